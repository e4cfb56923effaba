import type { TaskOrder } from '@traiteur/contract/house/dashboard.ts';
import { expect, test } from 'vitest';
import { countOfTasks, tasksOf } from './tasks.ts';

const order = (orderId: number, status: TaskOrder['status'], deliveryDate: string, slotStart = '11:00'): TaskOrder => ({
  orderId,
  number: `2026-00000${orderId}`,
  status,
  deliveryDate,
  slotStart,
  clientId: 1,
  client: 'Hugo Haddad',
});
const conflicts = [{ dish: { fr: 'Dahl', en: 'Dahl' }, allergen: { fr: 'Noix', en: 'Walnuts' }, presence: 'contains' }];
const withConflicts = (taskOrder: TaskOrder) => ({ ...taskOrder, conflicts: conflicts as never });

const morning = {
  unanswered: {
    count: 12,
    orders: [
      withConflicts(order(4, 'delivering', '2026-11-23')),
      withConflicts(order(1, 'failed', '2026-11-21')),
      withConflicts(order(2, 'confirmed', '2026-11-23', '18:00')),
    ],
  },
  failed: { count: 2, orders: [order(1, 'failed', '2026-11-21'), order(3, 'failed', '2026-11-22')] },
};

test('what needs a hand is each order once, the one on the road first, then by when it is due', () => {
  expect(tasksOf(morning).map((task) => [task.order.orderId, task.conflicts.length])).toEqual([
    [4, 1],
    [1, 1],
    [3, 0],
    [2, 1],
  ]);
});

test('an order that failed and waits for an answer is one point', () => {
  expect(countOfTasks({ ...morning, closedDays: [{ date: '2026-11-25', orders: 3 }], heldLots: [] })).toBe(14);
});
