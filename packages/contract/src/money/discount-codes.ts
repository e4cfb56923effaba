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

/** Basis points: no percentage is larger. */
const wholePrice = 10_000;

const limit = z.nullable(count.check(z.positive()));

/** Letters and digits; case does not matter. */
export const codeText = discountCodeText.check(z.refine((code) => isAlphanumeric(code)));

export const discountCodeInput = z
  .strictObject({
    code: codeText,
    type: z.enum(discountTypes),
    /** Basis points or cents; ignored for free delivery. */
    value: z.nullable(cents.check(z.positive())),
    /** Before the discount, in cents; null = none. */
    minimumGoods: z.nullable(cents),
    /** Inclusive; null = now. */
    validFrom: z.nullable(moment),
    /** Exclusive; null = no end. */
    validUntil: z.nullable(moment),
    /** Null = no limit. */
    totalLimit: limit,
    clientLimit: limit,
    firstOrderOnly: z.boolean(),
    /** Empty = all. */
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
  /** Current orders with it; cancelling an order releases its use. */
  uses: count,
  standing: z.enum(discountCodeStandings),
  /** Null for a single code. */
  series: z.nullable(z.object({ id, name: z.string(), active: z.boolean() })),
  /** Its orders' revenue after refunds, and the discounts given. */
  revenue: centsSum,
  discount: centsSum,
});
export type DiscountCode = z.output<typeof discountCode>;

export const discountCodes = noun({
  tag: 'discount-codes',
  one: 'DiscountCode',
  many: 'DiscountCodes',
  named: 'code',
  read: 'discounts:read',
  write: 'discounts:write',
  input: discountCodeInput,
  row: discountCode,
  detail: discountCode,
  sorts: ['code', 'uses'],
  filters: {
    active: z.optional(flag),
    /** Codes of a series, which unsearched lists otherwise leave out. */
    seriesId: z.optional(idParameter),
  },
  saving: ['unknown-reference'],
});
