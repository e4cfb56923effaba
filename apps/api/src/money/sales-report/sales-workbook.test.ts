import { readXlsx } from 'hucre/xlsx';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../db/demo/random.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { largeKitchen, sellAtRandom } from '../../testing/sold-orders.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const random = seededRandom(11);
const kitchen = await largeKitchen(db, await smallKitchen(db), random);
const accountant = await signedIn('accountant');
for (let number = 1; number <= 40; number++)
  await sellAtRandom(db, kitchen, random, { now: new Date(Date.UTC(2026, 9, 25 + random.int(0, 20), 12)), number });

const query = { from: '2026-10-20', to: '2026-11-20' } as const;
const answer = await accountant.call('sales-report', 'exportSalesReport', query);
const file = new Uint8Array(await answer.arrayBuffer());
const { sheets } = await readXlsx(file);
const report = await accountant.call('sales-report', 'getSalesReport', query);

const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? [];
/** The sum of a column, in cents. */
function sumOf(name: string, heading: string) {
  const [headings = [], ...rows] = rowsOf(name);
  const place = headings.indexOf(heading);
  expect(place).toBeGreaterThanOrEqual(0);
  return rows.reduce((sum, row) => sum + Math.round(Number(row[place]) * 100), 0);
}

test('by day it adds up to the report, each tax too', () => {
  const { figures } = report;
  expect(figures.taxes.length).toBeGreaterThan(1);
  expect(sumOf('By day', 'Revenue with tax')).toBe(figures.total);
  expect(sumOf('By day', 'Revenue without tax')).toBe(figures.net);
  expect(sumOf('By day', 'Gross sales')).toBe(figures.gross);
  expect(sumOf('By day', 'Discounts')).toBe(0 - figures.discount);
  expect(sumOf('By day', 'Delivery fees')).toBe(figures.deliveryFee);
  const [headings = []] = rowsOf('By day');
  const taxes = headings.map(String).filter((heading) => heading.startsWith('Taxable base'));
  expect(taxes).toHaveLength(figures.taxes.length);
  expect(taxes.reduce((sum, heading) => sum + sumOf('By day', heading.replace('Taxable base · ', '')), 0)).toBe(
    figures.tax,
  );
});

test('taken apart it adds up as well, and says what was asked for', () => {
  for (const name of ['By dish', 'By size', 'By category'])
    expect(sumOf(name, 'Amount')).toBe(report.products.reduce((sum, { goods }) => sum + goods, 0));
  expect(sumOf('By zone', 'With tax')).toBe(report.figures.total);
  expect(sumOf('By payment', 'With tax')).toBe(report.figures.total);
  expect(
    rowsOf('Criteria')
      .slice(1, 3)
      .map((row) => row[1]),
  ).toEqual([query.from, query.to].map((day) => new Date(`${day}T00:00:00Z`)));
});

test('each order of the period is in it, and no cancelled one', async () => {
  expect(sumOf('Orders', 'With tax')).toBe(report.figures.total);
  expect(rowsOf('Orders')).toHaveLength(1 + report.figures.orders);
  expect(sheets.map(({ name }) => name).slice(-2)).toEqual(['Orders', 'Criteria']);
  const answer = await accountant.call('sales-report', 'exportSalesReport', { ...query, dateBy: 'delivery' });
  const { figures } = await accountant.call('sales-report', 'getSalesReport', { ...query, dateBy: 'delivery' });
  const delivered = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  expect(delivered.sheets.find(({ name }) => name === 'Orders')?.rows).toHaveLength(1 + figures.orders);
});

test('codes are told with what they saved', async () => {
  const savedSums = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<string>('discount').as('discount'))
    .where('discount_code', 'is not', null)
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  expect(sumOf('By discount code', 'Discounts')).toBe(0 - Number(savedSums.discount ?? 0));
});

test('another program reads it, and days without sales make no broken file', async () => {
  expect((await readXlsxFile(Buffer.from(file))).length).toBeGreaterThan(0);
  const emptyReport = await accountant.call('sales-report', 'exportSalesReport', {
    from: '2020-01-01',
    to: '2020-01-02',
  });
  const empty = await readXlsx(new Uint8Array(await emptyReport.arrayBuffer()));
  expect(empty.sheets.find(({ name }) => name === 'By day')?.rows).toHaveLength(1);
  expect(empty.sheets.find(({ name }) => name === 'Orders')?.rows).toHaveLength(1);
});
