import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import {
  guidelines,
  invoiceXml,
  millSeller,
  type XmlInvoice,
} from '../../../../../db/demo/kitchen/factur-x/invoice-xml.ts';
import { pdfFile } from '../../testing/pdf-file.ts';
import { kilo, kitchenStore } from '../../testing/kitchen-store.ts';
import { supplierInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { xRechnung } from '../../testing/ubl-files.ts';

const { db, signedIn } = await testApp();
const { world } = await smallKitchen(db);
const taxRate = await world.taxRate('TVA 5,5 %', [{ name: 'TVA 5,5 %', rate: 5500 }]);
const cook = await signedIn('kitchen');
const store = await kitchenStore(cook, taxRate);
const { supplierId } = store;
const salt = await store.ingredient('Sel', {}, { code: 'SEL-10', price: 1250 });
const oil = await store.ingredient(
  'Huile',
  { density: 920 },
  { code: 'HUI-5', packQuantity: 5000, packUnit: 'l', price: 2200 },
);

let count = 0;
const nextNumber = () => `F-${(count += 1)}`;

/** Four sacks of salt at 1.31 € the kilo, three cans of oil as ordered. */
const saltLine = {
  code: 'SEL-10',
  name: 'Sel fin 10 kg',
  quantity: 40,
  unit: 'KGM',
  price: 1.3125,
  batches: ['LOT-9'],
};
const oilLine = { code: 'HUI-5', name: 'Huile 5 l', quantity: 3, unit: 'XCT', price: 22 };

const bytesOf = (wishes: Partial<XmlInvoice>) =>
  pdfFile(invoiceXml({ number: nextNumber(), lines: [saltLine, oilLine], ...wishes }));
const upload = (bytes: Uint8Array) =>
  cook.call(
    'supplier-invoices',
    'readSupplierInvoice',
    {},
    { fileName: 'facture.pdf', base64: Buffer.from(bytes).toString('base64') },
  );
const read = (wishes: Partial<XmlInvoice> = {}) => upload(bytesOf(wishes));
const confirm = ({ id, version }: { id: number; version: number }) =>
  cook.call('supplier-invoices', 'confirmSupplierInvoice', { id }, { version });
const priceOf = async (ingredientId: number) =>
  (await cook.call('ingredients', 'get', { id: ingredientId })).articles[0]?.price;

/** Four sacks of salt and three cans of oil, ordered and received. */
async function receivedOrder(rest: { saltPacks?: number; number?: string } = {}) {
  const lines = [
    { articleId: salt.articleId, packs: 4 },
    { articleId: oil.articleId, packs: 3 },
  ];
  const { id, number } = await cook.call(
    'purchase-orders',
    'create',
    {},
    { supplierId, wantedOn: null, notes: '', lines },
  );
  await cook.call('purchase-orders', 'sendPurchaseOrder', { id }, { mail: false });
  const receipt = await store.receive(
    [
      store.line(salt.id, {
        articleId: salt.articleId,
        packs: rest.saltPacks ?? 4,
        linePosition: 1,
        number: rest.number ?? '',
      }),
      store.line(oil.id, { articleId: oil.articleId, packs: 3, linePosition: 2, number: 'H1' }),
    ],
    { purchaseOrderId: id, noteNumber: `BL ${id}`, complete: true },
  );
  return { id, number, receipt };
}

const matching = (invoice: Awaited<ReturnType<typeof read>>, rest: object = {}) =>
  cook.call(
    'supplier-invoices',
    'matchSupplierInvoice',
    { id: invoice.id },
    {
      version: invoice.version,
      supplierId: invoice.supplier?.id ?? null,
      purchaseOrderId: invoice.purchaseOrder?.id ?? null,
      lines: [],
      ...rest,
    },
  );

test('an invoice stands beside its order and what came in, and says what is otherwise', async () => {
  const order = await receivedOrder({ saltPacks: 3 });
  const invoice = await read({ order: `Votre ${order.number}` });
  expect(invoice).toMatchObject({
    status: 'open',
    seller: millSeller.name,
    supplier: { id: supplierId },
    purchaseOrder: { id: order.id },
    net: 5250 + 6600,
    unmatched: 0,
    by: expect.stringContaining('kitchen') as string,
    sumDifferences: [],
    receipts: [{ id: order.receipt.id }],
  });
  expect(invoice.lines).toMatchObject([
    {
      article: { id: salt.articleId },
      matchedBy: 'code',
      unitsPerPack: 10_000,
      packs: 4000,
      packPrice: 1313,
      ordered: { packs: 4, price: 1250 },
      weight: 40 * kilo,
      received: 30 * kilo,
      differences: ['price', 'quantity'],
    },
    { article: { id: oil.articleId }, packs: 3000, packPrice: 2200, differences: [] },
  ]);
  expect(await priceOf(salt.id)).toBe(1250);
});

test('confirming writes prices from its day on, what batches cost, and the numbers that they lack', async () => {
  const order = await receivedOrder();
  const invoice = await read({ order: order.number });
  const booked = await confirm(invoice);
  expect(booked).toMatchObject({
    status: 'booked',
    bookedBy: expect.stringContaining('kitchen') as string,
    bookedAt: expect.any(String) as string,
  });
  expect(await priceOf(salt.id)).toBe(1313);
  const { items } = await cook.call('ingredients', 'listArticlePrices', { id: salt.id });
  expect(items[0]).toMatchObject({ price: 1313 });
  const batches = await db
    .selectFrom('ingredient_batches')
    .select(['number', 'price', 'priced_weight', 'supplier_invoice_id'])
    .where('receipt_id', '=', order.receipt.id)
    .orderBy('id')
    .execute();
  expect(batches).toEqual([
    { number: 'LOT-9', price: 5250, priced_weight: 40 * kilo, supplier_invoice_id: invoice.id },
    { number: 'H1', price: 6600, priced_weight: 13.8 * kilo, supplier_invoice_id: invoice.id },
  ]);
  const batchId = order.receipt.lines[0]?.id ?? 0;
  expect(await cook.call('ingredient-batches', 'get', { id: batchId })).toMatchObject({
    number: 'LOT-9',
    cost: { price: 5250, weight: 40 * kilo },
    supplierInvoice: { id: invoice.id, number: invoice.number },
  });
  expect(await cook.call('purchase-orders', 'get', { id: order.id })).toMatchObject({ isInvoiced: true });
  expect((await cook.call('supplier-invoices', 'get', { id: invoice.id })).lines[0]).toMatchObject({
    received: 40 * kilo,
  });
  await expectVerified(db);
});

test('the same number of a seller is read once, whatever its letters, and a confirmed one is not removed', async () => {
  const number = 'Fa-2026/7';
  const invoice = await read({ number });
  await expect(read({ number: number.toUpperCase() })).rejects.toMatchObject(refusedWith('invoice-read-before'));
  await cook.call('supplier-invoices', 'removeSupplierInvoice', { id: invoice.id });
  const second = await confirm(await read({ number }));
  for (const attempt of [
    () => cook.call('supplier-invoices', 'removeSupplierInvoice', { id: second.id }),
    () => confirm(second),
    () => matching(second),
  ])
    await expect(attempt()).rejects.toMatchObject(refusedWith('status-not-allowed'));
  await expect(read({ number })).rejects.toMatchObject(refusedWith('invoice-read-before'));
});

test('of two who confirm at once one does, and of two who read the same file', async () => {
  const bytes = bytesOf({});
  const readings = await Promise.allSettled([upload(bytes), upload(bytes), upload(bytes)]);
  expect(readings.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [invoice] = readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []));
  if (!invoice) throw new Error('an invoice was read and is not there');
  const bookings = await Promise.allSettled([confirm(invoice), confirm(invoice), confirm(invoice)]);
  expect(bookings.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await cook.call('supplier-invoices', 'get', { id: invoice.id })).toMatchObject({ version: 2 });
});

