import * as z from 'zod/mini';
import { bilingual, text } from './fields.ts';
import { listQuery, pageOf, stored } from './lists.ts';
import { operationsOf } from './operation.ts';

/** One tax: its name on the bill and its rate in thousandths of a percent (5.5 % = 5500). */
export const taxComponent = z.object({ name: text(80), rate: z.int().check(z.minimum(0), z.maximum(100_000)) });

export const taxRate = z.object({
  ...stored,
  name: bilingual(80),
  components: z.array(taxComponent),
  active: z.boolean(),
});
export type TaxRate = z.output<typeof taxRate>;

export const taxRates = operationsOf('tax-rates', {
  listTaxRates: {
    summary: 'Lists the tax rates a product can have.',
    method: 'GET',
    path: '/tax-rates',
    scope: 'catalogue:read',
    query: listQuery(['name'], {}),
    result: pageOf(taxRate),
    refusals: [],
  },
});
