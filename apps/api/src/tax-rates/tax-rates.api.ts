import { taxRates } from '@traiteur/contract/tax-rates.ts';
import { handlersFor } from '../http/handlers.ts';
import { taxRateRows } from './tax-rate-rows.ts';

export const taxRatesApi = handlersFor(taxRates, {
  list: ({ query }, { db, locale }) => taxRateRows.list(db, query, locale),
  get: ({ params }, { db }) => taxRateRows.get(db, params.id),
  create: ({ body }, { db }) => taxRateRows.create(db, body),
  update: ({ params, body }, { db }) => taxRateRows.update(db, params.id, body.version, body),
  remove: ({ params }, { db }) => taxRateRows.remove(db, params.id),
});
