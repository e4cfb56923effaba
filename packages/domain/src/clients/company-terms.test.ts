import { expect, test } from 'vitest';
import { debtOf, exceedsCredit, mayPayOnInvoice } from './company-terms.ts';

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
  const standing = payment && { ...payment, total: 1000, credited: 0, lines: [] };
  const { booked, before, after } = debtOf({ standing }, { total, lines: [] });
  expect([after - before, before]).toEqual([due, booked]);
});

const dishesOf = (...prices: number[]) => prices.map((unitPrice) => ({ eaterId: 7, unitPrice, quantity: 1 }));

test.each([
  ['is placed, all that they paid', dishesOf(1000, 900), 0, 1300],
  ['is placed, nothing within the budget', dishesOf(1000), 0, 1300],
  ['stands, what their dishes need of it', dishesOf(1000, 500), 2200, 1300],
  ['stands, nothing once their dishes are gone', [], 2200, 300],
])('of a group order that %s is paid by its guests', (_, lines, standingTotal, due) => {
  const guestMoney = { budget: 1000, paid: [{ eaterId: 7, amount: 900 }] };
  const standing = { total: 2200, paid: 900, refunded: 0, credited: 0, lines: dishesOf(1000, 900) };
  const total = 300 + lines.reduce((sum, { unitPrice }) => sum + unitPrice, 0);
  const debt = debtOf({ guestMoney, standing: standingTotal === 0 ? undefined : standing }, { total, lines });
  expect(debt.after).toBe(due);
  expect(debt.before).toBe(debt.booked);
});

test('only companies with terms pay on invoice', () => {
  expect([null, 'at_order' as const, 'days_30' as const, 'monthly' as const].map(mayPayOnInvoice)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
