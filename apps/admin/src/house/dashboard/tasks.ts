import type { Dashboard, TaskOrder, UnansweredOrder } from '@traiteur/contract/house/dashboard.ts';

/** An order that needs action. */
export interface Task {
  order: TaskOrder;
  /** The conflicts to answer; empty for an order that only failed to be delivered. */
  conflicts: UnansweredOrder['conflicts'];
}

type Tasks = Pick<Dashboard, 'unanswered' | 'failed'>;
type CountedTasks = Tasks & Pick<Dashboard, 'closedDays' | 'heldLots'>;

/** Each order once: those on the road first, then by slot. */
export function tasksOf({ unanswered, failed }: Tasks): Task[] {
  const tasks = new Map<number, Task>(failed.orders.map((order) => [order.orderId, { order, conflicts: [] }]));
  for (const { conflicts, ...order } of unanswered.orders) tasks.set(order.orderId, { order, conflicts });
  return [...tasks.values()].sort((a, b) => (dueOf(a) < dueOf(b) ? -1 : 1));
}

const dueOf = ({ order: { status, deliveryDate, slotStart, orderId } }: Task) =>
  `${status === 'delivering' ? 0 : 1} ${deliveryDate} ${slotStart} ${String(orderId).padStart(10, '0')}`;

/** Counts also the orders that the dashboard does not list; a closed day is one task, and so is a lot on hold. */
export const countOfTasks = ({ unanswered, failed, closedDays, heldLots }: CountedTasks): number => {
  const failedIds = new Set(failed.orders.map(({ orderId }) => orderId));
  const countedTwice = unanswered.orders.filter(({ orderId }) => failedIds.has(orderId)).length;
  return unanswered.count + failed.count - countedTwice + closedDays.length + heldLots.length;
};
