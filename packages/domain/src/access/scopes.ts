/** Each thing that a person may be allowed to do. */
export const scopes = [
  'catalogue:read',
  'catalogue:write',
  // Says how many portions of a dish there are on a date, and puts another dish in its place.
  'catalogue:availability',
  'orders:read',
  // Places, confirms, edits and cancels an order, and answers for an allergy on it.
  'orders:write',
  // Sets a rule of the house aside for one order: the slot's room, the zone's minimum.
  'orders:force',
  // Sets an order to "preparing" and to "ready".
  'orders:prepare',
  // Leaves with an order, hands it over, or says why that failed.
  'orders:deliver',
  // Notes what a client pays, and cashes up one's own till.
  'orders:pay',
  // Gives money back, and cashes up the tills of others.
  'orders:refund',
  'delivery:read',
  'delivery:write',
  'discounts:read',
  'discounts:write',
  'reports:read',
  'clients:read',
  'clients:write',
  'clients:export',
  // Writes what the site where clients order says of the house.
  'site:write',
  'administrators:write',
  'database:manage',
] as const;

export type Scope = (typeof scopes)[number];

/** The owner first, who may do everything. */
export const roles = ['owner', 'manager', 'kitchen', 'delivery', 'accountant'] as const;

export type Role = (typeof roles)[number];

/** Presets: what a new administrator of that role may do, before anybody adds or takes away a scope. */
export const roleScopes: Readonly<Record<Role, readonly Scope[]>> = {
  owner: scopes,
  // Manages everything but the administrators and the database.
  manager: scopes.filter((scope) => scope !== 'administrators:write' && scope !== 'database:manage'),
  // Cooks from the production list and the recipes, says what has run out, and sets "preparing" and "ready". Does not need to know where the order
  // goes.
  kitchen: ['catalogue:read', 'catalogue:availability', 'orders:read', 'orders:prepare', 'delivery:read'],
  // Drives to the stops, sets "delivered" or "failed", collects what is due, and finds the client's phone on the order when nobody opens the door.
  delivery: ['orders:read', 'orders:deliver', 'orders:pay', 'delivery:read'],
  // Reads sales, codes, clients, categories and zones, notes payments and refunds orders; does not change products.
  accountant: [
    'catalogue:read',
    'orders:read',
    'orders:pay',
    'orders:refund',
    'delivery:read',
    'discounts:read',
    'reports:read',
    'clients:read',
    'clients:export',
  ],
};

/** Whoever holds one of these learns how to reach the client of an order: e-mail, phone, address. */
export const contactScopes: readonly Scope[] = ['clients:read', 'orders:deliver'];

/** Whoever holds it sees and cashes up the tills of others too; without it one's own alone. */
export const othersTillsScope = 'orders:refund' satisfies Scope;
