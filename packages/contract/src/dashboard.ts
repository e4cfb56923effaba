import { orderStatuses } from '@traiteur/domain/order-life.ts';
import * as z from 'zod/mini';
import { presence } from './products.ts';
import { bilingual, cents, count, id, localDate, localTime } from './statement/fields.ts';
import { operationsOf } from './statement/operation.ts';

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

/** An order that stops until somebody answers for an allergy. */
const unansweredOrder = z.object({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  deliveryDate: localDate,
  client: z.string(),
  /** Left out for who may not reach clients. */
  phone: z.optional(z.string()),
  conflicts: z.array(z.object({ dish: bilingual(120), allergen: bilingual(80), presence })),
});
export type UnansweredOrder = z.output<typeof unansweredOrder>;

const overview = z.object({
  today: localDate,
  days: z.array(deliveryDay),
  /** Orders of any date that wait for an answer: those on the road first, then the soonest; ten at most, and how many there are. */
  unanswered: z.object({ count, orders: z.array(unansweredOrder) }),
  /** Dishes to come that meet an allergen of their client, and wait for no answer. */
  allergies: z.array(
    z.object({
      orderId: id,
      number: z.string(),
      client: z.string(),
      deliveryDate: localDate,
      product: bilingual(120),
      allergen: bilingual(80),
      mustOverride: z.boolean(),
    }),
  ),
  /** Orders of today and the next delivery days that nobody paid yet. */
  unpaid: z.object({ orders: count, amount: cents }),
  failed: count,
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
