import * as z from 'zod/mini';
import { cents, locale, localDate, moment, writable } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { paymentComparisons } from './payment-differences.ts';
import { savedCards } from './saved-cards.ts';

/** What opens the page behind a link to pay. */
const linkToken = z.string().check(z.minLength(20), z.maxLength(100), z.regex(/^[\w-]+$/));

/** What the page behind a link to pay shows: nothing that tells who the client is. */
const paymentRequest = z.object({
  number: z.string(),
  deliveryDate: localDate,
  total: cents,
  /** What is still to be paid, in cents; 0 where nothing is. */
  due: cents,
  isCancelled: z.boolean(),
  /** In which language the client is written to. */
  locale,
  /** With which a browser speaks to Stripe; null where the house takes no payments online. */
  publishableKey: z.nullable(z.string()),
});
export type PaymentRequest = z.output<typeof paymentRequest>;

/** What a browser pays with at Stripe. */
export const startedPayment = z.object({
  /** Opens this one payment to whoever holds it. */
  clientSecret: z.string(),
  amount: cents,
  /** ISO 4217. */
  currency: z.string(),
  /** Whether Stripe may keep the card, for the client of the order: not where another client is signed in. The confirmation asks for it. */
  canKeepCard: z.boolean(),
});
export type StartedPayment = z.output<typeof startedPayment>;

export const onlinePayments = operationsOf('online-payments', {
  getPaymentOptions: {
    summary: 'Answers whether clients of this house can pay online.',
    method: 'GET',
    path: '/payment-options',
    scope: 'orders:read',
    result: z.object({ online: z.boolean() }),
    refusals: [],
  },
  makePaymentLink: {
    summary: 'Makes a link by which whoever holds it can pay an order online, to be handed to the client.',
    method: 'POST',
    path: '/orders/{id}/payment-links',
    scope: 'orders:pay',
    params: oneThing,
    result: z.object({ url: z.string(), expiresAt: moment }),
    refusals: ['not-found', 'nothing-due', 'online-payments-off'],
  },
  getPaymentRequest: {
    summary: 'Answers what the holder of a payment link is asked to pay.',
    method: 'GET',
    path: '/payment-requests/{token}',
    scope: 'public',
    params: z.strictObject({ token: linkToken }),
    result: paymentRequest,
    refusals: ['payment-link-ended'],
  },
  startPayment: {
    summary:
      'Begins the online payment of all that is due of an order, for the holder of its link; begun again, it goes on with the same payment.',
    method: 'POST',
    path: '/started-payments',
    scope: 'public',
    body: z.strictObject({
      token: linkToken,
      /** The client agrees that Stripe keeps the card for the next orders, and says so when they confirm. */
      saveCard: z._default(z.boolean(), false),
    }),
    result: startedPayment,
    refusals: ['payment-link-ended', 'nothing-due', 'payment-under-way', 'online-payments-off', 'provider-failed'],
  },
  ...savedCards,
  ...paymentComparisons,
  receivePaymentNews: {
    summary: 'Takes what Stripe tells of payments and refunds, signed by Stripe; each event counts once.',
    method: 'POST',
    path: '/payment-news',
    scope: 'public',
    headers: z.object({ 'Stripe-Signature': z._default(z.string().check(z.maxLength(1000)), '') }),
    // Whose it is can only be told of the very letters that were signed.
    rawBody: true,
    body: z.string().check(z.maxLength(31_000), writable),
    largestBody: 64 * 1024,
    refusals: ['news-not-genuine', 'news-unreadable', 'online-payments-off'],
  },
});
