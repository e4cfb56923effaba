import { clientExports, exportedRows } from '@traiteur/contract/client-exports.ts';
import { clientExportName } from '@traiteur/domain/client-export-name.ts';
import { handlersFor } from '../http/handlers.ts';
import { openClientExport } from './client-export.ts';
import { previewClients } from './client-export-rows.ts';

export const clientExportsApi = handlersFor(clientExports, {
  previewClientExport: ({ query }, { db, house }) => previewClients(db, query, house.timeZone),
  async exportClients({ query: filters }, { db, house, locale, clock }) {
    const { body, total } = await openClientExport(db, { filters, house, locale });
    const headers = {
      'content-disposition': `attachment; filename="${clientExportName(clock(), house.timeZone)}"`,
      'cache-control': 'no-store',
      [exportedRows]: String(total),
    };
    return { mediaType: clientExports.operations.exportClients.produces, headers, body };
  },
});
