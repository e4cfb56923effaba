import type { AllergyAlert } from './allergies.ts';
import { forcedEvents } from './forced-rules.ts';
import { disputeEvents } from '../money/online-payments.ts';
import { paymentEvents } from '../money/payment-methods.ts';
import type { Scope } from '../access/scopes.ts';

/** Where an order stands, in the order in which it goes through its life. */
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

/** A step of the life, whole: contract, server and screens read it from here. */
interface Step {
  from: readonly OrderStatus[];
  /** From there only while an allergy conflict stops the order, which would have no other way out. */
  fromStopped?: readonly OrderStatus[];
  to: OrderStatus;
  /** What the timeline says happened. */
  event: string;
  /** The API's operation, its last part of the path and what its description says. */
  operation: string;
  path: string;
  /** What somebody must hold to take it. */
  scope: Scope;
  summary: string;
  /** The person who takes it gives a reason. */
  explained?: true;
  /** It is no part of the usual steps, from received to delivered. */
  exception?: true;
  /** The dishes come closer to the client: nobody takes it while a conflict that endangers is unanswered. */
  needsAnswers?: true;
  /** The order counts no longer: portions, slot, code and sales are given back. */
  givesBack?: true;
}

/** Every change of status; any other is refused. The usual steps come first in the order of the day, then what goes wrong. */
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
    givesBack: true,
  },
});

export type OrderLife = typeof orderLife;

export type OrderAction = keyof OrderLife;

/** The steps that must say why. */
export type ExplainedAction = {
  [Action in OrderAction]: OrderLife[Action] extends { explained: true } ? Action : never;
}[OrderAction];

/** The steps of a day that goes well. */
export type UsualAction = {
  [Action in OrderAction]: OrderLife[Action] extends { exception: true } ? never : Action;
}[OrderAction];

// Object.keys says string[]; the type of the table says which strings.
export const orderActions = Object.keys(orderLife) as readonly OrderAction[];

/** Whether whoever takes the step must say why. */
export const isExplained = (action: OrderAction): action is ExplainedAction => orderLife[action].explained === true;

/** What can happen to an order; each step leaves its own event. What follows from each: `event-effects.ts`. */
export const orderEventKinds = [
  'placed',
  'allergy_overridden',
  // A conflict that became known after the order was placed, and one that is no longer.
  'allergy_found',
  'allergy_gone',
  // A rule of the house was set aside for it.
  forcedEvents.place,
  forcedEvents.minimum,
  // Its dishes, slot, address, notes or discount code were changed.
  'changed',
  // A step was taken back, and somebody noted something of it.
  'undone',
  'noted',
  // The client was sent a link to pay by.
  'payment_requested',
  // Somebody wrote to the client.
  'messaged',
  // Money came in or went back, or somebody took back what was noted of it.
  ...Object.values(paymentEvents).flatMap(({ done, undone }) => [done, undone]),
  // The client's bank was asked for the money back, and has decided.
  ...Object.values(disputeEvents),
  ...orderActions.map((action) => orderLife[action].event),
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];

/** The stations of an order that goes well, each with the event that reaches it. */
export const usualSteps: readonly { status: OrderStatus; event: OrderEventKind }[] = [
  { status: 'pending', event: 'placed' },
  ...orderActions
    .map((action) => orderLife[action])
    .filter(({ exception }) => !exception)
    .map(({ to, event }) => ({ status: to, event })),
];

/** The status after `action`, or undefined where the table does not allow it to an order with that alert. */
export function nextStatus(
  status: OrderStatus,
  action: OrderAction,
  alert: AllergyAlert | null = null,
): OrderStatus | undefined {
  const { from, fromStopped = [], to }: Step = orderLife[action];
  const isAllowed = from.includes(status) || (alert === 'unanswered' && fromStopped.includes(status));
  return isAllowed ? to : undefined;
}

/** What can be done with an order, the most sensible first; nothing once it is delivered or cancelled. */
export function actionsFrom(status: OrderStatus, alert: AllergyAlert | null = null): OrderAction[] {
  return orderActions.filter((action) => nextStatus(status, action, alert) !== undefined);
}

/** Whether an allergy conflict that nobody has answered for stops an order before this step. */
export const isStopped = (action: OrderAction, alert: AllergyAlert | null): boolean =>
  alert === 'unanswered' && orderLife[action].needsAnswers === true;

/** The statuses of an order that is not over: it is neither delivered nor cancelled. */
export const standingStatuses = orderStatuses.filter((status) => actionsFrom(status).length > 0);

/** The statuses in which an order can still be changed: the kitchen has not begun. */
const editableStatuses: readonly OrderStatus[] = ['pending', 'confirmed'];

/** Whether the order can be changed. */
export const isEditable = (status: OrderStatus): boolean => editableStatuses.includes(status);

/** The statuses in which an order can go to another slot: the kitchen has not begun, or nobody could take it. */
const movableStatuses: readonly OrderStatus[] = [...editableStatuses, 'failed'];

/** Whether the order can go to another slot. */
export const isMovable = (status: OrderStatus): boolean => movableStatuses.includes(status);

/** The statuses of an order that has not left the house yet. */
export const waitingStatuses = ['pending', 'confirmed', 'preparing', 'ready'] as const satisfies OrderStatus[];

/** The statuses of an order that counts: reports leave the cancelled ones out. */
export const notCancelled = orderStatuses.filter((status) => status !== 'cancelled');

/** The step that a working day takes next: what the big button does. Undefined once the life is over. */
export function mainActionFrom(status: OrderStatus): UsualAction | undefined {
  return actionsFrom(status).find(isUsual);
}

const isUsual = (action: OrderAction): action is UsualAction => !orderLife[action].exception;

/** Where an order came from: taken by staff, or placed by its client. */
export const orderSources = ['administration', 'website'] as const;

export type OrderSource = (typeof orderSources)[number];

/** Keeps each step's own names as types, and gives every step the fields that only some of them state. */
function stepsOf<const Steps extends Record<string, Step>>(
  steps: Steps,
): { readonly [Action in keyof Steps]: Step & Steps[Action] } {
  return steps;
}
