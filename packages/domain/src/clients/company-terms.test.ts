import { expect, test } from 'vitest';
import { exceedsCredit, mayPayOnInvoice } from './company-terms.ts';

test.each([
  [null, 1_000_000, 5000, false],
  [10_000, 5000, 5000, false],
  [10_000, 5000, 5001, true],
  [0, 0, 1, true],
  [10_000, 20_000, 0, false],
  [10_000, 20_000, -500, false],
])('of a limit of %s, %d owed and %d more, over it: %s', (limit, balance, growth, isOver) => {
  expect(exceedsCredit(limit, balance, growth)).toBe(isOver);
});

test('only companies with terms pay on invoice', () => {
  expect([null, 'at_order' as const, 'days_30' as const, 'monthly' as const].map(mayPayOnInvoice)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
