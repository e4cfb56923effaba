import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, mails } = await testApp();
const { taxRate } = await smallKitchen(db);
const cook = await signedIn('kitchen');
const store = await kitchenStore(cook, taxRate);
const { supplierId } = store;
const salt = await store.ingredient('Sel', {}, { price: 1250 });
const oil = await store.ingredient('Huile', { density: 920 }, { packQuantity: 5000, packUnit: 'l', price: 2200 });

const input = (rest: object = {}) => ({
  supplierId,
  wantedOn: null,
  notes: '',
  lines: [
    { articleId: salt.articleId, packs: 2 },
    { articleId: oil.articleId, packs: 3 },
  ],
  ...rest,
});
const create = (rest: object = {}) => cook.call('purchase-orders', 'create', {}, input(rest));
const send = (id: number, mail = false) => cook.call('purchase-orders', 'sendPurchaseOrder', { id }, { mail });

test('an order keeps the articles as they were, with what they come to', async () => {
  const order = await create({ notes: 'Avant 7 h' });
  expect(order).toMatchObject({ status: 'draft', total: 2 * 1250 + 3 * 2200, notes: 'Avant 7 h', lineCount: 2 });
  expect(order.number).toMatch(/^BC-\d{4}$/);
  expect(order.lines).toMatchObject([
    { name: 'Sel, sac', packs: 2, price: 1250, weight: 20_000_000, received: 0 },
    { name: 'Huile, sac', packs: 3, weight: 13_800_000 },
  ]);
});

test('a draft is changed and removed, what was sent is not', async () => {
  const { id, version } = await create();
  const changedInput = { ...input({ lines: [{ articleId: salt.articleId, packs: 9 }] }), version };
  expect(await cook.call('purchase-orders', 'update', { id }, changedInput)).toMatchObject({ total: 9 * 1250 });
  const order = await send(id);
  expect(order).toMatchObject({ status: 'sent', sentTo: '', sentAt: expect.any(String) as string });
  const late = { ...changedInput, version: order.version };
  for (const attempt of [
    () => cook.call('purchase-orders', 'update', { id }, late),
    () => cook.call('purchase-orders', 'remove', { id }),
    () => send(id),
  ])
    await expect(attempt()).rejects.toMatchObject(refusedWith('status-not-allowed'));
  expect((await cook.call('purchase-orders', 'get', { id })).version).toBe(order.version);
  expect(await cook.call('purchase-orders', 'cancelPurchaseOrder', { id })).toMatchObject({ status: 'cancelled' });
});

test('an article of another supplier, or that is not bought any more, is refused', async () => {
  const { id: otherId } = await cook.call('suppliers', 'create', {}, { ...(await supplierNow()), name: 'Autre' });
  await expect(create({ supplierId: otherId })).rejects.toMatchObject(refusedWith('unknown-reference'));
  const old = await store.ingredient('Levain', {}, { active: false });
  await expect(create({ lines: [{ articleId: old.articleId, packs: 1 }] })).rejects.toMatchObject(
    refusedWith('unknown-reference', 'lines.0.articleId'),
  );
  const unweighed = await store.ingredient('Citrons', {}, { packUnit: 'piece' });
  await expect(create({ lines: [{ articleId: unweighed.articleId, packs: 1 }] })).rejects.toMatchObject(
    refusedWith('weight-unknown'),
  );
});

async function supplierNow() {
  const {
    id: _id,
    version: _version,
    articles: _articles,
    ...supplier
  } = await cook.call('suppliers', 'get', {
    id: supplierId,
  });
  return supplier;
}

test('an order leaves by mail in the supplier’s language, and not to who has no address', async () => {
  const { id } = await create({ wantedOn: '2026-11-25' });
  await expect(send(id, true)).rejects.toMatchObject(refusedWith('supplier-without-email'));
  const { version } = await cook.call('suppliers', 'get', { id: supplierId });
  const reachableSupplier = { ...(await supplierNow()), email: 'anne@moulins.example', locale: 'en' as const, version };
  await cook.call('suppliers', 'update', { id: supplierId }, reachableSupplier);
  const order = await send(id, true);
  expect(order).toMatchObject({ status: 'sent', sentTo: 'anne@moulins.example' });
  const mail = (await mails()).findLast(({ to }) => to?.[0]?.address === 'anne@moulins.example');
  expect(mail?.subject).toContain(`order ${order.number}`);
  expect(mail?.text).toContain('2 × Sel, sac (SEL-10) – 10 kg');
  expect(mail?.text).toContain('Wednesday');
});

test('a supplier who wants a file gets one', async () => {
  const { id } = await create();
  const file = await cook.call('purchase-orders', 'exportPurchaseOrder', { id });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect(sheets[0]?.rows[1]).toEqual(['SEL-10', 'Sel, sac', 'Sel (en)', '10 kg', 2, 12.5, 25]);
});

test('what a supplier sells is listed without what is not bought any more', async () => {
  const { items } = await cook.call('purchase-orders', 'listSupplierArticles', { id: supplierId });
  const names = items.map(({ name }) => name);
  expect([names.includes('Sel, sac'), names.includes('Levain, sac')]).toEqual([true, false]);
  await expect(cook.call('purchase-orders', 'listSupplierArticles', { id: 999_999 })).rejects.toMatchObject(
    refusedWith('not-found'),
  );
});
