import type { Client, ClientRow, clientInput, clients } from '@traiteur/contract/clients.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { remove, updateVersion } from '../database/rows/versioned-rows.ts';
import { matches, pageOf } from '../database/rows/paging.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import type { Saving } from '../core/caller.ts';
import { Refusal } from '../core/refusal.ts';
import { addressesOf, saveAddresses } from './address-rows.ts';
import { words } from '../database/rows/sorts.ts';
import { judgeOrders } from '../orders/judge/judge-orders.ts';

type Query = Received<(typeof clients.operations)['list']>['query'];
type Input = z.output<typeof clientInput>;

export function listClients(db: Kysely<Database>, query: Query) {
  let rows = db
    .selectFrom('clients')
    .selectAll()
    .select([allergensOf.as('allergens'), firstCity.as('city')]);
  if (query.search) rows = rows.where(matches(sql.ref('search'), query.search));
  return pageOf(db, rows, query, { sorts: { name: words('last_name') }, usual: 'name', id: sql.ref('id') }, listedOf);
}

export async function getClient(db: Kysely<Database>, id: number): Promise<Client> {
  const row = await db
    .selectFrom('clients')
    .selectAll()
    .select([allergensOf.as('allergens'), addressesOf.as('addresses')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return clientOf(row);
}

export const createClient = (db: Kysely<Database>, input: Input, now: Date) =>
  inTransaction(db, async (transaction) => {
    const values = { ...rowOf(input, now), created_at: now, last_order_at: null };
    const created = transaction.insertInto('clients').values(values).returning('id');
    const { id } = await created.executeTakeFirstOrThrow();
    await saveAllergens(transaction, id, input.allergens);
    await saveAddresses(transaction, id, input.addresses);
    return getClient(transaction, id);
  });

/** Saves a client whole. Their orders that are not over are judged again by what they react to now. */
export const updateClient = (db: Kysely<Database>, id: number, version: number, input: Input, saving: Saving) =>
  inTransaction(db, async (transaction) => {
    await updateVersion(transaction, 'clients', id, version, rowOf(input, saving.now));
    await transaction.deleteFrom('client_allergens').where('client_id', '=', id).execute();
    await saveAllergens(transaction, id, input.allergens);
    await judgeOrders(transaction, { clientIds: [id] }, saving);
    await saveAddresses(transaction, id, input.addresses);
    return getClient(transaction, id);
  });

export const removeClient = (db: Kysely<Database>, id: number) => remove(db, 'clients', id);

const allergensOf = sql<Client['allergens']>`coalesce((
  select json_agg(json_build_object('allergenId', allergen_id, 'severity', severity) order by allergen_id)
  from client_allergens where client_id = clients.id), '[]')`;

const firstCity = sql<string>`coalesce((
  select city from addresses where client_id = clients.id order by addresses.id limit 1), '')`;

const saveAllergens = (db: Kysely<Database>, clientId: number, allergens: Input['allergens']) =>
  sql`insert into client_allergens (client_id, allergen_id, severity)
    select ${clientId}::integer, given."allergenId", given.severity
    from jsonb_to_recordset(${JSON.stringify(allergens)}::jsonb) as given ("allergenId" integer, severity text)`.execute(
    db,
  );

type Row = Selectable<Database['clients']>;

const listedOf = (row: Row & Pick<ClientRow, 'allergens' | 'city'>): ClientRow => ({ ...shownOf(row), city: row.city });

const shownOf = (row: Row & Pick<Client, 'allergens'>) => ({
  id: row.id,
  version: row.version,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  allergens: row.allergens,
  ordersCount: row.orders_count,
  ordersAmount: row.orders_amount,
  lastOrderAt: row.last_order_at?.toISOString() ?? null,
});

const clientOf = (row: Row & Pick<Client, 'allergens' | 'addresses'>): Client => ({
  ...shownOf(row),
  locale: row.locale,
  dietNote: row.diet_note,
  houseNote: row.house_note,
  marketingConsent: row.marketing_consent,
  addresses: row.addresses,
});

const rowOf = (input: Input, now: Date) => ({
  first_name: input.firstName,
  last_name: input.lastName,
  email: input.email,
  phone: input.phone,
  locale: input.locale,
  diet_note: input.dietNote,
  house_note: input.houseNote,
  marketing_consent: input.marketingConsent,
  updated_at: now,
});
