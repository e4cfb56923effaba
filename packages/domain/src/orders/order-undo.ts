import { type OrderAction, orderActions, type OrderEventKind, orderLife, type OrderStatus } from './order-life.ts';

/** Seconds to undo a step; no mail leaves before. */
export const undoSeconds = 10;

/** Many are moved at once, and the first of them is to be taken back with the last. */
export const undoSecondsOfMove = 120;

/** Undefined for an event that is not a step: it cannot be undone. */
export const stepOfEvent = (kind: OrderEventKind): OrderAction | undefined =>
  orderActions.find((action) => orderLife[action].event === kind);

/** Undefined when the event did not change the status. */
export function statusAfter(kind: OrderEventKind): OrderStatus | undefined {
  if (kind === 'placed') return 'pending';
  const action = stepOfEvent(kind);
  return action && orderLife[action].to;
}
