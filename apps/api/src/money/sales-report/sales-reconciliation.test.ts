import { setTimeout as pause } from 'node:timers/promises';
import type { SalesReport } from '@traiteur/contract/money/sales-report.ts';
import { comparedPeriod } from '@traiteur/domain/money/sales-comparison.ts';
import { worthOf } from '@traiteur/domain/money/refund-parts.ts';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../db/demo/random.ts';
import { payOrder } from '../../orders/payments/pay-order.ts';
import { refundOrder } from '../../orders/payments/refund-order.ts';
import { getOrder } from '../../orders/read/order-rows.ts';
import { applyStep } from '../../orders/steps/apply-step.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { deadlocksIn, salesByHand } from '../../testing/sales-by-hand.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { sellAtRandom, largeKitchen } from '../../testing/sold-orders.ts';
import { testApp } from '../../testing/test-app.ts';
import { recountSales } from './sales-clock.ts';
import { sumSalesMonths } from './sum-sales-months.ts';

const timeZone = 'Europe/Paris';
const { db, signedIn, services } = await testApp();
const random = seededRandom(2026);
const kitchen = await largeKitchen(db, await smallKitchen(db), random);
const accountant = await signedIn('accountant');

/** Around the nights when the clocks change, and at midnight: an hour of summer is another day in winter. */
const moments = ['2026-03-28T22:30:00Z', '2026-03-29T21:30:00Z', '2026-10-24T21:59:59Z', '2026-10-25T22:30:00Z'];
const momentAtRandom = () => new Date(new Date(random.pick(moments)).getTime() + random.int(-3000, 3000) * 60_000);

const acting = { ...services, caller: { id: null, name: 'Claire' } };
const cancel = (id: number) => applyStep(id, 'cancel', 'essai', acting);

/** Pays the rest of an order, and gives some of it back: a portion, the delivery fee or an amount. */
async function payAndRefund(id: number) {
  const { due, paid } = await getOrder(db, id);
  if (due > 0) await payOrder(id, { method: 'cash', amount: due, note: '' }, `pay-${id}-${paid}`, acting);
  const { refundable } = await getOrder(db, id);
  const { lines, deliveryFee, amount } = refundable;
  const [line] = lines;
  const portion = line && line.quantity > 0 ? worthOf(line, 1) : 0;
  const refund = random.pick([
    { amount: portion, lines: [{ line: 0, quantity: 1 }], deliveryFee: false },
    { amount: deliveryFee, lines: [], deliveryFee: true },
    { amount: Math.min(amount, random.int(1, 5000)), lines: [], deliveryFee: false },
  ]);
  if (refund.amount === 0) return;
  await refundOrder(id, { ...refund, method: 'cash', reason: 'froid' }, `refund-${id}-${amount}`, acting);
}

let numbers = 0;
const soldIds: number[] = [];
for (let draw = 0; draw < 150; draw++) {
  const id = await sellAtRandom(db, kitchen, random, { now: momentAtRandom(), number: ++numbers });
  soldIds.push(id);
  if (random.chance(0.25)) await payAndRefund(id);
  if (random.chance(0.3)) await cancel(soldIds.splice(random.int(0, soldIds.length - 1), 1)[0] ?? 0);
}

const filters: { zoneId?: number; categoryId?: number }[] = [
  {},
  { zoneId: kitchen.zones[0] },
  { categoryId: kitchen.categories[1] },
  { zoneId: kitchen.zones[1], categoryId: kitchen.categories[0] },
];
const periods = [
  { from: '2026-03-27', to: '2026-04-10' },
  { from: '2026-03-29', to: '2026-03-29' },
  { from: '2026-10-25', to: '2026-10-26' },
  { from: '2026-03-25', to: '2026-10-25' },
  { from: '2026-01-01', to: '2026-12-31' },
];
const cases = periods.flatMap((period) =>
  filters.flatMap((filter) => (['order', 'delivery'] as const).map((dateBy) => ({ ...period, ...filter, dateBy }))),
);

