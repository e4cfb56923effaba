import type { BookedRefund } from '@traiteur/contract/money/booked-refunds.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { heldOf } from '@traiteur/domain/money/payment-status.ts';
import type Stripe from 'stripe';
import { insertAuditEntry } from '../access/audit-entries/insert-audit-entry.ts';
import type { Acting } from '../core/acting.ts';
import { personOf } from '../core/caller.ts';
import { Refusal } from '../core/refusal.ts';
import { changeOrder } from '../orders/frame/change-order.ts';
import { recordMovement, type LockedMoney, lockMoneyOfAll } from '../orders/payments/payment-rows.ts';
import { partsOf } from '../orders/payments/refund-order.ts';
import { getOrder } from '../orders/read/order-rows.ts';
import { isMade } from './compare-payments.ts';
import { type OnlinePayment, paymentOfIntent } from '../money/online-payments/online-payment-rows.ts';
import { insertRefund, leftOfPayments, refundsNamed } from '../money/online-payments/online-refund-rows.ts';
import { intentIdOf } from './record-dispute-news.ts';
import { accountOf, type AtStripe } from './stripe-account.ts';
import { foundAtStripe } from './stripe-books.ts';

/**
 * Records a refund made in Stripe's own administration. What was paid beyond the price goes back first. What the order
 * cannot bear of it alone is shared out over the others that its payment is for.
 * @throws {Refusal} `not-found` unless Stripe made it for that order, `stale` if it is recorded, `refund-too-large`,
 * `online-refund-too-large` while another one is under way, `online-payments-off`, `provider-failed`
 */
export async function bookRefund(
  orderId: number,
  { reference, reason }: BookedRefund,
  acting: Acting & AtStripe,
): Promise<Order> {
  const { client } = accountOf(acting);
  const { db, house } = acting;
  const refund = await foundAtStripe(client.refunds.retrieve(reference));
  const intent = refund && intentIdOf(refund);
  const payment = intent === undefined ? undefined : await paymentOfIntent(db, { id: intent, metadata: {} });
  const isOurs = refund?.currency === house.currency.toLowerCase();
  if (!refund || !payment?.parts.some(({ order_id }) => order_id === orderId) || !isOurs || !isMade(refund))
    throw new Refusal('not-found');
  return changeOrder(orderId, acting, {
    lock: (transaction) =>
      lockMoneyOfAll(
        transaction,
        payment.parts.flatMap(({ order_id }) => order_id ?? []),
      ),
    async work(orders, within) {
      const itsOwnFirst = orders.toSorted((a, b) => Number(b.id === orderId) - Number(a.id === orderId));
      await recordRefund(itsOwnFirst, refund, { payment, reason }, within);
      const record = { id: String(orderId), name: (await getOrder(within.db, orderId)).number };
      const auditEntry = { at: within.clock(), by: personOf(within.caller), tag: 'orders', operation: 'bookRefund' };
      await insertAuditEntry(within.db, { ...auditEntry, record });
    },
  });
}

async function recordRefund(
  orders: readonly LockedMoney[],
  refund: Stripe.Refund,
  { payment, reason }: { payment: OnlinePayment; reason: string },
  acting: Acting,
): Promise<void> {
  const { db } = acting;
  if ((await refundsNamed(db, refund)).length > 0) throw new Refusal('stale');
  if (refund.amount > orders.reduce((sum, order) => sum + heldOf(order), 0)) throw new Refusal('refund-too-large');
  const state = refund.status === 'succeeded' ? 'done' : 'under_way';
  let amountLeft = refund.amount;
  for (const order of orders) {
    const refundable = (await leftOfPayments(db, order.id)).find(({ id }) => id === payment.id)?.left ?? 0;
    const amount = Math.min(amountLeft, refundable, heldOf(order));
    if (amount === 0) continue;
    amountLeft -= amount;
    const parts = await partsOf(db, order, { amount, lines: [], deliveryFee: false });
    const movement = { kind: 'refund', provider: 'stripe', method: 'online', amount, note: reason, parts } as const;
    const payment_id = await recordMovement(order, movement, acting);
    await insertRefund(db, { payment_id, online_payment_id: payment.id, amount, refund_id: refund.id, state });
  }
  if (amountLeft > 0) throw new Refusal('online-refund-too-large');
}
