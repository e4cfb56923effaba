import { clientExports } from '@traiteur/contract/clients/client-exports.ts';
import { exportedRows } from '@traiteur/contract/statement/list-export.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { handlersFor } from '../../http/handlers.ts';
import { spreadsheetAnswer } from '../../http/spreadsheets/spreadsheet-answer.ts';
import { openClientExport } from './client-export.ts';
import { previewClients } from './client-export-rows.ts';

export const clientExportsApi = handlersFor(clientExports, {
  previewClientExport: ({ query }, { db, house }) => previewClients(db, query, house.timeZone),
  async exportClients({ query: { search, ...filters } }, { db, house, locale, clock }) {
    const { body, total } = await openClientExport(db, { filters, search, house, locale });
    return spreadsheetAnswer(exportName('clients', locale, today(clock(), house.timeZone)), body, {
      [exportedRows]: String(total),
    });
  },
});
