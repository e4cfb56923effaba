import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { mayUseTill } from '@traiteur/domain/access/scopes.ts';
import type { PaymentKind } from '@traiteur/domain/money/payment-methods.ts';
import type { Kysely } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import type { StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { changeOrder } from '../frame/change-order.ts';
import { mirrorOf } from './mirror-image.ts';
import { recordMovement, lockMoneyOf } from './payment-rows.ts';
import { isUndoable } from '../read/read-payments.ts';

/** @throws {Refusal} `not-found`, `not-allowed` for what is in another person's till, `payment-final` */
export const undoPayment = (
  id: number,
  paymentId: number,
  kind: PaymentKind,
  acting: Acting<StaffCaller>,
): Promise<Order> =>
  changeOrder(id, acting, {
    lock: lockMoneyOf,
    async work(order, within) {
      const payment = await paymentOf(within.db, id, paymentId, kind);
      if (!mayUseTill(acting.caller, payment.takerId)) throw new Refusal('not-allowed');
      if (!isUndoable(payment, order)) throw new Refusal('payment-final');
      // The payment itself is neither changed nor removed.
      await recordMovement(order, await mirrorOf(within.db, paymentId), within);
    },
  });

/** Locked, so that no cash-up includes it meanwhile. */
async function paymentOf(db: Kysely<Database>, orderId: number, id: number, kind: PaymentKind) {
  const payment = await db
    .selectFrom('payments')
    .select(['kind', 'provider', 'amount', 'reverses', 'cash_up_id', 'by_id as takerId'])
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw new Refusal('not-found');
  const reversal = await db.selectFrom('payments').select('id').where('reverses', '=', id).executeTakeFirst();
  return { ...payment, isUndone: reversal !== undefined, isCashedUp: payment.cash_up_id !== null };
}
