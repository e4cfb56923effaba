import { deliveryReport } from '@traiteur/contract/delivery-report.ts';
import * as z from 'zod/mini';

export const views = ['production', 'rounds', 'slips'] as const;

/** Which date, as the operation takes it, and how it is shown. */
export const reportQuery = z.extend(deliveryReport.operations.getDeliveryReport.query, {
  view: z._default(z.enum(views), 'production'),
});
