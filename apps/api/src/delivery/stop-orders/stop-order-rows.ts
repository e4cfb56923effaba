import type { StopOrderInput } from '@traiteur/contract/delivery/stop-orders.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

/** @throws {Refusal} `stale` where the round was ordered since, or an order has left it */
export async function updateStopOrder(
  db: Kysely<Database>,
  { date, zoneId, start, end, orderIds, version }: StopOrderInput,
): Promise<{ orderIds: number[]; version: number }> {
  // One statement, so that nothing changes between the check of the round and the write.
  const isWhole = sql`(select count(*) = ${orderIds.length} from orders
    where id = any(${orderIds}::integer[]) and status <> 'cancelled' and zone_id = ${zoneId} and delivery_date = ${date}::date
      and slot_starts = ${start}::time and slot_ends = ${end}::time)`;
  const { rows } =
    version === 0
      ? await sql<{ version: number }>`
          insert into stop_orders (zone_id, delivery_date, slot_starts, slot_ends, order_ids)
          select ${zoneId}, ${date}::date, ${start}::time, ${end}::time, ${orderIds}::integer[] where ${isWhole}
          on conflict do nothing returning version`.execute(db)
      : await sql<{ version: number }>`
          update stop_orders set order_ids = ${orderIds}::integer[], version = version + 1
          where zone_id = ${zoneId} and delivery_date = ${date}::date and slot_starts = ${start}::time and slot_ends = ${end}::time
            and version = ${version} and ${isWhole} returning version`.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('stale');
  return { orderIds, version: row.version };
}
