import type { BookedRefund } from '@traiteur/contract/money/booked-refunds.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { heldOf } from '@traiteur/domain/money/payment-status.ts';
import type Stripe from 'stripe';
import { keepAuditEntry } from '../../access/audit-entries/keep-audit-entry.ts';
import type { Person } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { giveInvoices } from '../../money/invoices/give/give-invoices.ts';
import { keepMovement, lockMoneyOf } from '../payments/payment-rows.ts';
import { stripe } from '../payments/providers/stripe.ts';
import { partsOf } from '../payments/refund-order.ts';
import { getOrder } from '../read/order-rows.ts';
import { isMade } from './compare-payments.ts';
import { type OnlinePayment, paymentOfIntent } from './online-payment-rows.ts';
import { insertRefund, leftOfPayments, refundNamed } from './online-refund-rows.ts';
import { intentIdOf } from './settle-dispute.ts';
import { accountOf } from './stripe-account.ts';
import { foundAtStripe } from './stripe-books.ts';

/**
 * Notes in our books what somebody gave back in Stripe's own administration: the order, its client's total, the sales and the credit notes follow as of
 * any refund. What was paid beyond the price goes back first.
 * @throws {Refusal} `not-found` unless Stripe has made it of a payment of that order, `stale` where it is noted already, `refund-too-large`,
 * `online-refund-too-large` while another refund of that payment is under way, `online-payments-off`, `provider-failed`
 */
export async function bookRefund(
  orderId: number,
  { reference, reason }: BookedRefund,
  by: Person,
  services: Pick<Services, 'db' | 'clock' | 'house' | 'brand' | 'stripe'>,
): Promise<Order> {
  const { client } = accountOf(services);
  const refund = await foundAtStripe(client.refunds.retrieve(reference));
  const intent = refund && intentIdOf(refund);
  const payment = intent === undefined ? undefined : await paymentOfIntent(services.db, { id: intent, metadata: {} });
  const isOurs = refund?.currency === services.house.currency.toLowerCase();
  if (!refund || payment?.order_id !== orderId || !isOurs || !isMade(refund)) throw new Refusal('not-found');
  return inTransaction(services.db, (db) => noteRefund(refund, { payment, reason, by }, { ...services, db }));
}

async function noteRefund(
  refund: Stripe.Refund,
  { payment, reason, by }: { payment: OnlinePayment; reason: string; by: Person },
  { db, clock, house, brand }: Pick<Services, 'db' | 'clock' | 'house' | 'brand'>,
): Promise<Order> {
  const order = await lockMoneyOf(db, payment.order_id);
  if (await refundNamed(db, refund)) throw new Refusal('stale');
  const { amount } = refund;
  if (amount > heldOf(order)) throw new Refusal('refund-too-large');
  const refundable = (await leftOfPayments(db, order.id)).find(({ id }) => id === payment.id)?.left ?? 0;
  if (amount > refundable) throw new Refusal('online-refund-too-large');
  const now = clock();
  const parts = await partsOf(db, order, { amount, lines: [], deliveryFee: false });
  const movement = { kind: 'refund', provider: stripe.name, method: 'online', amount, note: reason, parts } as const;
  const paymentId = await keepMovement(db, order, movement, { by, now });
  const state = refund.status === 'succeeded' ? 'done' : 'under_way';
  await insertRefund(db, {
    payment_id: paymentId,
    online_payment_id: payment.id,
    amount,
    refund_id: refund.id,
    state,
  });
  await giveInvoices(db, order.id, { clock, house, brand });
  const after = await getOrder(db, order.id);
  const record = { id: String(order.id), name: after.number };
  await keepAuditEntry(db, { at: now, by, tag: 'orders', operation: 'bookRefund', record });
  return after;
}