test('what was changed since it was seen is not confirmed', async () => {
  const invoice = await read();
  await matching(invoice);
  await expect(confirm(invoice)).rejects.toMatchObject(refusedWith('stale'));
});

test('a line that nobody knows is matched by hand, and known next time by its code, its GTIN and its name', async () => {
  const pepper = await store.ingredient('Poivre', {}, { code: 'P', packQuantity: 1000, price: 900 });
  const line = {
    code: 'REF-77',
    gtin: '3760012345678',
    name: 'Poivre noir moulu',
    quantity: 2,
    unit: 'XBX',
    price: 36,
  };
  const invoice = await read({ lines: [line] });
  expect(invoice.lines[0]).toMatchObject({ article: null, differences: [] });
  expect(invoice.unmatched).toBe(1);
  await expect(confirm(invoice)).rejects.toMatchObject(refusedWith('invoice-lines-unmatched'));
  const hand = { position: 1, articleId: pepper.articleId, unitsPerPack: 250, isAside: false };
  const matched = await matching(invoice, { lines: [hand] });
  expect(matched.lines[0]).toMatchObject({ matchedBy: 'hand', packs: 8000, packPrice: 900 });
  for (const knownLine of [
    { ...line, code: 'ref-77', gtin: '', name: 'X' },
    { ...line, code: '', name: 'Y' },
    { ...line, code: '', gtin: '' },
  ]) {
    const next = await read({ lines: [knownLine] });
    expect(next.lines[0]).toMatchObject({ article: { id: pepper.articleId }, matchedBy: 'memory', unitsPerPack: 250 });
  }
  const byKilo = await read({ lines: [{ ...line, unit: 'KGM', price: 9 }] });
  expect(byKilo.lines[0]).toMatchObject({ unitsPerPack: 1000, packPrice: 900 });
  await confirm(matched);
  expect(await priceOf(pepper.id)).toBe(900);
});

