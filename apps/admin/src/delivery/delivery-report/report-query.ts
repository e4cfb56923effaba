import { deliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import type { LocalTime } from '@traiteur/domain/dates/calendar.ts';
import * as z from 'zod/mini';

export const views = ['production', 'rounds', 'slips', 'labels'] as const;

/** Which date, as the operation takes it, and how it is shown. */
export const reportQuery = z.extend(deliveryReport.operations.getDeliveryReport.query, {
  view: z._default(z.enum(views), 'production'),
  /** The one round that a driver looks at; all where the day has no such round. */
  round: z.optional(z.string().check(z.regex(/^\d{1,9}-\d\d:\d\d-\d\d:\d\d$/))),
});

/** What an address calls a round by, on whichever date. */
export const roundKey = ({ zoneId, start, end }: { zoneId: number; start: LocalTime; end: LocalTime }): string =>
  `${zoneId}-${start}-${end}`;
