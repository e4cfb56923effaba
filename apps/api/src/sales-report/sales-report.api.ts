import { salesReport } from '@traiteur/contract/sales-report.ts';
import { handlersFor } from '../http/handlers.ts';
import { getSalesReport } from './sales-report.ts';

export const salesReportApi = handlersFor(salesReport, {
  getSalesReport: ({ query }, context) => getSalesReport(query, context),
});
