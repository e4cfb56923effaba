import type { LocalDate, LocalTime } from '@traiteur/domain/dates/calendar.ts';
import { notCancelled } from '@traiteur/domain/orders/order-life.ts';
import type { Period } from '@traiteur/domain/money/sales-period.ts';
import type { SalesQuery } from './sales-report.ts';

/** Reports leave cancelled orders out; so do the lists behind their figures. */
const status = notCancelled.join(',');

export const ordersSold = ({ dateBy, zoneId, categoryId }: SalesQuery, { from, to }: Period) => ({
  status,
  ...(dateBy === 'order' ? { placedFrom: from, placedTo: to } : { deliveryFrom: from, deliveryTo: to }),
  ...(zoneId !== undefined && { zoneId: String(zoneId) }),
  ...(categoryId !== undefined && { categoryId: String(categoryId) }),
});

export const ordersOfNewClients = (query: SalesQuery, period: Period) => ({
  ...ordersSold(query, period),
  firstOrder: 'true' as const,
});

export const ordersDelivered = (date: LocalDate) => ({ status, deliveryFrom: date, deliveryTo: date });

export const ordersOfRound = (
  date: LocalDate,
  { zoneId, start, end }: { zoneId: number; start: LocalTime; end: LocalTime },
) => ({ ...ordersDelivered(date), zoneId: String(zoneId), slot: `${start}-${end}` });
