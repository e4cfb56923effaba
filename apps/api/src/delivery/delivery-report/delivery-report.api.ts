import { deliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { forReader } from '../../http/contact-fields.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { spreadsheetAnswer } from '../../http/spreadsheets/spreadsheet-answer.ts';
import { workbookOf } from '../../http/spreadsheets/workbook.ts';
import { deliverySheets } from './delivery-sheets.ts';
import { getDeliveryReport } from './delivery-report.ts';

export const deliveryReportApi = handlersFor(deliveryReport, {
  getDeliveryReport: ({ query }, context) => getDeliveryReport(query, context),
  async exportDeliveryReport({ query }, context) {
    const report = forReader(
      deliveryReport.operations.getDeliveryReport.result,
      await getDeliveryReport(query, context),
      context.caller,
    );
    const file = await workbookOf(deliverySheets(report, context.locale, context.house));
    return spreadsheetAnswer(exportName('deliveries', context.locale, report.date), file);
  },
});
