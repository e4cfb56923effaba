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
