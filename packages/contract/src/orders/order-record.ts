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

/** Allergens of the dish on the day of the order. */
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

/** A dish with an allergen of the client. */
export const allergyConflict = z.object({
  line: count,
  allergenId: id,
  allergen: bilingual(80),
  severity,
  presence,
  mustOverride: z.boolean(),
});
export type OrderAllergyConflict = z.output<typeof allergyConflict>;

export const orderedConflict = z.object({
  ...allergyConflict.shape,
  /** When and by whose change it arose after the order; null if it was there from the start. */
  foundAt: z.nullable(moment),
  foundBy: z.nullable(z.string()),
  /** Who accepted this dish, when and why; null and empty if not needed. */
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(moment),
  reason: z.string(),
});

const forcedRule = z.object({ by: z.string(), at: moment, reason: z.string() });
export type OrderForcedRule = z.output<typeof forcedRule>;

export const money = {
  subtotal: cents,
  discount: cents,
  /** For a discount or free delivery; null without one, and in a quote when refused. */
  discountCode: z.nullable(z.string()),
  deliveryFee: cents,
  taxes: z.array(z.object({ ...taxComponent.shape, amount: centsSum })),
  total: cents,
};

const slotTime = z.object({ date: localDate, start: localTime, end: localTime });

const orderChanges = z.object({
  lines: z.array(z.object({ name: bilingual(120), sizeName: bilingual(80), before: count, after: count })),
  slot: z.nullable(z.object({ before: slotTime, after: slotTime })),
  discountCode: z.nullable(z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  total: z.nullable(z.object({ before: cents, after: cents })),
  /** Names only: not all readers of the timeline may see the values. */
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
    /** Phone for this order; left out without the right to contact clients. */
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
  /** Overpaid and to be refunded, in cents; for a cancelled order, all that is left. */
  overpaid: cents,
  /** The worst allergy conflict: unanswered, answered, or a warning. */
  allergyAlert: z.nullable(z.enum(allergyAlerts)),
  placedAt: moment,
  source: z.enum(orderSources),
  /** The code that gave its discount; null without one. */
  discountCode: z.nullable(z.string()),
});
export type OrderRow = z.output<typeof orderRow>;

/** Whether or not a dish of the order contains it. */
export const clientAllergy = z.object({
  allergenId: id,
  name: bilingual(80),
  severity,
  /** The worst presence in the order's dishes; null if none. */
  presence: z.nullable(presence),
});
export type ClientAllergy = z.output<typeof clientAllergy>;

/** A conflict in the timeline, perhaps a past one. */
const eventConflict = z.object({
  dish: bilingual(120),
  ...z.pick(allergyConflict, { allergenId: true, allergen: true, severity: true, presence: true }).shape,
  /** Who had accepted it, and why; null and empty if nobody. */
  answeredBy: z.nullable(z.string()),
  reason: z.string(),
});
export type EventConflict = z.output<typeof eventConflict>;

export const orderEvent = z.object({
  id,
  kind: z.enum(orderEventKinds),
  at: moment,
  by: z.string(),
  reason: z.string(),
  /** Conflicts that it caused or ended, also by removing the dish. */
  conflicts: z.array(eventConflict),
  /** The event that an `undone` undid; null for others. */
  undoes: z.nullable(id),
  /** For `changed`; null for others. */
  changes: z.nullable(orderChanges),
  payment: eventPayment,
  /** For `messaged`; null for others. */
  message: z.nullable(eventMessage),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const order = z.object({
  ...orderRow.shape,
  /** E-mail, phone and address are left out without the right to contact clients. */
  client: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: forContact(z.string()),
    phone: forContact(z.string()),
  }),
  /** From the client's current record: language, and whether mails reach them. */
  clientLocale: locale,
  clientHasEmail: z.boolean(),
  /** They ordered under an e-mail address that nobody has shown to be theirs: their record says which. */
  clientIsUnproven: z.boolean(),
  address: forContact(
    z.object({
      label: z.string(),
      phone: z.string(),
      address: z.string(),
      city: z.string(),
      country: z.string(),
      postalCode: z.string(),
      /** From the client's current record; from the order if the address is gone. */
      note: z.string(),
    }),
  ),
  /** Of its slot, on its delivery date. */
  scheduleId: id,
  /** Rules set aside: a full slot, the zone's minimum; null if none. */
  forcedPlace: z.nullable(forcedRule),
  forcedMinimum: z.nullable(forcedRule),
  /** How the client intends to pay; null if unknown. */
  paymentChoice: z.nullable(z.enum(paymentChoices)),
  kitchenNote: z.string(),
  /** Left out like the address: it says how to get in. */
  driverNote: forContact(z.string()),
  lines: z.array(pricedLine),
  ...money,
  ...orderMoney,
  conflicts: z.array(orderedConflict),
  /** Conflicts that stop the order. */
  unansweredConflicts: count,
  clientAllergies: z.array(clientAllergy),
  /** Whether the client was asked: if not, their allergies are unknown. */
  allergiesAsked: z.boolean(),
  events: z.array(orderEvent),
});
export type Order = z.output<typeof order>;
