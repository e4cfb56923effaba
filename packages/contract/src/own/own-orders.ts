import { orderEventKinds, orderSources, orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import { paymentStatuses } from '@traiteur/domain/money/payment-status.ts';
import * as z from 'zod/mini';
import { severity } from '../clients/clients.ts';
import { orderDraft, orderInput } from '../orders/order-input.ts';
import { quote } from '../orders/order-quotes.ts';
import { allergyConflict, loggedOfOrder, money, order, pricedLine } from '../orders/order-record.ts';
import { bankAccount } from '../money/bank-account.ts';
import { presence } from '../catalogue/products.ts';
import { cents, count, id, localDate, localTime, moment } from '../statement/fields.ts';
import { idempotencyKey } from '../statement/idempotency.ts';
import { oneThing, pageOf, pageQuery } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const ownOrderDraft = z.omit(orderDraft, { clientId: true });
export type OwnOrderDraft = z.output<typeof ownOrderDraft>;

/** A dish the client wants despite these conflicts: exactly those they were told, no graver ones. */
const acceptedDish = z.strictObject({
  /** For whom it is accepted; absent: the client themselves. */
  eaterId: z.optional(id),
  productId: id,
  allergenIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
  severity,
  presence,
});

const { addressId, slot, lines, discountCode, kitchenNote, driverNote, paymentChoice, expectedTotal } =
  orderInput.shape;

const ownOrderInput = z.strictObject({
  addressId,
  slot,
  lines,
  discountCode,
  kitchenNote,
  driverNote,
  paymentChoice,
  expectedTotal,
  /** Confirmed by the caller, by name; recorded on the order. */
  acceptedDishes: z.optional(z.array(acceptedDish).check(z.maxLength(100))),
});
export type OwnOrderInput = z.output<typeof ownOrderInput>;

const ownAnswer = z.enum(['refused', 'to-accept']);

const ownQuote = z.object({
  ...quote.shape,
  conflicts: z.array(z.object({ ...allergyConflict.shape, answer: ownAnswer })),
});
export type OwnQuote = z.output<typeof ownQuote>;

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
  source: z.enum(orderSources),
  client: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() }),
  address: order.shape.address,
  kitchenNote: z.string(),
  driverNote: z.string(),
  paymentChoice: order.shape.paymentChoice,
  /** For a transfer with the order's number as reference; null if paid otherwise or not due. */
  bankAccount: z.nullable(bankAccount),
  lines: z.array(pricedLine),
  ...money,
  paid: cents,
  refunded: cents,
  conflicts: z.array(z.object({ ...allergyConflict.shape, isAccepted: z.boolean() })),
  /** Last moment to cancel; null if too late. */
  cancellableUntil: z.nullable(moment),
  events: z.array(z.object({ id, kind: z.enum(orderEventKinds), at: moment })),
});
export type OwnOrder = z.output<typeof ownOrder>;

const ownOrderNames = { tag: 'own-orders', named: 'number' } as const;

export const ownOrders = operationsOf(ownOrderNames, {
  quoteOwnOrder: {
    summary:
      'Prices a draft of the caller’s and checks it against their allergies and availability, without placing it.',
    method: 'POST',
    path: '/own/order-quotes',
    scope: 'client',
    body: ownOrderDraft,
    result: ownQuote,
    audit: 'none',
    refusals: ['no-delivery-configuration', 'too-many-codes'],
  },
  placeOwnOrder: {
    summary: 'Places an order of the caller’s. The same Idempotency-Key twice places one order and answers it again.',
    method: 'POST',
    path: '/own/orders',
    scope: 'client',
    headers: idempotencyKey,
    body: ownOrderInput,
    largestBody: 256 * 1024,
    result: ownOrder,
    status: 201,
    idempotent: true,
    audit: { as: { tag: 'orders', operation: 'placeOrder' }, record: 'answer', only: loggedOfOrder },
    refusals: [
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
      'discount-code-refused',
      'too-many-codes',
      'own-allergy',
      'own-allergy-not-accepted',
      'prices-changed',
      'no-delivery-configuration',
      'idempotency-key-reused',
      'online-payments-off',
    ],
  },
  findPlacedOrder: {
    summary:
      'Answers the order that the caller has placed with an Idempotency-Key, null where they placed none, for who never heard the answer.',
    method: 'GET',
    path: '/own/placed-orders/{key}',
    scope: 'client',
    params: z.strictObject({ key: idempotencyKey.shape['Idempotency-Key'] }),
    result: z.object({ order: z.nullable(ownOrder) }),
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