test('a line is set aside by name, and books nothing', async () => {
  const invoice = await read({ lines: [saltLine, { name: 'Frais de port', quantity: 1, unit: 'C62', price: 12 }] });
  const aside = { position: 2, articleId: null, unitsPerPack: null, isAside: true };
  const matched = await matching(invoice, { lines: [aside] });
  expect(matched.lines[1]).toMatchObject({ asideBy: expect.stringContaining('kitchen') as string, differences: [] });
  expect(await confirm(matched)).toMatchObject({ status: 'booked', unmatched: 0 });
});

test('a seller that nobody knows is chosen by hand, and known next time', async () => {
  const seller = { name: 'Centrale Sud', vat: 'FR40303265045', siren: '303265045' };
  const invoice = await read({ seller });
  expect(invoice).toMatchObject({ supplier: null, unmatched: 2 });
  await expect(confirm(invoice)).rejects.toMatchObject(refusedWith('invoice-without-supplier'));
  const matched = await matching(invoice, { supplierId });
  expect(matched).toMatchObject({ supplier: { id: supplierId }, unmatched: 0 });
  expect(await read({ seller: { ...seller, name: 'Autre nom' } })).toMatchObject({ supplier: { id: supplierId } });
  await expect(matching(matched, { supplierId: 999_999 })).rejects.toMatchObject(refusedWith('unknown-reference'));
});

test('an order or an article of another supplier is refused', async () => {
  const { id: otherId } = await cook.call('suppliers', 'create', {}, { ...supplierInput, name: 'Autre maison' });
  const order = await receivedOrder();
  const invoice = await read({ order: order.number });
  const foreign = matching(invoice, { supplierId: otherId, purchaseOrderId: order.id });
  await expect(foreign).rejects.toMatchObject(refusedWith('unknown-reference', 'purchaseOrderId'));
  const line = { position: 1, articleId: salt.articleId, unitsPerPack: null, isAside: false };
  const foreignLine = matching(invoice, { supplierId: otherId, purchaseOrderId: null, lines: [line] });
  await expect(foreignLine).rejects.toMatchObject(refusedWith('unknown-reference', 'lines.0.articleId'));
  const missingLine = matching(invoice, { lines: [{ ...line, position: 9 }] });
  await expect(missingLine).rejects.toMatchObject(refusedWith('unknown-reference', 'lines.0.position'));
});

test('what was not ordered, not received, or taxed otherwise is marked; what was ordered and not charged is listed', async () => {
  const extra = await store.ingredient('Cumin', {}, { code: 'CUM' });
  const order = await receivedOrder();
  const lines = [saltLine, { code: 'CUM', name: 'Cumin', quantity: 1, unit: 'XBG', price: 12.5, rate: 20 }];
  const invoice = await read({ order: order.number, lines });
  expect(invoice.lines[1]).toMatchObject({
    article: { id: extra.articleId },
    differences: ['not-ordered', 'not-received', 'tax'],
  });
  expect(invoice.unbilled).toMatchObject([{ name: 'Huile, sac', packs: 3 }]);
});

test('goods that came without an order are found by the delivery note, and an earlier price is not written over', async () => {
  const { articleId, id } = await store.ingredient('Riz', {}, { code: 'RIZ' });
  await store.receive([store.line(id, { articleId, packs: 2, number: 'R1' })], { noteNumber: 'BL 77-A' });
  const rice = { code: 'RIZ', name: 'Riz', quantity: 2, unit: 'C62', price: 13 };
  const invoice = await read({ note: 'bl 77-a', lines: [rice], date: '20261101' });
  expect(invoice.lines[0]).toMatchObject({ received: 20 * kilo, isOutdated: true, differences: [] });
  await confirm(invoice);
  expect(await priceOf(id)).toBe(1250);
});

