import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { recountSalesByClock } from './sales-clock.ts';

const { db, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');

async function place(person: { clientId: number; addressId: number }, at: string, portions: number) {
  time.now = new Date(at);
  const order = await kitchen.place(await signedIn('manager'), {
    ...person,
    lines: [kitchen.line(kitchen.dahl, portions)],
  });
  time.now = new Date('2026-11-23T09:00:00Z');
  return order;
}
const report = (query: Record<string, string | number>) => claire.call('sales-report', 'getSalesReport', query);
const cancel = (id: number) => claire.call('orders', 'cancelOrder', { id }, { reason: 'changement de programme' });

// Half past midnight in Paris is still the day before in London.
const saturdays = await place(kitchen.marc, '2026-11-20T23:30:00Z', 2);
const sundays = await place(kitchen.marc, '2026-11-22T12:00:00Z', 5);
const mondays = await place(kitchen.ines, '2026-11-23T08:00:00Z', 1);

test('without a word it tells of the last thirty days by order date, compared with the thirty before', async () => {
  const { period, periodBefore, figures, figuresBefore, groups } = await report({});
  expect(period).toEqual({ from: '2026-10-25', to: '2026-11-23' });
  expect(periodBefore).toEqual({ from: '2026-09-25', to: '2026-10-24' });
  expect([figures.orders, figuresBefore.orders, groups.length]).toEqual([3, 0, 30]);
});

test('figures add up as an accountant adds them', async () => {
  const { figures } = await report({});
  expect(figures).toEqual({
    orders: 3,
    newClients: 2,
    gross: 1900 + 4750 + 950,
    discount: 0,
    deliveryFee: 490 + 0 + 490,
    total: 2390 + 4750 + 1440,
    refunds: 0,
    tax: 217 + 432 + 131,
    net: 8580 - 780,
    averageBasket: 2860,
    taxes: [{ name: 'TVA 10 %', rate: 10_000, base: 7800, amount: 780 }],
  });
});

test('an order is dated by the clock on the wall of the house', async () => {
  const { groups } = await report({ from: '2026-11-20', to: '2026-11-23' });
  expect(groups.map(({ from, now }) => [from, now.orders])).toEqual([
    ['2026-11-20', 0],
    ['2026-11-21', 1],
    ['2026-11-22', 1],
    ['2026-11-23', 1],
  ]);
});

test('by delivery date a week under way goes on to its end', async () => {
  const { period, figures } = await report({ period: 'thisWeek', dateBy: 'delivery' });
  expect([period.to, figures.orders]).toEqual(['2026-11-29', 3]);
});

test('chosen days compare with what they look like, or with what was asked for', async () => {
  const query = { from: '2026-11-23', to: '2026-11-25', group: 'week' } as const;
  const { comparison, periodBefore } = await report(query);
  expect([comparison, periodBefore]).toEqual(['same-weekdays', { from: '2026-11-16', to: '2026-11-18' }]);
  const { figures, figuresBefore, groups } = await report({ ...query, compareWith: 'days-before' });
  expect([figures.total, figuresBefore.total]).toEqual([mondays.total, saturdays.total + sundays.total]);
  expect(groups).toHaveLength(1);
});

test('what another zone brought is left out', async () => {
  expect((await report({ zoneId: kitchen.zone + 1 })).figures).toMatchObject({ orders: 0, averageBasket: null });
});

test('dishes, sizes, categories, zones and payments are named', async () => {
  const { products, sizes, categories, zones, payments } = await report({});
  expect(products).toEqual([
    { id: kitchen.dahl, name: { fr: 'Dahl', en: 'Dahl' }, quantity: 8, gross: 7600, discount: 0, goods: 7600 },
  ]);
  expect([sizes[0]?.name.fr, categories[0]?.name.fr, zones[0]?.name.fr]).toEqual(['Moyenne', 'Plats', 'Est']);
  expect(payments).toEqual([{ status: 'unpaid', orders: 3, total: 8580, net: 7800 }]);
});

test.each([
  [{ from: '2026-11-23' }, 'to', 'required'],
  [{ to: '2026-11-23' }, 'from', 'required'],
  [{ from: '2026-11-23', to: '2026-11-22' }, 'to', 'end-before-start'],
  [{ from: '2025-11-23', to: '2026-11-24' }, 'to', 'too-large'],
  [{ from: '1999-12-31', to: '2000-01-02' }, 'from', 'invalid'],
  [{ from: '2026-02-30', to: '2026-03-02' }, 'from', 'invalid'],
])('%o is refused, blaming %s', async (query, field, code) => {
  await expect(report(query)).rejects.toMatchObject({ problem: { errors: [{ field, code }] } });
});

test('a year and a day of a leap year is not too long', async () => {
  expect((await report({ from: '2027-03-01', to: '2028-02-29' })).groups).toHaveLength(366);
});

test('who cooks or drives does not see what was sold', async () => {
  for (const role of ['kitchen', 'delivery'] as const)
    expect((await signedIn(role)).offers('sales-report', 'getSalesReport')).toBe(false);
  expect((await signedIn('accountant')).offers('sales-report', 'getSalesReport')).toBe(true);
});

test('a cancelled order vanishes, and the client is new with the next one', async () => {
  await cancel(saturdays.id);
  const { figures, groups } = await report({ from: '2026-11-21', to: '2026-11-23' });
  expect(groups.map(({ now }) => now.orders)).toEqual([0, 1, 1]);
  expect([figures.orders, figures.newClients, figures.total]).toEqual([2, 2, sundays.total + mondays.total]);
  expect((await report({ from: '2026-11-22', to: '2026-11-22' })).figures.newClients).toBe(1);
});

test('when nothing stands any more, nothing is told of', async () => {
  await cancel(sundays.id);
  await cancel(mondays.id);
  const { figures, products, zones, payments } = await report({});
  expect(figures).toMatchObject({ orders: 0, newClients: 0, gross: 0, total: 0, tax: 0, taxes: [] });
  expect([products, zones, payments]).toEqual([[], [], []]);
});

test('sales are counted anew only where the house has moved to another time zone', async () => {
  expect(await recountSalesByClock(db, 'Europe/Paris')).toBe(false);
  expect(await recountSalesByClock(db, 'America/Montreal')).toBe(true);
  expect(await recountSalesByClock(db, 'America/Montreal')).toBe(false);
});
