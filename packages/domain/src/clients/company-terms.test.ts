import { expect, test } from 'vitest';
import { exceedsCredit, mayPayOnInvoice, newlyDue } from './company-terms.ts';

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

test.each([
  ['a new one', undefined, 3000, 3000],
  ['an unpaid one that grows', { paid: 0, refunded: 0 }, 3000, 2000],
  ['an unpaid one that shrinks', { paid: 0, refunded: 0 }, 400, -600],
  ['one that grows within what was paid', { paid: 4000, refunded: 0 }, 3000, 0],
  ['one that grows beyond what was paid and not given back', { paid: 4000, refunded: 1500 }, 3000, 500],
])('%s comes to owe what nobody has paid', (_, payment, total, due) => {
  expect(newlyDue(total, payment && { ...payment, total: 1000, credited: 0 })).toBe(due);
});

test('only companies with terms pay on invoice', () => {
  expect([null, 'at_order' as const, 'days_30' as const, 'monthly' as const].map(mayPayOnInvoice)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
