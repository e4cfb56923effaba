import type { ClientFilters } from '@traiteur/contract/client-exports.ts';
import type { Locale } from '@traiteur/domain/language.ts';
import { clientExports } from '@traiteur/words/client-exports.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { House } from '../core/house.ts';
import { openStreamedExport } from '../http/spreadsheets/streamed-export.ts';
import { xlsxOf } from '../http/spreadsheets/streamed-sheet.ts';
import { clientColumns } from './client-columns.ts';
import { countClients, exportedAllergens, exportedClients } from './client-export-rows.ts';

interface ExportRequest {
  filters: ClientFilters;
  house: House;
  locale: Locale;
  /** In milliseconds: how long its reader may take nothing before the export is given up. */
  patience?: number;
}

/**
 * An Excel file of the clients as they stand now, and how many.
 * @throws {Refusal} `exports-under-way`
 */
export async function openClientExport(
  db: Kysely<Database>,
  { filters, house: { timeZone, currency }, locale, patience }: ExportRequest,
) {
  const columns = clientColumns(locale, currency, await exportedAllergens(db));
  return openStreamedExport(db, {
    choose: async (snapshot) => ({
      total: await countClients(snapshot, filters, timeZone),
      rows: exportedClients(snapshot, filters, timeZone),
    }),
    write: (rows) => xlsxOf(rows, clientExports.sheet[locale === 'fr' ? 0 : 1], columns),
    patience,
  });
}
