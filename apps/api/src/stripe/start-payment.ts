import { amountDue } from '@traiteur/domain/money/payment-status.ts';
import type Stripe from 'stripe';
import { Refusal } from '../core/refusal.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { lockMoneyOf } from '../orders/payments/payment-rows.ts';
import { changeAmount, changePayment, type OnlinePayment, openPaymentOf, referenceKey } from './online-payment-rows.ts';
import { recordPaymentNews } from './record-payment-news.ts';
import { accountOf, answerOf, type AtStripe } from './stripe-account.ts';

/** Stripe still accepts another amount. */
const changeable: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/**
 * Continues the open payment, so that all who pay at the same time share one. Only the confirmation with a card says
 * that it is saved, never the shared payment. `customer`: for whom Stripe saves cards.
 * @throws {Refusal} `not-found`, `nothing-due`, `payment-under-way`, `online-payments-off`, `provider-failed`
 */
export async function startPayment(
  orderId: number,
  customer: string | undefined,
  services: AtStripe,
): Promise<Stripe.PaymentIntent> {
  const { client } = accountOf(services);
  const { db, clock } = services;
  // A payment that is over at Stripe is recorded first, then the next one begins.
  for (let attempt = 1; attempt <= 3; attempt++) {
    const { payment, due } = await inTransaction(db, async (transaction) => {
      const order = await lockMoneyOf(transaction, orderId);
      const amount = amountDue(order);
      if (amount === 0) throw new Refusal('nothing-due');
      return { payment: await openPaymentOf(transaction, { id: orderId, amount }, clock()), due: amount };
    });
    const intent = await answerOf(intentOf(payment, services, client));
    await changePayment(db, payment.id, { intent_id: intent.id });
    if (intent.status === 'processing') throw new Refusal('payment-under-way');
    if (changeable.includes(intent.status)) {
      const isTheirs = customer === undefined || intent.customer === customer;
      if (intent.amount === due && isTheirs && !intent.setup_future_usage) return intent;
      const changedIntent = await answerOf(
        client.paymentIntents.update(intent.id, {
          amount: due,
          ...(customer !== undefined && { customer }),
          ...(intent.setup_future_usage && { setup_future_usage: '' as const }),
        }),
      );
      await changeAmount(db, payment.id, changedIntent.amount);
      return changedIntent;
    }
    if (!(await recordPaymentNews(intent, services))) throw new Refusal('provider-failed');
  }
  throw new Refusal('payment-under-way');
}

const intentOf = (
  { order_id, reference, amount, intent_id }: OnlinePayment,
  { house }: AtStripe,
  client: Stripe,
): Promise<Stripe.PaymentIntent> =>
  intent_id
    ? client.paymentIntents.retrieve(intent_id)
    : client.paymentIntents.create(
        {
          amount,
          currency: house.currency.toLowerCase(),
          automatic_payment_methods: { enabled: true },
          metadata: { [referenceKey]: reference, order: String(order_id) },
        },
        // A retry for the same row gets the same payment.
        { idempotencyKey: `payment-${reference}` },
      );
