import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { verify } from '../../house/verification/verify.ts';

const { app, db, time, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const accountant = await signedIn('accountant');
const book = orderBook(owner, kitchen);

const invoicesOf = async (orderId: number) => (await accountant.call('invoices', 'list', { orderId })).items;

async function invoiceOf(orderId: number) {
  const [row] = await invoicesOf(orderId);
  return accountant.call('invoices', 'get', { id: row?.id ?? 0 });
}

test('an order is given its invoice when it is delivered, and not before', async () => {
  const order = await book.send();
  expect(await invoicesOf(order.id)).toEqual([]);
  await book.deliver(order);
  expect(await invoicesOf(order.id)).toMatchObject([
    {
      kind: 'invoice',
      number: 'F2026-000001',
      givenOn: '2026-11-23',
      orderNumber: order.number,
      total: 2390,
      corrects: null,
    },
  ]);
});

test('an invoice says all that is printed on it', async () => {
  const { id: _, missing: __, ...company } = await owner.call('company', 'get');
  await owner.call('company', 'update', {}, { ...company, legalName: 'Maison Aubry', siret: '73282932000074' });
  const order = await book.deliver(await book.send());
  const { document } = await invoiceOf(order.id);
  expect(document).toMatchObject({
    company: { legalName: 'Maison Aubry', siret: '73282932000074', brand: 'Traiteur' },
    client: { name: 'Marc Lebreton', postalCode: '75020' },
    order: { number: order.number, placedOn: '2026-11-23' },
    delivery: { date: '2026-11-23', isDone: true },
    goods: {
      lines: [{ name: { fr: 'Dahl' }, quantity: 2, unitPrice: 950, amount: 1900, charged: 2390 }],
      subtotal: 1900,
      deliveryFee: 490,
      total: 2390,
    },
    taxes: [{ name: 'TVA 10 %', rate: 10_000, base: 2173, amount: 217 }],
    net: 2173,
    total: 2390,
    paid: 0,
  });
  expect(document.missing).toContain('legalForm');
  expect(document.missing).not.toContain('siret');
});

test('an invoice stays as it was given, whatever becomes of the house and the dish', async () => {
  const order = await book.deliver(await book.send());
  const earlierInvoice = await invoiceOf(order.id);
  const { id: _, missing: __, ...company } = await owner.call('company', 'get');
  await owner.call('company', 'update', {}, { ...company, legalName: 'Maison Delcourt' });
  await kitchen.world.changeDish(kitchen.dahl, () => ({ name: { fr: 'Dal', en: 'Dal' } }));
  expect(await invoiceOf(order.id)).toEqual(earlierInvoice);
});

test('the database refuses to change or remove an invoice', async () => {
  const order = await book.deliver(await book.send());
  const [row] = await invoicesOf(order.id);
  const id = row?.id ?? 0;
  const refusal = { code: '23001' };
  await expect(db.updateTable('invoices').set({ total: 1 }).where('id', '=', id).execute()).rejects.toMatchObject(
    refusal,
  );
  await expect(db.deleteFrom('invoices').where('id', '=', id).execute()).rejects.toMatchObject(refusal);
});

test('deliveries at once, some of them refused, leave numbers without a gap, and each order one invoice', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => book.send()));
  // Each is delivered three times at once: two of three are refused.
  const settled = await Promise.allSettled(orders.flatMap((order) => [order, order, order]).map(book.deliver));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  for (const { id } of orders) expect(await invoicesOf(id)).toHaveLength(1);
  const sequences = await db.selectFrom('invoices').select('sequence').orderBy('sequence').execute();
  expect(sequences.map(({ sequence }) => sequence)).toEqual(sequences.map((_, index) => index + 1));
  const checks = (await verify(db)).map(({ check }) => check);
  expect(checks.filter((check) => /invoice|credit/.test(check))).toEqual([]);
});

