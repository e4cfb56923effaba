import { completeRights } from '@traiteur/domain/access/rights.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { invoiceXml } from '../../../../../db/demo/kitchen/factur-x/invoice-xml.ts';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { readExport } from '../../testing/read-export.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, db, client, signedIn } = await testApp();
const { taxRate } = await smallKitchen(db);
const cook = await signedIn('kitchen');
const store = await kitchenStore(cook, taxRate);
await store.ingredient('Sel', {}, { code: 'SEL-10', price: 1250 });
const xml = invoiceXml({
  number: 'F-1',
  lines: [{ code: 'SEL-10', name: 'Sel fin 10 kg', quantity: 40, unit: 'KGM', price: 1.25 }],
});
const invoice = await cook.call(
  'supplier-invoices',
  'readSupplierInvoice',
  {},
  { fileName: 'facture.xml', base64: Buffer.from(xml).toString('base64') },
);

test('who does the accounts reads what suppliers charge, with its file, and what dishes cost, and books nothing', async () => {
  const accountant = await signedIn('accountant');
  expect((await accountant.call('supplier-invoices', 'list', {})).items).toMatchObject([{ number: 'F-1' }]);
  const { id } = await accountant.call('supplier-invoices', 'get', { id: invoice.id });
  const { statusCode, headers } = await app.inject({
    url: `/api/supplier-invoices/${id}/file`,
    headers: { authorization: `Bearer ${accountant.token}` },
  });
  expect([statusCode, headers['content-disposition']]).toEqual([200, expect.stringContaining('attachment')]);
  expect((await accountant.call('dish-costs', 'getDishCosts', {})).dishes.length).toBeGreaterThan(0);
  for (const step of ['readSupplierInvoice', 'matchSupplierInvoice', 'confirmSupplierInvoice', 'removeSupplierInvoice'])
    expect(accountant.offers('supplier-invoices', step as never), step).toBe(false);
});

test('what suppliers charge goes out in a file as it is narrowed, with its tax', async () => {
  const accountant = await signedIn('accountant');
  const fileOf = async (status: 'open' | 'booked') =>
    readExport(await accountant.call('supplier-invoices', 'exportSupplierInvoices', { status }));
  const { total, rows, criteria } = await fileOf('open');
  const { net, gross } = await accountant.call('supplier-invoices', 'get', { id: invoice.id });
  expect(gross).toBeGreaterThan(net);
  expect([total, criteria]).toEqual([1, [['State', 'To check']]]);
  expect(rows).toMatchObject([
    { Number: 'F-1', Kind: 'Invoice', 'Total before tax': net / 100, VAT: (gross - net) / 100, State: 'To check' },
  ]);
  expect((await fileOf('booked')).rows).toEqual([]);
});

test.each(['clerk', 'delivery'] as const)('%s: what suppliers charge is not theirs to read', async (role) => {
  const person = await signedIn(role);
  expect(person.offers('supplier-invoices', 'list')).toBe(false);
  expect(person.offers('dish-costs', 'getDishCosts')).toBe(false);
});

test('an outside bookkeeper reads invoices of suppliers without the rest of the kitchen', async () => {
  const person = await signedIn('accountant');
  const withRights = async (rights: string) => {
    await sql`update administrators set rights = ${rights}::text[]
      where id = (select max(id) from administrators where role = 'accountant')`.execute(db);
    return client(person.token);
  };
  const bookkeeper = await withRights('{purchases:read}');
  expect((await bookkeeper.call('supplier-invoices', 'get', { id: invoice.id })).number).toBe('F-1');
  for (const [tag, operation] of [
    ['recipes', 'list'],
    ['traces', 'traceBatch'],
    ['dish-costs', 'getDishCosts'],
  ] as const)
    expect(bookkeeper.offers(tag, operation as never), tag).toBe(false);
  expect((await withRights('{catalogue:read,orders:read,kitchen:read}')).offers('supplier-invoices', 'list')).toBe(
    false,
  );
});

test('who writes in the kitchen reads what is charged, and nobody brings in ingredients who may not write them', () => {
  expect(completeRights(['kitchen:write'])).toContain('purchases:read');
  expect(completeRights(['imports:write'])).toContain('kitchen:write');
});

test('a pack that would cost more than a million is no price, and nothing of its invoice is booked', async () => {
  const lines = [{ code: 'SEL-10', name: 'Sel fin 10 kg', quantity: 1, unit: 'XBG', price: 99_999_999 }];
  const base64 = Buffer.from(invoiceXml({ number: 'F-2', lines })).toString('base64');
  const dear = await cook.call('supplier-invoices', 'readSupplierInvoice', {}, { fileName: 'f.xml', base64 });
  const match = { supplierId: store.supplierId, purchaseOrderId: null, lines: [], version: dear.version };
  const { version } = await cook.call('supplier-invoices', 'matchSupplierInvoice', { id: dear.id }, match);
  await expect(
    cook.call('supplier-invoices', 'confirmSupplierInvoice', { id: dear.id }, { version }),
  ).rejects.toMatchObject({ problem: { code: 'price-out-of-range', errors: [{ field: 'lines.0.unitsPerPack' }] } });
  expect(await cook.call('supplier-invoices', 'get', { id: dear.id })).toMatchObject({ status: 'open' });
});
