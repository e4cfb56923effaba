import { largestPriceChange, priceSteps } from '@traiteur/domain/catalogue/price-change.ts';
import { productStatuses } from '@traiteur/domain/catalogue/product-life.ts';
import * as z from 'zod/mini';
import { batchAnswer, batchOf, largestBatch } from '../statement/batches.ts';
import { bilingual, cents, distinct, distinctBy, id, version, weekday } from '../statement/fields.ts';
import { listedProducts } from './product-filters.ts';

const weekdays = z.array(weekday).check(z.maxLength(7), distinct);

const { percent, amount } = largestPriceChange;

/** By basis points or cents, then rounded half up to a multiple of `step` cents. */
const priceChange = z
  .strictObject({
    by: z.enum(['percent', 'amount']),
    value: z.int().check(z.minimum(-amount.lower), z.maximum(amount.raise)),
    step: z.literal(priceSteps),
  })
  .check(
    z.refine(({ by, value }) => by === 'amount' || (value >= -percent.lower && value <= percent.raise), {
      path: ['value'],
      params: { code: 'invalid' },
    }),
  );

const productChange = z
  .strictObject({
    price: z.optional(priceChange),
    status: z.optional(z.enum(['published', 'archived'])),
    weekdays: z.optional(z.strictObject({ how: z.enum(['set', 'add', 'remove']), days: weekdays })),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, { path: ['price'], params: { code: 'required' } }));
export type ProductChange = z.output<typeof productChange>;

const productBatch = batchOf(listedProducts, { change: productChange });
export type ProductBatch = z.output<typeof productBatch>;

/** Before the change, with the version after it. */
const earlierProduct = z.strictObject({
  id,
  version,
  status: z.enum(productStatuses),
  weekdays,
  prices: z.array(z.strictObject({ sizeId: id, price: cents })).check(z.maxLength(20), distinctBy('sizeId')),
});
export type EarlierProduct = z.output<typeof earlierProduct>;

const updatedProducts = z.object({
  ...batchAnswer.shape,
  /** Without irreversible changes, such as a draft put on sale. */
  earlier: z.array(earlierProduct),
});
export type UpdatedProducts = z.output<typeof updatedProducts>;

const priceQuote = z.object({
  id,
  name: bilingual(120),
  offers: z.array(z.object({ size: bilingual(80), before: cents, after: cents })),
});

const productQuote = z.object({
  ...batchAnswer.shape,
  /** Only offers that would change. */
  prices: z.array(priceQuote),
});
export type ProductQuote = z.output<typeof productQuote>;

const manager = { method: 'POST', scope: 'catalogue:write', audit: 'none', refusals: [] } as const;

export const productBatches = {
  quoteProductChanges: {
    ...manager,
    summary: `Says of many products, ${largestBatch} a request, what each offer would cost after a change, and which products it is refused for; changes none.`,
    path: '/product-batches/quotes',
    body: productBatch,
    result: productQuote,
  },
  updateProducts: {
    ...manager,
    summary: `Changes prices, status or days on offer of many products, ${largestBatch} a request, each by itself. Those that may not are named with their reason, the others go through.`,
    path: '/product-batches',
    body: productBatch,
    result: updatedProducts,
  },
  restoreProducts: {
    ...manager,
    summary: 'Puts products back to what they were before many changed at once: each as long as nobody saved it since.',
    path: '/product-batches/restorations',
    body: z.strictObject({
      products: z.array(earlierProduct).check(z.minLength(1), z.maxLength(largestBatch), distinctBy('id')),
    }),
    result: batchAnswer,
  },
} as const;