test('a number that is missing is told of by npm run verify', async () => {
  const transaction = await db.startTransaction().execute();
  await sql`update invoice_series set last = last + 1`.execute(transaction);
  const findings = await verify(transaction);
  await transaction.rollback().execute();
  expect(findings.map(({ check }) => check)).toContain('invoices and credit notes are numbered without a gap');
});

test('a year begins its own series, and no number is dated before the one before it', async () => {
  const [first, second, third] = [await book.send(), await book.send(), await book.send()];
  const year = { kind: 'invoice', year: 2031, last: 41, last_on: '2031-03-02' } as const;
  await db.insertInto('invoice_series').values(year).execute();
  const { now } = time;
  time.now = new Date('2031-03-01T12:00:00Z');
  const later = orderBook(await signedIn('owner'), kitchen);
  await later.deliver(first);
  time.now = new Date('2031-12-31T23:00:00Z');
  const yet = orderBook(await signedIn('owner'), kitchen);
  await yet.deliver(second);
  await yet.deliver(third);
  time.now = now;
  const numbers = db.selectFrom('invoices').select(['number', 'given_on']).where('year', '>', 2030).orderBy('id');
  expect(await numbers.execute()).toEqual([
    { number: 'F2031-000042', given_on: '2031-03-02' },
    { number: 'F2032-000001', given_on: '2032-01-01' },
    { number: 'F2032-000002', given_on: '2032-01-01' },
  ]);
});

test('invoices are found by number, order and client, and narrowed down by kind, day and client', async () => {
  const order = await book.deliver(await book.send({ ...kitchen.ines, lines: [kitchen.line(kitchen.dahl)] }));
  const [row] = await invoicesOf(order.id);
  const idsOf = async (query: Record<string, unknown>) =>
    (await accountant.call('invoices', 'list', query)).items.map(({ id }) => id);
  expect(await idsOf({ search: row?.number })).toEqual([row?.id]);
  expect(await idsOf({ search: order.number })).toEqual([row?.id]);
  expect(await idsOf({ search: 'delcourt ines' })).toEqual([row?.id]);
  expect(await idsOf({ clientId: kitchen.ines.clientId })).toEqual([row?.id]);
  expect(await idsOf({ kind: 'credit_note' })).toEqual([]);
  expect(await idsOf({ clientId: kitchen.ines.clientId, from: '2026-11-24' })).toEqual([]);
  expect(await idsOf({ clientId: kitchen.ines.clientId, to: '2026-11-23' })).toEqual([row?.id]);
});

test('who reads no reports reads no invoices', async () => {
  const cook = await signedIn('kitchen');
  const answer = await app.inject({ url: '/api/invoices', headers: { authorization: `Bearer ${cook.token}` } });
  expect(answer.statusCode).toBe(403);
});

test('what is handed over before its day was supplied on the day of that, and what is noted afterwards as planned', async () => {
  const [early, late] = [await book.deliver(await book.send()), await book.send()];
  expect((await invoiceOf(early.id)).document.delivery).toEqual({ date: '2026-11-23', isDone: true });
  const { now } = time;
  time.now = new Date('2026-11-26T08:00:00Z');
  await orderBook(await signedIn('owner'), kitchen).deliver(late);
  time.now = now;
  expect((await invoiceOf(late.id)).document.delivery).toEqual({ date: '2026-11-25', isDone: true });
});

test('an invoice of a delivery that was noted by mistake is corrected once the order is delivered on another day', async () => {
  const order = await book.deliver(await book.send());
  await owner.call('orders', 'undoOrderChange', { id: order.id }, { eventId: order.events.at(-1)?.id ?? 0 });
  expect(await invoicesOf(order.id)).toHaveLength(1);
  const { now } = time;
  time.now = new Date('2026-11-25T18:00:00Z');
  await orderBook(await signedIn('owner'), kitchen).deliver(order);
  time.now = now;
  const kinds = (await invoicesOf(order.id)).map(({ kind, reason }) => reason ?? kind);
  expect(kinds.toSorted()).toEqual(['changed', 'invoice', 'invoice']);
  expect((await invoiceOf(order.id)).document.delivery).toEqual({ date: '2026-11-25', isDone: true });
});