test('a credit note is noted with the invoice that it corrects, and changes nothing else', async () => {
  const invoice = await confirm(await read());
  const earlierPrice = await priceOf(salt.id);
  const credit = await read({ type: '381', corrects: invoice.number, lines: [{ ...saltLine, price: 0.5 }] });
  expect(credit).toMatchObject({ kind: 'credit', corrected: { id: invoice.id } });
  await confirm(credit);
  expect(await priceOf(salt.id)).toBe(earlierPrice);
  expect((await cook.call('supplier-invoices', 'get', { id: invoice.id })).credits).toMatchObject([{ id: credit.id }]);
});

test('a profile without lines keeps its head, and sums that do not add up are told', async () => {
  const short = await read({ guideline: guidelines.basicWl, hasLines: false });
  expect(short).toMatchObject({ profile: 'basic-wl', lines: [], net: 11_850 });
  expect(await confirm(short)).toMatchObject({ status: 'booked' });
  const wrong = await read({ lineTotal: 100 });
  expect(wrong.sumDifferences).toEqual([{ what: 'lines', said: 10_000, counted: 11_850 }]);
});

test('goods in two currencies do not mix, and a file that is no invoice says so', async () => {
  await expect(read({ currency: 'USD' })).rejects.toMatchObject(refusedWith('invoice-in-other-currency'));
  await expect(upload(pdfFile('', { name: 'a.png' }))).rejects.toMatchObject(refusedWith('file-without-invoice'));
});

test('who reads the kitchen gets the file as it came, who only drives gets nothing', async () => {
  const bytes = bytesOf({});
  const { id } = await upload(bytes);
  const file = await cook.call('supplier-invoices', 'getSupplierInvoiceFile', { id });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="f-\d+\.pdf"$/);
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  const driver = await signedIn('delivery');
  for (const name of ['getSupplierInvoiceFile', 'get', 'readSupplierInvoice', 'confirmSupplierInvoice'] as const)
    expect([driver.offers('supplier-invoices', name), cook.offers('supplier-invoices', name)]).toEqual([false, true]);
  const list = await cook.call('supplier-invoices', 'list', { status: 'open', supplierId });
  expect(list.items.every(({ status }) => status === 'open')).toBe(true);
});

test('what an invoice takes off as a whole is in the price of each article and in what its batches cost', async () => {
  const order = await receivedOrder({ number: 'LOT-REMISE' });
  const invoice = await read({ order: order.number, allowance: 11.85 });
  expect(invoice).toMatchObject({ allowances: 1185, net: 5250 + 6600 - 1185, sumDifferences: [] });
  expect(invoice.lines).toMatchObject([
    // The order was at these prices: what is taken off as a whole is no difference.
    { total: 5250, share: -525, packPrice: 1181, ordered: { price: 1313 }, differences: [] },
    { total: 6600, share: -660, packPrice: 1980, ordered: { price: 2200 }, differences: [] },
  ]);
  await confirm(invoice);
  expect([await priceOf(salt.id), await priceOf(oil.id)]).toEqual([1181, 1980]);
  const batches = await db
    .selectFrom('ingredient_batches')
    .select(['price', 'priced_weight'])
    .where('receipt_id', '=', order.receipt.id)
    .orderBy('id')
    .execute();
  expect(batches).toEqual([
    { price: 4725, priced_weight: 40 * kilo },
    { price: 5940, priced_weight: 13_800_000 },
  ]);
  await expectVerified(db);
});

test('an invoice in UBL is matched and booked as one of Cross Industry', async () => {
  const order = await receivedOrder({ number: 'LOT-UBL' });
  const xml = xRechnung
    .replace('Rheinkost Großhandel GmbH', millSeller.name)
    .replace('DE811907980', millSeller.vat)
    .replace('BC-0012', order.number)
    .replace('<cbc:ID>FAR-25<', '<cbc:ID>SEL-10<');
  const invoice = await upload(new TextEncoder().encode(xml));
  expect(invoice).toMatchObject({
    number: 'RE-2026-04711',
    supplier: { id: supplierId },
    purchaseOrder: { id: order.id },
    allowances: 1000,
    charges: 450,
    sumDifferences: [],
    unmatched: 1,
  });
  expect(invoice.lines).toMatchObject([
    { article: { id: salt.articleId }, matchedBy: 'memory', share: -149 },
    { article: null, share: -401, batches: [{ number: 'SA-77' }] },
  ]);
  const asideLine = { position: 2, articleId: null, unitsPerPack: null, isAside: true };
  expect(await confirm(await matching(invoice, { lines: [asideLine] }))).toMatchObject({ status: 'booked' });
});
