import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { allergyConflict, clientAllergy } from './order-record.ts';
import { batchAnswer, largestBatch } from '../statement/batches.ts';
import { bilingual, centsSum, count, distinct, forContact, id, localDate, localTime } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';

/** An order that has a dish, as somebody rings its client about it. */
const orderOfProduct = z.object({
  id,
  number: z.string(),
  clientId: id,
  /** The phone is left out for who may not reach the client. */
  client: z.object({ firstName: z.string(), lastName: z.string(), phone: forContact(z.string()) }),
  clientAllergies: z.array(clientAllergy),
  /** Whether anybody asked the client: where nobody did, no allergies are unknown ones. */
  allergiesAsked: z.boolean(),
  slotStart: localTime,
  slotEnd: localTime,
  status: z.enum(orderStatuses),
  portions: z.array(z.object({ sizeName: bilingual(80), quantity: count })),
});
export type OrderOfProduct = z.output<typeof orderOfProduct>;

/** Orders that one looks at together before the dish is replaced. */
const largestLook = 300;

/** Orders that get another dish, of which as many portions: in the same size, or in the only one that it has. */
const replacement = (most: number) =>
  z.strictObject({ byProductId: id, ids: z.array(id).check(z.minLength(1), z.maxLength(most), distinct) });
const oneReplacement = replacement(largestBatch);
export type Replacement = z.output<typeof oneReplacement>;

const quotedReplacement = z.object({
  id,
  number: z.string(),
  /** Whose it is. */
  client: z.string(),
  /** What the order would come to more than now, in cents; less where negative. Null where it cannot be. */
  difference: z.nullable(centsSum),
  /** The conflicts that the other dish brings. */
  conflicts: z.array(
    z.pick(allergyConflict, { allergenId: true, allergen: true, severity: true, presence: true, mustOverride: true }),
  ),
  /** Why it cannot be; null where it can. */
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type QuotedReplacement = z.output<typeof quotedReplacement>;

/** What the orders of a dish that has run out get instead. */
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
    // Each order leaves the entry of its own change.
    audit: 'none',
    refusals: [],
  },
} as const;
