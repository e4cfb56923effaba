import { deliveryReport } from '@traiteur/contract/delivery-report.ts';
import { handlersFor } from '../http/handlers.ts';
import { getDeliveryReport } from './delivery-report.ts';

export const deliveryReportApi = handlersFor(deliveryReport, {
  getDeliveryReport: ({ query }, context) => getDeliveryReport(query, context),
});
