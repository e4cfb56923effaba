import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { allergyConflict, clientAllergy, unaskedEater } from './order-record.ts';
import { batchAnswer, largestBatch } from '../statement/batches.ts';
import { bilingual, centsSum, count, distinct, forContact, id, localDate, localTime } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';

const orderOfProduct = z.object({
  id,
  number: z.string(),
  clientId: id,
  client: z.object({ firstName: z.string(), lastName: z.string(), phone: forContact(z.string()), eaterId: id }),
  clientAllergies: z.array(clientAllergy),
  unaskedEaters: z.array(unaskedEater),
  slotStart: localTime,
  slotEnd: localTime,
  status: z.enum(orderStatuses),
  portions: z.array(z.object({ sizeName: bilingual(80), quantity: count })),
});
export type OrderOfProduct = z.output<typeof orderOfProduct>;

const largestLook = 300;

/** Same portions of another dish, in the same size or in its only one. */
const replacement = (most: number) =>
  z.strictObject({ byProductId: id, ids: z.array(id).check(z.minLength(1), z.maxLength(most), distinct) });
const oneReplacement = replacement(largestBatch);
export type Replacement = z.output<typeof oneReplacement>;

const quotedReplacement = z.object({
  id,
  number: z.string(),
  client: z.string(),
  /** In cents; null if impossible. */
  difference: z.nullable(centsSum),
  conflicts: z.array(z.omit(allergyConflict, { line: true })),
  /** Null if possible. */
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type QuotedReplacement = z.output<typeof quotedReplacement>;

export const replacements = {
  listOrdersOfProduct: {
    summary:
      'Lists the orders of a date that have a product and are neither delivered nor cancelled, with whom to ring and what they react to, the first to leave first.',
    method: 'GET',
    path: '/products/{id}/orders',
    scope: 'orders:read',
    params: oneThing,
    query: z.strictObject({ date: localDate }),
    result: z.object({ orders: z.array(orderOfProduct) }),
    refusals: [],
  },
  quoteReplacement: {
    summary:
      'Says of each of these orders what it would cost more with another product instead of this one, which conflicts that brings, and why it cannot be; changes none.',
    method: 'POST',
    path: '/products/{id}/replacement-quotes',
    scope: 'catalogue:availability',
    params: oneThing,
    body: replacement(largestLook),
    result: z.object({ orders: z.array(quotedReplacement) }),
    audit: 'none',
    refusals: [],
  },
  replaceProduct: {
    summary: `Puts another product into these orders instead of this one, ${largestBatch} a request, each like any change of it. Those where that cannot be are named with their reason, the others go through.`,
    method: 'POST',
    path: '/products/{id}/replacements',
    scope: 'catalogue:availability',
    params: oneThing,
    body: oneReplacement,
    result: batchAnswer,
    audit: 'none',
    refusals: [],
  },
} as const;
