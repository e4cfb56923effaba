import { salesReport } from '@traiteur/contract/money/sales-report.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportSalesReport } from './export-sales-report.ts';
import { getSalesReport } from './sales-report.ts';

export const salesReportApi = handlersFor(salesReport, {
  getSalesReport: ({ query }, context) => getSalesReport(query, context),
  exportSalesReport: ({ query }, context) => exportSalesReport(query, context),
});