/** A report's rows by what they tell of, as the sums by hand have them. */
function byId(report: SalesReport) {
  const goods = (rows: SalesReport['products']) =>
    Object.fromEntries(
      rows.map(({ id, quantity, gross, discount, goods: goodsLeft }) => [
        id,
        { quantity, gross, discount, goods: goodsLeft },
      ]),
    );
  return {
    figures: report.figures,
    figuresBefore: report.figuresBefore,
    days: Object.fromEntries(report.groups.filter(({ now }) => now.orders > 0).map(({ from, now }) => [from, now])),
    products: goods(report.products),
    sizes: goods(report.sizes),
    categories: goods(report.categories),
    ordersWith: Object.fromEntries(report.categories.map(({ id, orders }) => [id, orders])),
    zones: Object.fromEntries(report.zones.map(({ id, orders, total, net }) => [id, { orders, total, net }])),
    payments: Object.fromEntries(
      report.payments.map(({ status, orders, total, net }) => [status, { orders, total, net }]),
    ),
  };
}

async function reconcile({ from, to, dateBy, ...filter }: (typeof cases)[number]) {
  const report = await accountant.call('sales-report', 'getSalesReport', { from, to, dateBy, ...filter });
  const query = { dateBy, period: { from, to }, ...filter };
  const byHand = await salesByHand(
    db,
    query,
    { ...query, period: comparedPeriod({ from, to }, report.comparison) },
    timeZone,
  );
  expect(byId(report)).toEqual(byHand);
  return report;
}

test('there is something to reconcile', async () => {
  const { figures, products, payments } = await accountant.call('sales-report', 'getSalesReport', {
    from: '2026-01-01',
    to: '2026-12-31',
  });
  expect(figures.orders).toBe(soldIds.length);
  expect(figures.discount).toBeGreaterThan(0);
  expect(figures.refunds).toBeGreaterThan(0);
  expect([figures.taxes.length, products.length]).toEqual([5, 8]);
  expect(payments.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['unpaid', 'partly_paid', 'paid', 'partially_refunded']),
  );
});

test.each(cases)('$from to $to by $dateBy date, zone $zoneId, category $categoryId: to the cent', async (filters) => {
  await reconcile(filters);
});

/** Two months of those above, so that periods begin and end within and beside them. */
const summedMonths = () =>
  db.selectFrom('sales_months').select(['dated_by', 'month']).orderBy('dated_by').orderBy('month').execute();

test.each(cases)(
  '$from to $to by $dateBy date, zone $zoneId, category $categoryId: to the cent from sums of months too',
  async (filters) => {
    await sumSalesMonths(db, '2026-11-01');
    expect((await summedMonths()).length).toBeGreaterThan(10);
    await reconcile(filters);
  },
);

test('what changes in a month that is over takes its sums away, and nothing of other months', async () => {
  await sumSalesMonths(db, '2026-11-01');
  const formerMonths = await summedMonths();
  await cancel(soldIds.pop() ?? 0);
  const months = await summedMonths();
  expect(months.length).toBeLessThan(formerMonths.length);
  expect(months.length).toBeGreaterThan(formerMonths.length - 5);
  for (const dateBy of ['order', 'delivery'] as const)
    await reconcile({ from: '2026-01-01', to: '2026-12-31', dateBy });
  await sumSalesMonths(db, '2026-11-01');
  expect(await summedMonths()).toEqual(formerMonths);
});

test.each(['week', 'month'] as const)(
  'each %s is its days, and what stands beside it the same days before',
  async (group) => {
    const query = { from: '2026-10-20', to: '2026-11-10' };
    const { groups: parts } = await accountant.call('sales-report', 'getSalesReport', { ...query, group });
    const { groups: days } = await accountant.call('sales-report', 'getSalesReport', query);
    for (const part of parts) {
      const ownDays = days.filter(({ from }) => from >= part.from && from <= part.to);
      for (const side of ['now', 'before'] as const)
        for (const figure of ['orders', 'total', 'net'] as const)
          expect(part[side][figure]).toBe(ownDays.reduce((sum, day) => sum + day[side][figure], 0));
    }
    expect(parts.map(({ from, to }) => [from, to])).toEqual(
      group === 'week'
        ? [
            ['2026-10-20', '2026-10-25'],
            ['2026-10-26', '2026-11-01'],
            ['2026-11-02', '2026-11-08'],
            ['2026-11-09', '2026-11-10'],
          ]
        : [
            ['2026-10-20', '2026-10-31'],
            ['2026-11-01', '2026-11-10'],
          ],
    );
  },
);

