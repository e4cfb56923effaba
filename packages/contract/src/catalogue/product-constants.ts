import * as z from 'zod/mini';
import { count, version } from '../statement/fields.ts';
import { storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const productConstantsInput = z.strictObject({
  /** Portions per date; null = no limit. */
  defaultQuantity: z.nullable(count),
  dailyChoices: z.int().check(z.minimum(1), z.maximum(100)),
  largestLineQuantity: z.int().check(z.minimum(1), z.maximum(1000)),
  /** Whether clients may order a dish they are allergic to, after confirming. */
  allergiesByConfirmation: z.boolean(),
});
export type ProductConstantsInput = z.output<typeof productConstantsInput>;

export const constants = z.object({ ...storedFields, ...productConstantsInput.shape });
export type ProductConstants = z.output<typeof constants>;

const constantsNames = {
  tag: 'product-constants',
  one: 'ProductConstants',
  many: 'ProductConstants',
  input: productConstantsInput,
} as const;

export const productConstants = operationsOf(constantsNames, {
  get: {
    summary: 'Answers the figures that hold for every product.',
    method: 'GET',
    path: '/product-constants',
    scope: 'catalogue:read',
    result: constants,
    refusals: [],
  },
  update: {
    summary: 'Saves the figures that hold for every product; refused when somebody saved them since the version given.',
    method: 'PUT',
    path: '/product-constants',
    scope: 'catalogue:write',
    body: z.extend(productConstantsInput, { version }),
    result: constants,
    reads: 'get',
    refusals: ['stale'],
  },
});
