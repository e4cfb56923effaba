import { orderColumns } from '@traiteur/contract/orders/order-columns.ts';
import type { orders } from '@traiteur/contract/orders/orders.ts';
import type { Parameters } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../db/demo/random.ts';
import { readExport } from '../../testing/read-export.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { largeKitchen, sellAtRandom } from '../../testing/sold-orders.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const random = seededRandom(7);
const kitchen = await largeKitchen(db, await smallKitchen(db), random);
const owner = await signedIn('owner');
// Half past midnight in Paris, still the day before in UTC; then the day after.
for (const [index, now] of ['2026-11-20T23:30:00Z', '2026-11-21T12:00:00Z', '2026-11-22T09:00:00Z'].entries())
  await sellAtRandom(db, kitchen, random, { now: new Date(now), number: 100 + index });

type Filters = Parameters<typeof orders.operations.exportOrders>;

const exported = async (filters: Filters, caller = owner) =>
  readExport(await caller.call('orders', 'exportOrders', filters));

const listed = async (filters: Filters) =>
  (await owner.call('orders', 'list', filters)).items.map(({ number }) => number);

const filterCases: [Filters][] = [
  [{}],
  [{ placedFrom: '2026-11-21', placedTo: '2026-11-21' }],
  [{ placedFrom: '2026-11-22' }],
  [{ paymentStatus: 'paid' }],
  [{ search: 'zzz' }],
];

test.each(filterCases)('the file holds what the list shows, the newest first: %o', async (filters) => {
  const { total, rows } = await exported(filters);
  const numbers = await listed(filters);
  expect([rows.map((row) => row['Number']), total]).toEqual([numbers, numbers.length]);
});

test('the file has the columns that were chosen, and all that there are where none was', async () => {
  const headingsOf = async (filters: Filters) => Object.keys((await exported(filters)).rows[0] ?? {});
  expect(await headingsOf({ columns: 'number,delivery,due' })).toEqual(['Number', 'Delivery', 'Slot', 'Still due']);
  expect((await headingsOf({})).length).toBeGreaterThan(orderColumns.length);
  await expect(exported({ columns: 'password' })).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
});

test('a day is one of the house’s clock, in the list as in the file', async () => {
  expect(await listed({ placedFrom: '2026-11-21', placedTo: '2026-11-21' })).toHaveLength(2);
  expect(await listed({ placedFrom: '2026-11-20', placedTo: '2026-11-20' })).toEqual([]);
});

test('amounts are numbers that add up, dates are dates', async () => {
  const { rows } = await exported({});
  for (const row of rows) {
    const amount = (heading: string) => Math.round(Number(row[heading]) * 100);
    expect(amount('Without tax') + amount('VAT')).toBe(amount('With tax'));
    expect(row['Placed']).toBeInstanceOf(Date);
    expect(row['Delivery']).toBeInstanceOf(Date);
  }
});

test('who may not reach clients finds nobody by e-mail in a file either', async () => {
  // The others know no e-mail.
  await kitchen.kitchen.place(owner);
  expect((await exported({ search: '@example.com' })).rows).toHaveLength(1);
  expect((await exported({ search: '@example.com' }, await signedIn('kitchen'))).rows).toEqual([]);
});

test('a second sheet says what the file was asked for, in the reader’s language', async () => {
  const criteria = async (filters: Filters) => (await exported(filters)).criteria;
  expect(await criteria({})).toEqual([['None', 'all orders']]);
  const filters = { status: 'confirmed,ready', zoneId: kitchen.zones[0], totalFrom: 1250, source: 'website' as const };
  expect(await criteria(filters)).toEqual([
    ['Status', 'Confirmed, Ready'],
    ['Delivery zone', 'Est'],
    ['Source', 'On the website'],
    ['Total from', '€12.50'],
  ]);
});
