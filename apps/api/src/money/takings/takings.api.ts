import { takings } from '@traiteur/contract/money/takings.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { handlersFor } from '../../http/handlers.ts';
import { spreadsheetAnswer } from '../../http/spreadsheets/spreadsheet-answer.ts';
import { workbookOf } from '../../http/spreadsheets/workbook.ts';
import { getTakings } from './takings.ts';
import { takingsSheets } from './takings-sheets.ts';

export const takingsApi = handlersFor(takings, {
  getTakings: ({ query }, context) => getTakings(query, context),
  async exportTakings({ query }, context) {
    const account = await getTakings(query, context);
    const file = await workbookOf(takingsSheets(account, context.locale, context.house));
    return spreadsheetAnswer(exportName('takings', context.locale, account.from, account.to), file);
  },
});
