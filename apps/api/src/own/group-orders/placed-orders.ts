import type { Reading } from '../../core/acting.ts';
import { changeableUntil } from '../../orders/read/changeable-until.ts';
import { getOrder } from '../../orders/read/order-rows.ts';

/** Null where the group order is no order, or its kitchen has begun. */
export async function placedChangeableUntil(
  groupOrderId: number,
  { db, clock, house }: Pick<Reading, 'db' | 'clock' | 'house'>,
): Promise<Date | null> {
  const row = db.selectFrom('orders').select('id').where('group_order_id', '=', groupOrderId);
  const order = await row.executeTakeFirst();
  if (!order) return null;
  return changeableUntil(db, await getOrder(db, order.id), { now: clock(), house });
}
