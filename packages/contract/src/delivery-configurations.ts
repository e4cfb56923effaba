import * as z from 'zod/mini';
import { cents, id, localDate, moment } from './statement/fields.ts';
import { listQuery, oneThing, pageOf } from './statement/lists.ts';
import { operationsOf } from './statement/operation.ts';

const hours = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

export const deliveryConfigurationInput = z.strictObject({
  /** When it comes into force; not in the past, null = now. */
  effectiveFrom: z.nullable(moment),
  shippingFee: cents,
  /** Goods from which delivery is free, in cents; null = never. */
  freeDeliveryFrom: z.nullable(cents),
  noticeHours: hours(720),
  promiseHours: hours(720),
  /** How many days ahead one may order. */
  horizonDays: z.int().check(z.minimum(0), z.maximum(365)),
  closedDates: z.array(localDate).check(z.maxLength(400)),
});

export const deliveryConfiguration = z.object({
  id,
  ...deliveryConfigurationInput.shape,
  effectiveFrom: moment,
  createdAt: moment,
  createdBy: z.nullable(z.string()),
  standing: z.enum(['future', 'in-force', 'past']),
});
export type DeliveryConfiguration = z.output<typeof deliveryConfiguration>;

const configurationNames = {
  tag: 'delivery-configurations',
  one: 'DeliveryConfiguration',
  many: 'DeliveryConfigurations',
  input: deliveryConfigurationInput,
} as const;

/** History is not edited: a new configuration takes over from the moment it says. */
export const deliveryConfigurations = operationsOf(configurationNames, {
  list: {
    summary: 'Lists delivery configurations, the newest first, with the one in force marked.',
    method: 'GET',
    path: '/delivery-configurations',
    scope: 'delivery:read',
    query: listQuery(['effectiveFrom'], {}),
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
    refusals: ['moment-taken'],
  },
});
