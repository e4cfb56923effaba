import { discountCodeStandings, discountTypes } from '@traiteur/domain/money/discount-codes.ts';
import { isAlphanumeric } from '@traiteur/domain/text/text-checks.ts';
import * as z from 'zod/mini';
import {
  cents,
  centsSum,
  count,
  discountCodeText,
  distinct,
  flag,
  id,
  idParameter,
  moment,
} from '../statement/fields.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';

/** Basis points of a whole: no percentage takes off more. */
const wholePrice = 10_000;

const limit = z.nullable(count.check(z.positive()));

/** Letters and digits; upper and lower case are the same. */
export const codeText = discountCodeText.check(z.refine((code) => isAlphanumeric(code)));

export const discountCodeInput = z
  .strictObject({
    code: codeText,
    type: z.enum(discountTypes),
    /** Basis points of a percentage, cents of an amount; what stands here is dropped where the delivery is free. */
    value: z.nullable(cents.check(z.positive())),
    /** Least worth of the dishes before the discount, in cents; null = none. */
    minimumGoods: z.nullable(cents),
    /** It holds from this moment on; null = from now on. */
    validFrom: z.nullable(moment),
    /** The first moment at which it no longer holds; null = never ends. */
    validUntil: z.nullable(moment),
    /** Orders that may have it in all; null = no limit. */
    totalLimit: limit,
    /** Orders of one client that may have it; null = no limit. */
    clientLimit: limit,
    firstOrderOnly: z.boolean(),
    /** Categories whose dishes it applies to; none = all of them. */
    categoryIds: z.array(id).check(z.maxLength(100), distinct),
    active: z.boolean(),
  })
  .check(
    z.overwrite((code) => (code.type === 'free_delivery' ? { ...code, value: null } : code)),
    z.refine(({ type, value }) => type === 'free_delivery' || value !== null, {
      path: ['value'],
      params: { code: 'required' },
    }),
    z.refine(({ type, value }) => type !== 'percent' || (value ?? 0) <= wholePrice, {
      path: ['value'],
      params: { code: 'too-large' },
    }),
    z.refine(({ validFrom, validUntil }) => !validFrom || !validUntil || new Date(validFrom) < new Date(validUntil), {
      path: ['validUntil'],
      params: { code: 'end-before-start' },
    }),
  );
export type DiscountCodeInput = z.output<typeof discountCodeInput>;

export const discountCode = z.object({
  ...storedFields,
  ...discountCodeInput.shape,
  /** Orders that have it now; a cancelled one has given its use back. */
  uses: count,
  /** Whether it can be used now, and if not why. */
  standing: z.enum(discountCodeStandings),
  /** The series that it was generated with; null of one that somebody wrote. */
  series: z.nullable(z.object({ id, name: z.string(), active: z.boolean() })),
  /** What the orders that have it bring: what clients pay less refunds, and what it took off. */
  revenue: centsSum,
  discount: centsSum,
});
export type DiscountCode = z.output<typeof discountCode>;

export const discountCodes = noun({
  tag: 'discount-codes',
  one: 'DiscountCode',
  many: 'DiscountCodes',
  read: 'discounts:read',
  write: 'discounts:write',
  input: discountCodeInput,
  row: discountCode,
  detail: discountCode,
  sorts: ['code', 'uses'],
  filters: {
    active: z.optional(flag),
    /** Those of a series, which a list without a search leaves out otherwise. */
    seriesId: z.optional(idParameter),
  },
  saving: ['unknown-reference'],
});
