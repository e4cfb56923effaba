import type { Api } from '@traiteur/contract/operations.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { orderBook } from '../../testing/delivered-orders.ts';
import { orderingCompanies } from '../../testing/ordering-companies.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, time, signedIn, clientSignedIn } = await testApp();
time.now = mondayMorning;
const claire = await signedIn('manager');
const paul = await signedIn('accountant');
const kitchen = await smallKitchen(db);
const book = orderBook(claire, kitchen);

type CompanyInput = Body<Api['companies']['create']>;

const terms: CompanyInput = {
  legalName: 'Atelier Nord',
  businessNumber: '',
  vatNumber: '',
  address: '3, rue du Port',
  postalCode: '75010',
  city: 'Paris',
  country: 'FR',
  contacts: [{ name: 'Lou Arnaud', email: 'factures@atelier.example', forOrders: false, forInvoices: true }],
  referenceRequired: false,
  terms: 'monthly',
  invoiceGroups: 'cost_centre',
  creditLimit: null,
  active: true,
};

const create = (more: Partial<CompanyInput> = {}) => claire.call('companies', 'create', {}, { ...terms, ...more });

/** A client of a new company. */
async function colleagueOf(companyId: number, costCentre = '') {
  const client = await kitchen.world.client({ firstName: 'Nour' });
  await claire.call('clients', 'setClientCompany', { id: client.clientId }, { companyId, costCentre });
  return client;
}

const refusal = (code: string, field: string) => ({ problem: { errors: [expect.objectContaining({ code, field })] } });

test.each([
  ['businessNumber', '73282932000075', 'not-a-siren-or-siret'],
  ['businessNumber', '732829321', 'not-a-siren-or-siret'],
  ['businessNumber', '1234', 'not-a-siren-or-siret'],
  ['vatNumber', 'FR45732829320', 'not-a-vat-number'],
  ['creditLimit', -1, 'too-small'],
])('a wrong %s is refused by name', async (field, text, code) => {
  await expect(create({ [field]: text })).rejects.toMatchObject({ problem: { errors: [{ field, code }] } });
});

test('a SIREN, a SIRET and one of La Poste come back without their spaces', async () => {
  expect(await create({ businessNumber: '732 829 320' })).toMatchObject({ businessNumber: '732829320' });
  expect(await create({ businessNumber: '732 829 320 00074' })).toMatchObject({ businessNumber: '73282932000074' });
  expect(await create({ businessNumber: '356 000 000 00048' })).toMatchObject({ businessNumber: '35600000000048' });
});

test('one number is one company, and a company with people or orders cannot be removed', async () => {
  const company = await create({ businessNumber: '552100554' });
  await expect(create({ businessNumber: '552100554' })).rejects.toMatchObject({
    problem: { code: 'already-taken', field: 'businessNumber' },
  });
  await colleagueOf(company.id);
  await expect(claire.call('companies', 'remove', { id: company.id })).rejects.toMatchObject({
    problem: { code: 'in-use' },
  });
});

test('of two who save it the second is told, and the accountant reads alone', async () => {
  const { id, version, people: _, balance: __, vatCheck: ___, ...company } = await create();
  const savedCompany = await claire.call('companies', 'update', { id }, { ...company, version, city: 'Lyon' });
  expect(savedCompany).toMatchObject({ city: 'Lyon', contacts: terms.contacts });
  await expect(claire.call('companies', 'update', { id }, { ...company, version })).rejects.toMatchObject({
    problem: { status: 409, code: 'stale' },
  });
  expect([paul.offers('companies', 'get'), paul.offers('companies', 'update')]).toEqual([true, false]);
});

test('an order keeps company, cost centre, reference and terms, whatever becomes of them', async () => {
  const company = await create();
  const nour = await colleagueOf(company.id, 'Studio');
  const order = await book.place({ ...nour, purchaseReference: 'BC-42' });
  const copies = {
    id: company.id,
    name: 'Atelier Nord',
    terms: 'monthly',
    costCentre: 'Studio',
    purchaseReference: 'BC-42',
  };
  expect(order).toMatchObject({ company: copies, paymentChoice: 'on_invoice' });
  await claire.call('clients', 'setClientCompany', { id: nour.clientId }, { companyId: null });
  expect(await claire.call('orders', 'get', { id: order.id })).toMatchObject({ company: copies });
  expect(await book.place(nour)).toMatchObject({ company: null, paymentChoice: null });
  const listed = await claire.call('orders', 'list', { companyId: company.id });
  expect(listed.items.map(({ id }) => id)).toEqual([order.id]);
});

test('a missing reference is refused by field, to staff and on the site', async () => {
  const company = await create({ referenceRequired: true });
  const nour = await colleagueOf(company.id);
  await expect(book.place(nour)).rejects.toMatchObject(refusal('purchase-reference-missing', 'purchaseReference'));
  const client = await clientSignedIn(nour.clientId);
  const home = { addressId: nour.addressId };
  await expect(kitchen.placeOwn(client, home)).rejects.toMatchObject(
    refusal('purchase-reference-missing', 'orders.0.purchaseReference'),
  );
  const order = await kitchen.placeOwn(client, { ...home, purchaseReference: 'BC-7' });
  expect(await claire.call('orders', 'get', { id: order.id })).toMatchObject({
    company: { purchaseReference: 'BC-7' },
  });
});

