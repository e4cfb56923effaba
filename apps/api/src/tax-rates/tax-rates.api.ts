import { taxRates } from '@traiteur/contract/tax-rates.ts';
import { handlersFor } from '../http/handlers.ts';
import { taxRateRows } from './tax-rate-rows.ts';

export const taxRatesApi = handlersFor(taxRates, {
  listTaxRates: ({ query }, { db, locale }) => taxRateRows.list(db, query, locale),
  getTaxRate: ({ params }, { db }) => taxRateRows.get(db, params.id),
  createTaxRate: ({ body }, { db }) => taxRateRows.create(db, body),
  updateTaxRate: ({ params, body }, { db }) => taxRateRows.update(db, params.id, body.version, body),
  removeTaxRate: ({ params }, { db }) => taxRateRows.remove(db, params.id),
});
