import type { Client, clientInput } from '@traiteur/contract/clients/clients.ts';
import type { NewAddress } from '@traiteur/contract/clients/new-address.ts';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import { remove, updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Saving } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { judgeOrders } from '../../orders/judge/judge-orders.ts';
import { addressesOf, insertAddress, saveAddresses } from './address-rows.ts';
import { eatersOf, saveSelf, selfOf } from './eater-rows.ts';
import { type ClientColumns, shownOf, unprovenEmailOf } from './client-columns.ts';
import { withNumber, withNumbers } from './client-phones.ts';

type Input = z.output<typeof clientInput>;

export async function getClient(db: Kysely<Database>, id: number): Promise<Client> {
  const [client] = await clientsById(db, [id]);
  if (!client) throw new Refusal('not-found');
  return client;
}

/** In the order of their ids; who is gone is left out. */
export async function clientsById(db: Kysely<Database>, ids: readonly number[]): Promise<Client[]> {
  const rows = await db
    .selectFrom('clients')
    .selectAll()
    .select([
      selfOf.as('self'),
      eatersOf.as('eaters'),
      addressesOf.as('addresses'),
      unprovenEmailOf.as('unprovenEmail'),
    ])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .orderBy('id')
    .execute();
  return rows.map(clientOf);
}

/** @throws {Refusal} `invalid-input` on a phone that is not valid */
export const createClient = (db: Kysely<Database>, input: Input, now: Date) =>
  inTransaction(db, async (transaction) => {
    const client = withNumbers(input);
    const values = { ...rowOf(client, now), created_at: now, last_order_at: null };
    const insertion = transaction.insertInto('clients').values(values).returning('id');
    const { id } = await insertion.executeTakeFirstOrThrow();
    await saveSelf(transaction, id, client);
    await saveAddresses(transaction, id, client.addresses);
    return getClient(transaction, id);
  });

/** @throws {Refusal} `stale`, `not-found`, `invalid-input` on a changed phone that is not valid */
export const updateClient = (db: Kysely<Database>, id: number, version: number, input: Input, saving: Saving) =>
  inTransaction(db, async (transaction) => {
    // Locked before their allergens, in the order of a merge.
    await sql`select from clients where id = ${id} for no key update`.execute(transaction);
    const storedClient = await getClient(transaction, id);
    if (storedClient.erasedAt) throw new Refusal('not-found');
    const client = withNumbers(input, storedClient);
    await updateVersion(transaction, 'clients', id, version, rowOf(client, saving.now));
    await saveSelf(transaction, id, client);
    await judgeOrders(transaction, { clientIds: [id] }, saving);
    await saveAddresses(transaction, id, client.addresses);
    return getClient(transaction, id);
  });

/** @throws {Refusal} `not-found`, `invalid-input` on a phone that is not valid, or with too many addresses */
export const addClientAddress = (db: Kysely<Database>, id: number, address: NewAddress, now: Date) =>
  inTransaction(db, async (transaction) => {
    await countSaving(transaction, id, now);
    await insertAddress(transaction, id, withNumber(address));
    return getClient(transaction, id);
  });

/** Locks the client, and makes forms with old addresses `stale`. @throws {Refusal} `not-found`, also if erased */
export async function countSaving(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  const saving = { version: sql<number>`version + 1`, updated_at: now };
  const update = db.updateTable('clients').set(saving).where('id', '=', id).where('erased_at', 'is', null);
  if (!(await update.executeTakeFirst()).numUpdatedRows) throw new Refusal('not-found');
}

export const removeClient = (db: Kysely<Database>, id: number) => remove(db, 'clients', id);

const clientOf = (row: ClientColumns & Pick<Client, 'addresses' | 'eaters'>): Client => ({
  ...shownOf(row),
  locale: row.locale,
  dietNote: row.self.dietNote,
  eaterId: row.self.id,
  eaters: row.eaters,
  houseNote: row.house_note,
  marketingConsent: row.marketing_consent,
  addresses: row.addresses,
  erasedAt: row.erased_at?.toISOString() ?? null,
});

const rowOf = (input: Input, now: Date) => ({
  first_name: input.firstName,
  last_name: input.lastName,
  email: input.email,
  phone: input.phone,
  locale: input.locale,
  house_note: input.houseNote,
  marketing_consent: input.marketingConsent,
  updated_at: now,
});
