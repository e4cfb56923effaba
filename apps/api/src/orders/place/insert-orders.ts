import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { writeAlerts } from '../ledger/alert-rows.ts';
import { insertEvents } from '../ledger/event-rows.ts';
import { insertForcedRules } from './forced-rules.ts';
import { firstEventsOf, insertConflicts, lineRowsOf, type NewOrder, orderRowOf } from './placing-rows.ts';

export async function insertOrder(db: Kysely<Database>, order: NewOrder): Promise<number> {
  const [id] = await insertOrders(db, [order]);
  if (id === undefined) throw new Error('the order was not written');
  return id;
}

/** Takes as many orders as fit one statement (some hundreds). The ids are in the order of the orders. */
export async function insertOrders(db: Kysely<Database>, orders: readonly NewOrder[]): Promise<number[]> {
  const rows = await db.insertInto('orders').values(orders.map(orderRowOf)).returning(['id', 'number']).execute();
  const ids = new Map(rows.map(({ id, number }) => [number, id]));
  const ordersWithId = orders.map((order) => ({ order, id: ids.get(order.number) ?? 0 }));
  const lines = ordersWithId.flatMap(({ id, order }) => lineRowsOf(id, order.assessment));
  await db.insertInto('order_lines').values(lines).execute();
  const firstEvents = ordersWithId.flatMap(({ id, order }) => firstEventsOf(id, order));
  const events = await insertEvents(db, firstEvents);
  const placingEvents = new Map(events.filter(({ kind }) => kind === 'placed').map(({ orderId, id }) => [orderId, id]));
  const ordersInConflict = ordersWithId.filter(({ order }) => order.assessment.conflicts.length > 0);
  for (const { id, order } of ordersInConflict) await insertConflicts(db, id, placingEvents.get(id) ?? 0, order);
  const idsInConflict = ordersInConflict.map(({ id }) => id);
  if (idsInConflict.length > 0) await writeAlerts(db, idsInConflict);
  for (const { id, order } of ordersWithId) await insertForcedRules(db, id, order.forcedRules ?? [], order);
  return ordersWithId.map(({ id }) => id);
}
