import type { invoices } from '@traiteur/contract/money/invoices.ts';
import type { Parameters } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { orderBook } from '../../../testing/delivered-orders.ts';
import { readExport } from '../../../testing/read-export.ts';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { testApp } from '../../../testing/test-app.ts';

const { db, time, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const book = orderBook(await signedIn('owner'), kitchen);
const order = await book.deliver(await book.send());
await book.pay(order);
await book.refund(order, 1195);
const next = await book.send();
time.now = new Date('2026-11-24T09:00:00Z');
await orderBook(await signedIn('owner'), kitchen).deliver(next);
const accountant = await signedIn('accountant');

type Filters = Parameters<typeof invoices.operations.exportInvoices>;

const exported = async (filters: Filters) => readExport(await accountant.call('invoices', 'exportInvoices', filters));

const listed = async (filters: Filters) =>
  (await accountant.call('invoices', 'list', filters)).items.map(({ number }) => number);

const filterCases: [Filters][] = [
  [{}],
  [{ kind: 'credit_note' }],
  [{ from: '2026-11-24' }],
  [{ to: '2026-11-23' }],
  [{ orderId: order.id }],
  [{ clientId: order.clientId, search: 'F2026-000002' }],
  [{ search: 'zzz' }],
];

test.each(filterCases)('the file holds what the list shows, the newest first: %o', async (filters) => {
  const { total, rows } = await exported(filters);
  const numbers = await listed(filters);
  expect([rows.map((row) => row['Number']), total]).toEqual([numbers, numbers.length]);
});

test('what each tax was on and what it came to add up to the total, and a credit note takes it off', async () => {
  const { rows } = await exported({});
  const cents = (row: Record<string, unknown>, heading: string) => Math.round(Number(row[heading]) * 100);
  for (const row of rows) {
    expect(cents(row, 'Excl. VAT, VAT 10%') + cents(row, 'VAT 10%')).toBe(cents(row, 'Total with VAT'));
    expect(cents(row, 'Total excl. VAT') + cents(row, 'Total VAT')).toBe(cents(row, 'Total with VAT'));
  }
  expect(rows.map((row) => [row['Document'], cents(row, 'Total with VAT'), row['On invoice'] ?? null])).toEqual([
    ['Invoice', 2390, null],
    ['Credit note', -1195, 'F2026-000001'],
    ['Invoice', 2390, null],
  ]);
});

test('a second sheet says what the file was asked for', async () => {
  expect((await exported({})).criteria).toEqual([['None', 'all invoices and credit notes']]);
  const { criteria } = await exported({ kind: 'invoice', from: '2026-11-23', orderId: order.id });
  expect(criteria).toEqual([
    ['Document', 'Invoice'],
    ['From', new Date('2026-11-23T00:00:00Z')],
    ['Order', order.number],
  ]);
});

test.each(filterCases)(
  'papers are those of the list with all that is printed, or those chosen: %o',
  async (filters) => {
    const { items } = await accountant.call('invoices', 'listInvoicePapers', filters);
    expect(items.map(({ number }) => number)).toEqual(await listed(filters));
    expect(items.every(({ document, total }) => document.net !== undefined && total > 0)).toBe(true);
    const [first] = items;
    if (!first) return;
    const chosenPapers = await accountant.call('invoices', 'listInvoicePapers', { ids: String(first.id) });
    expect(chosenPapers.items).toEqual([first]);
    expect(first).toEqual(await accountant.call('invoices', 'get', { id: first.id }));
  },
);
