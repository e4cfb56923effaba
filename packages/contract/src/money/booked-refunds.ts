import * as z from 'zod/mini';
import { order } from '../orders/order-record.ts';
import { ownWords } from '../statement/own-words.ts';
import { oneThing } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';

/** `reference`: Stripe's id. */
const bookedRefund = z.strictObject({
  reference: z.string().check(z.maxLength(255), z.regex(/^\w+$/)),
  reason: ownWords(500),
});
export type BookedRefund = z.output<typeof bookedRefund>;

export const bookedRefunds = {
  bookRefund: {
    summary: 'Notes a refund of an order that somebody made in Stripe’s own administration; once.',
    method: 'POST',
    path: '/orders/{id}/booked-refunds',
    scope: 'orders:refund',
    params: oneThing,
    body: bookedRefund,
    result: order,
    status: 201,
    // Written by the handler: no transaction may wait for Stripe.
    audit: 'none',
    refusals: [
      'not-found',
      'stale',
      'refund-too-large',
      'online-refund-too-large',
      'online-payments-off',
      'provider-failed',
    ],
  },
} as const satisfies Operations;
