import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { kilo, kilos, kitchenStore } from '../../testing/kitchen-store.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { consumeStock, releaseStock } from './consume-stock.ts';

const { db, signedIn } = await testApp();
const { taxRate } = await smallKitchen(db);
const cook = await signedIn('kitchen');
const store = await kitchenStore(cook, taxRate);
const saving = { by: { id: null, name: 'Karim' }, now: new Date('2026-11-23T09:00:00Z'), reason: 'Dahl' };

/** Batches of 1 kg, by their use-by dates. */
const batchesUntil = async (ingredientId: number, ...dates: (string | null)[]) =>
  (await store.receive(dates.map((useBy) => store.line(ingredientId, { useBy, number: useBy ?? 'garde' })))).lines;

const remainingOf = async (id: number) => (await cook.call('ingredient-batches', 'get', { id })).remaining / kilo;

const consume = (ingredientId: number, weight: number, date = '2026-11-23') =>
  inTransaction(db, (transaction) => consumeStock(transaction, [{ ingredientId, weight }], { ...saving, date }));

test('what ends first is cooked first, past its day and held never, and what is missing is told', async () => {
  const lentils = await store.ingredient('Lentilles');
  const batches = await batchesUntil(lentils.id, null, '2026-12-24', '2026-11-24', '2026-11-23');
  const heldId = batches[1]?.id ?? 0;
  const wish = { ingredientBatchId: heldId, cookedBatchId: null, reason: 'odeur' };
  const hold = await cook.call('batch-holds', 'holdBatch', {}, wish);
  const { shares, missing } = await consume(lentils.id, 2.5 * kilo, '2026-11-24');
  expect(shares.map(({ useBy, weight }) => [useBy, weight / kilo])).toEqual([
    ['2026-11-24', 1],
    [null, 1],
  ]);
  expect(missing).toEqual([{ ingredientId: lentils.id, weight: 0.5 * kilo }]);
  await inTransaction(db, (transaction) => releaseStock(transaction, shares, saving));
  expect(await store.usable('Lentilles')).toBe(3);
  await cook.call('batch-holds', 'releaseBatch', { id: hold.id }, { reason: 'vérifié' });
  await expectVerified(db);
});

test('several that cook at once never use more than there is', async () => {
  const rice = await store.ingredient('Riz rond');
  await batchesUntil(rice.id, '2026-12-01', '2026-12-02');
  const consumptions = await Promise.all(Array.from({ length: 5 }, () => consume(rice.id, 0.7 * kilo)));
  const weights = consumptions.flatMap(({ shares }) => shares.map(({ weight }) => weight));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(2 * kilo);
  expect(await store.usable('Riz rond')).toBe(0);
  await expectVerified(db);
});

test('a count says what is there: the difference is a movement, and what was found is a batch', async () => {
  const beans = await store.ingredient('Haricots', { pieceWeight: 250_000 });
  const [batch] = await batchesUntil(beans.id, '2026-12-01');
  const batchId = batch?.id ?? 0;
  const { items } = await cook.call(
    'ingredient-batches',
    'countStock',
    {},
    {
      counts: [
        { batchId, expected: kilo, amount: { quantity: 3000, unit: 'piece' } },
        { ingredientId: beans.id, amount: kilos(2), number: 'VIEUX', useBy: '2026-11-30' },
      ],
    },
  );
  expect(items.map(({ remaining }) => remaining / kilo)).toEqual([0.75, 2]);
  const { movements } = await cook.call('ingredient-batches', 'get', { id: batchId });
  expect(movements.map(({ kind, weight }) => [kind, weight / kilo])).toEqual([
    ['counted', -0.25],
    ['received', 1],
  ]);
  const { items: shelves } = await cook.call('ingredient-batches', 'listStock', { search: 'vieux' });
  expect(shelves).toMatchObject([{ name: { fr: 'Haricots' }, usable: 2.75 * kilo, nextUseBy: '2026-11-30' }]);
  await expectVerified(db);
});

test('a count of what moved meanwhile is refused, and so is one in a unit that has no weight', async () => {
  const oil = await store.ingredient('Huile de colza');
  const [batch] = await batchesUntil(oil.id, null);
  const batchId = batch?.id ?? 0;
  const count = (amount: { quantity: number; unit: 'kg' | 'l' }, expected = kilo) =>
    cook.call('ingredient-batches', 'countStock', {}, { counts: [{ batchId, expected, amount }] });
  await consume(oil.id, 1);
  await expect(count(kilos(1))).rejects.toMatchObject(refusedWith('stale'));
  await expect(count({ quantity: 1000, unit: 'l' }, kilo - 1)).rejects.toMatchObject(refusedWith('weight-unknown'));
  const twice = { batchId, expected: kilo - 1, amount: kilos(1) };
  await expect(cook.call('ingredient-batches', 'countStock', {}, { counts: [twice, twice] })).rejects.toMatchObject(
    refusedWith('stale'),
  );
  expect(await remainingOf(batchId)).toBe(1 - 1 / kilo);
});

