import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { smallKitchen } from '../small-kitchen.ts';
import { wednesday } from '../small-kitchen.ts';
import type { testApp } from '../test-app.ts';

type Kitchen = Awaited<ReturnType<typeof smallKitchen>>;
type App = Pick<Awaited<ReturnType<typeof testApp>>, 'db' | 'signedIn' | 'clientSignedIn' | 'client'>;

/** Who sends something, and through whom: a judge may stand between. */
type Through = (client: ApiClient) => ApiClient;

/**
 * Few clients, dishes, slots and codes, so that concurrent work conflicts. Clients are households of one to three, of
 * which many react to something; two of three order for a company.
 */
export async function sharedHouse(app: App, kitchen: Kitchen, through: Through = (client) => client) {
  const { world } = kitchen;
  const owner = through(await app.signedIn('owner'));
  const walnuts = await world.allergen('Noix', 'Walnuts');
  const allergens = [kitchen.sesame, walnuts];
  const dishes = [kitchen.bowl, kitchen.dahl];
  const desserts = await world.category('Desserts');
  await app.db.updateTable('categories').set({ permanent: true }).where('id', '=', desserts).execute();
  for (const [name, price, contents] of [
    ['Gratin', 900, { contains: walnuts }],
    ['Salade', 650, { mayContain: kitchen.sesame }],
    // Offered beside the choices of a planned date.
    ['Tarte', 1090, { category: desserts }],
  ] as const)
    dishes.push(await kitchen.dish({ name, price, available: 40, ...contents }));
  const companies = [await company(owner, 'Atelier Nord', 60_000), await company(owner, 'Studio Sud', null)];
  const people = [kitchen.marc, kitchen.ines];
  for (const reactions of householders(allergens)) people.push(await world.client(reactions));
  const clients = [];
  for (const [index, person] of people.entries()) {
    const companyId = [null, ...companies][index % 3] ?? null;
    await owner.call('clients', 'setClientCompany', { id: person.clientId }, { companyId });
    const eaterIds = await table(owner, person.clientId, householders(allergens).slice(index, index + (index % 3)));
    clients.push({ person, eaterIds, site: through(await app.clientSignedIn(person.clientId)) });
  }
  const narrow = await world.schedule(kitchen.zone, '13:00', '14:00', 6);
  const days = [wednesday, '2026-12-02'];
  const slots = days.flatMap((date) =>
    [kitchen.lunch, kitchen.evening, narrow].map((scheduleId) => ({ scheduleId, date })),
  );
  // Of two dates, one is planned from the start: without the salad, and the tart is always there.
  const [salad, tart] = dishes.slice(-2);
  const choiceIds = dishes.filter((dish) => dish !== salad && dish !== tart);
  const plan = { version: 0, choiceIds, publishedOn: '2026-11-23', ordersKept: false };
  await owner.call('menu-plans', 'updateMenuPlan', { date: '2026-12-02' }, plan);
  for (const [code, totalLimit, firstOrderOnly] of [
    ['RARE', 5, false],
    ['PREMIERE', null, true],
    ['TOUS', null, false],
  ] as const)
    await owner.call(
      'discount-codes',
      'create',
      {},
      {
        code,
        type: 'percent',
        value: 1000,
        minimumGoods: null,
        validFrom: null,
        validUntil: null,
        totalLimit,
        clientLimit: null,
        firstOrderOnly,
        categoryIds: [],
        active: true,
      },
    );
  const starts = { [kitchen.lunch]: '11:00', [narrow]: '13:00', [kitchen.evening]: '18:00' };
  return {
    db: app.db,
    kitchen,
    owner,
    /** Without an account. */
    stranger: through(await app.client()),
    starts,
    allergens,
    dishes,
    companies,
    clients,
    slots,
    codes: ['RARE', 'PREMIERE', 'TOUS'],
    orders: [] as number[],
  };
}

const company = async (owner: ApiClient, legalName: string, creditLimit: number | null): Promise<number> =>
  (
    await owner.call(
      'companies',
      'create',
      {},
      {
        legalName,
        businessNumber: '',
        vatNumber: '',
        address: '',
        postalCode: '',
        city: '',
        country: 'FR',
        contacts: [],
        referenceRequired: false,
        terms: 'monthly',
        invoiceGroups: 'person',
        creditLimit,
        active: true,
      },
    )
  ).id;

interface Reactions {
  allergicTo?: number;
  intolerantTo?: number;
}

const householders = ([sesame = 0, walnuts = 0]: readonly number[]): Reactions[] => [
  { allergicTo: walnuts },
  {},
  { intolerantTo: sesame },
  { allergicTo: sesame },
  {},
  { allergicTo: walnuts, intolerantTo: sesame },
  { intolerantTo: walnuts },
  { allergicTo: sesame },
  {},
  { allergicTo: walnuts },
];

/** The client themselves first; these eat with them. */
async function table(owner: ApiClient, id: number, companions: readonly Reactions[]): Promise<number[]> {
  for (const [seat, { allergicTo, intolerantTo }] of companions.entries()) {
    const allergens = [
      ...(allergicTo ? [{ allergenId: allergicTo, severity: 'allergy' as const }] : []),
      ...(intolerantTo ? [{ allergenId: intolerantTo, severity: 'intolerance' as const }] : []),
    ];
    await owner.call('clients', 'createEater', { id }, { ...nothingKnown, name: `Convive ${seat}`, allergens });
  }
  const { items } = await owner.call('clients', 'listEaters', { id });
  return items.map((eater) => eater.id);
}

export const nothingKnown = { dietNote: '', allergens: [], allergiesAsked: true };

export type SharedHouse = Awaited<ReturnType<typeof sharedHouse>>;
