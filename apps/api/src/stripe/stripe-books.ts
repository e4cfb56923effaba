import type Stripe from 'stripe';
import {
  type KeptPayment,
  type KeptRefund,
  type Span,
  keptPayments,
  keptRefunds,
  ordersOfIntents,
  ownNumbers,
} from './comparison-rows.ts';
import { referenceKey } from './online-payment-rows.ts';
import { intentIdOf } from './record-dispute-news.ts';
import { accountOf, answerOf, type AtStripe, isFinalAnswer } from './stripe-account.ts';

/** What both sides know of a period. */
export interface Books {
  payments: readonly KeptPayment[];
  refunds: readonly KeptRefund[];
  intents: readonly Stripe.PaymentIntent[];
  stripeRefunds: readonly Stripe.Refund[];
  disputes: readonly Stripe.Dispute[];
  /** The orders of those refunds and disputes, by what Stripe calls their payments. */
  orderOf: ReadonlyMap<string, { id: number; number: string }>;
  /** What Stripe calls those of them that are ours, from whichever day. */
  ownNumbers: ReadonlySet<string>;
}

/** Our row is a moment older than what Stripe makes of it. In seconds. */
const margin = 3600;

/**
 * Reads both books of a period. What Stripe made on another day than we, because it was away meanwhile, is asked for by its number.
 * @throws {Refusal} `online-payments-off`, `provider-failed`
 */
export async function readBooks(span: Span, { db, stripe }: AtStripe): Promise<Books> {
  const { client } = accountOf({ stripe });
  const period = {
    gte: Math.floor(span.from.getTime() / 1000) - margin,
    lt: Math.ceil(span.to.getTime() / 1000) + margin,
  };
  const [payments, refunds] = [await keptPayments(db, span), await keptRefunds(db, span)];
  const intents = await withMissing(
    await answerOf(readAll(client.paymentIntents.list({ created: period, limit: 100 }))),
    payments.map(({ intentId }) => intentId),
    (id) => client.paymentIntents.retrieve(id),
  );
  const stripeRefunds = await withMissing(
    await answerOf(readAll(client.refunds.list({ created: period, limit: 100 }))),
    refunds.map(({ refundId }) => refundId),
    (id) => client.refunds.retrieve(id),
  );
  const disputes = await answerOf(readAll(client.disputes.list({ created: period, limit: 100 })));
  const namesOf = ({ id, metadata }: Stripe.PaymentIntent | Stripe.Refund) => ({
    id,
    reference: metadata?.[referenceKey],
  });
  const numbers = await ownNumbers(db, { intents: intents.map(namesOf), refunds: stripeRefunds.map(namesOf) });
  const orderOf = await ordersOfIntents(
    db,
    [...stripeRefunds, ...disputes].flatMap((record) => intentIdOf(record) ?? []),
  );
  return { payments, refunds, intents, stripeRefunds, disputes, orderOf, ownNumbers: numbers };
}

/** What Stripe keeps under that number; undefined where it knows nothing of it. */
export async function foundAtStripe<T>(asking: Promise<T>): Promise<T | undefined> {
  return answerOf(
    asking.catch((error: unknown) => {
      if (isFinalAnswer(error)) return undefined;
      throw error;
    }),
  );
}

async function withMissing<T extends { id: string }>(
  rows: readonly T[],
  ids: readonly (string | null)[],
  find: (id: string) => Promise<T>,
): Promise<T[]> {
  const numbers = new Set(rows.map(({ id }) => id));
  const missingRows: T[] = [];
  for (const id of ids) {
    if (id === null || numbers.has(id)) continue;
    const row = await foundAtStripe(find(id));
    if (row) missingRows.push(row);
  }
  return [...rows, ...missingRows];
}

async function readAll<T>(list: Stripe.ApiListPromise<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const row of list) rows.push(row);
  return rows;
}
