import { expect, test } from 'vitest';
import { daysLate, daysToPay, reminderLevel, spreadPayment } from './open-invoices.ts';

test('a payment goes to the first orders until nothing is left', () => {
  const orders = [
    { id: 1, due: 1000 },
    { id: 2, due: 0 },
    { id: 3, due: 500 },
    { id: 4, due: 700 },
  ];
  expect(spreadPayment(1200, orders)).toEqual([
    { id: 1, amount: 1000 },
    { id: 3, amount: 200 },
  ]);
  expect(spreadPayment(2200, orders).reduce((sum, { amount }) => sum + amount, 0)).toBe(2200);
});

test.each([
  [0, 0],
  [6, 0],
  [7, 1],
  [20, 1],
  [21, 2],
  [35, 3],
  [400, 3],
])('after %i days the reminder is of level %i', (late, level) => {
  expect(reminderLevel(late)).toBe(level);
});

test('an invoice is late from the day after it was due', () => {
  expect(daysLate('2026-11-30', '2026-11-30')).toBe(0);
  expect(daysLate('2026-11-30', '2026-12-07')).toBe(7);
});

test('terms say in how many days to pay, and the house for all others', () => {
  expect(
    [null, 'at_order' as const, 'days_30' as const, 'monthly' as const].map((terms) => daysToPay(terms, 8)),
  ).toEqual([8, 8, 30, 30]);
});
