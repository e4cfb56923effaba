import { allergyAlerts } from '@traiteur/domain/orders/allergies.ts';
import { orderEventKinds, orderSources, orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import { paymentChoices } from '@traiteur/domain/money/payment-choices.ts';
import { paymentStatuses } from '@traiteur/domain/money/payment-status.ts';
import * as z from 'zod/mini';
import { severity } from '../clients/clients.ts';
import { eventMessage } from './order-message.ts';
import { eventPayment, orderMoney } from '../money/payment.ts';
import { presence } from '../catalogue/products.ts';
import {
  bilingual,
  cents,
  centsSum,
  count,
  forContact,
  id,
  localDate,
  localTime,
  locale,
  moment,
} from '../statement/fields.ts';
import { storedFields } from '../statement/lists.ts';
import { taxComponent } from '../catalogue/tax-rates.ts';

/** What a dish held on the day it was ordered. */
export const lineAllergen = z.object({ id, code: z.string(), name: bilingual(80), presence });

export const pricedLine = z.object({
  productId: id,
  sizeId: id,
  name: bilingual(120),
  sizeName: bilingual(80),
  quantity: count,
  unitPrice: cents,
  gross: cents,
  discount: cents,
  total: cents,
  allergens: z.array(lineAllergen),
});
export type OrderLine = z.output<typeof pricedLine>;

/** A dish of the order that meets an allergen of the client. */
export const allergyConflict = z.object({
  line: count,
  allergenId: id,
  allergen: bilingual(80),
  severity,
  presence,
  mustOverride: z.boolean(),
});
export type OrderAllergyConflict = z.output<typeof allergyConflict>;

/** A conflict that stands in an order. */
export const orderedConflict = z.object({
  ...allergyConflict.shape,
  /** Since when it is known and by whose saving, where that was after the order; null where the order was placed with it. */
  foundAt: z.nullable(moment),
  foundBy: z.nullable(z.string()),
  /** Who answered for this dish, when and why it stayed all the same; null and empty where nobody had to. */
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(moment),
  reason: z.string(),
});

/** Who set a rule of the house aside for an order, when and why. */
const forcedRule = z.object({ by: z.string(), at: moment, reason: z.string() });
export type OrderForcedRule = z.output<typeof forcedRule>;

/** What an order comes to, placed or not. */
export const money = {
  subtotal: cents,
  discount: cents,
  /** The code that gives it, or the delivery; null without one, and in a quote when it is refused. */
  discountCode: z.nullable(z.string()),
  deliveryFee: cents,
  taxes: z.array(z.object({ ...taxComponent.shape, amount: centsSum })),
  total: cents,
};

const slotTime = z.object({ date: localDate, start: localTime, end: localTime });

/** What somebody changed of an order, from what to what; null where it stayed. */
const orderChanges = z.object({
  lines: z.array(z.object({ name: bilingual(120), sizeName: bilingual(80), before: count, after: count })),
  slot: z.nullable(z.object({ before: slotTime, after: slotTime })),
  discountCode: z.nullable(z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  total: z.nullable(z.object({ before: cents, after: cents })),
  /** That these changed, not what they say: not every reader of the timeline may read them. */
  fields: z.array(z.enum(['address', 'kitchenNote', 'driverNote'])),
});
export type OrderChanges = z.output<typeof orderChanges>;

export const orderRow = z.object({
  ...storedFields,
  number: z.string(),
  clientId: id,
  client: z.object({
    firstName: z.string(),
    lastName: z.string(),
    /** Where to ring for this order; left out for who may not reach the client. */
    phone: forContact(z.string()),
  }),
  deliveryDate: localDate,
  slotStart: localTime,
  slotEnd: localTime,
  zoneId: id,
  zoneName: bilingual(80),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  items: count,
  total: cents,
  /** What is still to be paid, in cents. */
  due: cents,
  /** What was paid beyond the price and is to be given back, in cents; of a cancelled order all that is left of what was paid. */
  overpaid: cents,
  /** Worst allergy conflict: one that nobody answered for yet, one that somebody did, or a warning. */
  allergyAlert: z.nullable(z.enum(allergyAlerts)),
  placedAt: moment,
  source: z.enum(orderSources),
  /** The code that gave its discount; null without one. */
  discountCode: z.nullable(z.string()),
});
export type OrderRow = z.output<typeof orderRow>;

/** What the client of an order reacts to, whether or not a dish of it meets that. */
export const clientAllergy = z.object({
  allergenId: id,
  name: bilingual(80),
  severity,
  /** How the order's dishes hold it, at worst; null where none does. */
  presence: z.nullable(presence),
});
export type ClientAllergy = z.output<typeof clientAllergy>;

/** A conflict as a timeline tells of it: it may be history. */
const eventConflict = z.object({
  dish: bilingual(120),
  ...z.pick(allergyConflict, { allergenId: true, allergen: true, severity: true, presence: true }).shape,
  /** Who had answered for it when it went, and why; null and empty where nobody had. */
  answeredBy: z.nullable(z.string()),
  reason: z.string(),
});
export type EventConflict = z.output<typeof eventConflict>;

/** Something that happened to an order. */
export const orderEvent = z.object({
  id,
  kind: z.enum(orderEventKinds),
  at: moment,
  by: z.string(),
  reason: z.string(),
  /** The conflicts that became known with it, or that it ended, by a change that takes out the dish too; none of other events. */
  conflicts: z.array(eventConflict),
  /** The event that one of the kind `undone` took back; null for the others. */
  undoes: z.nullable(id),
  /** What an event of the kind `changed` changed; null for the others. */
  changes: z.nullable(orderChanges),
  payment: eventPayment,
  /** What one of the kind `messaged` said; null for the others. */
  message: z.nullable(eventMessage),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const order = z.object({
  ...orderRow.shape,
  /** E-mail and phone are left out for who may not reach the client, and so is the address. */
  client: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: forContact(z.string()),
    phone: forContact(z.string()),
  }),
  /** As the client's record says now: what they read, and whether a mail can reach them. */
  clientLocale: locale,
  clientHasEmail: z.boolean(),
  address: forContact(
    z.object({
      label: z.string(),
      phone: z.string(),
      address: z.string(),
      city: z.string(),
      country: z.string(),
      postalCode: z.string(),
      /** What the client's record says of it now; what it said when it was ordered, where they no longer have this address. */
      note: z.string(),
    }),
  ),
  /** Of its slot, on its delivery date. */
  scheduleId: id,
  /** Its place in a slot that was full, and its amount below the zone's minimum; null where no rule was set aside. */
  forcedPlace: z.nullable(forcedRule),
  forcedMinimum: z.nullable(forcedRule),
  /** How the client said that they would pay; null where nobody said. */
  paymentChoice: z.nullable(z.enum(paymentChoices)),
  kitchenNote: z.string(),
  /** Left out, like the address, for who may not reach the client: it tells how to get in. */
  driverNote: forContact(z.string()),
  lines: z.array(pricedLine),
  ...money,
  ...orderMoney,
  conflicts: z.array(orderedConflict),
  /** How many of them stop the order until somebody answers. */
  unansweredConflicts: count,
  clientAllergies: z.array(clientAllergy),
  /** Whether anybody asked the client: where nobody did, no allergies are unknown ones. */
  allergiesAsked: z.boolean(),
  events: z.array(orderEvent),
});
export type Order = z.output<typeof order>;
