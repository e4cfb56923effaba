import { deliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import type { LocalTime } from '@traiteur/domain/dates/calendar.ts';
import * as z from 'zod/mini';

export const views = ['production', 'rounds', 'slips'] as const;

const round = z.optional(z.string().check(z.regex(/^\d{1,9}-\d\d:\d\d-\d\d:\d\d$/)));

/** A driver's own page: which day and which round. */
export const roundQuery = z.extend(deliveryReport.operations.getDeliveryReport.query, { round });

/** The operation's own query, and how the report is shown. */
export const reportQuery = z.extend(deliveryReport.operations.getDeliveryReport.query, {
  view: z._default(z.enum(views), 'production'),
  /** The key of one round; all are shown where the day has no such round. */
  round,
});

/** A round's key in the address, the same on every date. */
export const roundKey = ({ zoneId, start, end }: { zoneId: number; start: LocalTime; end: LocalTime }): string =>
  `${zoneId}-${start}-${end}`;
