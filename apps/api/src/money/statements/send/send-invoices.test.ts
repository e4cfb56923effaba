import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { houseBrand } from '../../../core/house-brand.ts';
import { sendMail } from '../../../house/mails/send-mail.ts';
import { orderBook } from '../../../testing/delivered-orders.ts';
import { orderingCompanies } from '../../../testing/ordering-companies.ts';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { testApp } from '../../../testing/test-app.ts';

const { db, time, house, mailer, signedIn, mails: outbox } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const accountant = await signedIn('accountant');
const book = orderBook(owner, kitchen);
const companies = orderingCompanies(owner, kitchen);

const newKey = () => crypto.randomUUID();

async function invoiceFor(client: object) {
  const order = await book.deliver(await book.send(client));
  const [invoice] = (await accountant.call('invoices', 'list', { orderId: order.id })).items;
  if (!invoice) throw new Error('a delivered order has an invoice');
  return { ...invoice, order };
}

const sendAll = (ids: number[], { key = newKey(), again = false } = {}) =>
  accountant.call('statements', 'sendInvoices', { 'Idempotency-Key': key }, { invoices: { ids }, again });

const mailsOf = (invoiceId: number) =>
  db.selectFrom('mails').select(['id', 'state', 'kind']).where('invoice_id', '=', invoiceId).orderBy('id').execute();

async function leave() {
  const waiting = await db.selectFrom('mails').select('id').where('state', '=', 'waiting').execute();
  const sending = { db, house, brand: houseBrand('Chez Claire'), siteUrl: 'https://www.example.com', log: () => {} };
  for (const { id } of waiting)
    await sendMail(id, { ...sending, clock: () => time.now, mailer: { ...mailer, leaves: true } });
}

const anna = await kitchen.world.client({ firstName: 'Anna', email: 'anna@example.com' });
await db.updateTable('clients').set({ locale: 'en' }).where('id', '=', anna.clientId).execute();
const silent = await kitchen.world.client({ firstName: 'Sylvie', email: '' });
const marc = await invoiceFor({});
const english = await invoiceFor(anna);
const mute = await invoiceFor(silent);

test('the invoices of clients leave whole, each in their language; who has no address is named with their phone', async () => {
  const ids = [marc.id, english.id, mute.id];
  const recipients = await accountant.call('statements', 'listInvoiceRecipients', {}, { ids });
  expect(recipients).toMatchObject({ ready: 2, sentBeforeCount: 0, unreachableCount: 1 });
  expect(recipients.languages).toEqual([
    { locale: 'fr', invoices: 1 },
    { locale: 'en', invoices: 1 },
  ]);
  expect(recipients.unreachable).toMatchObject([{ id: mute.id, number: mute.number, phone: mute.order.client.phone }]);
  const { done, refused } = await sendAll(ids);
  expect(done.map(({ id }) => id)).toEqual([marc.id, english.id]);
  expect(refused).toMatchObject([{ id: mute.id, name: mute.number, code: 'client-without-email' }]);
  await leave();
  const letter = (await outbox()).findLast(({ to }) => to?.[0]?.address === 'anna@example.com');
  expect(letter?.subject).toBe(`Your invoice ${english.number}`);
  for (const text of [
    'of November 23, 2026',
    '2 × Dahl',
    '€23.90',
    'VAT 10%',
    'Billed to',
    'Left to pay',
    'Nature of the operation',
  ])
    expect(letter?.text).toContain(text);
  // Nobody who may have no account is sent there.
  expect(letter?.text).not.toContain('https://www.example.com');
  expect((await owner.call('mails', 'list', { kind: 'invoice' })).items).toMatchObject([
    {
      state: 'sent',
      recipient: 'anna@example.com',
      client: { firstName: 'Anna' },
      invoice: { number: english.number },
    },
    { state: 'sent', invoice: { number: marc.number, company: null } },
  ]);
});

test('what was sent before goes again only where that is asked, and says when it was sent', async () => {
  const { sentBefore } = await accountant.call('statements', 'listInvoiceRecipients', {}, { ids: [marc.id] });
  expect(sentBefore).toMatchObject([{ number: marc.number, at: time.now.toISOString() }]);
  expect((await sendAll([marc.id])).refused).toMatchObject([{ code: 'invoice-sent-before' }]);
  expect(await mailsOf(marc.id)).toHaveLength(1);
  expect((await sendAll([marc.id], { again: true })).done).toHaveLength(1);
  // Still under way: a second press sends no third one.
  expect((await sendAll([marc.id], { again: true })).refused).toMatchObject([{ code: 'invoice-sent-before' }]);
  expect(await mailsOf(marc.id)).toHaveLength(2);
});

test('the same key sends once, two at once send once, and each sending is in the log', async () => {
  const [ownInvoice, secondInvoice] = [await invoiceFor({}), await invoiceFor({})];
  const key = newKey();
  await Promise.all([1, 2, 3].map(() => sendAll([ownInvoice.id], { key })));
  expect(await mailsOf(ownInvoice.id)).toHaveLength(1);
  await Promise.all([1, 2, 3].map(() => sendAll([secondInvoice.id])));
  expect(await mailsOf(secondInvoice.id)).toHaveLength(1);
  const entries = await owner.call('audit-entries', 'list', { tag: 'statements', thingId: String(ownInvoice.id) });
  expect(entries.items).toHaveLength(1);
});

test('all as filtered go, a request at a time, without what came meanwhile; a company’s go to its contacts', async () => {
  const contact = { name: 'Jo', email: 'jo@example.com', forOrders: false, forInvoices: true };
  const [north, south] = [
    await companies.create('Nord', { terms: 'days_30', contacts: [contact] }),
    await companies.create('Sud', { terms: 'days_30', contacts: [] }),
  ];
  const ofNorth = await invoiceFor(await companies.colleagueOf(north.id));
  const ofSouth = await invoiceFor(await companies.colleagueOf(south.id));
  const matching = { from: '2026-11-01', to: '2026-11-30', companyId: String(north.id) } as never;
  const send = (invoices: object) =>
    accountant.call('statements', 'sendInvoices', { 'Idempotency-Key': newKey() }, { invoices, again: false });
  expect(await send({ matching })).toMatchObject({ done: [{ id: ofNorth.id }], next: null });
  expect(await send({ ids: [ofSouth.id] })).toMatchObject({ refused: [{ code: 'company-without-contact' }] });
  await leave();
  const letter = (await outbox()).findLast(({ to }) => to?.[0]?.address === 'jo@example.com');
  expect(letter?.text).toContain('Facturé à\n- Nord');
  await expect(send({ matching, after: 'x' })).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
});

test('more than the bound is refused before any leaves', async () => {
  await sql`insert into invoices (kind, number, year, sequence, given_on, given_at, total, document, order_id, edition)
    select kind, 'F2031-' || n, 2031, n, given_on, given_at, total, document, order_id, 1 + n
    from invoices, generate_series(1, 501) n where id = ${marc.id}`.execute(db);
  const matching = { search: 'F2031' };
  const tooMany = { problem: { code: 'too-many-invoices' } };
  await expect(accountant.call('statements', 'listInvoiceRecipients', {}, { matching })).rejects.toMatchObject(tooMany);
  const headers = { 'Idempotency-Key': newKey() };
  const body = { invoices: { matching }, again: false };
  await expect(accountant.call('statements', 'sendInvoices', headers, body)).rejects.toMatchObject(tooMany);
});
