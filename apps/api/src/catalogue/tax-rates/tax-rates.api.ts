import { taxRates } from '@traiteur/contract/catalogue/tax-rates.ts';
import type { TaxComponent } from '@traiteur/domain/money/tax.ts';
import type { Generated } from 'kysely';
import type { Json, Named, Versioned } from '../../database/columns.ts';
import { bothNames, crudRows } from '../../database/rows/crud-rows.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import { handlersFor } from '../../http/handlers.ts';

declare module '../../database/schema.ts' {
  interface Database {
    tax_rates: Versioned & Named & { components: Json<TaxComponent[]>; active: Generated<boolean> };
  }
}

export const taxRateRows = crudRows({
  table: 'tax_rates',
  columns: ['components', 'active'],
  // jsonb refuses half a surrogate pair, which a text column turns into U+FFFD.
  write: {
    components: (components) =>
      JSON.stringify(components.map(({ name, rate }) => ({ name: name.toWellFormed(), rate }))),
  },
  searched: bothNames,
  sorts: {},
  usual: 'name',
});

export const taxRatesApi = handlersFor(taxRates, crudHandlers(taxRateRows));
