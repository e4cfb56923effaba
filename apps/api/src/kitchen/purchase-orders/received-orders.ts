import { isPossible } from '@traiteur/domain/kitchen/stock/purchase-orders.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { weightReceived } from './purchase-order-rows.ts';

/** Until the transaction ends. @throws {Refusal} `unknown-reference`, `status-not-allowed` unless it is on its way */
export async function lockForGoods(db: Kysely<Database>, id: number): Promise<{ supplierId: number }> {
  const order = await db
    .selectFrom('purchase_orders')
    .select(['status', 'supplier_id as supplierId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal('unknown-reference', { field: 'purchaseOrderId' });
  if (!isPossible(order.status, 'receive')) throw new Refusal('status-not-allowed');
  return order;
}

/** All of it came, or somebody says that the rest does not. */
export async function finishWhenWhole(db: Kysely<Database>, id: number, isComplete: boolean): Promise<void> {
  await sql`update purchase_orders set status = 'received', version = version + 1 where id = ${id} and (${isComplete}
    or not exists (select from purchase_order_lines l where l.purchase_order_id = ${id}
      and ${weightReceived} < l.packs * l.pack_weight::bigint))`.execute(db);
}

/** Goods of it were taken back: more of it comes. */
export const reopen = (db: Kysely<Database>, id: number): Promise<unknown> =>
  db
    .updateTable('purchase_orders')
    .set((is) => ({ status: 'sent', version: is('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'received')
    .execute();
