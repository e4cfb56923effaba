import { allergyAlerts } from '@traiteur/domain/orders/allergies.ts';
import { orderEventKinds, orderSources, orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import { companyTerms } from '@traiteur/domain/clients/company-terms.ts';
import { paymentChoices } from '@traiteur/domain/money/payment-choices.ts';
import { paymentStatuses } from '@traiteur/domain/money/payment-status.ts';
import * as z from 'zod/mini';
import { delivery } from '../delivery/deliveries.ts';
import { billedCompany } from './billed-company.ts';
import { severity } from '../clients/clients.ts';
import { eventMessage } from './order-message.ts';
import { eventPayment, orderMoney } from './payment.ts';
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

/** On the day of the order. */
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
  /** Who eats it; null: the whole table, or somebody who is at it no more. */
  eaterId: z.nullable(id),
  /** As called when it was ordered; empty: the whole table. */
  eater: z.string(),
});
export type OrderLine = z.output<typeof pricedLine>;

export const allergyConflict = z.object({
  line: count,
  /** Who reacts; null where they are at the table no more. */
  eaterId: z.nullable(id),
  eater: z.string(),
  allergenId: id,
  allergen: bilingual(80),
  severity,
  presence,
  mustOverride: z.boolean(),
});
export type OrderAllergyConflict = z.output<typeof allergyConflict>;

export const orderedConflict = z.object({
  ...allergyConflict.shape,
  /** Null if it was there from the start. */
  foundAt: z.nullable(moment),
  foundBy: z.nullable(z.string()),
  /** Null and empty if not needed. */
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(moment),
  reason: z.string(),
});

const forcedRule = z.object({ by: z.string(), at: moment, reason: z.string() });
export type OrderForcedRule = z.output<typeof forcedRule>;

export const money = {
  subtotal: cents,
  discount: cents,
  /** Null without one, and in a quote when refused. */
  discountCode: z.nullable(z.string()),
  deliveryFee: cents,
  taxes: z.array(z.object({ ...taxComponent.shape, amount: centsSum })),
  total: cents,
};

const slotTime = z.object({ date: localDate, start: localTime, end: localTime });

const orderChanges = z.object({
  lines: z.array(
    z.object({
      name: bilingual(120),
      sizeName: bilingual(80),
      /** Absent where it is for the whole table. */
      eater: z.optional(z.string()),
      before: count,
      after: count,
    }),
  ),
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
  due: cents,
  /** Overpaid and to be refunded, in cents; for a cancelled order, all that is left. */
  overpaid: cents,
  allergyAlert: z.nullable(z.enum(allergyAlerts)),
  /** It stands, and a batch of one of its dishes is on hold. */
  isHeld: z.boolean(),
  placedAt: moment,
  source: z.enum(orderSources),
  discountCode: z.nullable(z.string()),
});
export type OrderRow = z.output<typeof orderRow>;

export const clientAllergy = z.object({
  eaterId: id,
  /** The client's first name for themselves. */
  eater: z.string(),
  allergenId: id,
  name: bilingual(80),
  severity,
  /** In the order's dishes; null if none. */
  presence: z.nullable(presence),
});
export type ClientAllergy = z.output<typeof clientAllergy>;

export const unaskedEater = z.pick(clientAllergy, { eaterId: true, eater: true });
export type UnaskedEater = z.output<typeof unaskedEater>;

const eventConflict = z.object({
  dish: bilingual(120),
  /** Absent in older events, as is the name in those older than eaters. */
  eaterId: z.optional(z.nullable(id)),
  eater: z.optional(z.string()),
  ...z.pick(allergyConflict, { allergenId: true, allergen: true, severity: true, presence: true }).shape,
  /** Null and empty if not answered. */
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
  /** Null unless `undone`. */
  undoes: z.nullable(id),
  /** Null unless `changed`. */
  changes: z.nullable(orderChanges),
  payment: eventPayment,
  /** Null unless `messaged`. */
  message: z.nullable(eventMessage),
  /** What the driver said at the door, where it came from their round. */
  delivery: z.nullable(delivery),
});
export type OrderEvent = z.output<typeof orderEvent>;

/** What was known of somebody who eats of an order when it was placed or last changed. */
const eaterCopy = z.object({
  name: z.string(),
  /** False: nobody had asked them. */
  asked: z.boolean(),
  allergens: z.array(z.object({ name: bilingual(80), severity })),
});
export type EaterCopy = z.output<typeof eaterCopy>;
/** One of its dishes was cooked in a batch on hold. */
const heldLot = z.object({
  productId: id,
  lot: z.string(),
  /** The batch itself, or what went into it. */
  holds: z.array(z.object({ number: z.string(), reason: z.string(), by: z.string(), at: moment })),
});

/** Of a guest of a group order the host reads the name alone. */
const groupGuest = z.object({ eaterId: id, eater: z.string() });

export const order = z.object({
  ...orderRow.shape,
  /** Left out, like the address, without the right to contact clients. */
  client: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: forContact(z.string()),
    phone: forContact(z.string()),
    /** As one who eats: by this number they are told from the others at their table. */
    eaterId: id,
  }),
  /** From the client's current record. */
  clientLocale: locale,
  clientHasEmail: z.boolean(),
  /** Ordered under an unverified e-mail address, named in their record. */
  clientIsUnproven: z.boolean(),
  address: forContact(
    z.object({
      label: z.string(),
      phone: z.string(),
      address: z.string(),
      city: z.string(),
      country: z.string(),
      postalCode: z.string(),
      /** From the client's current record, or from the order if the address is gone. */
      note: z.string(),
    }),
  ),
  scheduleId: id,
  /** Null if not set aside. */
  forcedPlace: z.nullable(forcedRule),
  forcedMinimum: z.nullable(forcedRule),
  forcedCredit: z.nullable(forcedRule),
  forcedDish: z.nullable(forcedRule),
  /** For which the client ordered, as it was then. */
  company: z.nullable(
    z.object({
      id,
      name: z.string(),
      terms: z.enum(companyTerms),
      costCentre: z.string(),
      purchaseReference: z.string(),
    }),
  ),
  /** To whom its invoice is made out, where it is not the client or their company. Left out like the address. */
  billedCompany: forContact(z.nullable(billedCompany)),
  paymentChoice: z.nullable(z.enum(paymentChoices)),
  kitchenNote: z.string(),
  /** Left out like the address: it says how to get in. */
  driverNote: forContact(z.string()),
  lines: z.array(pricedLine),
  ...money,
  ...orderMoney,
  conflicts: z.array(orderedConflict),
  unansweredConflicts: count,
  /** Those that stop it. */
  heldLots: z.array(heldLot),
  clientAllergies: z.array(clientAllergy),
  /** Whose allergies are unknown, of those who eat of it. */
  unaskedEaters: z.array(unaskedEater),
  /** Null in orders older than this copy, and in those of erased clients. */
  eatersThen: z.nullable(z.array(eaterCopy)),
  events: z.array(orderEvent),
  /** Null unless several people chose by a link: who was its guest, as eaters. */
  groupOrder: z.nullable(z.object({ id, guests: z.array(groupGuest) })),
});
export type Order = z.output<typeof order>;

/** The order itself stores lines and timeline. */
export const loggedOfOrder = ['number', 'status', 'paymentStatus', 'deliveryDate', 'total', 'allergyAlert'] as const;