test('each day stands beside the one as far into the period before', async () => {
  const { groups } = await accountant.call('sales-report', 'getSalesReport', {
    from: '2026-10-25',
    to: '2026-10-26',
    compareWith: 'days-before',
  });
  const { groups: earlierDays } = await accountant.call('sales-report', 'getSalesReport', {
    from: '2026-10-23',
    to: '2026-10-24',
  });
  expect(groups.map((day) => day.before)).toEqual(earlierDays.map(({ now }) => now));
});

test('a longer month before is told of whole by week and month, whatever day it has too many', async () => {
  const query = { from: '2026-04-01', to: '2026-04-30', compareWith: 'month-before' } as const;
  for (const group of ['week', 'month'] as const) {
    const { groups, figuresBefore } = await accountant.call('sales-report', 'getSalesReport', { ...query, group });
    expect(groups.reduce((sum, { before }) => sum + before.total, 0)).toBe(figuresBefore.total);
  }
  const { groups, periodBefore } = await accountant.call('sales-report', 'getSalesReport', query);
  expect([groups.length, periodBefore]).toEqual([30, { from: '2026-03-01', to: '2026-03-31' }]);
});

test('a dish that moves to another category leaves its sales where they were, cancelled ones too', async () => {
  const [from, to] = kitchen.categories;
  const everything = { from: '2026-01-01', to: '2026-12-31', dateBy: 'order' } as const;
  const earlierSales = await reconcile(everything);
  await db
    .updateTable('products')
    .set({ category_id: to })
    .where('category_id', '=', from ?? 0)
    .execute();
  expect((await reconcile(everything)).categories).toEqual(earlierSales.categories);
  await cancel(soldIds.pop() ?? 0);
  await reconcile(everything);
});

test('counted anew from the orders, the days say the same', async () => {
  const everything = { from: '2026-01-01', to: '2026-12-31' };
  const earlierReport = await accountant.call('sales-report', 'getSalesReport', everything);
  await recountSales(db, timeZone);
  expect(await accountant.call('sales-report', 'getSalesReport', everything)).toEqual(earlierReport);
});

test('another time zone dates the orders by its own clock', async () => {
  const query = { from: '2026-03-29', to: '2026-03-29' };
  await recountSales(db, 'Pacific/Auckland');
  const { figures, comparison } = await accountant.call('sales-report', 'getSalesReport', query);
  const sales = { dateBy: 'order', period: query } as const;
  const earlierFilter = { ...sales, period: comparedPeriod(query, comparison) };
  expect(figures).toEqual((await salesByHand(db, sales, earlierFilter, 'Pacific/Auckland')).figures);
  await recountSales(db, timeZone);
});

test('many placed and cancelled at once beside sums of months never deadlock, and still reconcile', async () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const deadlockCount = await deadlocksIn(db);
  const work = Array.from({ length: 60 }, (_, index) =>
    index % 3 === 0
      ? cancel(soldIds.pop() ?? 0)
      : index % 3 === 1
        ? payAndRefund(soldIds[index] ?? 0)
        : sellAtRandom(db, kitchen, random, { now, number: ++numbers }),
  );
  const sums = Array.from({ length: 10 }, async (_, turn) => {
    await pause(turn * 20);
    // On a busy machine somebody may sell for longer than sums wait.
    await sumSalesMonths(db, '2026-12-01').catch((error: { code?: string }) => expect(error.code).toBe('55P03'));
  });
  await Promise.all([...work, ...sums]);
  expect(await deadlocksIn(db)).toBe(deadlockCount);
  for (const dateBy of ['order', 'delivery'] as const)
    await reconcile({ from: '2026-01-01', to: '2026-12-31', dateBy });
  await expectVerified(db);
});
