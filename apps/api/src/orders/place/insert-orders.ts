import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { writeAlerts } from '../judge/alert-rows.ts';
import { insertForcedRules } from './forced-rules.ts';
import { eventRowsOf, insertConflicts, lineRowsOf, type NewOrder, orderRowOf } from './placing-rows.ts';

/** Writes the order with its lines, allergy conflicts and first events. */
export async function insertOrder(db: Kysely<Database>, order: NewOrder): Promise<number> {
  const [id] = await insertOrders(db, [order]);
  if (id === undefined) throw new Error('the order was not written');
  return id;
}

/** Writes as many orders as fit one statement (some hundreds), each with all that is its own; their identifiers in the same order. */
export async function insertOrders(db: Kysely<Database>, orders: readonly NewOrder[]): Promise<number[]> {
  const rows = await db.insertInto('orders').values(orders.map(orderRowOf)).returning(['id', 'number']).execute();
  const ids = new Map(rows.map(({ id, number }) => [number, id]));
  const written = orders.map((order) => ({ order, id: ids.get(order.number) ?? 0 }));
  const lines = written.flatMap(({ id, order }) => lineRowsOf(id, order.assessment));
  await db.insertInto('order_lines').values(lines).execute();
  const events = await db
    .insertInto('order_events')
    .values(written.flatMap(({ id, order }) => eventRowsOf(id, order)))
    .returning(['id', 'order_id', 'kind'])
    .execute();
  const placed = new Map(events.filter(({ kind }) => kind === 'placed').map((event) => [event.order_id, event.id]));
  const endangered = written.filter(({ order }) => order.assessment.conflicts.length > 0);
  for (const { id, order } of endangered) await insertConflicts(db, id, placed.get(id) ?? 0, order);
  const alarmed = endangered.map(({ id }) => id);
  if (alarmed.length > 0) await writeAlerts(db, alarmed);
  for (const { id, order } of written) await insertForcedRules(db, id, order.forcedRules ?? [], order);
  return written.map(({ id }) => id);
}
