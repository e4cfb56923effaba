import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, time, signedIn, clientSignedIn } = await testApp();
time.now = mondayMorning;
const claire = await signedIn('manager');
const kitchen = await smallKitchen(db);
const book = orderBook(claire, kitchen);

const contact = { name: 'Lou', email: 'Lou.Compta@example.com', forOrders: false, forInvoices: true };
const company = await claire.call(
  'companies',
  'create',
  {},
  {
    legalName: 'Atelier Nord',
    businessNumber: '',
    vatNumber: '',
    address: '',
    postalCode: '',
    city: '',
    country: 'FR',
    contacts: [contact],
    referenceRequired: true,
    terms: 'days_30',
    invoiceGroups: 'person',
    creditLimit: null,
    active: true,
  },
);
const nour = await kitchen.world.client({ firstName: 'Nour' });
await claire.call('clients', 'setClientCompany', { id: nour.clientId }, { companyId: company.id });
const lou = await kitchen.world.client({ firstName: 'Lou', email: 'lou.compta@example.com' });
const order = await book.deliver(await book.send({ ...nour, purchaseReference: 'BC-1' }));
const ownOrder = await book.deliver(await book.send());

const invoicesOf = async (clientId: number) =>
  (await (await clientSignedIn(clientId)).call('own-invoices', 'listOwnInvoices', {})).items;

test('who orders for a company is told which, and on which terms', async () => {
  const client = await clientSignedIn(nour.clientId);
  expect(await client.call('own-invoices', 'getOwnCompany')).toEqual({
    company: { name: 'Atelier Nord', terms: 'days_30', referenceRequired: true },
  });
  const privateClient = await clientSignedIn(lou.clientId);
  expect(await privateClient.call('own-invoices', 'getOwnCompany')).toEqual({ company: null });
});

test('one’s own orders are listed with who is billed, and nobody else’s', async () => {
  expect(await invoicesOf(nour.clientId)).toMatchObject([{ orderId: order.id, billedTo: 'Atelier Nord' }]);
  expect(await invoicesOf(kitchen.marc.clientId)).toMatchObject([{ orderId: ownOrder.id, total: ownOrder.total }]);
  expect(await invoicesOf(kitchen.ines.clientId)).toEqual([]);
});

test('a contact for invoices sees those of the company, once their address is theirs', async () => {
  expect(await invoicesOf(lou.clientId)).toMatchObject([{ orderId: null, billedTo: 'Atelier Nord' }]);
  await db
    .updateTable('client_accounts')
    .set({ unproven_email: 'lou.compta@example.com' })
    .where('client_id', '=', lou.clientId)
    .execute();
  expect(await invoicesOf(lou.clientId)).toEqual([]);
});

const readInvoice = async (clientId: number, id: number) =>
  (await clientSignedIn(clientId)).call('own-invoices', 'getOwnInvoice', { id });
const notFound = { problem: { status: 404, code: 'not-found' } };
const ownCopy = async (clientId: number) => (await invoicesOf(clientId))[0]?.id ?? 0;

test('a client reads an invoice of theirs as it is printed, with what is open today, and nobody else’s', async () => {
  const id = await ownCopy(kitchen.marc.clientId);
  const invoice = await readInvoice(kitchen.marc.clientId, id);
  expect(invoice).toMatchObject({ id, kind: 'invoice', orderId: ownOrder.id, open: ownOrder.total });
  const copy = (await claire.call('invoices', 'get', { id })).document;
  const { missing: _missing, refunds: _refunds, ...printedCopy } = copy;
  expect(invoice.document).toEqual(printedCopy);
  await book.pay(ownOrder);
  expect(await readInvoice(kitchen.marc.clientId, id)).toMatchObject({ open: 0, document: { paid: 0 } });
  for (const stranger of [kitchen.ines.clientId, nour.clientId, lou.clientId])
    await expect(readInvoice(stranger, id)).rejects.toMatchObject(notFound);
  await expect(readInvoice(kitchen.marc.clientId, 999_999)).rejects.toMatchObject(notFound);
});

