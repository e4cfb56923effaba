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
import { countRows, exportedAllergens, exportedClients } from './client-export-rows.ts';

interface ExportRequest {
  filters: ClientFilters;
  house: House;
  locale: Locale;
  /** In milliseconds: the export stops when its reader takes nothing for so long. */
  patience?: number;
}

/** @throws {Refusal} `exports-under-way` */
export async function openClientExport(db: Kysely<Database>, { filters, house, locale, patience }: ExportRequest) {
  const { sheet } = catalogueOf(clientExports, locale);
  const allergens = await exportedAllergens(db);
  const columns = clientColumns(locale, house, allergens);
  const criteria = await clientCriteria(db, filters, allergens, locale, house);
  return openStreamedExport(db, {
    choose: async (snapshot) => ({
      total: await countRows(snapshot, filters, house.timeZone),
      rows: exportedClients(snapshot, filters, house.timeZone),
    }),
    write: (rows, { total }) => xlsxOf({ rows, total, name: sheet, columns, more: [criteria] }),
    patience,
  });
}
