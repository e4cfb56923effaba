import { expect, test } from 'vitest';
import { amountIn } from './refund-wish.ts';

const cases: [fieldValue: unknown, cents: number][] = [
  [1_000, 1_000],
  [null, 0],
  [0, 0],
  [-100, 0],
  ['-1', 0],
  ['12,345', 0],
];

test.each(cases)('%o in the field of a refund is an amount of %i cents', (fieldValue, cents) => {
  expect(amountIn(fieldValue)).toBe(cents);
});
