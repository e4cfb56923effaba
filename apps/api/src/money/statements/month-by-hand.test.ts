import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { tenPercent } from '../../testing/discounts/ten-percent.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { orderingCompanies } from '../../testing/ordering-companies.ts';
import { bringTo } from '../../testing/order-steps.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, time, signedIn } = await testApp();
time.now = mondayMorning;
let claire = await signedIn('manager');
const kitchen = await smallKitchen(db);
let book = orderBook(claire, kitchen);
const companies = orderingCompanies(claire, kitchen);
const reduced = await kitchen.world.taxRate('TVA 5,5 %', [{ name: 'TVA 5,5 %', rate: 5500 }]);
const juice = await kitchen.dish({ name: 'Jus', price: 333, taxRate: reduced });
await claire.call('discount-codes', 'create', {}, { ...tenPercent, code: 'DIX' });

async function wait(moment: string) {
  time.now = new Date(moment);
  claire = await signedIn('manager');
  book = orderBook(claire, kitchen);
}

/** What an accountant computes with a pocket calculator, from prices alone: cents with taxes, at 10 % and at 5.5 %. */
function byHand(dahls: number, juices: number, discountPercent = 0) {
  const [plates, drinks] = [950 * dahls, 333 * juices];
  const discount = Math.round(((plates + drinks) * discountPercent) / 100);
  const fee = plates + drinks - discount >= 4000 ? 0 : 490;
  const ofPlates = (amount: number) => Math.round((amount * plates) / (plates + drinks));
  const atTen = plates - ofPlates(discount) + ofPlates(fee);
  const total = plates + drinks - discount + fee;
  const vat = { 10000: Math.round(atTen / 11), 5500: Math.round(((total - atTen) * 55) / 1055) };
  return { total, vat };
}

type Sheet = ReturnType<typeof byHand>;
const added = (sheets: readonly Sheet[]): Sheet => ({
  total: sheets.reduce((sum, { total }) => sum + total, 0),
  vat: {
    10000: sheets.reduce((sum, { vat }) => sum + vat[10000], 0),
    5500: sheets.reduce((sum, { vat }) => sum + vat[5500], 0),
  },
});

/** All that was given to a company: its invoices less its credit notes. */
async function bookedFor(companyId: number): Promise<Sheet & { net: number }> {
  const { items } = await claire.call('invoices', 'list', { companyId });
  const sheets = [];
  for (const { id, kind } of items) {
    const { document } = await claire.call('invoices', 'get', { id });
    const sign = kind === 'credit_note' ? -1 : 1;
    const at = (rate: number) => sign * (document.taxes.find((tax) => tax.rate === rate)?.amount ?? 0);
    sheets.push({ total: sign * document.total, net: sign * document.net, vat: { 10000: at(10000), 5500: at(5500) } });
  }
  return { ...added(sheets), net: sheets.reduce((sum, { net }) => sum + net, 0) };
}

const place = async (client: object, dahls: number, juices: number, more: object = {}) =>
  book.place({ lines: [kitchen.line(kitchen.dahl, dahls), kitchen.line(juice, juices)], ...client, ...more });
const deliver = async (...order: Parameters<typeof place>) => bringTo(claire, await place(...order), 'delivered');
const close = (month: string) => claire.call('statements', 'giveMonthlyInvoices', {}, { month });
const openOf = async (companyId: number) =>
  (await claire.call('statements', 'listOpenStatements', { companyId })).items[0];

const [east, west, thirty] = [
  await companies.create('Est'),
  await companies.create('Ouest', { invoiceGroups: 'cost_centre' }),
  await companies.create('Trente', { terms: 'days_30' }),
];
const [ana, ben] = [await companies.colleagueOf(east.id), await companies.colleagueOf(east.id)];
const [cleo, dora] = [await companies.colleagueOf(west.id, 'A'), await companies.colleagueOf(west.id, 'B')];
const eric = await companies.colleagueOf(thirty.id);

