import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { writeAlerts } from '../ledger/alert-rows.ts';
import { insertionOfEvents, type UninvoicedEvent } from '../ledger/event-rows.ts';
import { insertForcedRules } from './forced-rules.ts';
import { insertionOfLines } from './line-rows.ts';
import { firstEventsOf, insertConflicts, lineRowsOf, type NewOrder, orderRowOf } from './placing-rows.ts';

export async function insertOrder(db: Kysely<Database>, order: NewOrder): Promise<number> {
  const [id] = await insertOrders(db, [order]);
  if (id === undefined) throw new Error('the order was not written');
  return id;
}

/** With lines and events in one statement, which takes some hundreds. The ids are in the order of the orders. */
export async function insertOrders(db: Kysely<Database>, orders: readonly NewOrder[]): Promise<number[]> {
  const ordersWithId = await withIds(db, orders);
  const rows = ordersWithId.map(({ id, order }) => ({ ...orderRowOf(order), id }));
  const lines = ordersWithId.flatMap(({ id, order }) => lineRowsOf(id, order.assessment));
  const firstEvents = ordersWithId.flatMap(({ id, order }) => firstEventsOf(id, order));
  const { rows: events } = await sql<Pick<UninvoicedEvent, 'orderId' | 'kind'> & { id: number }>`
    with placed as (${db.insertInto('orders').values(rows)}), lines as (${insertionOfLines(lines)})
    ${insertionOfEvents(firstEvents)}`.execute(db);
  const placingEvents = new Map(events.filter(({ kind }) => kind === 'placed').map(({ orderId, id }) => [orderId, id]));
  const ordersInConflict = ordersWithId.filter(({ order }) => order.assessment.conflicts.length > 0);
  for (const { id, order } of ordersInConflict) await insertConflicts(db, id, placingEvents.get(id) ?? 0, order);
  const idsInConflict = ordersInConflict.map(({ id }) => id);
  if (idsInConflict.length > 0) await writeAlerts(db, idsInConflict);
  for (const { id, order } of ordersWithId) await insertForcedRules(db, id, order.forcedRules ?? [], order);
  return ordersWithId.map(({ id }) => id);
}

async function withIds(db: Kysely<Database>, orders: readonly NewOrder[]) {
  const lacking = orders.filter(({ id }) => id === undefined).length;
  const nextIds =
    lacking === 0
      ? []
      : (
          await sql<{
            id: number;
          }>`select nextval('orders_id_seq') as id from generate_series(1, ${lacking}::integer)`.execute(db)
        ).rows;
  return orders.map((order) => ({ order, id: order.id ?? nextIds.shift()?.id ?? 0 }));
}
