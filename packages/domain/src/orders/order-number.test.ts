import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

test('an order number is the year and six digits', () => {
  expect(orderNumber(2026, 42)).toBe('2026-000042');
});

test('the millionth order of a year keeps a number of its own', () => {
  expect(orderNumber(2026, 1_000_000)).toBe('2026-1000000');
});
