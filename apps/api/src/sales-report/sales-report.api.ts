import { salesReport } from '@traiteur/contract/sales-report.ts';
import { handlersFor } from '../http/handlers.ts';
import { salesExportName } from '@traiteur/domain/export-names.ts';
import { nameOf } from '../database/rows/name-of.ts';
import { spreadsheetAnswer } from '../http/spreadsheets/spreadsheet-answer.ts';
import { workbookOf } from '../http/spreadsheets/workbook.ts';
import { getSalesAccount, getSalesReport } from './sales-report.ts';
import { salesSheets } from './sales-workbook.ts';

export const salesReportApi = handlersFor(salesReport, {
  getSalesReport: ({ query }, context) => getSalesReport(query, context),
  async exportSalesReport({ query }, context) {
    const { db, house, locale } = context;
    const [zone, category] = await Promise.all([
      nameOf(db, 'delivery_zones', query.zoneId),
      nameOf(db, 'categories', query.categoryId),
    ]);
    const account = await getSalesAccount(query, context);
    const sheets = salesSheets({ account, query, zone, category, locale, house });
    return spreadsheetAnswer(salesExportName(account.period), await workbookOf(sheets));
  },
});
