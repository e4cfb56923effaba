import * as z from 'zod/mini';
import { flag, text, typedName } from '../statement/fields.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';

/** Name on the invoice, and rate in thousandths of a percent (5.5 % = 5500). */
export const taxComponent = z.strictObject({ name: text(80), rate: z.int().check(z.minimum(0), z.maximum(100_000)) });
export type TaxComponent = z.output<typeof taxComponent>;

const taxRateInput = z.strictObject({
  name: typedName(80),
  /** One tax, or two on the same net amount: 5 % GST and 9.975 % QST. */
  components: z.array(taxComponent).check(
    z.minLength(1),
    z.maxLength(2),
    // An invoice has a line per name.
    z.refine(({ length, 0: first, 1: second }) => length !== 2 || first?.name !== second?.name, {
      path: [1, 'name'],
      params: { code: 'name-twice' },
    }),
  ),
  active: z.boolean(),
});
export type TaxRateInput = z.output<typeof taxRateInput>;

export const taxRate = z.object({ ...storedFields, ...taxRateInput.shape });
export type TaxRate = z.output<typeof taxRate>;

/** Orders copy the rate: a change applies to new orders only. */
export const taxRates = noun({
  tag: 'tax-rates',
  one: 'TaxRate',
  many: 'TaxRates',
  named: 'name',
  read: 'catalogue:read',
  write: 'catalogue:write',
  input: taxRateInput,
  row: taxRate,
  detail: taxRate,
  sorts: ['name'],
  filters: { active: z.optional(flag) },
});
