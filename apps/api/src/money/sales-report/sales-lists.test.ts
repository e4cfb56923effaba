import { ordersOfNewClients, ordersSold } from '@traiteur/contract/money/report-lists.ts';
import { salesQuery, type salesReport } from '@traiteur/contract/money/sales-report.ts';
import type { Parameters } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../db/demo/random.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { largeKitchen, sellAtRandom } from '../../testing/sold-orders.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const random = seededRandom(11);
const kitchen = await largeKitchen(db, await smallKitchen(db), random);
const owner = await signedIn('owner');
const moments = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2026, 10, 10, 10 * index, 30)));
for (const [index, now] of moments.entries()) await sellAtRandom(db, kitchen, random, { now, number: index + 1 });
for (const { id } of await db.selectFrom('orders').select('id').where('status', '=', 'pending').limit(3).execute())
  await owner.call('orders', 'cancelOrder', { id }, { reason: 'changement de programme' });

const zoneId = String(kitchen.zones[1]);
const categoryId = String(kitchen.categories[1]);

const reports: Parameters<typeof salesReport.operations.getSalesReport>[] = [
  { dateBy: 'order' },
  { dateBy: 'delivery' },
  { dateBy: 'order', zoneId },
  { dateBy: 'delivery', categoryId },
  { dateBy: 'order', zoneId, categoryId },
];

test.each(reports)('each figure that counts orders is the count of the list behind it: %o', async (filters) => {
  const query = { ...filters, from: '2026-11-12', to: '2026-11-17' };
  const report = await owner.call('sales-report', 'getSalesReport', query);
  const reportQuery = salesQuery.parse(query);
  const list = ordersSold(reportQuery, report.period);
  const figures = [
    [list, report.figures.orders],
    [ordersOfNewClients(reportQuery, report.period), report.figures.newClients],
    ...report.groups.map(({ from, to, now }) => [ordersSold(reportQuery, { from, to }), now.orders] as const),
    ...report.zones.map(({ id, orders }) => [{ ...list, zoneId: String(id) }, orders] as const),
    ...report.payments.map(({ status, orders }) => [{ ...list, paymentStatus: status }, orders] as const),
    ...report.categories.map(({ id, orders }) => [{ ...list, categoryId: String(id) }, orders] as const),
  ] as const;
  const counts = await Promise.all(
    figures.map(async ([behind]) => (await owner.call('orders', 'list', { ...behind, limit: '200' })).total),
  );
  expect(counts).toEqual(figures.map(([, orders]) => orders));
  expect(report.figures.orders).toBeGreaterThan(0);
});

test('the orders behind a dish and a size hold the portions that the report counts of them', async () => {
  const query = { from: '2026-11-10', to: '2026-11-30' };
  const report = await owner.call('sales-report', 'getSalesReport', query);
  const list = ordersSold(salesQuery.parse(query), report.period);
  const portions = async (
    more: Record<string, string>,
    isOf: (line: { productId: number; sizeId: number }) => boolean,
  ) => {
    const { items } = await owner.call('orders', 'list', { ...list, ...more, limit: '200' });
    const orders = await Promise.all(items.map(({ id }) => owner.call('orders', 'get', { id })));
    return orders
      .flatMap(({ lines }) => lines)
      .filter(isOf)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const [dish, size] = [report.products[0], report.sizes[0]];
  if (!dish || !size) throw new Error('the report has dishes');
  expect(await portions({ productId: String(dish.id) }, ({ productId }) => productId === dish.id)).toBe(dish.quantity);
  expect(await portions({ sizeId: String(size.id) }, ({ sizeId }) => sizeId === size.id)).toBe(size.quantity);
});
