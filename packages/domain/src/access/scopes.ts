export const scopes = [
  'catalogue:read',
  'catalogue:write',
  // Sets the portions of a dish on a date, and replaces a dish.
  'catalogue:availability',
  // Ingredients, suppliers and recipes: what is really in a dish.
  'kitchen:read',
  'kitchen:write',
  // Writes in the book of the kitchen: temperatures, cleaning, what cools.
  'kitchen:check',
  // What suppliers charge: their invoices, with what was ordered and came in beside them.
  'purchases:read',
  // What dishes cost, and what they leave.
  'costs:read',
  'orders:read',
  // Places, confirms, edits and cancels orders, and answers for their allergies.
  'orders:write',
  // Sets aside a slot's capacity or a zone's minimum for an order.
  'orders:force',
  'orders:prepare',
  'orders:deliver',
  // Records clients' payments, and closes one's own till.
  'orders:pay',
  // Refunds, and closes other people's tills.
  'orders:refund',
  // Gives the month's invoices of companies, and reminds them.
  'invoices:write',
  'delivery:read',
  'delivery:write',
  'discounts:read',
  'discounts:write',
  'reports:read',
  'clients:read',
  'clients:write',
  'clients:export',
  'site:write',
  // Brings in products, ingredients, clients and postal codes from files: who holds it may write all of them by hand.
  'imports:write',
  'administrators:write',
  'database:manage',
] as const;

export type Scope = (typeof scopes)[number];

const ownersScopes = ['administrators:write', 'database:manage'] as const satisfies Scope[];

/** What an owner may give to anybody, or take. Letting people in and the database stay with owners. */
export type Right = Exclude<Scope, (typeof ownersScopes)[number]>;
export const rights = scopes.filter((scope): scope is Right => !ownersScopes.some((owners) => owners === scope));

export const roles = ['owner', 'manager', 'clerk', 'kitchen', 'delivery', 'accountant'] as const;

export type Role = (typeof roles)[number];

export const roleScopes: Readonly<Record<Role, readonly Scope[]>> = {
  owner: scopes,
  manager: rights,
  // Takes orders on the phone, looks after clients, notes payments. Sets nothing.
  clerk: [
    'catalogue:read',
    'orders:read',
    'orders:write',
    'orders:pay',
    'delivery:read',
    'discounts:read',
    'clients:read',
    'clients:write',
  ],
  // Writes recipes, cooks, says what has run out, sets "preparing" and "ready". Does not need the delivery address.
  kitchen: [
    'catalogue:read',
    'catalogue:availability',
    'kitchen:read',
    'kitchen:write',
    'kitchen:check',
    'purchases:read',
    'orders:read',
    'orders:prepare',
    'delivery:read',
  ],
  // Delivers, checks the vehicle, collects what is due, and reads the client's phone on the order: nobody may open.
  delivery: ['kitchen:check', 'orders:read', 'orders:deliver', 'orders:pay', 'delivery:read'],
  // Reads sales, codes, clients, categories and zones, what suppliers charge and what dishes cost; records payments and
  // refunds. Does not change products.
  accountant: [
    'catalogue:read',
    'kitchen:read',
    'purchases:read',
    'costs:read',
    'orders:read',
    'orders:pay',
    'orders:refund',
    'invoices:write',
    'delivery:read',
    'discounts:read',
    'reports:read',
    'clients:read',
    'clients:export',
  ],
};

interface RoleHolder {
  role: Role;
  /** Null: those of the role. */
  rights: readonly Right[] | null;
}

export const scopesOf = ({ role, rights: ownRights }: RoleHolder): readonly Scope[] => ownRights ?? roleScopes[role];

/** With any of these one sees a client's e-mail, phone and address. */
export const contactScopes: readonly Scope[] = ['clients:read', 'orders:deliver'];

/** Without it one sees and closes only one's own till, and takes back only what one noted oneself. */
export const othersTillsScope = 'orders:refund' satisfies Scope;

interface TillUser {
  id: number;
  scopes: readonly string[];
}

/** `takerId` is null where who noted it is no administrator any more. */
export const mayUseTill = ({ id, scopes: ownScopes }: TillUser, takerId: number | null): boolean =>
  takerId === id || ownScopes.includes(othersTillsScope);
