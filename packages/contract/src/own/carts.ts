import { articleIdPattern } from '@traiteur/domain/catalogue/article-id.ts';
import * as z from 'zod/mini';
import { bilingual, cents, count, id, localDate, localTime } from '../statement/fields.ts';
import { optionalOwnWords } from '../statement/own-words.ts';
import { operationsOf } from '../statement/operation.ts';

/** Lines of one cart. */
export const mostLines = 100;

/** Portions of one line. */
export const mostPortions = 1000;

/** A dish in a size, by the numbers of both: `12-3`. */
const articleId = z.string().check(z.regex(articleIdPattern));

const lineId = z.string().check(z.regex(/^[\w-]{1,60}$/));

/** What somebody wants to order, as a browser keeps it. A line of no portions counts as none, and so does what the browser counted. */
const cartInput = z.strictObject({
  articleQuantity: z
    .record(lineId, z.strictObject({ quantity: z.int().check(z.minimum(0), z.maximum(mostPortions)), articleId }))
    .check(z.refine((lines) => Object.keys(lines).length <= mostLines, { params: { code: 'too-many' } })),
  articleNb: z.optional(count),
  /** For the kitchen: what a browser keeps has one note. */
  commentNote: z._default(optionalOwnWords(1000), ''),
  /** Left out, it stays as it is. */
  driverNote: z.optional(optionalOwnWords(1000)),
  /** The day that it is for, and the slot of that day. */
  deliveryDate: z.optional(z.nullable(localDate)),
  scheduleId: z.optional(z.nullable(id)),
});
export type CartInput = z.output<typeof cartInput>;

const line = { lineId: z.string(), articleId: z.string(), name: bilingual(120), sizeName: bilingual(80) };

/** What has become of a cart since somebody last saw it. */
const cartChange = z.object({
  kind: z.enum([
    /** It costs more or less: from `before` to `after`, in cents. */
    'price',
    /** There are fewer portions left, or one may have fewer: from `before` to `after`. */
    'portions',
    /** It is not cooked on that day; the line stays, for another one. */
    'not-that-day',
    /** It is sold no longer, and the line is gone. */
    'not-sold',
    /** The slot takes no orders any more, and another one is to be chosen. */
    'slot',
  ]),
  /** The line that it is about; null of the slot. */
  line: z.nullable(z.object(line)),
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
});
export type CartChange = z.output<typeof cartChange>;

export const cart = z.object({
  id,
  articleQuantity: z.record(z.string(), z.object({ quantity: count, articleId: z.string() })),
  /** How many lines there are. */
  articleNb: count,
  /** For the kitchen. */
  commentNote: z.string(),
  driverNote: z.string(),
  deliveryDate: z.nullable(localDate),
  /** The slot of that day, and when it begins and ends; null of all three where none is chosen. */
  scheduleId: z.nullable(id),
  slotStart: z.nullable(localTime),
  slotEnd: z.nullable(localTime),
  /** The lines with what they cost now. */
  lines: z.array(z.object({ ...line, productId: id, sizeId: id, quantity: count, unitPrice: cents, gross: cents })),
  /** What they cost together, in cents, without delivery and codes: `quoteOwnOrder` tells those. */
  subtotal: cents,
  /** What has become of it meanwhile; empty once the caller has saved it. */
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
    // What somebody thinks of ordering is nobody's to look up.
    audit: 'none',
    refusals: [],
  },
  mergeCart: {
    summary:
      'Takes the cart of a browser into the caller’s: of a dish that is in both the larger quantity, so that merging twice changes nothing.',
    method: 'POST',
    path: '/own/cart/merges',
    scope: 'client',
    body: cartInput,
    result: cart,
    audit: 'none',
    refusals: [],
  },
});
