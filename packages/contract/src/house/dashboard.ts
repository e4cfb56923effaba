import { orderingSteps } from '@traiteur/domain/house/setup-steps.ts';
import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { openMoney } from '../money/open-money.ts';
import { presence } from '../catalogue/products.ts';
import { bilingual, cents, count, forContact, id, localDate, localTime } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

export const deliveryDay = z.object({
  date: localDate,
  orders: count,
  portions: count,
  /** Null when a slot has no limit. */
  capacity: z.nullable(count),
  /** Null when closed. */
  minutesToCutOff: z.nullable(z.int()),
  closed: z.boolean(),
  /** By the configuration, whatever the schedules. */
  closedDate: z.boolean(),
  /** Null unless full slots are the only obstacle. */
  full: z.nullable(z.object({ orders: count, capacity: count })),
});
export type DeliveryDay = z.output<typeof deliveryDay>;

const taskOrder = z.object({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  deliveryDate: localDate,
  slotStart: localTime,
  clientId: id,
  client: z.string(),
  phone: forContact(z.string()),
});
export type TaskOrder = z.output<typeof taskOrder>;

const conflicts = z.array(
  z.object({
    dish: bilingual(120),
    /** Who reacts; empty for the client themselves. */
    eater: z.string(),
    allergen: bilingual(80),
    presence,
  }),
);

const unansweredOrder = z.object({ ...taskOrder.shape, conflicts });
export type UnansweredOrder = z.output<typeof unansweredOrder>;

const answeredOrder = z.object({ ...unansweredOrder.shape, alert: z.enum(['override', 'warning']) });

const unpaidOrder = z.object({ ...taskOrder.shape, due: cents });

/** Each count equals that of the list from `listsBehind`. */
const overview = z.object({
  /** In the house's time zone. */
  today: localDate,
  time: localTime,
  days: z.array(deliveryDay),
  /** What keeps all clients from ordering; empty in a house that is open. */
  obstacles: z.array(z.enum(orderingSteps)),
  /** On the road first, then the soonest; at most ten. */
  unanswered: z.object({ count, orders: z.array(unansweredOrder) }),
  /** The soonest first; at most five. */
  answered: z.object({ count, orders: z.array(answeredOrder) }),
  /** The oldest first; at most ten. */
  failed: z.object({ count, orders: z.array(taskOrder) }),
  /** With an open online payment that failed last, which nobody has seen to; the soonest first, at most ten. */
  failedPayments: z.object({ count, orders: z.array(unpaidOrder) }),
  /** Lots on hold, and the standing orders that have portions of them; the soonest first. */
  heldLots: z.array(
    z.object({
      productId: id,
      name: bilingual(120),
      lot: z.string(),
      date: localDate,
      orders: count,
      /** Of them, on their way already. */
      onTheRoad: count,
    }),
  ),
  /** Closed, with orders that still stand; the oldest first. */
  closedDays: z.array(z.object({ date: localDate, orders: count })),
  /** Of today and the next delivery days. */
  unpaid: openMoney,
  /** Of any date. */
  deliveredUnpaid: openMoney,
  /** Of any date, cancelled orders too. */
  overpaid: openMoney,
  /** From the site, not confirmed yet. */
  received: z.object({ count, nextDate: z.nullable(localDate) }),
  /** From the site, which nobody has answered or closed. */
  messages: count,
  /** On sale while their ingredients name an allergen that they neither declare nor explain. */
  undeclaredDishes: count,
  soldOut: z.array(
    z.object({
      productId: id,
      name: bilingual(120),
      sizeName: bilingual(80),
      date: localDate,
      taken: count,
      available: count,
    }),
  ),
  /** Active zones without a free slot within the promised hours. */
  promiseAtRisk: z.array(
    z.object({
      zoneId: id,
      name: bilingual(80),
      nextSlot: z.nullable(z.object({ date: localDate, start: localTime })),
    }),
  ),
});
export type Dashboard = z.output<typeof overview>;

export const dashboard = operationsOf('dashboard', {
  getDashboard: {
    summary: 'Today and the next delivery days, and what needs a hand.',
    method: 'GET',
    path: '/dashboard',
    scope: 'orders:read',
    result: overview,
    refusals: [],
  },
});
