import { orderStatuses, paymentStatuses } from '@traiteur/domain/order-life.ts';
import * as z from 'zod/mini';
import { bilingual, cents, count, id, localDate, localTime } from './statement/fields.ts';
import { operationsOf } from './statement/operation.ts';
import { clientAllergy, orderedConflict } from './orders.ts';
import { salesQuery, salesReport } from './sales-report.ts';

const portions = z.object({ name: bilingual(120), sizeName: bilingual(80), quantity: count });

/** What the kitchen cooks: one row a product and size, with the orders that need care. */
export const productionRow = z.object({
  productId: id,
  sizeId: id,
  ...portions.shape,
  exceptions: z.array(
    z.object({
      orderId: id,
      number: z.string(),
      client: z.string(),
      quantity: count,
      allergen: orderedConflict.shape.allergen,
      severity: orderedConflict.shape.severity,
      presence: orderedConflict.shape.presence,
      mustOverride: orderedConflict.shape.mustOverride,
      reason: orderedConflict.shape.reason,
    }),
  ),
});
export type ProductionRow = z.output<typeof productionRow>;

/** A dish at a stop, with what a packing slip must say of it. */
const packed = z.object({
  ...portions.shape,
  allergens: z.array(z.object({ id, code: z.string(), name: bilingual(80), presence: orderedConflict.shape.presence })),
});

/** Where the driver stops. */
export const stop = z.object({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  client: z.string(),
  phone: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  notes: z.string(),
  items: z.array(packed),
  conflicts: z.array(orderedConflict),
  clientAllergies: z.array(clientAllergy),
  /** What the driver collects, in cents. */
  amountDue: cents,
});
export type Stop = z.output<typeof stop>;

export const deliveryReport = z.object({
  date: localDate,
  orders: count,
  portions: count,
  production: z.array(productionRow),
  rounds: z.array(
    z.object({ zoneId: id, zoneName: bilingual(80), start: localTime, end: localTime, stops: z.array(stop) }),
  ),
});
export type DeliveryReport = z.output<typeof deliveryReport>;

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
});
export type DeliveryDay = z.output<typeof deliveryDay>;

export const dashboard = z.object({
  today: localDate,
  days: z.array(deliveryDay),
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
export type Dashboard = z.output<typeof dashboard>;

export const reports = operationsOf('reports', {
  getDeliveryReport: {
    summary:
      'The kitchen’s production list and the drivers’ rounds for a delivery date, without one for the next that delivers; cancelled orders left out.',
    method: 'GET',
    path: '/delivery-report',
    scope: 'delivery:read',
    query: z.strictObject({ date: z.optional(localDate) }),
    result: deliveryReport,
    refusals: [],
  },
  getDashboard: {
    summary: 'Today and the next delivery days, and what needs a hand.',
    method: 'GET',
    path: '/dashboard',
    scope: 'orders:read',
    result: dashboard,
    refusals: [],
  },
  getSalesReport: {
    summary: 'What was sold over a period, compared with the one before and taken apart; cancelled orders left out.',
    method: 'GET',
    path: '/sales-report',
    scope: 'reports:read',
    query: salesQuery,
    result: salesReport,
    refusals: [],
  },
});
