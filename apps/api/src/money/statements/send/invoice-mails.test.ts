import { expect, test } from 'vitest';
import { houseBrand } from '../../../core/house-brand.ts';
import { sendMail } from '../../../house/mails/send-mail.ts';
import { orderBook } from '../../../testing/delivered-orders.ts';
import { accountant, orderingCompanies } from '../../../testing/ordering-companies.ts';
import { bringTo } from '../../../testing/order-steps.ts';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../../testing/test-app.ts';
import { remindingCompanies } from '../send-reminders.ts';

const { db, time, house, mailer, signedIn, mails: outbox } = await testApp();
time.now = mondayMorning;
let claire = await signedIn('manager');
const kitchen = await smallKitchen(db);
const companies = orderingCompanies(claire, kitchen);

const jane = { name: 'Jane', email: 'jane@example.com', locale: 'en', forOrders: false, forInvoices: true } as const;
const forOrders = { name: 'Max', email: 'max@example.com', forOrders: true, forInvoices: false };
const north = await companies.create('Nord', { contacts: [accountant, jane, forOrders] });
const south = await companies.create('Sud', { terms: 'days_30', contacts: [forOrders] });
const ana = await companies.colleagueOf(north.id);
const bea = await companies.colleagueOf(south.id);
const order = await bringTo(claire, await orderBook(claire, kitchen).place(ana), 'delivered');

const clock = () => time.now;
const leaving = { ...mailer, leaves: true };
const deadServer = {
  ...leaving,
  send: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
};
const sending = {
  db,
  clock,
  house,
  brand: houseBrand('Chez Claire'),
  siteUrl: 'https://www.example.com',
  log: () => {},
};

async function wait(moment: string) {
  time.now = new Date(moment);
  claire = await signedIn('manager');
}

async function leave(through: typeof mailer = leaving) {
  const waiting = await db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('invoice_id', 'is not', null)
    .execute();
  for (const { id } of waiting) await sendMail(id, { ...sending, mailer: through });
}

const listed = async (kind: 'monthly_invoice' | 'invoice_reminder') =>
  (await claire.call('mails', 'list', { kind })).items.toReversed();
const letterTo = async (address: string) => (await outbox()).findLast(({ to }) => to?.[0]?.address === address);
const saveContacts = async (contacts: Parameters<typeof companies.create>[1] & object) => {
  const {
    people: _,
    balance: __,
    vatCheck: ___,
    id,
    ...company
  } = await claire.call('companies', 'get', { id: north.id });
  await claire.call('companies', 'update', { id }, { ...company, ...contacts });
};

test('the invoice of a month is a mail to each contact for invoices, each in their language, listed and found', async () => {
  await wait('2026-12-01T09:00:00Z');
  const { items } = await claire.call('statements', 'giveMonthlyInvoices', {}, { month: '2026-11' });
  const { number = '', id } = items[0] ?? {};
  expect(await listed('monthly_invoice')).toMatchObject(
    Array(2).fill({
      state: 'waiting',
      order: null,
      client: null,
      invoice: { id, number, companyId: north.id, company: 'Nord' },
    }),
  );
  await leave();
  expect(await listed('monthly_invoice')).toMatchObject([
    { state: 'sent', recipient: accountant.email },
    { state: 'sent', recipient: jane.email },
  ]);
  expect((await letterTo(accountant.email))?.subject).toBe(`Votre facture ${number}`);
  const letter = await letterTo(jane.email);
  expect(letter?.subject).toBe(`Your invoice ${number}`);
  expect(letter?.text).toContain('Hello Jane,');
  expect(letter?.text).toContain('Left to pay: €23.90, by Thursday, December 31');
  for (const search of [number, 'nord']) expect((await claire.call('mails', 'list', { search })).items).toHaveLength(2);
  expect((await claire.call('mails', 'list', { search: 'sud' })).items).toEqual([]);
});

test('a reminder that finds the mail server dead waits, and leaves once it is back: its level counts since it will', async () => {
  await wait('2027-01-08T09:00:00Z');
  await remindingCompanies({ ...sending, mailer }).run({});
  expect(await listed('invoice_reminder')).toEqual([]);
  await remindingCompanies({ ...sending, mailer: leaving }).run({});
  await leave(deadServer);
  const [mail] = await listed('invoice_reminder');
  expect(mail).toMatchObject({ state: 'waiting', tries: 1 });
  const statements = async () => (await claire.call('statements', 'listOpenStatements', {})).items;
  expect(await statements()).toMatchObject([{ invoices: [{ reminders: 1 }] }]);
  time.now = new Date(mail?.dueAt ?? '');
  await leave();
  expect(await listed('invoice_reminder')).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  const { subject, text } = await claire.call('mails', 'previewMail', { mailId: mail?.id ?? 0, locale: 'en' });
  expect(subject).toMatch(/^Reminder: invoice/);
  expect(text).toContain('Hello Lou,');
});

test('one that is sent again goes to the address that its contact has now, and to nobody who is none any more', async () => {
  await saveContacts({ contacts: [{ ...accountant, email: 'lou@example.com' }] });
  const [toLou, toJane] = await listed('invoice_reminder');
  for (const mail of [toLou, toJane]) await claire.call('mails', 'resendMail', { id: mail?.id ?? 0 });
  await leave();
  expect(await listed('invoice_reminder')).toMatchObject([
    { state: 'sent', recipient: 'lou@example.com' },
    { state: 'unsent', reason: 'no-contact' },
  ]);
});

test('a reminder of what was paid meanwhile stays unsent, and a company without a contact uses no level up', async () => {
  const [toLou] = await listed('invoice_reminder');
  await claire.call('mails', 'resendMail', { id: toLou?.id ?? 0 });
  await orderBook(claire, kitchen).pay(await claire.call('orders', 'get', { id: order.id }));
  await leave();
  expect((await listed('invoice_reminder'))[0]).toMatchObject({ state: 'unsent', reason: 'nothing-due' });
  const slot = { scheduleId: kitchen.evening, date: '2027-01-13' };
  const late = await orderBook(claire, kitchen).place({ ...bea, slot });
  await bringTo(claire, late, 'delivered');
  await wait('2027-03-01T09:00:00Z');
  expect(await claire.call('statements', 'sendReminders', {}, {})).toEqual({ sent: 0, withoutContact: 1 });
  expect(await claire.call('statements', 'listOpenStatements', {})).toMatchObject({
    items: [{ legalName: 'Sud', invoices: [{ reminders: 0 }] }],
  });
});
