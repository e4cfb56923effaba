import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { dashboardEnd } from '@traiteur/domain/house/dashboard-period.ts';
import { standingStatuses, waitingStatuses } from '@traiteur/domain/orders/order-life.ts';

const standing = standingStatuses.join(',');
const waiting = waitingStatuses.join(',');

export const listsBehind = (today: LocalDate) =>
  ({
    unanswered: { allergy: 'unanswered', status: standing, sort: 'delivery' },
    answered: { allergy: 'answered', status: waiting, deliveryFrom: today, sort: 'delivery' },
    failed: { status: 'failed', sort: 'delivery' },
    unpaid: {
      paymentStatus: 'due',
      status: standing,
      deliveryFrom: today,
      deliveryTo: dashboardEnd(today),
      sort: 'delivery',
    },
    deliveredUnpaid: { paymentStatus: 'due', status: 'delivered', sort: 'delivery' },
    overpaid: { paymentStatus: 'overpaid', sort: 'delivery' },
    received: { status: 'pending', source: 'website', sort: 'delivery' },
  }) as const;

export const ordersOfHeldLot = ({ productId, date }: { productId: number; date: LocalDate }) =>
  ({ productId: String(productId), deliveryFrom: date, deliveryTo: date, status: standing, sort: 'delivery' }) as const;

export const ordersOfClosedDay = (date: LocalDate) =>
  ({ deliveryFrom: date, deliveryTo: date, status: standing, sort: 'delivery' }) as const;
