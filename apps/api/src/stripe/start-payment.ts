import { amountDue } from '@traiteur/domain/money/payment-status.ts';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { Refusal } from '../core/refusal.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import type { Database } from '../database/schema.ts';
import { lockMoneyOfAll } from '../orders/payments/payment-rows.ts';
import {
  changeAmount,
  changePayment,
  insertPayment,
  type NewPart,
  type OnlinePayment,
  paymentsUnderWay,
  referenceKey,
  sumOf,
} from '../money/online-payments/online-payment-rows.ts';
import { recordPaymentNews } from './record-payment-news.ts';
import { accountOf, answerOf, type AtStripe, isFinalAnswer } from './stripe-account.ts';

/** Locks what is to be paid, and answers it as it is then. */
type DueParts = (transaction: Kysely<Database>) => Promise<NewPart[]>;

export const dueOfOrders =
  (orderIds: readonly number[]): DueParts =>
  async (transaction) =>
    (await lockMoneyOfAll(transaction, orderIds)).flatMap((order) => {
      const amount = amountDue(order);
      return amount > 0 ? [{ order_id: order.id, amount }] : [];
    });

/** Stripe still accepts another amount. */
const changeable: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/**
 * One payment of all these parts. Continues the open one, so that all who pay at the same time share
 * it; one for others, or for other parts of several, is cancelled at Stripe first. Only the confirmation with a
 * card says that it is saved, never the shared payment. `customer`: for whom Stripe saves cards.
 * @throws {Refusal} `not-found`, `nothing-due`, `payment-under-way`, `online-payments-off`, `provider-failed`
 */
export async function startPayment(
  dueParts: DueParts,
  customer: string | undefined,
  services: AtStripe,
): Promise<Stripe.PaymentIntent> {
  const { client } = accountOf(services);
  const { db } = services;
  // A payment that is over at Stripe is recorded first, and one in the way cancelled, then the next one begins.
  for (let attempt = 1; attempt <= 4; attempt++) {
    const { payment, obstacles, due } = await openPaymentOf(dueParts, services);
    for (const obstacle of obstacles) await cancelPayment(obstacle, services);
    if (!payment) continue;
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
      if (payment.parts.length === 1) await changeAmount(db, payment.id, changedIntent.amount);
      return changedIntent;
    }
    if (!(await recordPaymentNews(intent, services))) throw new Refusal('provider-failed');
  }
  throw new Refusal('payment-under-way');
}

/** Without a payment where others stand in its way. */
const openPaymentOf = (
  dueParts: DueParts,
  { db, clock }: AtStripe,
): Promise<{ payment?: OnlinePayment; obstacles: OnlinePayment[]; due: number }> =>
  inTransaction(db, async (transaction) => {
    const parts = await dueParts(transaction);
    if (parts.length === 0) throw new Refusal('nothing-due');
    const due = sumOf(parts);
    const openPayments = await paymentsUnderWay(transaction, {
      orderIds: parts.flatMap((part) => part.order_id ?? []),
      guestIds: parts.flatMap((part) => (part.by_guest ? part.guest_id : [])),
    });
    const [first] = openPayments;
    if (!first) return { payment: await insertPayment(transaction, parts, clock()), obstacles: [], due };
    return openPayments.length === 1 && isFor(parts, first)
      ? { payment: first, obstacles: [], due }
      : { obstacles: openPayments, due };
  });

/** The amount of one order may change on the way; parts of several stay as Stripe was told, and so are its sum. */
function isFor(parts: readonly NewPart[], payment: OnlinePayment): boolean {
  const isSame = (part: NewPart, place: number) =>
    payment.parts[place]?.order_id === part.order_id &&
    payment.parts[place].guest_id === (part.by_guest ? part.guest_id : null) &&
    (parts.length === 1 || payment.parts[place].amount === part.amount);
  return parts.length === payment.parts.length && parts.every(isSame);
}

/** What was paid meanwhile is recorded. @throws {Refusal} `payment-under-way`, `provider-failed` */
async function cancelPayment(payment: OnlinePayment, services: AtStripe): Promise<void> {
  const { client } = accountOf(services);
  const { id } = await answerOf(intentOf(payment, services, client));
  const intent = await answerOf(
    client.paymentIntents.cancel(id).catch((error: unknown) => {
      if (!isFinalAnswer(error)) throw error;
      // It is over, or under way.
      return client.paymentIntents.retrieve(id);
    }),
  );
  if (intent.status !== 'canceled' && intent.status !== 'succeeded') throw new Refusal('payment-under-way');
  if (!(await recordPaymentNews(intent, services))) throw new Refusal('provider-failed');
}

const intentOf = (
  { parts, reference, intent_id }: OnlinePayment,
  { house }: AtStripe,
  client: Stripe,
): Promise<Stripe.PaymentIntent> =>
  intent_id
    ? client.paymentIntents.retrieve(intent_id)
    : client.paymentIntents.create(
        {
          amount: sumOf(parts),
          currency: house.currency.toLowerCase(),
          automatic_payment_methods: { enabled: true },
          metadata: {
            [referenceKey]: reference,
            order: parts.map(({ order_id, guest_id }) => order_id ?? `guest ${guest_id}`).join(', '),
          },
        },
        // A retry for the same row gets the same payment.
        { idempotencyKey: `payment-${reference}` },
      );
