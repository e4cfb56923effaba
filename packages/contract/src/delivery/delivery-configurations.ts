import * as z from 'zod/mini';
import { cents, count, id, localDate, moment } from '../statement/fields.ts';
import { sortedQuery, oneThing, pageOf } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const hours = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

const rules = {
  /** Start, not in the past; null = now. */
  effectiveFrom: z.nullable(moment),
  shippingFee: cents,
  /** Goods in cents from which delivery is free; null = never. */
  freeDeliveryFrom: z.nullable(cents),
  noticeHours: hours(720),
  promiseHours: hours(720),
  /** Days ahead for which orders are accepted. */
  horizonDays: z.int().check(z.minimum(0), z.maximum(365)),
  closedDates: z.array(localDate).check(z.maxLength(400)),
};

const deliveryConfigurationInput = z.strictObject({
  ...rules,
  /** Closed days changed since that configuration are kept. Null or absent: the days as given. */
  copiedFrom: z.optional(z.nullable(id)),
});
export type DeliveryConfigurationInput = z.output<typeof deliveryConfigurationInput>;

export const deliveryConfiguration = z.object({
  id,
  ...rules,
  effectiveFrom: moment,
  /** When its rules began, whatever days were closed or opened since. */
  since: moment,
  createdAt: moment,
  createdBy: z.nullable(z.string()),
  standing: z.enum(['future', 'in-force', 'past']),
});
export type DeliveryConfiguration = z.output<typeof deliveryConfiguration>;

const dayInput = z.strictObject({ date: localDate });

const deliveryDay = z.object({
  date: localDate,
  /** The one in force; null without one. */
  configurationId: z.nullable(id),
  closed: z.boolean(),
  orders: count,
  firstOrders: z.array(z.object({ id, number: z.string() })),
});

const changeOfDay = {
  method: 'POST',
  scope: 'delivery:write',
  params: oneThing,
  body: dayInput,
  result: deliveryConfiguration,
  status: 201,
  reads: 'get',
  audit: { only: ['closedDates'] },
  refusals: ['not-found', 'stale'],
} as const;

const configurationNames = {
  tag: 'delivery-configurations',
  one: 'DeliveryConfiguration',
  many: 'DeliveryConfigurations',
  input: deliveryConfigurationInput,
} as const;

/** History is immutable, even to close a day: a new configuration starts at its moment. */
export const deliveryConfigurations = operationsOf(configurationNames, {
  list: {
    summary:
      'Lists delivery configurations, the newest first, with the one in force marked; of those that differ in closed days alone the newest.',
    method: 'GET',
    path: '/delivery-configurations',
    scope: 'delivery:read',
    query: sortedQuery(['effectiveFrom'], {}),
    result: pageOf(deliveryConfiguration),
    refusals: [],
  },
  get: {
    summary: 'Answers one delivery configuration.',
    method: 'GET',
    path: '/delivery-configurations/{id}',
    scope: 'delivery:read',
    params: oneThing,
    result: deliveryConfiguration,
    refusals: ['not-found'],
  },
  create: {
    summary: 'Adds a delivery configuration that takes over from the moment it says.',
    method: 'POST',
    path: '/delivery-configurations',
    scope: 'delivery:write',
    body: deliveryConfigurationInput,
    result: deliveryConfiguration,
    status: 201,
    refusals: ['moment-taken', 'unknown-reference'],
  },
  closeDay: {
    summary:
      'Closes a day by a copy of the configuration in force, which is refused as stale when it is another one by now; those to come close it too.',
    path: '/delivery-configurations/{id}/closed-days',
    ...changeOfDay,
  },
  openDay: {
    summary: 'Opens a closed day again, as closing it does.',
    path: '/delivery-configurations/{id}/open-days',
    ...changeOfDay,
  },
  getDeliveryDay: {
    summary: 'Says whether a day is closed, and which standing orders it has.',
    method: 'GET',
    path: '/delivery-days/{date}',
    scope: 'orders:read',
    params: dayInput,
    result: deliveryDay,
    refusals: [],
  },
});
