import type { PurchaseOrder } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { isPossible, type PurchaseOrderStep } from '@traiteur/domain/kitchen/stock/purchase-orders.ts';
import type { Kysely, Updateable } from 'kysely';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { afterCommit, inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { purchaseOrderMail } from './purchase-order-mail.ts';
import { getPurchaseOrder } from './purchase-order-rows.ts';

type Cook = Context<'kitchen:write'>;

/** @throws {Refusal} `not-found`, `status-not-allowed`, `supplier-without-email` */
export const sendPurchaseOrder = (id: number, { mail }: { mail: boolean }, context: Cook): Promise<PurchaseOrder> =>
  inTransaction(context.db, async (db) => {
    const { mailAddress } = await lockFor(db, id, 'send');
    if (mail && mailAddress === '') throw new Refusal('supplier-without-email');
    const order = await change(db, id, { status: 'sent', sent_at: context.clock(), sent_to: mail ? mailAddress : '' });
    if (mail) {
      const letter = await purchaseOrderMail(db, order, context);
      afterCommit(db, () => context.mailer.post(() => Promise.resolve(letter)));
    }
    return order;
  });

/** What came of it stays; of nothing more is waited for. @throws {Refusal} `not-found`, `status-not-allowed` */
export const cancelPurchaseOrder = (id: number, { db }: Pick<Cook, 'db'>): Promise<PurchaseOrder> =>
  inTransaction(db, async (transaction) => {
    const { isPartial } = await lockFor(transaction, id, 'cancel');
    return change(transaction, id, { status: isPartial ? 'received' : 'cancelled' });
  });

async function lockFor(db: Kysely<Database>, id: number, step: PurchaseOrderStep): Promise<PurchaseOrder> {
  await db.selectFrom('purchase_orders').select('id').where('id', '=', id).forUpdate().execute();
  const order = await getPurchaseOrder(db, id);
  if (!isPossible(order.status, step)) throw new Refusal('status-not-allowed');
  return order;
}

async function change(
  db: Kysely<Database>,
  id: number,
  values: Updateable<Database['purchase_orders']>,
): Promise<PurchaseOrder> {
  await db
    .updateTable('purchase_orders')
    .set((is) => ({ ...values, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return getPurchaseOrder(db, id);
}
