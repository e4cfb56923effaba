import { expect, test } from 'vitest';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { readExport } from '../../testing/read-export.ts';
import { grams, ingredientInput, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const [claire, karim] = [await signedIn('manager'), await signedIn('kitchen')];
const store = await kitchenStore(karim, kitchen.taxRate);

/** 10:05 in Paris in winter. */
const at = new Date('2026-11-24T09:05:00Z');
const parisClock = '2026-11-24T10:05:00.000Z';

const salt = await store.ingredient('Sel', {}, { price: 1250 });
const rice = await claire.call('ingredients', 'create', {}, ingredientInput('Riz'));

test('purchase orders go out as they are narrowed, each with its sum and what became of it', async () => {
  const input = { supplierId: store.supplierId, wantedOn: '2026-11-26', notes: '' };
  const create = () =>
    karim.call('purchase-orders', 'create', {}, { ...input, lines: [{ articleId: salt.articleId, packs: 2 }] });
  const [sentOrder] = [await create(), await create()];
  await karim.call('purchase-orders', 'sendPurchaseOrder', { id: sentOrder.id }, { mail: false });
  await db.updateTable('purchase_orders').set({ sent_at: at }).where('id', '=', sentOrder.id).execute();
  const file = await readExport(await karim.call('purchase-orders', 'exportPurchaseOrders', { status: 'sent' }));
  expect([file.total, file.criteria]).toEqual([1, [['State', 'Ordered']]]);
  const [row] = file.rows;
  expect(row).toMatchObject({
    Number: sentOrder.number,
    Lines: 1,
    'Total before tax': 25,
    State: 'Ordered',
    Charged: 'No',
  });
  expect(row?.['Sent on']).toEqual(new Date(parisClock));
});

test('goods received and batches on hold go out with who, when and why, by the clock of the house', async () => {
  const goods = [
    store.line(rice.id, { number: 'R-1' }),
    store.line(rice.id, { number: 'R-2', refused: true, reason: 'sac percé' }),
  ];
  const receipt = await store.receive(goods, { noteNumber: 'BL 7' });
  await db.updateTable('goods_receipts').set({ at }).where('id', '=', receipt.id).execute();
  const receipts = await readExport(
    await karim.call('goods-receipts', 'exportGoodsReceipts', { supplierId: store.supplierId }),
  );
  expect(receipts.rows).toMatchObject([{ 'Delivery note no.': 'BL 7', Batches: 1, Refused: 1 }]);
  expect(receipts.rows[0]?.['Received on']).toEqual(new Date(parisClock));
  expect(receipts.criteria).toMatchObject([['Supplier', expect.any(String)]]);

  const ingredientBatchId = receipt.lines[0]?.id ?? expect.fail('nothing came in');
  const batch = { ingredientBatchId, cookedBatchId: null };
  const { id } = await karim.call('batch-holds', 'holdBatch', {}, { ...batch, reason: 'odeur' });
  await karim.call('batch-holds', 'releaseBatch', { id }, { reason: 'jeté' });
  const filesOf = async (state: 'open' | 'over') =>
    readExport(await karim.call('batch-holds', 'exportBatchHolds', { state }));
  expect((await filesOf('open')).rows).toEqual([]);
  expect((await filesOf('over')).rows).toMatchObject([
    { Lot: 'R-1', Reason: 'odeur', 'Reason for the release': 'jeté', 'Orders stopped': 0 },
  ]);
});

test('recalls go out with how many were reached and how they ended', async () => {
  const receipt = await store.receive([store.line(rice.id, { number: 'R-3' })]);
  const letter = { subject: 'Rappel', text: 'Ne mangez pas ce plat.' };
  const { id } = await claire.call(
    'recalls',
    'startRecall',
    {},
    {
      ingredientBatchId: receipt.lines[0]?.id ?? null,
      cookedBatchId: null,
      reason: 'salmonelles',
      letters: { fr: letter, en: letter },
      withPossible: false,
    },
  );
  await claire.call('recalls', 'endRecall', { id }, { reason: 'rien n’était parti' });
  const { rows } = await readExport(await claire.call('recalls', 'exportRecalls', {}));
  expect(rows).toMatchObject([
    { Lot: 'R-3', Orders: 0, Clients: 0, 'Clients reached': 0, Conclusion: 'rien n’était parti' },
  ]);
});

test('recipes go out with what is unknown of them, and control points with their limits in degrees', async () => {
  const dish = await kitchen.dish({ name: 'Riz au sel', price: 900 });
  await claire.call('recipes', 'create', {}, recipeInput('Riz au sel', [grams(rice.id, 200)], { productId: dish }));
  await claire.call('recipes', 'create', {}, recipeInput('Bouillon', [grams(rice.id, 10)]));
  const recipes = await readExport(await karim.call('recipes', 'exportRecipes', { search: 'riz' }));
  expect(recipes.rows).toMatchObject([{ 'Name (fr)': 'Riz au sel', 'Ingredients and preparations': 1, Active: 'Yes' }]);
  expect(recipes.criteria).toEqual([['Search', 'riz']]);

  const limits = { lowest: -300, highest: -180, hours: ['16:00', '07:00'], weekdays: [1, 7], active: true };
  const name = { fr: 'Congélateur', en: 'Freezer' };
  await claire.call('control-points', 'create', {}, { name, kind: 'storage', keeper: 'kitchen', ...limits });
  const points = await readExport(await karim.call('control-points', 'exportControlPoints', { search: 'freezer' }));
  expect(points.rows).toMatchObject([
    { 'At least (°C)': -30, 'At most (°C)': -18, Hours: '07:00, 16:00', Days: 'Monday, Sunday', Active: 'Yes' },
  ]);
});
