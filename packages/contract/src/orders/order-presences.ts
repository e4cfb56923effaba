import * as z from 'zod/mini';
import { flag } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

/** Event `presence`: a person opened or left this order. */
export const presenceNews = z.object({ orderId: z.int() });

const orderPresences = z.object({
  people: z.array(z.object({ name: z.string(), editing: z.boolean() })),
});
export type OrderPresences = z.output<typeof orderPresences>;

export const presences = operationsOf('order-presences', {
  seeOrder: {
    summary:
      'Says that one has this order before one, three times a minute as long as one has, and answers who else has.',
    method: 'PUT',
    path: '/orders/{id}/presence',
    scope: 'orders:read',
    params: oneThing,
    body: z.strictObject({ editing: z.boolean() }),
    result: orderPresences,
    audit: 'none',
    refusals: ['not-found'],
  },
  leaveOrder: {
    summary: 'Says that one has this order before one no longer.',
    method: 'DELETE',
    path: '/orders/{id}/presence',
    scope: 'orders:read',
    params: oneThing,
    query: z.strictObject({ editing: z.optional(flag) }),
    audit: 'none',
    refusals: [],
  },
});
