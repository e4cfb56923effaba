import { orderEventKinds, orderSources, orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import { paymentStatuses } from '@traiteur/domain/money/payment-status.ts';
import * as z from 'zod/mini';
import { severity } from '../clients/clients.ts';
import { billedCompany } from '../orders/billed-company.ts';
import { orderChangeDraft, orderDraft, orderInput } from '../orders/order-input.ts';
import { changeQuote, quote } from '../orders/order-quotes.ts';
import { allergyConflict, loggedOfOrder, money, order, pricedLine, unaskedEater } from '../orders/order-record.ts';
import { bankAccount } from '../money/bank-account.ts';
import { presence } from '../catalogue/products.ts';
import { cents, count, id, localDate, localTime, moment, version } from '../statement/fields.ts';
import { optionalOwnWords } from '../statement/own-words.ts';
import { idempotencyKey } from '../statement/idempotency.ts';
import { oneThing, pageOf, pageQuery } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import type { RefusalCode } from '../statement/refusals.ts';

const ownOrderDraft = z.omit(orderDraft, { clientId: true });
export type OwnOrderDraft = z.output<typeof ownOrderDraft>;

/** As many days as a usual house takes orders for at a time. */
export const mostDays = 14;

const ownOrderDrafts = z.strictObject({
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
const ownOrdersInput = z.strictObject({
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
const ownOrderChange = z.strictObject({
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

const ownQuotes = z.object({
  /** In the order of the drafts. */
  items: z.array(ownQuote),
  /** Of all together, in cents. */
  total: cents,
});
export type OwnQuotes = z.output<typeof ownQuotes>;

const ownChangeQuote = z.object({
  ...changeQuote.shape,
  /** `accepted`: answered for when it was ordered or since. */
  conflicts: z.array(z.object({ ...allergyConflict.shape, answer: z.enum([...ownAnswer.options, 'accepted']) })),
});
export type OwnChangeQuote = z.output<typeof ownChangeQuote>;

const ownOrderRow = z.object({
  id,
  number: z.string(),
  deliveryDate: localDate,
  slotStart: localTime,
  slotEnd: localTime,
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  items: count,
  total: cents,
  due: cents,
  placedAt: moment,
  /** Open, with an unanswered conflict of the caller. */
  isInConflict: z.boolean(),
});
export type OwnOrderRow = z.output<typeof ownOrderRow>;

/** The client's view: no internal notes, no names of staff. */
export const ownOrder = z.object({
  ...z.omit(ownOrderRow, { isInConflict: true }).shape,
  version,
  scheduleId: id,
  source: z.enum(orderSources),
  /** The group order that it was, null for any other: what its guests chose is not the client’s to change. */
  groupOrder: z.nullable(z.object({ id, guestIds: z.array(id) })),
  client: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string(), eaterId: id }),
  address: order.shape.address,
  kitchenNote: z.string(),
  driverNote: z.string(),
  billedCompany: z.nullable(billedCompany),
  paymentChoice: order.shape.paymentChoice,
  /** For a transfer with the order's number as reference; null if paid otherwise or not due. */
  bankAccount: z.nullable(bankAccount),
  lines: z.array(pricedLine),
  ...money,
  paid: cents,
  refunded: cents,
  /** Paid beyond the price, and to be given back. */
  overpaid: cents,
  conflicts: z.array(
    z.object({
      ...allergyConflict.shape,
      isAccepted: z.boolean(),
      /** Null: nobody answered for it. */
      acceptedBy: z.nullable(z.enum(['client', 'house'])),
    }),
  ),
  clientAllergies: order.shape.clientAllergies,
  unaskedEaters: order.shape.unaskedEaters,
  /** Who eats of it by its lines, without the guests of a group order. */
  eaters: z.array(unaskedEater),
  eatersThen: order.shape.eatersThen,
  /** Last moment to change or cancel; null if too late. */
  cancellableUntil: z.nullable(moment),
  events: z.array(z.object({ id, kind: z.enum(orderEventKinds), at: moment })),
});
export type OwnOrder = z.output<typeof ownOrder>;

const assessmentRefusals = [
  'unknown-reference',
  'address-not-eligible',
  'slot-unavailable',
  'slot-full',
  'product-not-orderable',
  'size-not-offered',
  'not-offered-that-day',
  'quantity-unavailable',
  'quantity-too-large',
  'below-minimum-order',
  'over-credit-limit',
  'purchase-reference-missing',
  'company-inactive',
  'invoice-not-agreed',
  'discount-code-refused',
  'too-many-codes',
  'own-name-needed',
  'own-phone-needed',
  'own-allergy',
  'own-allergy-not-accepted',
  'prices-changed',
  'no-delivery-configuration',
  'idempotency-key-reused',
] as const satisfies RefusalCode[];

const ownOrderNames = { tag: 'own-orders', named: 'number' } as const;

export const ownOrders = operationsOf(ownOrderNames, {
  quoteOwnOrders: {
    summary:
      'Prices drafts of the caller’s, one or more days, and checks them against allergies and availability, each after those before it, without placing them.',
    method: 'POST',
    path: '/own/order-quotes/days',
    scope: 'client',
    body: ownOrderDrafts,
    largestBody: 512 * 1024,
    result: ownQuotes,
    audit: 'none',
    refusals: ['no-delivery-configuration', 'too-many-codes'],
  },
  placeOwnOrders: {
    summary:
      'Places an order of the caller’s for each of one or more days, all of them or none. A refusal names the day (`orders.1.slot`, `date`). The same Idempotency-Key twice places them once and answers them again.',
    method: 'POST',
    path: '/own/orders/days',
    scope: 'client',
    headers: idempotencyKey,
    body: ownOrdersInput,
    largestBody: 512 * 1024,
    result: z.object({ items: z.array(ownOrder) }),
    status: 201,
    idempotent: true,
    audit: { as: { tag: 'orders', operation: 'placeOrder' }, record: 'answers', only: loggedOfOrder },
    refusals: [...assessmentRefusals, 'online-payments-off'],
  },
  findPlacedOrders: {
    summary:
      'Lists the orders that the caller has placed with an Idempotency-Key by `placeOwnOrders`, none where they placed none, for who never heard the answer.',
    method: 'GET',
    path: '/own/placed-orders/{key}/days',
    scope: 'client',
    params: z.strictObject({ key: idempotencyKey.shape['Idempotency-Key'] }),
    result: z.object({ items: z.array(ownOrder) }),
    refusals: [],
  },
  listOwnOrders: {
    summary: 'Lists the caller’s orders, a page at a time, the newest first.',
    method: 'GET',
    path: '/own/orders',
    scope: 'client',
    query: pageQuery({}),
    result: pageOf(ownOrderRow),
    refusals: [],
  },
  getOwnOrder: {
    summary: 'Answers one of the caller’s orders, with how far it has come.',
    method: 'GET',
    path: '/own/orders/{id}',
    scope: 'client',
    params: oneThing,
    result: ownOrder,
    refusals: ['not-found'],
  },
  quoteOwnOrderChange: {
    summary:
      'Prices a change of one of the caller’s orders as saving it would, with what speaks against it and the difference in money.',
    method: 'POST',
    path: '/own/orders/{id}/change-quotes',
    scope: 'client',
    params: oneThing,
    body: orderChangeDraft,
    result: ownChangeQuote,
    audit: 'none',
    refusals: [
      'not-found',
      'status-not-allowed',
      'past-cut-off',
      'group-order-placed',
      'no-delivery-configuration',
      'too-many-codes',
    ],
  },
  updateOwnOrder: {
    summary:
      'Changes dishes, who eats them, slot, address or notes of one of the caller’s orders that the kitchen has not begun, until the cut-off of its slot. The dishes of a group order are its guests’. The same Idempotency-Key twice changes it once.',
    method: 'PUT',
    path: '/own/orders/{id}',
    scope: 'client',
    params: oneThing,
    headers: idempotencyKey,
    body: ownOrderChange,
    largestBody: 256 * 1024,
    result: ownOrder,
    reads: 'getOwnOrder',
    idempotent: true,
    audit: { as: { tag: 'orders', operation: 'updateOrder' }, only: ['status', 'deliveryDate', 'total'] },
    refusals: [
      'not-found',
      'stale',
      'status-not-allowed',
      'past-cut-off',
      'group-order-placed',
      'note-of-house',
      'below-refunds',
      ...assessmentRefusals,
    ],
  },
  getOwnOrderCalendar: {
    summary: 'Answers the delivery of one of the caller’s orders as a file for calendars (iCalendar).',
    method: 'GET',
    path: '/own/orders/{id}/calendar',
    scope: 'client',
    params: oneThing,
    produces: 'text/calendar',
    refusals: ['not-found'],
  },
  cancelOwnOrder: {
    summary: 'Cancels one of the caller’s orders that the kitchen has not begun, until the cut-off of its slot.',
    method: 'PUT',
    path: '/own/orders/{id}/cancellation',
    scope: 'client',
    params: oneThing,
    result: ownOrder,
    reads: 'getOwnOrder',
    audit: { as: { tag: 'orders', operation: 'cancelOrder' }, only: ['status'] },
    refusals: ['not-found', 'status-not-allowed', 'past-cut-off'],
  },
});
