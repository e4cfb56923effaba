import { slotReasons } from '@traiteur/domain/delivery/slot-reasons.ts';
import * as z from 'zod/mini';
import {
  bilingual,
  cents,
  centsParameter,
  colour,
  count,
  country,
  id,
  localDate,
  localTime,
  moment,
  weekday,
} from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { deliverySlot, slotAbsence } from './delivery-schedules.ts';
import { postalCodeText, wholePostalCode } from './postal-code-fields.ts';

const zone = z.object({ id, name: bilingual(80), colour, active: z.boolean() });

const terms = z.object({
  fee: cents,
  /** Null: never free. */
  freeDeliveryFrom: z.nullable(cents),
  minimumOrder: cents,
  /** Which of them the zone leaves to the delivery configuration. */
  ofHouse: z.object({ fee: z.boolean(), freeDeliveryFrom: z.boolean() }),
});

const explainedSlot = z.object({
  scheduleId: id,
  weekday,
  start: localTime,
  end: localTime,
  zones: z.array(zone),
  cutOffAt: moment,
  /** Hours of notice, the schedule's own or the configuration's. */
  noticeHours: count,
  orders: count,
  /** Null = no limit. */
  capacity: z.nullable(count),
  /** Null: offered. */
  reason: z.nullable(z.enum(slotReasons)),
});
export type ExplainedSlot = z.output<typeof explainedSlot>;

const explanation = z.object({
  country: z.string(),
  postalCode: z.string(),
  /** Empty if unknown. */
  city: z.string(),
  /** The stored code that decides: this one or its longest beginning; null: none is stored. */
  decidedBy: z.nullable(z.object({ id, code: z.string() })),
  zone: z.nullable(zone),
  terms: z.nullable(terms),
  /** Of the goods asked for: what their delivery costs, and what is missing to the minimum. */
  goods: z.nullable(z.object({ fee: cents, missing: cents })),
  /** The next slots that are offered. */
  next: z.array(deliverySlot),
  absence: z.nullable(slotAbsence),
  /** The date that `slots` are judged on. */
  date: localDate,
  /** Those of all zones, in the order of the week. */
  slots: z.array(explainedSlot),
});
export type DeliveryExplanation = z.output<typeof explanation>;

export const mostNextSlots = 6;

export const deliveryExplanations = operationsOf('delivery-explanations', {
  explainDelivery: {
    summary:
      'Says what an address in this postal code gets: its zone and which stored code decides it, fee, threshold of free delivery, minimum, the next slots; and of every schedule of the house on a date why an order could not be placed for it, by the first rule that placing would refuse it by. Without a date it is the next one with an offered slot.',
    method: 'GET',
    path: '/delivery-explanations',
    scope: 'delivery:read',
    query: z
      .strictObject({
        postalCode: postalCodeText,
        country: z._default(country, 'FR'),
        date: z.optional(localDate),
        /** Cents: of the dishes, without a discount. */
        goods: z.optional(centsParameter),
      })
      .check(wholePostalCode),
    result: explanation,
    refusals: ['no-delivery-configuration'],
  },
});
