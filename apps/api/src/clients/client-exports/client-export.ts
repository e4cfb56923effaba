import type { ClientFilters } from '@traiteur/contract/clients/client-exports.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { clientExports } from '@traiteur/words/clients/client-exports.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { House } from '../../core/house.ts';
import { openStreamedExport } from '../../http/spreadsheets/streamed-export.ts';
import { xlsxOf } from '../../http/spreadsheets/streamed-sheet.ts';
import { clientColumns } from './client-columns.ts';
import { clientCriteria } from './client-criteria.ts';
import { countRows, exportedAllergens, exportedClients, foundBy } from './client-export-rows.ts';

interface ExportRequest {
  filters: ClientFilters;
  /** As the list of clients searches. */
  search?: string | undefined;
  house: House;
  locale: Locale;
  /** In milliseconds: the export stops when its reader takes nothing for so long. */
  patience?: number;
}

/** @throws {Refusal} `exports-under-way` */
export async function openClientExport(
  db: Kysely<Database>,
  { filters, search, house, locale, patience }: ExportRequest,
) {
  const { sheet } = catalogueOf(clientExports, locale);
  const allergens = await exportedAllergens(db);
  const columns = clientColumns(locale, house, allergens);
  const criteria = await clientCriteria(db, { ...filters, search }, allergens, locale, house);
  return openStreamedExport(db, {
    async choose(snapshot) {
      const isFound = await foundBy(snapshot, search);
      return {
        total: await countRows(snapshot, filters, house.timeZone, isFound),
        rows: exportedClients(snapshot, filters, house.timeZone, isFound),
      };
    },
    write: (rows, { total }) => xlsxOf({ rows, total, name: sheet, columns, more: [criteria] }),
    patience,
  });
}
