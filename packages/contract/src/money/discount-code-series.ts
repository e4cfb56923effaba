import { discountTypes } from '@traiteur/domain/money/discount-codes.ts';
import * as z from 'zod/mini';
import { exportedRows } from '../statement/list-export.ts';
import { codeText, discountCodeInput, discountCodes } from './discount-codes.ts';
import { centsSum, count, flag, idParameter, moment, spreadsheetType, text, version } from '../statement/fields.ts';
import { sortedQuery, oneThing, pageOf, searchText, storedFields } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';

const mostGeneratedCodes = 5000;

const { shape: terms } = discountCodeInput;

/** Single-use codes with common terms. */
export const generatedCodesInput = z
  .strictObject({
    name: text(80),
    prefix: z.union([z.literal(''), codeText.check(z.maxLength(12))]),
    count: count.check(z.minimum(1), z.maximum(mostGeneratedCodes)),
    ...z.omit(z.strictObject(terms), { code: true, totalLimit: true, clientLimit: true, active: true }).shape,
  })
  .check(
    z.overwrite((input) => (input.type === 'free_delivery' ? { ...input, value: null } : input)),
    z.refine(({ type, value }) => type === 'free_delivery' || value !== null, {
      path: ['value'],
      params: { code: 'required' },
    }),
    z.refine(({ type, value }) => type !== 'percent' || (value ?? 0) <= 10_000, {
      path: ['value'],
      params: { code: 'too-large' },
    }),
    z.refine(({ validFrom, validUntil }) => !validFrom || !validUntil || new Date(validFrom) < new Date(validUntil), {
      path: ['validUntil'],
      params: { code: 'end-before-start' },
    }),
  );
export type GeneratedCodesInput = z.output<typeof generatedCodesInput>;

const series = z.object({
  ...storedFields,
  name: z.string(),
  active: z.boolean(),
  at: moment,
  by: z.string(),
  type: z.enum(discountTypes),
  value: terms.value,
  validUntil: terms.validUntil,
  codes: count,
  uses: count,
  revenue: centsSum,
  discount: centsSum,
});
export type DiscountCodeSeries = z.output<typeof series>;

const seriesOperations = {
  generateDiscountCodes: {
    summary: `Makes up to ${mostGeneratedCodes} codes of one use each that nobody can guess, with the same terms, under the name of their series.`,
    method: 'POST',
    path: '/discount-code-series',
    scope: 'discounts:write',
    body: generatedCodesInput,
    result: series,
    status: 201,
    // Without the codes: readers of the log must not use them.
    audit: { only: ['name', 'codes', 'type', 'value', 'validUntil'] },
    refusals: ['already-taken', 'unknown-reference'],
  },
  listDiscountCodeSeries: {
    summary: 'Lists the series of generated codes, the newest first, with how many were used and what they brought.',
    method: 'GET',
    path: '/discount-code-series',
    scope: 'discounts:read',
    query: sortedQuery(['at'], {}),
    result: pageOf(series),
    refusals: [],
  },
  getDiscountCodeSeries: {
    summary: 'Answers one series of generated codes.',
    method: 'GET',
    path: '/discount-code-series/{id}',
    scope: 'discounts:read',
    params: oneThing,
    result: series,
    refusals: ['not-found'],
  },
  updateDiscountCodeSeries: {
    summary:
      'Renames a series, or puts all its codes aside and takes them up again; refused when somebody saved it since.',
    method: 'PUT',
    path: '/discount-code-series/{id}',
    scope: 'discounts:write',
    params: oneThing,
    body: z.strictObject({ version, name: text(80), active: z.boolean() }),
    result: series,
    reads: 'getDiscountCodeSeries',
    audit: { only: ['name', 'active'] },
    refusals: ['not-found', 'stale', 'already-taken'],
  },
  pauseDiscountCode: {
    summary: 'Puts a code aside, or takes it up again, and changes nothing else of it.',
    method: 'PUT',
    path: '/discount-codes/{id}/pause',
    scope: 'discounts:write',
    params: oneThing,
    body: z.strictObject({ paused: z.boolean() }),
    result: discountCodes.detail,
    reads: 'get',
    audit: { only: ['code', 'active'] },
    refusals: ['not-found'],
  },
  exportDiscountCodes: {
    summary: `Streams an Excel file of the codes that a list with these filters shows, with what each brought; \`${exportedRows}\` says how many.`,
    method: 'GET',
    path: '/exports/discount-codes',
    scope: 'discounts:read',
    query: z.strictObject({
      active: z.optional(flag),
      seriesId: z.optional(idParameter),
      search: z.optional(searchText),
    }),
    produces: spreadsheetType,
    audit: 'call',
    mayLag: true,
    refusals: ['exports-under-way'],
  },
} as const satisfies Operations;

export const discountCodeOperations = {
  ...discountCodes,
  operations: { ...discountCodes.operations, ...seriesOperations },
};
