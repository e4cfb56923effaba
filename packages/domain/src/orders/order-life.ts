import { forcedEvents } from './forced-rules.ts';
import type { OrderStop } from './order-stops.ts';
import { disputeEvents, paymentFailureEvents } from '../money/online-payments.ts';
import { guestRefundEvent, paymentEvents } from '../money/payment-methods.ts';
import type { Scope } from '../access/scopes.ts';

/** In the order of an order's life. */
export const orderStatuses = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'delivering',
  'delivered',
  'failed',
  'cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

interface Step {
  from: readonly OrderStatus[];
  /** Also from these while an allergy conflict or a batch stops the order: its only way out. */
  fromStopped?: readonly OrderStatus[];
  to: OrderStatus;
  event: string;
  operation: string;
  path: string;
  scope: Scope;
  summary: string;
  /** Requires a reason. */
  explained?: true;
  /** Not a usual step, from received to delivered. */
  exception?: true;
  /** Brings the dishes closer to the client: forbidden while a dangerous conflict is unanswered. */
  needsAnswers?: true;
  /** Forbidden while a batch of one of its dishes is on hold. */
  needsBatches?: true;
  /** The order no longer counts: portions, slot, code and sales are released. */
  releases?: true;
}

/** All allowed changes of status. Usual steps first, in the day's order, then exceptions. */
export const orderLife = stepsOf({
  confirm: {
    from: ['pending'],
    to: 'confirmed',
    event: 'confirmed',
    operation: 'confirmOrder',
    path: 'confirmation',
    scope: 'orders:write',
    summary: 'Confirms a pending order.',
  },
  startPreparation: {
    from: ['confirmed'],
    to: 'preparing',
    event: 'preparation_started',
    operation: 'startOrderPreparation',
    path: 'preparation',
    scope: 'orders:prepare',
    summary: 'The kitchen begins a confirmed order.',
    needsBatches: true,
  },
  ready: {
    from: ['preparing'],
    to: 'ready',
    event: 'made_ready',
    operation: 'readyOrder',
    path: 'readiness',
    scope: 'orders:prepare',
    summary: 'The kitchen has finished an order.',
    needsAnswers: true,
    needsBatches: true,
  },
  dispatch: {
    from: ['ready', 'failed'],
    to: 'delivering',
    event: 'dispatched',
    operation: 'dispatchOrder',
    path: 'dispatch',
    scope: 'orders:deliver',
    summary: 'The driver leaves with an order, again after a failed delivery.',
    needsAnswers: true,
    needsBatches: true,
  },
  deliver: {
    from: ['delivering'],
    to: 'delivered',
    event: 'delivered',
    operation: 'deliverOrder',
    path: 'delivery',
    scope: 'orders:deliver',
    summary: 'The client has the order.',
    needsAnswers: true,
    needsBatches: true,
  },
  failDelivery: {
    from: ['delivering'],
    to: 'failed',
    event: 'delivery_failed',
    operation: 'failOrderDelivery',
    path: 'delivery-failure',
    scope: 'orders:deliver',
    summary: 'The driver could not hand the order over, and says why.',
    explained: true,
    exception: true,
  },
  cancel: {
    from: ['pending', 'confirmed', 'preparing', 'failed'],
    fromStopped: ['ready'],
    to: 'cancelled',
    event: 'cancelled',
    operation: 'cancelOrder',
    path: 'cancellation',
    scope: 'orders:write',
    summary: 'Cancels an order, says why, and gives back its portions and its place in the slot.',
    explained: true,
    exception: true,
    releases: true,
  },
});

export type OrderLife = typeof orderLife;

export type OrderAction = keyof OrderLife;

export type ExplainedAction = {
  [Action in OrderAction]: OrderLife[Action] extends { explained: true } ? Action : never;
}[OrderAction];

export type UsualAction = {
  [Action in OrderAction]: OrderLife[Action] extends { exception: true } ? never : Action;
}[OrderAction];

