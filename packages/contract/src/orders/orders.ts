import {
  type ExplainedAction,
  isExplained,
  type OrderAction,
  orderActions,
  orderLife,
  type OrderLife,
} from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { allergenChange, allergyEffect } from './allergy-effects.ts';
import { batchLetters } from './batch-letters.ts';
import { batchEnds, batches } from './order-batches.ts';
import { exportOrders, orderListFilters } from './order-filters.ts';
import { allergyOverride, orderChangeDraft, orderChangeInput, orderDraft, orderInput } from './order-input.ts';
import { orderEvents } from './order-events.ts';
import { orderMove, orderMoves } from './order-moves.ts';
import { orderPapers } from './order-papers.ts';
import { billedCompanyChange } from './billed-company.ts';
import { orderNote, orderUndo } from './order-undo.ts';
import { replacements } from './replacements.ts';
import { orderPayments } from './payments.ts';
import { changeQuote, quote } from './order-quotes.ts';
import { loggedOfOrder, order, orderRow } from './order-record.ts';
import { ownWords } from '../statement/own-words.ts';
import { idempotencyKey } from '../statement/idempotency.ts';
import { listQuery, oneThing, pageOf } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import type { RefusalCode } from '../statement/refusals.ts';

const audit = { only: [...loggedOfOrder, 'forcedPlace', 'forcedMinimum', 'forcedCredit', 'forcedDish'] } as const;

export const stepReason = z.strictObject({ reason: ownWords(500) });

const step = <Action extends OrderAction>(action: Action) => {
  const { summary, path, scope, needsAnswers, needsBatches }: OrderLife[Action] = orderLife[action];
  return {
    summary,
    method: 'PUT',
    path: `/orders/{id}/${path}`,
    scope,
    params: oneThing,
    result: order,
    reads: 'get',
    refusals: [
      'not-found',
      'status-not-allowed',
      ...(needsAnswers ? ['allergy-not-answered' as const] : []),
      ...(needsBatches ? ['order-held' as const] : []),
    ],
    audit,
  } as const;
};

type Step<Action extends OrderAction> = ReturnType<typeof step<Action>> &
  (Action extends ExplainedAction ? { body: typeof stepReason } : unknown);

const steps = Object.fromEntries(
  orderActions.map((action) => [
    orderLife[action].operation,
    { ...step(action), ...(isExplained(action) && { body: stepReason }) },
  ]),
) as { [Action in OrderAction as OrderLife[Action]['operation']]: Step<Action> };

const assessmentRefusals = [
  'unknown-reference',
  'address-not-eligible',
  'slot-unavailable',
  'slot-full',
  'past-cut-off',
  'product-not-orderable',
  'size-not-offered',
  'not-offered-that-day',
  'quantity-unavailable',
  'quantity-too-large',
  'below-minimum-order',
  'below-refunds',
  'over-credit-limit',
  'purchase-reference-missing',
  'company-inactive',
  'invoice-not-agreed',
  'force-not-allowed',
  'discount-code-refused',
  'allergy-not-overridden',
  'prices-changed',
  'no-delivery-configuration',
] as const satisfies RefusalCode[];

const orderNames = { tag: 'orders', one: 'Order', many: 'Orders', named: 'number' } as const;

