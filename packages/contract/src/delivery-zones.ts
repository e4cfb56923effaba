import * as z from 'zod/mini';
import { bilingual, cents, colour, count, flag, id } from './statement/fields.ts';
import { stored } from './statement/lists.ts';
import { noun } from './statement/noun.ts';
import { operationsOf } from './statement/operation.ts';
import { placeQuery } from './postal-code-fields.ts';

export const deliveryZoneInput = z.strictObject({
  name: bilingual(80),
  colour,
  /** Delivery fee in cents; null = the delivery configuration's shipping fee. */
  fee: z.nullable(cents),
  /** Goods from which delivery is free, in cents; null = the delivery configuration's. */
  freeDeliveryFrom: z.nullable(cents),
  /** Least amount of goods an order must have, in cents. */
  minimumOrder: cents,
  active: z.boolean(),
});

export const deliveryZone = z.object({
  ...stored,
  ...deliveryZoneInput.shape,
  /** How many postal codes it holds. */
  postalCodes: count,
});
export type DeliveryZone = z.output<typeof deliveryZone>;

export const deliveryZones = noun({
  tag: 'delivery-zones',
  one: 'DeliveryZone',
  many: 'DeliveryZones',
  read: 'delivery:read',
  write: 'delivery:write',
  input: deliveryZoneInput,
  row: deliveryZone,
  detail: deliveryZone,
  sorts: ['name'],
  filters: { active: z.optional(flag) },
});

/** Whether and where we deliver: the zone of the longest matching postal code, eligible while that zone is active. */
export const eligibilityAnswer = z.object({
  eligible: z.boolean(),
  /** The code as it was understood: upper case, no spaces. */
  postalCode: z.string(),
  zone: z.nullable(z.object({ id, name: bilingual(80) })),
});

export const eligibility = operationsOf('eligibility', {
  checkEligibility: {
    summary: 'Tells whether a postal code can be delivered to, and in which zone.',
    method: 'GET',
    path: '/eligibility',
    scope: 'public',
    query: placeQuery,
    result: eligibilityAnswer,
    refusals: [],
  },
});
