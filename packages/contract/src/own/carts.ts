import { articleIdPattern } from '@traiteur/domain/catalogue/article-id.ts';
import * as z from 'zod/mini';
import { cents, count, id, localDate, localTime } from '../statement/fields.ts';
import { optionalOwnWords } from '../statement/own-words.ts';
import { cartChange, cartChangeLine } from './cart-changes.ts';
import { operationsOf } from '../statement/operation.ts';

export const mostLines = 100;

export const mostPortions = 1000;

const articleId = z.string().check(z.regex(articleIdPattern));

const lineId = z.string().check(z.regex(/^[\w-]{1,60}$/));

/** Whom a line is for, and when. */
const lineChoice = {
  /** Who of the caller's table eats it; absent or null: the whole table. */
  eaterId: z.optional(z.nullable(id)),
  /** Absent or null: the cart's `deliveryDate`. */
  date: z.optional(z.nullable(localDate)),
};

/** A cart as a browser stores it. Lines of 0 portions and the browser's own counts are ignored. */
const cartInput = z.strictObject({
  articleQuantity: z
    .record(
      lineId,
      z.strictObject({
        quantity: z.int().check(z.minimum(0), z.maximum(mostPortions)),
        articleId,
        ...lineChoice,
      }),
    )
    .check(z.refine((lines) => Object.keys(lines).length <= mostLines, { params: { code: 'too-many' } })),
  articleNb: z.optional(count),
  /** For the kitchen: a stored cart has one note. */
  commentNote: z._default(optionalOwnWords(1000), ''),
  /** Absent: unchanged. */
  driverNote: z.optional(optionalOwnWords(1000)),
  deliveryDate: z.optional(z.nullable(localDate)),
  scheduleId: z.optional(z.nullable(id)),
});
export type CartInput = z.output<typeof cartInput>;

export const cart = z.object({
  id,
  articleQuantity: z.record(z.string(), z.object({ quantity: count, articleId: z.string(), ...lineChoice })),
  articleNb: count,
  commentNote: z.string(),
  driverNote: z.string(),
  deliveryDate: z.nullable(localDate),
  /** Null if none is chosen. */
  scheduleId: z.nullable(id),
  slotStart: z.nullable(localTime),
  slotEnd: z.nullable(localTime),
  lines: z.array(
    z.object({ ...cartChangeLine, productId: id, sizeId: id, quantity: count, unitPrice: cents, gross: cents }),
  ),
  /** Cents, without delivery and codes, which `quoteOwnOrders` gives. */
  subtotal: cents,
  changes: z.array(cartChange),
});
export type Cart = z.output<typeof cart>;

export const carts = operationsOf('carts', {
  getCart: {
    summary: 'Answers the caller’s cart at today’s prices, with what has changed since they last saved it.',
    method: 'GET',
    path: '/own/cart',
    scope: 'client',
    result: cart,
    refusals: [],
  },
  updateCart: {
    summary:
      'Makes the caller’s cart these lines, and no others. What it answers as changed, the caller has been told.',
    method: 'PUT',
    path: '/own/cart',
    scope: 'client',
    body: cartInput,
    result: cart,
    // A cart is private.
    audit: 'none',
    refusals: [],
  },
  mergeCart: {
    summary:
      'Takes the cart of a browser into the caller’s: of a dish that is in both for the same eater and day the larger quantity, so that merging twice changes nothing. Each line keeps its day.',
    method: 'POST',
    path: '/own/cart/merges',
    scope: 'client',
    body: cartInput,
    result: cart,
    audit: 'none',
    refusals: [],
  },
});