export const orders = operationsOf(orderNames, {
  list: {
    summary: 'Lists orders, a page at a time, the newest first.',
    method: 'GET',
    path: '/orders',
    scope: 'orders:read',
    query: listQuery(['number', 'delivery'], orderListFilters),
    result: pageOf(orderRow),
    refusals: [],
  },
  get: {
    summary: 'Answers one order with its lines, allergy conflicts and timeline.',
    method: 'GET',
    path: '/orders/{id}',
    scope: 'orders:read',
    params: oneThing,
    result: order,
    refusals: ['not-found'],
  },
  ...orderPapers,
  exportOrders,
  quoteOrder: {
    summary: 'Prices a draft and checks it against allergies and availability, without placing it.',
    method: 'POST',
    path: '/order-quotes',
    scope: 'orders:write',
    body: orderDraft,
    result: quote,
    audit: 'none',
    refusals: ['no-delivery-configuration'],
  },
  placeOrder: {
    summary: 'Places an order. The same Idempotency-Key twice places one order and answers it again.',
    method: 'POST',
    path: '/orders',
    scope: 'orders:write',
    headers: idempotencyKey,
    body: orderInput,
    // A hundred dishes with reasons.
    largestBody: 256 * 1024,
    result: order,
    status: 201,
    idempotent: true,
    audit,
    refusals: [...assessmentRefusals, 'idempotency-key-reused'],
  },
  quoteOrderChange: {
    summary: 'Prices a change of an order as saving it would, with what speaks against it and the difference in money.',
    method: 'POST',
    path: '/orders/{id}/change-quotes',
    scope: 'orders:write',
    params: oneThing,
    body: orderChangeDraft,
    result: changeQuote,
    audit: 'none',
    refusals: ['not-found', 'no-delivery-configuration'],
  },
  updateOrder: {
    summary:
      'Changes dishes, address, slot, notes or code of an order that the kitchen has not begun. What there is no more of keeps its price.',
    method: 'PUT',
    path: '/orders/{id}',
    scope: 'orders:write',
    params: oneThing,
    body: orderChangeInput,
    largestBody: 256 * 1024,
    result: order,
    reads: 'get',
    audit,
    refusals: ['not-found', 'stale', 'status-not-allowed', ...assessmentRefusals],
  },
  moveOrder: {
    summary:
      'Moves an order that the kitchen has not begun, or whose delivery failed, to another slot; all else stays.',
    method: 'PUT',
    path: '/orders/{id}/slot',
    scope: 'orders:write',
    params: oneThing,
    body: orderMove,
    result: order,
    reads: 'get',
    audit: { only: [...audit.only, 'slotStart', 'slotEnd'] },
    refusals: ['not-found', 'stale', 'status-not-allowed', ...assessmentRefusals],
  },
  undoOrderChange: {
    summary:
      'Takes back a step of an order within ten seconds, as long as nothing else happened to it: for who may take that step.',
    method: 'PUT',
    path: '/orders/{id}/undo',
    scope: 'orders:read',
    params: oneThing,
    body: orderUndo,
    result: order,
    reads: 'get',
    audit,
    refusals: [
      'not-found',
      'not-allowed',
      'stale',
      'changed-since',
      'undo-too-late',
      'slot-full',
      'quantity-unavailable',
      'discount-code-refused',
      'over-credit-limit',
    ],
  },
  ...orderEvents,
  addOrderNote: {
    summary: 'Notes something of an order for the house, by name, in its timeline.',
    method: 'POST',
    path: '/orders/{id}/notes',
    scope: 'orders:read',
    params: oneThing,
    body: orderNote,
    result: order,
    audit: 'none',
    refusals: ['not-found'],
  },
  updateBilledCompany: {
    summary: 'Says which company the invoice of an order is made out to instead of its client, until it has one.',
    method: 'PUT',
    path: '/orders/{id}/billed-company',
    scope: 'orders:write',
    params: oneThing,
    body: billedCompanyChange,
    result: order,
    reads: 'get',
    // That it was changed, by no name: a forgotten client's company is one.
    audit: { only: [] },
    refusals: ['not-found', 'stale', 'already-invoiced'],
  },
  answerAllergyConflict: {
    summary: 'Answers by name and reason for allergens in a dish of a standing order, which may then go on.',
    method: 'PUT',
    path: '/orders/{id}/allergy-answer',
    scope: 'orders:write',
    params: oneThing,
    body: allergyOverride,
    result: order,
    reads: 'get',
    audit: { only: [...audit.only, 'unansweredConflicts'] },
    refusals: ['not-found', 'status-not-allowed', 'stale'],
  },
  previewAllergyEffect: {
    summary:
      'Says which standing orders would meet an allergen if clients or a product were saved with these; changes nothing.',
    method: 'POST',
    path: '/allergy-effects',
    scope: 'orders:read',
    body: allergenChange,
    result: allergyEffect,
    audit: 'none',
    refusals: [],
  },
  ...orderPayments,
  ...orderMoves,
  ...replacements,
  ...steps,
  ...batches,
  ...batchEnds,
  ...batchLetters,
});
