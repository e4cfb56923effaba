import { deliveryOutcomes } from '@traiteur/domain/delivery/delivery-outcomes.ts';
import { manualMethods } from '@traiteur/domain/money/payment-methods.ts';
import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { photo, withPhoto } from '../catalogue/pictures.ts';
import {
  bilingual,
  cents,
  colour,
  count,
  forContact,
  id,
  idParameter,
  localDate,
  localTime,
  moment,
  spanParameter,
} from '../statement/fields.ts';
import { idempotencyKey } from '../statement/idempotency.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { optionalOwnWords } from '../statement/own-words.ts';
import { delivery } from './deliveries.ts';
import { roundDriver, stop } from './delivery-report.ts';
import { mapPoint } from './map-point.ts';

/** Answers the page of a round where the line is lost. At the root, so that it may serve that page. */
export const roundWorker = '/round-worker.js';

/** The stops of a zone and slot on a date. */
const roundName = { zoneId: id, start: localTime, end: localTime };

const roundStop = z.object({ ...stop.shape, delivery: z.nullable(delivery) });
export type RoundStop = z.output<typeof roundStop>;

/** All that is delivered at one address of a round. */
const door = z.object({
  address: forContact(z.string()),
  postalCode: forContact(z.string()),
  city: forContact(z.string()),
  point: forContact(z.nullable(mapPoint)),
  stops: z.array(roundStop),
});
export type Door = z.output<typeof door>;

const roundSummary = z.object({
  ...roundName,
  zoneName: bilingual(80),
  colour,
  driver: z.nullable(roundDriver),
  stops: count,
  /** Delivered or not deliverable: nothing is left to do at their doors. */
  over: count,
});

const round = z.object({ ...roundSummary.shape, /** In driving order. */ doors: z.array(door) });
export type Round = z.output<typeof round>;

const day = z.object({
  date: localDate,
  /** All rounds of the date. */
  choices: z.array(roundSummary),
  rounds: z.array(round),
  /** Who may drive one. */
  drivers: z.array(roundDriver),
});
export type RoundDay = z.output<typeof day>;

const deliveryInput = z
  .strictObject({
    outcome: z.enum(deliveryOutcomes),
    /** Of the tap, by the driver's clock. */
    at: moment,
    leftWith: z._default(optionalOwnWords(200), ''),
    note: z._default(optionalOwnWords(500), ''),
    amount: z._default(cents, 0),
    /** Of the amount, if there is one. */
    method: z._default(z.nullable(z.enum(manualMethods)), null),
    photo,
  })
  .check(
    z.refine(({ amount, method }) => amount === 0 || method !== null, {
      path: ['method'],
      params: { code: 'required' },
    }),
  );
export type DeliveryInput = z.output<typeof deliveryInput>;

const recordedDelivery = z.object({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  amountDue: cents,
  delivery,
  /** What had happened to the order before, where that is why this changed nothing. */
  earlier: z.nullable(z.object({ by: z.string(), at: moment })),
});
export type RecordedDelivery = z.output<typeof recordedDelivery>;

export const rounds = operationsOf('rounds', {
  getRound: {
    summary:
      'The rounds of a delivery date, door by door in driving order: without a zone those that the caller drives, or all of the date where they drive none.',
    method: 'GET',
    path: '/rounds',
    scope: 'orders:deliver',
    query: z.strictObject({
      date: z.optional(localDate),
      zoneId: z.optional(idParameter),
      span: z.optional(spanParameter),
    }),
    result: day,
    refusals: [],
  },
  recordDelivery: {
    summary:
      'Records what a driver did at a door, when it arrives from a phone without a line too: the order is delivered or not, what was paid is noted in the driver’s till. The same Idempotency-Key twice records it once. Where somebody else was there before, or the order has not left, it is kept with that obstacle and changes nothing.',
    method: 'POST',
    path: '/orders/{id}/deliveries',
    scope: 'orders:deliver',
    params: oneThing,
    headers: idempotencyKey,
    body: deliveryInput,
    largestBody: withPhoto(8192),
    result: recordedDelivery,
    status: 201,
    idempotent: true,
    // The order's timeline says who delivered and who was paid.
    audit: 'none',
    refusals: ['not-found', 'payment-too-large', 'idempotency-key-reused'],
  },
  assignRound: {
    summary:
      'Says who drives a round. Without delivery:write one takes a round that nobody drives, or gives back one’s own. Refused as stale where somebody else was named since.',
    method: 'PUT',
    path: '/round-driver',
    scope: 'orders:deliver',
    body: z.strictObject({
      date: localDate,
      ...roundName,
      /** Null: nobody. */
      driverId: z.nullable(id),
      /** Who drove it before. */
      formerDriverId: z.nullable(id),
    }),
    result: z.object({ driver: z.nullable(roundDriver) }),
    audit: 'none',
    refusals: ['stale', 'unknown-reference'],
  },
});
