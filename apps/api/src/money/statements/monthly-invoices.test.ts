import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { tenPercent } from '../../testing/discounts/ten-percent.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { bringTo } from '../../testing/order-steps.ts';
import { orderingCompanies } from '../../testing/ordering-companies.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, time, signedIn } = await testApp();
time.now = mondayMorning;
let claire = await signedIn('manager');
let paul = await signedIn('accountant');
const cook = await signedIn('kitchen');
const kitchen = await smallKitchen(db);
let book = orderBook(claire, kitchen);
let companies = orderingCompanies(claire, kitchen);

/** Sessions are over by then: everybody signs in again. */
async function wait(moment: string) {
  time.now = new Date(moment);
  claire = await signedIn('manager');
  paul = await signedIn('accountant');
  book = orderBook(claire, kitchen);
  companies = orderingCompanies(claire, kitchen);
}

const reduced = await kitchen.world.taxRate('TVA 5,5 %', [{ name: 'TVA 5,5 %', rate: 5500 }]);
const juice = await kitchen.dish({ name: 'Jus', price: 333, taxRate: reduced });

const mixedLines = [kitchen.line(kitchen.dahl, 3), kitchen.line(juice, 7)];
const deliveredFor = async (client: object, more: object = {}) =>
  bringTo(claire, await book.place({ lines: mixedLines, ...client, ...more }), 'delivered');
const invoicesOf = async (filters: object) => (await paul.call('invoices', 'list', filters)).items;
const give = (month: string) => paul.call('statements', 'giveMonthlyInvoices', {}, { month });
const pay = (id: number, amount: number, key: string = crypto.randomUUID()) =>
  paul.call('statements', 'payInvoice', { id, 'Idempotency-Key': key }, { method: 'transfer', amount });

const [north, south, river] = [
  await companies.create('Nord'),
  await companies.create('Sud'),
  await companies.create('Rive', { invoiceGroups: 'cost_centre' }),
];
const [ana, ben] = [await companies.colleagueOf(north.id), await companies.colleagueOf(north.id)];
const cleo = await companies.colleagueOf(south.id);
const [dora, eric] = [
  await companies.colleagueOf(river.id, 'Atelier'),
  await companies.colleagueOf(river.id, 'Bureau'),
];
await claire.call('discount-codes', 'create', {}, { ...tenPercent, code: 'DIX' });

const firstOrder = await deliveredFor(ana, { discountCode: 'DIX', purchaseReference: 'BC-1' });
const refundedOrder = await deliveredFor(ben);
const cancelledOrder = await book.place(ben);
const southOrder = await deliveredFor(cleo);
const lateOrder = await bringTo(claire, await book.place(cleo), 'delivering');
await deliveredFor(dora);
await deliveredFor(eric);
await book.cancel(cancelledOrder);

test('no order of a monthly company has an invoice of its own, not even where it is paid', async () => {
  await book.pay(refundedOrder);
  await book.refund(refundedOrder, 500);
  expect(await invoicesOf({ companyId: north.id })).toEqual([]);
});

test('a month that is not over is refused, and so is who may not', async () => {
  await expect(give('2026-11')).rejects.toMatchObject({ problem: { code: 'month-not-over', field: 'month' } });
  await expect(give('2026-13')).rejects.toMatchObject({ problem: { status: 422 } });
  expect([paul, claire, cook].map((person) => person.offers('statements', 'giveMonthlyInvoices'))).toEqual([
    true,
    true,
    false,
  ]);
});

