import * as z from 'zod/mini';
import { cents, locale, localDate, moment, writable } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { paymentComparisons } from './payment-differences.ts';
import { savedCards } from './saved-cards.ts';

const linkToken = z.string().check(z.minLength(20), z.maxLength(100), z.regex(/^[\w-]+$/));

/** Behind a payment link: nothing identifies the client. */
const paymentRequest = z.object({
  /** Empty of what a guest of a group order pays above the budget: there is no order yet. */
  number: z.string(),
  deliveryDate: localDate,
  total: cents,
  due: cents,
  isCancelled: z.boolean(),
  locale,
  /** For the browser's calls to Stripe; null without online payments. */
  publishableKey: z.nullable(z.string()),
});
export type PaymentRequest = z.output<typeof paymentRequest>;

export const startedPayment = z.object({
  clientSecret: z.string(),
  amount: cents,
  /** ISO 4217. */
  currency: z.string(),
  /** Stripe may store the card of the order's client only, not of another client who is signed in. */
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
      'Begins the online payment of all that is due of an order, or of a guest of a group order, for the holder of its link; begun again, it goes on with the same payment.',
    method: 'POST',
    path: '/started-payments',
    scope: 'public',
    body: z.strictObject({
      token: linkToken,
      /** Consent to store the card, sent with the confirmation. */
      saveCard: z._default(z.boolean(), false),
    }),
    result: startedPayment,
    refusals: [
      'payment-link-ended',
      'group-order-closed',
      'nothing-due',
      'payment-under-way',
      'online-payments-off',
      'provider-failed',
    ],
  },
  ...savedCards,
  ...paymentComparisons,
  receivePaymentNews: {
    summary: 'Takes what Stripe tells of payments and refunds, signed by Stripe; each event counts once.',
    method: 'POST',
    path: '/payment-news',
    scope: 'public',
    headers: z.object({ 'Stripe-Signature': z._default(z.string().check(z.maxLength(1000)), '') }),
    // The signature covers the exact text.
    signed: true,
    body: z.string().check(z.maxLength(31_000), writable),
    largestBody: 64 * 1024,
    refusals: ['news-not-genuine', 'news-unreadable', 'online-payments-off'],
  },
});