export const orderActions = Object.keys(orderLife) as readonly OrderAction[];

export const isExplained = (action: OrderAction): action is ExplainedAction => orderLife[action].explained === true;

/** Each step has its own event. Consequences: `event-effects.ts`. */
export const orderEventKinds = [
  'placed',
  'allergy_overridden',
  'allergy_found',
  'allergy_gone',
  // A batch of one of its dishes.
  'batch_held',
  'batch_released',
  forcedEvents.place,
  forcedEvents.minimum,
  forcedEvents.credit,
  forcedEvents.dish,
  // Dishes, slot, address, notes or discount code.
  'changed',
  'undone',
  'noted',
  'payment_requested',
  // A driver was at the door after somebody else, or with an order that had not left.
  'delivery_uncounted',
  // Staff wrote to the client.
  'messaged',
  ...Object.values(paymentEvents).flatMap(({ done, undone }) => [done, undone]),
  guestRefundEvent,
  ...Object.values(disputeEvents),
  ...Object.values(paymentFailureEvents),
  ...orderActions.map((action) => orderLife[action].event),
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];

export const usualSteps: readonly { status: OrderStatus; event: OrderEventKind }[] = [
  { status: 'pending', event: 'placed' },
  ...orderActions
    .map((action) => orderLife[action])
    .filter(({ exception }) => !exception)
    .map(({ to, event }) => ({ status: to, event })),
];

/** Undefined when the step is not allowed. */
export function nextStatus(
  status: OrderStatus,
  action: OrderAction,
  stop: OrderStop | null = null,
): OrderStatus | undefined {
  const { from, fromStopped = [], to }: Step = orderLife[action];
  const isAllowed = from.includes(status) || (stop !== null && fromStopped.includes(status));
  return isAllowed ? to : undefined;
}

/** The most useful first; none once delivered or cancelled. */
export function actionsFrom(status: OrderStatus, stop: OrderStop | null = null): OrderAction[] {
  return orderActions.filter((action) => nextStatus(status, action, stop) !== undefined);
}

export const isStopped = (action: OrderAction, stop: OrderStop | null): boolean =>
  stop !== null && orderLife[action][stop === 'batch' ? 'needsBatches' : 'needsAnswers'] === true;

/** Neither delivered nor cancelled. */
export const standingStatuses = orderStatuses.filter((status) => actionsFrom(status).length > 0);

/** Before the kitchen begins. */
const editableStatuses: readonly OrderStatus[] = ['pending', 'confirmed'];

export const isEditable = (status: OrderStatus): boolean => editableStatuses.includes(status);

/** Before the kitchen begins, or after a failed delivery. */
const movableStatuses: readonly OrderStatus[] = [...editableStatuses, 'failed'];

export const isMovable = (status: OrderStatus): boolean => movableStatuses.includes(status);

export const waitingStatuses = ['pending', 'confirmed', 'preparing', 'ready'] as const satisfies OrderStatus[];

/** From `preparing` on the kitchen has begun: what it cooks is what the recipe of that day makes of it. */
export const begunStatuses = [
  'preparing',
  'ready',
  'delivering',
  'delivered',
  'failed',
] as const satisfies OrderStatus[];

export const notCancelled = orderStatuses.filter((status) => status !== 'cancelled');

/** The next usual step; undefined at the end. */
export function mainActionFrom(status: OrderStatus): UsualAction | undefined {
  return actionsFrom(status).find(isUsual);
}

const isUsual = (action: OrderAction): action is UsualAction => !orderLife[action].exception;

export const orderSources = ['administration', 'website'] as const;

export type OrderSource = (typeof orderSources)[number];

/** Keeps each step's literal types, and gives every step the optional fields. */
function stepsOf<const Steps extends Record<string, Step>>(
  steps: Steps,
): { readonly [Action in keyof Steps]: Step & Steps[Action] } {
  return steps;
}