test('who needs an invoice in a company’s name gets it so, and finds it again; staff change it until it is given', async () => {
  const { clientId, addressId } = kitchen.ines;
  const client = await clientSignedIn(clientId);
  const billedCompany = {
    name: 'Studio Vif',
    businessNumber: '732 829 320',
    vatNumber: 'FR44732829320',
    address: '3 rue des Récollets',
    postalCode: '75010',
    city: 'Paris',
    country: 'FR',
  };
  await expect(
    kitchen.placeOwn(client, {
      addressId,
      billedCompany: { ...billedCompany, businessNumber: '732829321', address: '' },
    }),
  ).rejects.toMatchObject({
    problem: {
      status: 422,
      errors: [
        { field: 'billedCompany.businessNumber', code: 'not-a-siren-or-siret' },
        { field: 'billedCompany.address', code: 'required' },
      ],
    },
  });
  const { id, version } = await kitchen.placeOwn(client, { addressId, billedCompany });
  const copy = { ...billedCompany, businessNumber: '732829320' };
  expect((await client.call('own-orders', 'getOwnOrder', { id })).billedCompany).toEqual(copy);
  const update = (company: typeof copy | null, ofVersion: number) =>
    claire.call('orders', 'updateBilledCompany', { id }, { company, version: ofVersion });
  const changedOrder = await update({ ...copy, name: 'Studio Vif SAS' }, version);
  await expect(update(null, version)).rejects.toMatchObject({ problem: { code: 'stale' } });
  const entries = db.selectFrom('audit_entries').select(['thing_name', 'before', 'after']);
  const changes = await entries.where('operation', '=', 'updateBilledCompany').execute();
  expect(changes).toEqual([{ thing_name: changedOrder.number, before: {}, after: {} }]);
  await book.pay(changedOrder);
  await expect(update(null, (await claire.call('orders', 'get', { id })).version)).rejects.toMatchObject({
    problem: { code: 'already-invoiced' },
  });
  const invoice = await readInvoice(clientId, await ownCopy(clientId));
  expect(invoice.document).toMatchObject({
    client: { ...copy, name: 'Studio Vif SAS' },
    orderedBy: 'Inès Delcourt',
  });
});

test('a credit note names the invoice that it takes back, and nothing is to be paid of it', async () => {
  const invoiceId = await ownCopy(kitchen.marc.clientId);
  const { number } = await readInvoice(kitchen.marc.clientId, invoiceId);
  await book.refund(ownOrder, 500);
  const credit = await readInvoice(kitchen.marc.clientId, await ownCopy(kitchen.marc.clientId));
  expect(credit).toMatchObject({ kind: 'credit_note', total: 500, reason: 'refunded', corrects: { number }, open: 0 });
});

test('a contact for invoices reads those of the company, until they are one no more', async () => {
  const id = await ownCopy(nour.clientId);
  await expect(readInvoice(lou.clientId, id)).rejects.toMatchObject(notFound);
  await db.updateTable('client_accounts').set({ unproven_email: null }).where('client_id', '=', lou.clientId).execute();
  expect(await readInvoice(lou.clientId, id)).toMatchObject({
    orderId: null,
    open: order.total,
    document: { client: { name: 'Atelier Nord' }, purchaseReference: 'BC-1' },
  });
  await db.updateTable('company_contacts').set({ for_invoices: false }).execute();
  await expect(readInvoice(lou.clientId, id)).rejects.toMatchObject(notFound);
  expect(await invoicesOf(lou.clientId)).toEqual([]);
  expect(await readInvoice(nour.clientId, id)).toMatchObject({ orderId: order.id });
});

test('a month’s invoice says each order by its number, without what is the house’s alone', async () => {
  await db.updateTable('companies').set({ terms: 'monthly' }).where('id', '=', company.id).execute();
  await db.updateTable('company_contacts').set({ for_invoices: true }).execute();
  const ofMonth = await book.deliver(await book.send({ ...nour, purchaseReference: 'BC-2' }));
  time.now = new Date('2026-12-01T09:00:00Z');
  await (await signedIn('accountant')).call('statements', 'giveMonthlyInvoices', {}, { month: '2026-11' });
  const invoice = await readInvoice(lou.clientId, await ownCopy(lou.clientId));
  expect(invoice).toMatchObject({ month: '2026-11-01', orderId: null, open: ofMonth.total });
  const [part] = invoice.document.orders ?? [];
  expect(part).toMatchObject({ order: { number: ofMonth.number }, purchaseReference: 'BC-2', total: ofMonth.total });
  expect(Object.keys(part ?? {}).filter((name) => ['id', 'refunds'].includes(name))).toEqual([]);
  expect(invoice.document.orders).toHaveLength(1);
  await expect(readInvoice(nour.clientId, invoice.id)).rejects.toMatchObject(notFound);
});