test('waste leaves a batch with its reason, is taken back once, and never leaves less than nothing', async () => {
  const cream = await store.ingredient('Crème');
  const [batch] = await batchesUntil(cream.id, '2026-11-25');
  const id = batch?.id ?? 0;
  const waste = (weight: number, expected: number) =>
    cook.call('ingredient-batches', 'recordWaste', { id }, { amount: kilos(weight), reason: 'tombé', expected });
  await expect(waste(2, kilo)).rejects.toMatchObject(refusedWith('stock-too-small'));
  const { movements, remaining } = await waste(0.4, kilo);
  expect([remaining / kilo, movements[0]]).toMatchObject([
    0.6,
    { kind: 'wasted', reason: 'tombé', by: 'Claire kitchen' },
  ]);
  await expect(waste(0.4, kilo)).rejects.toMatchObject(refusedWith('stale'));
  const undo = (movementId: number) => cook.call('ingredient-batches', 'undoStockMovement', { id }, { movementId });
  const movementId = movements[0]?.id ?? 0;
  expect((await undo(movementId)).remaining).toBe(kilo);
  await expect(undo(movementId)).rejects.toMatchObject(refusedWith('status-not-allowed'));
  await expect(undo(movements.at(-1)?.id ?? 0)).rejects.toMatchObject(refusedWith('status-not-allowed'));
  await expect(undo(999_999)).rejects.toMatchObject(refusedWith('not-found'));
  await expectVerified(db);
});

test('what was thrown away before somebody counted is not taken back: the count is what there is', async () => {
  const milk = await store.ingredient('Lait');
  const [batch] = await batchesUntil(milk.id, '2026-11-25');
  const id = batch?.id ?? 0;
  const undo = (movementId = 0) => cook.call('ingredient-batches', 'undoStockMovement', { id }, { movementId });
  const thrown = await cook.call(
    'ingredient-batches',
    'recordWaste',
    { id },
    { amount: kilos(0.4), reason: 'tombé', expected: kilo },
  );
  const counts = [{ batchId: id, expected: 0.6 * kilo, amount: kilos(0.5) }];
  await cook.call('ingredient-batches', 'countStock', {}, { counts });
  await expect(undo(thrown.movements[0]?.id)).rejects.toMatchObject(refusedWith('counted-since'));
  const { movements } = await cook.call('ingredient-batches', 'get', { id });
  await undo(movements[0]?.id);
  expect((await undo(thrown.movements[0]?.id)).remaining).toBe(kilo);
});

test('stock tells what is past its day and is sorted by the date that it shows, batches are found by state, and their file says as much', async () => {
  const fish = await store.ingredient('Cabillaud', { storage: 'chilled' });
  const [batch] = await batchesUntil(fish.id, '2026-11-23');
  await db
    .updateTable('ingredient_batches')
    .set({ use_by: '2026-11-22' })
    .where('id', '=', batch?.id ?? 0)
    .execute();
  const { items } = await cook.call('ingredient-batches', 'listStock', { shows: 'expired' });
  expect(items).toMatchObject([
    { name: { fr: 'Cabillaud' }, usable: 0, expired: kilo, nextUseBy: '2026-11-22', batches: [{ state: 'expired' }] },
  ]);
  await batchesUntil(fish.id, '2026-11-27');
  const { items: fresh } = await cook.call('ingredient-batches', 'listStock', { search: 'cabillaud' });
  expect(fresh).toMatchObject([{ usable: kilo, expired: kilo, nextUseBy: '2026-11-27' }]);
  const smoked = await store.ingredient('Cabillaud fumé', { storage: 'chilled' });
  await batchesUntil(smoked.id, '2026-11-26');
  const sorted = await cook.call('ingredient-batches', 'listStock', { search: 'cabillaud', sort: 'useBy' });
  expect(sorted.items.map(({ nextUseBy }) => nextUseBy)).toEqual(['2026-11-26', '2026-11-27']);
  const query = { state: 'expired' as const };
  const { items: batches } = await cook.call('ingredient-batches', 'list', query);
  expect(batches.map(({ ingredient }) => ingredient.name.fr)).toEqual(['Cabillaud']);
  const file = await cook.call('ingredient-batches', 'exportBatches', query);
  const sheets = JSON.stringify(await readXlsx(new Uint8Array(await file.arrayBuffer())));
  expect([sheets.includes('Cabillaud'), sheets.includes('Lentilles')]).toEqual([true, false]);
});

test('an ingredient with a batch stays, and so does its supplier', async () => {
  const flour = await store.ingredient('Farine');
  await batchesUntil(flour.id, null);
  await expect(cook.call('ingredients', 'remove', { id: flour.id })).rejects.toMatchObject(refusedWith('in-use'));
});
