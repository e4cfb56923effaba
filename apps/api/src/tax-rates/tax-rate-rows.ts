import type { TaxRate, TaxRateInput } from '@traiteur/contract/tax-rates.ts';
import { bothNames, crudRows } from '../database/rows/crud-rows.ts';

export const taxRateRows = crudRows({
  table: 'tax_rates',
  sorts: {},
  usual: 'name',
  searched: bothNames,
  itemOf: ({ id, version, name_fr: fr, name_en: en, components, active }): TaxRate => ({
    id,
    version,
    name: { fr, en },
    components,
    active,
  }),
  rowOf: ({ name, components, active }: TaxRateInput) => ({
    name_fr: name.fr,
    name_en: name.en,
    // Half a surrogate pair, which text turns into U+FFFD by itself, is an error in jsonb.
    components: JSON.stringify(components.map(({ name: tax, rate }) => ({ name: tax.toWellFormed(), rate }))),
    active,
  }),
});
