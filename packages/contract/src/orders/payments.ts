import { manualMethods, refundMethods } from '@traiteur/domain/money/payment-methods.ts';
import * as z from 'zod/mini';
import { order } from './order-record.ts';
import { orderBatch } from './order-batches.ts';
import { cents, count, distinctBy, id } from '../statement/fields.ts';
import { optionalOwnWords, ownWords } from '../statement/own-words.ts';
import { idempotencyKey } from '../statement/idempotency.ts';
import { batchAnswer, largestBatch } from '../statement/batches.ts';
import { oneThing } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';
import { bookedRefunds } from '../money/booked-refunds.ts';
import { cardChoice } from '../money/saved-cards.ts';

const someCents = cents.check(z.minimum(1));

export const paymentInput = z.strictObject({
  method: z.enum(manualMethods),
  amount: someCents,
  note: z._default(optionalOwnWords(500), ''),
});
export type PaymentInput = z.output<typeof paymentInput>;

/**
 * `amount` must equal the value of `lines` (by index in the order) and `deliveryFee`, else `stale`. Without them, it
 * first returns overpayments, then lowers the price.
 */
export const refundInput = z.strictObject({
  method: z.enum(refundMethods),
  amount: someCents,
  reason: ownWords(500),
  lines: z._default(
    z
      .array(z.strictObject({ line: count, quantity: count.check(z.minimum(1)) }))
      .check(z.maxLength(200), distinctBy('line')),
    [],
  ),
  deliveryFee: z._default(z.boolean(), false),
});
export type RefundInput = z.output<typeof refundInput>;

const audit = { only: ['number', 'paymentStatus', 'total', 'paid', 'refunded'] } as const;

const reversal = {
  method: 'PUT',
  params: oneThing,
  body: z.strictObject({ paymentId: id }),
  result: order,
  reads: 'get',
  audit,
  refusals: ['not-found', 'not-allowed', 'payment-final'],
} as const;

export const orderPayments = {
  payOrder: {
    summary: 'Notes what a client has paid for an order, and how. The same Idempotency-Key twice notes it once.',
    method: 'POST',
    path: '/orders/{id}/payments',
    scope: 'orders:pay',
    params: oneThing,
    headers: idempotencyKey,
    body: paymentInput,
    result: order,
    status: 201,
    idempotent: true,
    reads: 'get',
    audit,
    refusals: ['not-found', 'nothing-due', 'payment-too-large', 'idempotency-key-reused'],
  },
  undoPayment: {
    ...reversal,
    summary:
      'Takes back a payment that was noted by mistake, until it is cashed up: another entry reverses it. What others noted needs orders:refund.',
    path: '/orders/{id}/payment-reversal',
    scope: 'orders:pay',
  },
  refundOrder: {
    summary:
      'Gives money back for an order, whole, by dish, its delivery fee or an amount, never more than was paid. The same Idempotency-Key twice gives it back once.',
    method: 'POST',
    path: '/orders/{id}/refunds',
    scope: 'orders:refund',
    params: oneThing,
    headers: idempotencyKey,
    body: refundInput,
    result: order,
    status: 201,
    idempotent: true,
    reads: 'get',
    audit,
    refusals: ['not-found', 'refund-too-large', 'online-refund-too-large', 'stale', 'idempotency-key-reused'],
  },
  requestPayment: {
    summary: 'Sends the client a mail with a link to pay online what is due of an order.',
    method: 'POST',
    path: '/orders/{id}/payment-requests',
    scope: 'orders:pay',
    params: oneThing,
    result: order,
    // The timeline says who asked.
    audit: 'none',
    refusals: ['not-found', 'nothing-due', 'client-without-email', 'online-payments-off'],
  },
  acknowledgePaymentFailure: {
    summary:
      'Says that somebody has seen to the failed online payment of an order, so that it waits for nobody any more, until it fails again.',
    method: 'PUT',
    path: '/orders/{id}/payment-failure/acknowledgement',
    scope: 'orders:pay',
    params: oneThing,
    result: order,
    // The timeline says who.
    audit: 'none',
    refusals: ['not-found'],
  },
  payBySavedCard: {
    summary: 'Pays what is due of an order by a card that its client agreed to have kept, while they are not there.',
    method: 'POST',
    path: '/orders/{id}/card-payments',
    scope: 'orders:pay',
    params: oneThing,
    body: cardChoice,
    result: order,
    // Written by the handler: no transaction may wait for Stripe.
    audit: 'none',
    refusals: [
      'not-found',
      'nothing-due',
      'card-refused',
      'payment-under-way',
      'online-payments-off',
      'provider-failed',
    ],
  },
  ...bookedRefunds,
  payOrders: {
    summary: `Notes of many orders, ${largestBatch} a request, each by itself, that all that is due was paid that way. Those of which nothing is due are named, the others go through.`,
    method: 'POST',
    path: '/order-batches/payments',
    scope: 'orders:pay',
    body: z.strictObject({
      orders: orderBatch,
      method: z.enum(manualMethods),
      note: z._default(optionalOwnWords(500), ''),
    }),
    result: batchAnswer,
    // Each order's payment has its own entry.
    audit: 'none',
    refusals: [],
  },
  undoRefund: {
    ...reversal,
    summary: 'Takes back a refund that was noted by mistake, until it is cashed up: another entry reverses it.',
    path: '/orders/{id}/refund-reversal',
    scope: 'orders:refund',
  },
} as const satisfies Operations;