test('only companies with terms pay on invoice', async () => {
  await expect(book.place({ paymentChoice: 'on_invoice' })).rejects.toMatchObject(
    refusal('invoice-not-agreed', 'paymentChoice'),
  );
  const nour = await colleagueOf((await create({ terms: 'at_order' })).id);
  await expect(book.place({ ...nour, paymentChoice: 'on_invoice' })).rejects.toMatchObject(
    refusal('invoice-not-agreed', 'paymentChoice'),
  );
});

test('nobody orders for a company that is suspended', async () => {
  const nour = await colleagueOf((await create({ active: false })).id);
  await expect(book.place(nour)).rejects.toMatchObject(refusal('company-inactive', 'clientId'));
});

test('over the credit limit clients are refused; staff say why, and the order tells it', async () => {
  const company = await create({ creditLimit: 3000 });
  const nour = await colleagueOf(company.id);
  const first = await book.place(nour);
  expect(await claire.call('companies', 'get', { id: company.id })).toMatchObject({ balance: first.total, people: 1 });
  const client = await clientSignedIn(nour.clientId);
  await expect(kitchen.placeOwn(client, { addressId: nour.addressId })).rejects.toMatchObject(
    refusal('over-credit-limit', 'orders.0.lines'),
  );
  await expect(book.place(nour)).rejects.toMatchObject(refusal('over-credit-limit', 'lines'));
  const reason = 'Accord de Mme Arnaud';
  const forced = await book.place({ ...nour, forcedCredit: { reason } });
  expect(forced.forcedCredit).toMatchObject({ reason });
  expect(forced.events.map(({ kind }) => kind)).toContain('credit_forced');
  // Growing is refused too, and what does not grow is not.
  await expect(book.change(first, 3)).rejects.toMatchObject(refusal('over-credit-limit', 'lines'));
  expect(await book.change(first, 1)).toMatchObject({ items: 1 });
  // What was paid beyond an order pays for what it grows by, whatever the others owe.
  const fewerDishes = await book.change(await book.pay(forced), 1);
  await db.updateTable('companies').set({ credit_limit: 1000 }).where('id', '=', company.id).execute();
  expect(await book.change(fewerDishes, 2)).toMatchObject({ due: 0 });
  await book.cancel(first);
  expect(await claire.call('companies', 'get', { id: company.id })).toMatchObject({ balance: 0 });
});

test('of the orders of one basket each counts what those before it owe, in the quote as when they are placed', async () => {
  const company = await create({ creditLimit: 4000 });
  const nour = await colleagueOf(company.id);
  const client = await clientSignedIn(nour.clientId);
  const orders = [wednesday, '2026-12-02'].map((date) => ({
    slot: { scheduleId: kitchen.evening, date },
    lines: [kitchen.line(kitchen.dahl, 2)],
  }));
  const basket = { addressId: nour.addressId, orders };
  const { items } = await client.call('own-orders', 'quoteOwnOrders', {}, basket);
  expect(items.map(({ faults }) => faults.map(({ code }) => code))).toEqual([[], ['over-credit-limit']]);
  await expect(
    client.call('own-orders', 'placeOwnOrders', { 'Idempotency-Key': crypto.randomUUID() }, basket),
  ).rejects.toMatchObject(refusal('over-credit-limit', 'orders.1.lines'));
  expect(await claire.call('companies', 'get', { id: company.id })).toMatchObject({ balance: 0 });
});

test('of many colleagues who order at once, the limit holds', async () => {
  const company = await create({ creditLimit: 5000 });
  const colleagues = await Promise.all(Array.from({ length: 6 }, () => colleagueOf(company.id)));
  const results = await Promise.allSettled(colleagues.map((colleague) => book.place(colleague)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const { balance } = await claire.call('companies', 'get', { id: company.id });
  expect(balance).toBeLessThanOrEqual(5000);
});

test('a merge keeps the company of the kept client, or takes over the other’s, and undoing gives it back', async () => {
  const company = await create();
  const colleague = await colleagueOf(company.id, 'Studio');
  const keeper = await kitchen.world.client({ firstName: 'Nour' });
  const read = (id: number) => claire.call('clients', 'get', { id });
  const companyOf = (id: number) => claire.call('clients', 'getClientCompany', { id });
  const [{ version }, { version: otherVersion }] = [await read(keeper.clientId), await read(colleague.clientId)];
  const otherId = colleague.clientId;
  await claire.call('clients', 'mergeClients', { id: keeper.clientId }, { otherId, version, otherVersion });
  expect(await companyOf(keeper.clientId)).toMatchObject({ companyId: company.id, costCentre: 'Studio' });
  const { merges } = await claire.call('clients', 'getClientStanding', { id: keeper.clientId });
  await claire.call('clients', 'undoMerge', { id: keeper.clientId }, { mergeId: merges[0]?.id ?? 0 });
  expect(await companyOf(keeper.clientId)).toMatchObject({ companyId: null });
  expect(await companyOf(otherId)).toMatchObject({ companyId: company.id, costCentre: 'Studio' });
});

test('all that is counted agrees', async () => {
  await expectVerified(db);
});

test('clients are listed with their company and found by it, with a search and without', async () => {
  const companies = orderingCompanies(claire, kitchen);
  const { id: companyId } = await companies.create('Quai Sud');
  const { clientId } = await companies.colleagueOf(companyId);
  const list = async (query: object) => (await claire.call('clients', 'list', query)).items;
  for (const query of [{ companyId }, { companyId, search: 'nour' }])
    expect(await list(query)).toMatchObject([{ id: clientId, company: { id: companyId, legalName: 'Quai Sud' } }]);
  expect(await list({ companyId, search: 'marc' })).toEqual([]);
  expect((await list({ search: 'marc' }))[0]).toMatchObject({ company: null });
});
