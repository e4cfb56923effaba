import * as z from 'zod/mini';
import { severity } from '../clients/clients.ts';
import { billedCompany } from '../orders/billed-company.ts';
import { orderChangeDraft, orderDraft, orderInput } from '../orders/order-input.ts';
import { changeQuote, quote } from '../orders/order-quotes.ts';
import { allergyConflict } from '../orders/order-record.ts';
import { presence } from '../catalogue/products.ts';
import { cents, id, version } from '../statement/fields.ts';
import { optionalOwnWords } from '../statement/own-words.ts';

const ownOrderDraft = z.omit(orderDraft, { clientId: true });
export type OwnOrderDraft = z.output<typeof ownOrderDraft>;

/** As many days as a usual house takes orders for at a time. */
export const mostDays = 14;

export const ownOrderDrafts = z.strictObject({
  /** Absent: as in `orders`, what is missing so far is not checked. */
  addressId: z.optional(id),
  orders: z.array(z.omit(ownOrderDraft, { addressId: true })).check(z.minLength(1), z.maxLength(mostDays)),
});
export type OwnOrderDrafts = z.output<typeof ownOrderDrafts>;

/** A dish the client wants despite these conflicts: exactly those they were told, no graver ones. */
const acceptedDish = z.strictObject({
  /** For whom it is accepted; absent: the client themselves. */
  eaterId: z.optional(id),
  productId: id,
  allergenIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
  severity,
  presence,
});

const {
  addressId,
  slot,
  lines,
  discountCode,
  kitchenNote,
  driverNote,
  paymentChoice,
  purchaseReference,
  expectedTotal,
} = orderInput.shape;

const ownOrderInput = z.strictObject({
  addressId,
  slot,
  lines,
  discountCode,
  kitchenNote,
  driverNote,
  paymentChoice,
  purchaseReference,
  /** Whom the invoice is made out to; of who orders for a company of the house it is that one all the same. */
  billedCompany: z.optional(billedCompany),
  expectedTotal,
  /** Confirmed by the caller, by name; recorded on the order. */
  acceptedDishes: z.optional(z.array(acceptedDish).check(z.maxLength(100))),
});
export type OwnOrderInput = z.output<typeof ownOrderInput>;

const dayOrder = z.strictObject({
  slot,
  lines,
  /** Each order has a code of its own, or none: a use is an order’s. */
  discountCode,
  expectedTotal,
});

/** All to one address, paid in one way, with the same notes; what is accepted is accepted on each day. */
export const ownOrdersInput = z.strictObject({
  ...z.pick(ownOrderInput, {
    addressId: true,
    kitchenNote: true,
    driverNote: true,
    paymentChoice: true,
    purchaseReference: true,
    billedCompany: true,
    acceptedDishes: true,
  }).shape,
  orders: z.array(dayOrder).check(
    z.minLength(1),
    z.maxLength(mostDays),
    z.refine((orders) => new Set(orders.map((order) => order.slot.date)).size === orders.length, {
      params: { code: 'twice' },
    }),
  ),
});
export type OwnOrdersInput = z.output<typeof ownOrdersInput>;

export type OwnOrderChangeDraft = z.output<typeof orderChangeDraft>;

/** Payment choice and, without `addressId`, the address stay. A dish not in `lines` is taken out. */
export const ownOrderChange = z.strictObject({
  ...z.omit(ownOrderInput, {
    addressId: true,
    paymentChoice: true,
    kitchenNote: true,
    driverNote: true,
    billedCompany: true,
  }).shape,
  addressId: z.optional(id),
  /** Absent: the note stays. On an order taken by phone the notes are the house's. */
  kitchenNote: z.optional(optionalOwnWords(1000)),
  driverNote: z.optional(optionalOwnWords(1000)),
  version,
});
export type OwnOrderChange = z.output<typeof ownOrderChange>;

const ownAnswer = z.enum(['refused', 'to-accept']);

const ownQuote = z.object({
  ...quote.shape,
  conflicts: z.array(z.object({ ...allergyConflict.shape, answer: ownAnswer })),
});
export type OwnQuote = z.output<typeof ownQuote>;

export const ownQuotes = z.object({
  /** In the order of the drafts. */
  items: z.array(ownQuote),
  /** Of all together, in cents. */
  total: cents,
});
export type OwnQuotes = z.output<typeof ownQuotes>;

export const ownChangeQuote = z.object({
  ...changeQuote.shape,
  /** `accepted`: answered for when it was ordered or since. */
  conflicts: z.array(z.object({ ...allergyConflict.shape, answer: z.enum([...ownAnswer.options, 'accepted']) })),
});
export type OwnChangeQuote = z.output<typeof ownChangeQuote>;
