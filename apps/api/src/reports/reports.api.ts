import { reports } from '@traiteur/contract/reports.ts';
import { handlersFor } from '../http/handlers.ts';
import { getDashboard } from '../dashboard/dashboard.ts';
import { getDeliveryReport } from '../delivery-report/delivery-report.ts';
import { getSalesReport } from '../sales-report/sales-report.ts';

export const reportsApi = handlersFor(reports, {
  getDeliveryReport: ({ query }, context) => getDeliveryReport(query, context),
  getSalesReport: ({ query }, context) => getSalesReport(query, context),
  getDashboard: (_, context) => getDashboard(context),
});
