import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import { paymentChoices } from '@traiteur/domain/money/payment-choices.ts';
import { paymentStatuses } from '@traiteur/domain/money/payment-status.ts';
import * as z from 'zod/mini';
import {
  bilingual,
  cents,
  colour,
  count,
  forContact,
  id,
  localDate,
  localTime,
  spreadsheetType,
} from '../statement/fields.ts';
import { mapPoint } from './map-point.ts';
import { operationsOf } from '../statement/operation.ts';
import { clientAllergy, lineAllergen, orderedConflict, pricedLine, unaskedEater } from '../orders/order-record.ts';

const portions = z.object({ name: bilingual(120), sizeName: bilingual(80), quantity: count });

/** Portions that somebody must not get without a thought. */
export const dishException = z.object({
  orderId: id,
  number: z.string(),
  clientId: id,
  client: z.string(),
  /** Whose portion it is among those of the order. */
  line: count,
  /** Null where they are at the table no more. */
  eaterId: orderedConflict.shape.eaterId,
  /** Who reacts; empty for the client themselves. */
  eater: z.string(),
  sizeName: bilingual(80),
  quantity: count,
  allergen: orderedConflict.shape.allergen,
  severity: orderedConflict.shape.severity,
  presence: orderedConflict.shape.presence,
  mustOverride: orderedConflict.shape.mustOverride,
  answeredBy: orderedConflict.shape.answeredBy,
  reason: orderedConflict.shape.reason,
});

const productionRow = z.object({
  productId: id,
  name: bilingual(120),
  sizes: z.array(z.object({ sizeId: id, quantity: count })),
  quantity: count,
  exceptions: z.array(dishException),
});
export type ProductionRow = z.output<typeof productionRow>;

const production = z.object({
  sizes: z.array(z.object({ sizeId: id, name: bilingual(80) })),
  categories: z.array(
    z.object({ categoryId: id, name: bilingual(80), quantity: count, dishes: z.array(productionRow) }),
  ),
});
export type Production = z.output<typeof production>;

const slipItem = z.object({
  productId: id,
  ...portions.shape,
  eaterId: pricedLine.shape.eaterId,
  eater: pricedLine.shape.eater,
  allergens: z.array(lineAllergen),
});

export const stop = z.object({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  clientId: id,
  client: z.string(),
  /** Of the client, as one who eats. */
  eaterId: id,
  /** Left out without the right to contact clients; notes for the driver too. */
  phone: forContact(z.string()),
  address: forContact(z.string()),
  postalCode: forContact(z.string()),
  city: forContact(z.string()),
  /** Of its postal code; null if unknown. */
  point: forContact(z.nullable(mapPoint)),
  /** From the client's current record. */
  addressNote: forContact(z.string()),
  driverNote: forContact(z.string()),
  kitchenNote: z.string(),
  items: z.array(slipItem),
  conflicts: z.array(orderedConflict),
  /** A batch of one of its dishes is on hold. */
  isHeld: z.boolean(),
  clientAllergies: z.array(clientAllergy),
  unaskedEaters: z.array(unaskedEater),
  amountDue: cents,
  paymentChoice: z.nullable(z.enum(paymentChoices)),
});
export type Stop = z.output<typeof stop>;

export const roundDriver = z.object({ id, name: z.string() });

const report = z.object({
  date: localDate,
  orders: count,
  portions: count,
  production,
  rounds: z.array(
    z.object({
      zoneId: id,
      zoneName: bilingual(80),
      colour,
      start: localTime,
      end: localTime,
      /** In driving order. */
      stops: z.array(stop),
      /** 0: by postal code. */
      orderVersion: count,
      /** Null: nobody is named. */
      driver: z.nullable(roundDriver),
    }),
  ),
  /** Of the house's postal code; null if unknown. */
  kitchen: z.nullable(mapPoint),
});
export type DeliveryReport = z.output<typeof report>;

export const deliveryReport = operationsOf('delivery-report', {
  getDeliveryReport: {
    summary:
      'The kitchen’s production list and the drivers’ rounds for a delivery date, without one for the next that delivers; cancelled orders left out.',
    method: 'GET',
    path: '/delivery-report',
    scope: 'delivery:read',
    query: z.strictObject({ date: z.optional(localDate) }),
    result: report,
    refusals: [],
  },
  exportDeliveryReport: {
    summary: 'An Excel file of a delivery date: what the kitchen cooks, and each stop with what it takes and owes.',
    method: 'GET',
    path: '/exports/delivery-report',
    scope: 'delivery:read',
    query: z.strictObject({ date: z.optional(localDate) }),
    produces: spreadsheetType,
    audit: 'call',
    refusals: [],
  },
});
