import type { LocalDate, LocalTime } from '@traiteur/domain/dates/calendar.ts';
import { notCancelled } from '@traiteur/domain/orders/order-life.ts';
import type { Period } from '@traiteur/domain/money/sales-period.ts';
import type { SalesQuery } from './sales-report.ts';

/** Reports leave cancelled orders out, and so do the lists behind their figures. */
const status = notCancelled.join(',');

/** What a list of orders is asked for to show those that a sales report counts over a period of its own. */
export const ordersSold = ({ dateBy, zoneId, categoryId }: SalesQuery, { from, to }: Period) => ({
  status,
  ...(dateBy === 'order' ? { placedFrom: from, placedTo: to } : { deliveryFrom: from, deliveryTo: to }),
  ...(zoneId !== undefined && { zoneId: String(zoneId) }),
  ...(categoryId !== undefined && { categoryId: String(categoryId) }),
});

/** What it is asked for to show the first orders of the clients whom that report counts as new. */
export const ordersOfNewClients = (query: SalesQuery, period: Period) => ({
  ...ordersSold(query, period),
  firstOrder: 'true' as const,
});

/** What it is asked for to show those that a delivery report tells of. */
export const ordersDelivered = (date: LocalDate) => ({ status, deliveryFrom: date, deliveryTo: date });

/** What it is asked for to show those of one round. */
export const ordersOfRound = (
  date: LocalDate,
  { zoneId, start, end }: { zoneId: number; start: LocalTime; end: LocalTime },
) => ({ ...ordersDelivered(date), zoneId: String(zoneId), slot: `${start}-${end}` });
