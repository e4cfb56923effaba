import type { LocalDate } from '@traiteur/domain/calendar.ts';
import { notCancelled } from '@traiteur/domain/order-life.ts';
import type { Period } from '@traiteur/domain/sales-period.ts';
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

/** What it is asked for to show those that a delivery report tells of. */
export const ordersDelivered = (date: LocalDate) => ({ status, deliveryFrom: date, deliveryTo: date });
