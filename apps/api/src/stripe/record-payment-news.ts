import { lockIfKept } from '../orders/ledger/group-orders.ts';
import { paymentFailureEvents, receivedParts } from '@traiteur/domain/money/online-payments.ts';
import type Stripe from 'stripe';
import type { Actor, Reading } from '../core/acting.ts';
import { notifyOfGuest } from '../house/house-news/notify-colleagues.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { insertEvent } from '../orders/ledger/event-rows.ts';
import { lockMoneyOfAll, recordMovement, recordWithoutOrder } from '../orders/payments/payment-rows.ts';
import {
  byStripe,
  changePayment,
  lockPayment,
  paymentOfIntent,
  type PaymentPart,
  writeReceivedParts,
} from '../money/online-payments/online-payment-rows.ts';

/**
 * News may repeat and come in any order; money comes in once, of all the orders that it is for, and stays. It also
 * comes in for a cancelled order, where it shows as to be refunded, and for a group order that is closed, from which it
 * goes back (`refund-guests.ts`). Answers whether the payment is ours.
 */
export async function recordPaymentNews(
  intent: Stripe.PaymentIntent,
  reading: Reading,
  caller: Actor = byStripe,
): Promise<boolean> {
  const { db, house } = reading;
  const ownPayment = await paymentOfIntent(db, intent);
  if (!ownPayment || intent.currency !== house.currency.toLowerCase()) return false;
  await inTransaction(db, async (transaction) => {
    for (const { order_id, group_order_id } of ownPayment.parts)
      if (order_id === null && group_order_id !== null) await lockIfKept(transaction, group_order_id);
    const orderIds = ownPayment.parts.flatMap(({ order_id }) => order_id ?? []);
    const orders = await lockMoneyOfAll(transaction, orderIds);
    const payment = await lockPayment(transaction, ownPayment.id);
    if (payment.state === 'paid') return;
    const intentOf = { intent_id: intent.id };
    if (intent.status === 'succeeded') {
      const payments: (PaymentPart & { payment_id: number })[] = [];
      for (const part of receivedParts(intent.amount_received, payment.parts)) {
        const movement = {
          kind: 'payment',
          provider: 'stripe',
          method: 'online',
          amount: part.amount,
          note: '',
        } as const;
        const acting = { ...reading, db: transaction, caller };
        const order = orders.find(({ id }) => id === part.order_id);
        const payment_id = await (order
          ? recordMovement(order, movement, acting)
          : recordWithoutOrder(movement, acting));
        payments.push({ ...part, payment_id });
      }
      await writeReceivedParts(transaction, payment.id, payments);
      await changePayment(transaction, payment.id, { ...intentOf, state: 'paid', failure: '' });
    } else if (intent.status === 'canceled') {
      await changePayment(transaction, payment.id, { ...intentOf, state: 'cancelled' });
    } else if (intent.last_payment_error) {
      const { code, decline_code } = intent.last_payment_error;
      const failure = decline_code ?? code ?? 'failed';
      const failed_charge = chargeIdOf(intent);
      // The nightly comparison hears the same failure again.
      const isNew = failure !== payment.failure || failed_charge !== payment.failed_charge;
      if (!isNew) return;
      await changePayment(transaction, payment.id, { ...intentOf, failure, failed_charge, failure_seen_at: null });
      const acting = { ...reading, db: transaction, caller };
      if (payment.parts.some(({ order_id, group_order_id }) => order_id === null && group_order_id !== null))
        await notifyOfGuest(transaction, payment.id, reading.clock());
      for (const { id } of orders) await insertEvent(acting, id, { kind: paymentFailureEvents.told });
    }
  });
  return true;
}

const chargeIdOf = ({ latest_charge: charge }: Stripe.PaymentIntent): string =>
  (typeof charge === 'string' ? charge : charge?.id) ?? '';