test('two runs at once give each company one invoice, over all that was delivered, to the cent', async () => {
  await wait('2026-12-01T09:00:00Z');
  const runs = await Promise.all([give('2026-11'), give('2026-11'), give('2026-11')]);
  const givenInvoices = runs.flatMap(({ items }) => items);
  expect(givenInvoices.map(({ company }) => company).toSorted()).toEqual(['Nord', 'Rive', 'Sud']);
  expect(givenInvoices.map(({ orders }) => orders).toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
  const [ofNorth] = await invoicesOf({ companyId: north.id });
  const { document } = await paul.call('invoices', 'get', { id: ofNorth?.id ?? 0 });
  const taxesOf = ({ taxes }: Pick<Order, 'taxes'>, rate: number) =>
    taxes.find((tax) => tax.rate === rate)?.amount ?? 0;
  expect(document).toMatchObject({
    client: { name: 'Nord', address: '3, rue du Port', vatNumber: 'FR44732829320' },
    month: '2026-11-01',
    daysToPay: 30,
    goods: { discount: firstOrder.discount, subtotal: firstOrder.subtotal + refundedOrder.subtotal },
    total: firstOrder.total + refundedOrder.total - 500,
    paid: refundedOrder.total - 500,
  });
  expect(document.orders?.map(({ id }) => id)).toEqual([firstOrder.id, refundedOrder.id]);
  expect(document.orders?.[0]).toMatchObject({ purchaseReference: 'BC-1', total: firstOrder.total });
  const reducedTax = document.taxes.find(({ rate }) => rate === 5500);
  const refunded = document.deductions.flatMap(({ taxes }) => taxes).filter(({ rate }) => rate === 5500);
  expect(reducedTax?.amount).toBe(
    taxesOf(firstOrder, 5500) + taxesOf(refundedOrder, 5500) - refunded.reduce((sum, { amount }) => sum + amount, 0),
  );
  expect(document.net + document.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(document.total);
  expect(ofNorth).toMatchObject({ orderId: null, month: '2026-11-01', dueOn: '2026-12-31' });
  await expectVerified(db);
});

test('a second run gives nothing, and what is delivered late comes next month', async () => {
  await bringTo(claire, lateOrder, 'delivered');
  expect(await give('2026-11')).toEqual({ items: [] });
  await wait('2027-01-02T09:00:00Z');
  const { items } = await give('2026-12');
  expect(items).toMatchObject([{ company: 'Sud', orders: 1, total: lateOrder.total }]);
  await expectVerified(db);
});

test('a refund after the invoice is a credit note on it', async () => {
  await book.pay(southOrder);
  await book.refund(southOrder, 400);
  const [monthly] = (await invoicesOf({ orderId: southOrder.id })).filter(({ month }) => month !== null);
  const notes = await invoicesOf({ companyId: south.id, kind: 'credit_note' });
  expect(notes).toMatchObject([
    { total: 400, reason: 'refunded', orderId: southOrder.id, corrects: { id: monthly?.id } },
  ]);
  await expectVerified(db);
});

test('a payment is spread over the orders of an invoice, once for its key, and never beyond what is open', async () => {
  const [invoice] = await invoicesOf({ companyId: river.id });
  const id = invoice?.id ?? 0;
  const total = invoice?.total ?? 0;
  await expect(pay(id, total + 1)).rejects.toMatchObject({
    problem: { code: 'above-open-amount', field: 'amount', amounts: { open: total } },
  });
  const key = crypto.randomUUID();
  const answers = await Promise.all([pay(id, total - 100, key), pay(id, total - 100, key)]);
  expect(answers).toEqual([{ open: 100 }, { open: 100 }]);
  const { items } = await claire.call('orders', 'list', { companyId: river.id });
  expect(items.map(({ paymentStatus }) => paymentStatus).toSorted()).toEqual(['paid', 'partly_paid']);
  await expectVerified(db);
});

test('the statement says what is open, how late, and what is on no invoice yet', async () => {
  const waiting = await book.place({ ...ana, slot: { scheduleId: kitchen.evening, date: '2027-01-06' } });
  await wait('2027-01-08T09:00:00Z');
  const { items } = await paul.call('statements', 'listOpenStatements', {});
  expect(items.map(({ legalName }) => legalName)).toEqual(['Nord', 'Rive', 'Sud']);
  expect(items[0]).toMatchObject({
    open: firstOrder.total + waiting.total,
    notInvoiced: waiting.total,
    overdue: firstOrder.total,
    invoices: [{ open: firstOrder.total, dueOn: '2026-12-31', daysLate: 8, reminders: 0 }],
  });
  expect(items[1]).toMatchObject({ open: 100 });
  const ofRiver = await paul.call('statements', 'listOpenStatements', { companyId: river.id });
  expect(ofRiver.items).toEqual([items[1]]);
});

test('a reminder of a level is sent once, whoever presses and however often', async () => {
  const waiting = async () => (await claire.call('mails', 'list', { kind: 'invoice_reminder' })).items.length;
  const remind = () => paul.call('statements', 'sendReminders', {}, {});
  const answers = await Promise.all([remind(), remind()]);
  expect(answers.reduce((sum, { sent }) => sum + sent, 0)).toBe(2);
  expect(await remind()).toEqual({ sent: 0, withoutContact: 0 });
  expect(await waiting()).toBe(2);
  await wait('2027-01-22T09:00:00Z');
  expect(await remind()).toMatchObject({ sent: 2 });
  expect(await waiting()).toBe(4);
});

test('an order at 30 days has its own invoice, to the company, due in 30 days', async () => {
  const company = await companies.create('Trente', { terms: 'days_30', address: '', postalCode: '', city: '' });
  const client = await companies.colleagueOf(company.id);
  const slot = { scheduleId: kitchen.evening, date: '2027-01-27' };
  const order = await deliveredFor(client, { slot });
  const [invoice] = await invoicesOf({ companyId: company.id });
  expect(invoice).toMatchObject({ orderId: order.id, dueOn: '2027-02-21', client: 'Trente', month: null });
  const { document } = await paul.call('invoices', 'get', { id: invoice?.id ?? 0 });
  expect(document).toMatchObject({ client: { address: '12, rue des Envierges' }, daysToPay: 30 });
});
