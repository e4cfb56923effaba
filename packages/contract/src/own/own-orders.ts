import { orderEventKinds, orderSources, orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import { paymentStatuses } from '@traiteur/domain/money/payment-status.ts';
import * as z from 'zod/mini';
import { billedCompany } from '../orders/billed-company.ts';
import { orderChangeDraft } from '../orders/order-input.ts';
import { allergyConflict, loggedOfOrder, money, order, pricedLine, unaskedEater } from '../orders/order-record.ts';
import { bankAccount } from '../money/bank-account.ts';
import { cents, count, id, localDate, localTime, moment, version } from '../statement/fields.ts';
import { idempotencyKey } from '../statement/idempotency.ts';
import { oneThing, pageOf, pageQuery } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import type { RefusalCode } from '../statement/refusals.ts';
import { ownOrderDrafts, ownOrdersInput, ownOrderChange, ownQuotes, ownChangeQuote } from './own-order-input.ts';

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
