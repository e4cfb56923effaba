import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { openMoney } from '../money/open-money.ts';
import { presence } from '../catalogue/products.ts';
import { bilingual, count, forContact, id, localDate, localTime } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

/** A delivery date at a glance. */
export const deliveryDay = z.object({
  date: localDate,
  orders: count,
  portions: count,
  /** Orders that its slots take together; null when one of them has no limit. */
  capacity: z.nullable(count),
  /** Minutes until the last order for its last open slot; null once none can be had. */
  minutesToCutOff: z.nullable(z.int()),
  closed: z.boolean(),
  /** Whether the configuration in force closes it, whatever the schedules say. */
  closedDate: z.boolean(),
  /** Its slots that would still take orders had they room, when no other is left: what they hold. Null = the day is not full. */
  full: z.nullable(z.object({ orders: count, capacity: count })),
});
export type DeliveryDay = z.output<typeof deliveryDay>;

/** An order that somebody looks at before its slot begins. */
const taskOrder = z.object({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  deliveryDate: localDate,
  slotStart: localTime,
  clientId: id,
  client: z.string(),
  /** Left out for who may not reach clients. */
  phone: forContact(z.string()),
});
export type TaskOrder = z.output<typeof taskOrder>;

const conflicts = z.array(z.object({ dish: bilingual(120), allergen: bilingual(80), presence }));

/** An order that stops until somebody answers for an allergy. */
const unansweredOrder = z.object({ ...taskOrder.shape, conflicts });
export type UnansweredOrder = z.output<typeof unansweredOrder>;

/** An order whose conflicts somebody answered for, or that only warn. */
const answeredOrder = z.object({ ...unansweredOrder.shape, alert: z.enum(['override', 'warning']) });

/** Each count of orders is that of the list which `listsBehind` asks for. */
const overview = z.object({
  /** What the house's calendar and clock show. */
  today: localDate,
  time: localTime,
  days: z.array(deliveryDay),
  /** Orders of any date that wait for an answer: those on the road first, then the soonest; ten at most, and how many there are. */
  unanswered: z.object({ count, orders: z.array(unansweredOrder) }),
  /** Orders yet to leave that meet an allergen of their client and wait for no answer, the soonest first; five at most. */
  answered: z.object({ count, orders: z.array(answeredOrder) }),
  /** Orders that could not be delivered, the oldest first; ten at most. */
  failed: z.object({ count, orders: z.array(taskOrder) }),
  /** Orders of today and the next delivery days that are not over and that nobody paid yet. */
  unpaid: openMoney,
  /** Orders of any date that were delivered and that nobody paid yet. */
  deliveredUnpaid: openMoney,
  /** Orders of any date, cancelled ones among them, for which more was paid than they cost, and what is to be given back. */
  overpaid: openMoney,
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
  /** Active zones that have no free slot within the promised hours. */
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
