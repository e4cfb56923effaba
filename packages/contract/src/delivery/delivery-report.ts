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
  optionalBilingual,
  spreadsheetType,
} from '../statement/fields.ts';
import { mapPoint } from './map-point.ts';
import { operationsOf } from '../statement/operation.ts';
import { clientAllergy, lineAllergen, orderedConflict } from '../orders/order-record.ts';
import { nutrition } from '../catalogue/products.ts';

const portions = z.object({ name: bilingual(120), sizeName: bilingual(80), quantity: count });

/** A dish that the kitchen cooks, with the orders that need care. */
const productionRow = z.object({
  productId: id,
  name: bilingual(120),
  /** Portions of each size that is ordered; the report says which sizes there are. */
  sizes: z.array(z.object({ sizeId: id, quantity: count })),
  quantity: count,
  exceptions: z.array(
    z.object({
      orderId: id,
      number: z.string(),
      clientId: id,
      client: z.string(),
      sizeName: bilingual(80),
      quantity: count,
      allergen: orderedConflict.shape.allergen,
      severity: orderedConflict.shape.severity,
      presence: orderedConflict.shape.presence,
      mustOverride: orderedConflict.shape.mustOverride,
      answeredBy: orderedConflict.shape.answeredBy,
      reason: orderedConflict.shape.reason,
    }),
  ),
});
export type ProductionRow = z.output<typeof productionRow>;

/** What the kitchen cooks: dishes by category, with a column for each size that is ordered. */
const production = z.object({
  sizes: z.array(z.object({ sizeId: id, name: bilingual(80) })),
  categories: z.array(
    z.object({ categoryId: id, name: bilingual(80), quantity: count, dishes: z.array(productionRow) }),
  ),
});
export type Production = z.output<typeof production>;

/** A dish at a stop, with what a packing slip must say of it. */
const slipItem = z.object({
  productId: id,
  ...portions.shape,
  allergens: z.array(lineAllergen),
});

/** Where the driver stops. */
export const stop = z.object({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  clientId: id,
  client: z.string(),
  /** How to reach the client, notes for the driver included: left out for who may not. */
  phone: forContact(z.string()),
  address: forContact(z.string()),
  postalCode: forContact(z.string()),
  city: forContact(z.string()),
  /** Of its postal code, null where nobody knows it. */
  point: forContact(z.nullable(mapPoint)),
  /** Of the address, as its client's record says now. */
  addressNote: forContact(z.string()),
  driverNote: forContact(z.string()),
  kitchenNote: z.string(),
  items: z.array(slipItem),
  conflicts: z.array(orderedConflict),
  clientAllergies: z.array(clientAllergy),
  /** Whether anybody asked the client: where nobody did, no allergies are unknown ones. */
  allergiesAsked: z.boolean(),
  /** What the driver collects, in cents. */
  amountDue: cents,
  /** How the client said that they would pay; null where nobody said. */
  paymentChoice: z.nullable(z.enum(paymentChoices)),
});
export type Stop = z.output<typeof stop>;

const report = z.object({
  date: localDate,
  orders: count,
  portions: count,
  production,
  rounds: z.array(
    z.object({
      zoneId: id,
      zoneName: bilingual(80),
      /** The zone's, as it is now. */
      colour,
      start: localTime,
      end: localTime,
      /** In the order that drivers go by. */
      stops: z.array(stop),
      /** How often somebody ordered them: 0 where they stand by postal code. */
      orderVersion: count,
    }),
  ),
  /** Of the house's own postal code, null where that is not known. */
  kitchen: z.nullable(mapPoint),
});
export type DeliveryReport = z.output<typeof report>;

/** What the label of a dish declares beside its allergens, as its product says now. */
const dishDeclaration = z.object({ productId: id, ingredients: optionalBilingual(2000), nutrition });
export type DishDeclaration = z.output<typeof dishDeclaration>;

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
  listDishDeclarations: {
    summary:
      'For the labels of a date’s portions: who makes them, and ingredients and nutrition of each dish that is delivered; cancelled orders left out.',
    method: 'GET',
    path: '/delivery-report/declarations',
    scope: 'delivery:read',
    query: z.strictObject({ date: localDate }),
    result: z.object({
      date: localDate,
      /** Name and address of the house, as the law wants them on what is packed. */
      maker: z.string(),
      dishes: z.array(dishDeclaration),
    }),
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
