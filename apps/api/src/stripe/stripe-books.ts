import type Stripe from 'stripe';
import {
  type KeptPayment,
  type KeptRefund,
  type Span,
  listKeptPayments,
  listKeptRefunds,
  ordersOfIntents,
  ownNumbers,
} from './comparison-rows.ts';
import { referenceKey } from '../money/online-payments/online-payment-rows.ts';
import { intentIdOf } from './record-dispute-news.ts';
import { accountOf, answerOf, type AtStripe, isFinalAnswer } from './stripe-account.ts';

export interface Books {
  payments: readonly KeptPayment[];
  refunds: readonly KeptRefund[];
  intents: readonly Stripe.PaymentIntent[];
  stripeRefunds: readonly Stripe.Refund[];
  disputes: readonly Stripe.Dispute[];
  /** By Stripe's id of the payment. */
  ordersOf: ReadonlyMap<string, { id: number; number: string }[]>;
  /** Stripe's ids of those that are ours, of any day. */
  ownNumbers: ReadonlySet<string>;
}

/** In seconds: our row is a little older than Stripe's. */
const margin = 3600;

/** @throws {Refusal} `online-payments-off`, `provider-failed` */
export async function readBooks(span: Span, { db, stripe }: AtStripe): Promise<Books> {
  const { client } = accountOf({ stripe });
  const period = {
    gte: Math.floor(span.from.getTime() / 1000) - margin,
    lt: Math.ceil(span.to.getTime() / 1000) + margin,
  };
  const [payments, refunds] = [await listKeptPayments(db, span), await listKeptRefunds(db, span)];
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
  const ordersOf = await ordersOfIntents(
    db,
    [...stripeRefunds, ...disputes].flatMap((record) => intentIdOf(record) ?? []),
  );
  return { payments, refunds, intents, stripeRefunds, disputes, ordersOf, ownNumbers: numbers };
}

/** Undefined if Stripe does not know it. */
export async function foundAtStripe<T>(asking: Promise<T>): Promise<T | undefined> {
  return answerOf(
    asking.catch((error: unknown) => {
      if (isFinalAnswer(error)) return undefined;
      throw error;
    }),
  );
}

/** After an outage, Stripe's record may be of another day than ours: then it is read by its id. */
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