await deliver(ana, 3, 7, { discountCode: 'DIX' });
await book.pay(await deliver(ben, 1, 1), 1000);
const cancelledOrder = await place(ben, 5, 5);
const lateOrder = await bringTo(claire, await place(ana, 1, 3), 'delivering');
const refundedBefore = await deliver(cleo, 3, 1);
const refundedAfter = await deliver(dora, 2, 7);
await deliver(eric, 1, 2);
const refundedOwn = await deliver(eric, 4, 3);
await book.cancel(cancelledOrder);
await book.refund(await book.pay(refundedBefore), 501);
await wait('2026-12-01T09:00:00Z');
await close('2026-11');
await bringTo(claire, lateOrder, 'delivered');
await book.refund(await book.pay(refundedAfter), 733);
await book.refund(await book.pay(refundedOwn), 250);

test('a closed month says of each company what its deliveries come to by hand, to the cent at each rate', async () => {
  const november = added([byHand(3, 7, 10), byHand(1, 1)]);
  expect(await bookedFor(east.id)).toEqual({
    ...november,
    net: november.total - november.vat[10000] - november.vat[5500],
  });
  expect(await openOf(east.id)).toMatchObject({
    open: november.total - 1000 + byHand(1, 3).total,
    notInvoiced: byHand(1, 3).total,
    invoices: [{ open: november.total - 1000 }],
  });
});

test('what was delivered late is on the next month alone, and what was cancelled on none', async () => {
  await wait('2027-01-04T09:00:00Z');
  const { items } = await close('2026-12');
  expect(items).toMatchObject([{ company: 'Est', orders: 1, total: byHand(1, 3).total }]);
  const wholeSum = added([byHand(3, 7, 10), byHand(1, 1), byHand(1, 3)]);
  expect(await bookedFor(east.id)).toMatchObject(wholeSum);
});

test.each([
  ['before it was invoiced, and of another after, by a credit note', west.id, [byHand(3, 1), byHand(2, 7)], [501, 733]],
  ['after its own invoice', thirty.id, [byHand(1, 2), byHand(4, 3)], [250]],
] as const)(
  'what was given back of an order %s, is off the sum, and its taxes within a cent of each refund',
  async (_, id, sheets, refunds) => {
    const fullSum = added(sheets);
    const refunded = refunds.reduce((sum, amount) => sum + amount, 0);
    const booked = await bookedFor(id);
    expect(booked.total).toBe(fullSum.total - refunded);
    expect(booked.net + booked.vat[10000] + booked.vat[5500]).toBe(booked.total);
    const places = [
      [10000, refundedShares(id, 10000)],
      [5500, refundedShares(id, 5500)],
    ] as const;
    for (const [rate, share] of places)
      expect(Math.abs(fullSum.vat[rate] - share - booked.vat[rate])).toBeLessThanOrEqual(refunds.length);
  },
);

/** The tax within what was given back, in the proportion of the order, unrounded. */
function refundedShares(companyId: number, rate: 10000 | 5500): number {
  const refunds: [Sheet, number][] =
    companyId === west.id
      ? [
          [byHand(3, 1), 501],
          [byHand(2, 7), 733],
        ]
      : [[byHand(4, 3), 250]];
  return refunds.reduce((sum, [{ total, vat }, amount]) => sum + (vat[rate] * amount) / total, 0);
}

test('once each open invoice is paid nothing is owed, and all agrees', async () => {
  for (const { id } of [east, west, thirty])
    for (const invoice of (await openOf(id))?.invoices ?? []) {
      const call = { id: invoice.id, 'Idempotency-Key': crypto.randomUUID() };
      await claire.call('statements', 'payInvoice', call, { method: 'transfer', amount: invoice.open });
    }
  expect((await claire.call('statements', 'listOpenStatements', {})).items).toEqual([]);
  await expectVerified(db);
});
