import { reports } from '@traiteur/contract/reports.ts';
import { served } from '../http/handlers.ts';
import { getDashboard } from './dashboard.ts';
import { getDeliveryReport } from './delivery-report.ts';

export const reportsApi = served(reports, {
  getDeliveryReport: ({ query }, { db }) => getDeliveryReport(db, query.date),
  getDashboard: (_, context) => getDashboard(context),
});
