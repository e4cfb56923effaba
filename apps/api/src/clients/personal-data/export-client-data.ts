import { Readable } from 'node:stream';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { getOrder } from '../../orders/read/order-rows.ts';
import { getClient } from '../client-rows.ts';

/**
 * A JSON file of all that is kept of a client, written while it is read: never more than one of their orders is held.
 * @throws {Refusal} `not-found`
 */
export async function exportClientData(db: Kysely<Database>, id: number, now: Date): Promise<FileAnswer> {
  const { version: _version, ...client } = await getClient(db, id);
  const head = {
    exportedAt: now.toISOString(),
    client,
    log: await logOf(db, id),
    mergedRecords: await mergedInto(db, id),
  };
  const orders = await db.selectFrom('orders').select('id').where('client_id', '=', id).orderBy('id').execute();
  const numbers = orders.map((order) => order.id);
  return {
    mediaType: 'application/vnd.traiteur.client+json',
    headers: { 'content-disposition': `attachment; filename="client-${id}.json"`, 'cache-control': 'no-store' },
    body: Readable.from(written(head, ordersOf(db, numbers))),
  };
}

async function* ordersOf(db: Kysely<Database>, ids: readonly number[]) {
  for (const id of ids) yield await getOrder(db, id);
}

/** One object as JSON text, with its orders one after the other. */
async function* written(head: object, orders: AsyncIterable<object>) {
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "orders": [`;
  let between = '\n';
  for await (const order of orders) {
    yield between + JSON.stringify(order, null, 2);
    between = ',\n';
  }
  yield '\n  ]\n}\n';
}

/** What was done with the record: no colleague is named, whose data that is. */
const logOf = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('audit_entries')
    .select(['at', 'operation', 'before', 'after'])
    .where('tag', '=', 'clients')
    .where('thing_id', '=', String(id))
    .orderBy('at')
    .orderBy('id')
    .execute();

const mergedInto = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('client_merges')
    .select(['other_id as id', 'at', sql<object | null>`undo -> 'other'`.as('record')])
    .where('kept_id', '=', id)
    .orderBy('id')
    .execute();
