import { taxRates } from '@traiteur/contract/tax-rates.ts';
import { sql } from 'kysely';
import { pageOf } from '../database/paging.ts';
import { served } from '../http/handlers.ts';

export const taxRatesApi = served(taxRates, {
  listTaxRates: ({ query }, { db, locale }) =>
    pageOf(
      db,
      db.selectFrom('tax_rates').selectAll(),
      query,
      { by: { name: sql.ref(`name_${locale}`) }, types: { name: 'text' }, usual: 'name', id: sql.ref('id') },
      ({ id, version, name_fr: fr, name_en: en, components, active }) => ({
        id,
        version,
        name: { fr, en },
        components,
        active,
      }),
    ),
});
