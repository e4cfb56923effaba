import { type OrderAction, orderActions, type OrderEventKind, orderLife, type OrderStatus } from './order-life.ts';

/** How long a step can be undone, in seconds: as long no mail tells of it. */
export const undoSeconds = 10;

/** The step that an event tells of; undefined for what is no step, which cannot be undone. */
export const stepOfEvent = (kind: OrderEventKind): OrderAction | undefined =>
  orderActions.find((action) => orderLife[action].event === kind);

/** Where an order stood after an event; undefined for one that moved it nowhere. */
export function statusAfter(kind: OrderEventKind): OrderStatus | undefined {
  if (kind === 'placed') return 'pending';
  const action = stepOfEvent(kind);
  return action && orderLife[action].to;
}
