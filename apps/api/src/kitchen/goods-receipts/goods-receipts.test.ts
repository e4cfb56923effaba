import { expect, test } from 'vitest';
import { blankPng } from '../../testing/blank-png.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { kilo, kilos, kitchenStore } from '../../testing/kitchen-store.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const { taxRate } = await smallKitchen(db);
const cook = await signedIn('kitchen');
const store = await kitchenStore(cook, taxRate);
const salt = await store.ingredient('Sel gris');
const fish = await store.ingredient('Saumon', { storage: 'chilled' });

/** A purchase order of sacks of salt that was sent. */
async function sentOrder(packs: number) {
  const { supplierId } = store;
  const lines = [{ articleId: salt.articleId, packs }];
  const { id } = await cook.call('purchase-orders', 'create', {}, { supplierId, wantedOn: null, notes: '', lines });
  await cook.call('purchase-orders', 'sendPurchaseOrder', { id }, { mail: false });
  return id;
}

const sacks = (packs: number) =>
  store.line(salt.id, { articleId: salt.articleId, packs, linePosition: 1, number: 'S1' });

const orderNow = (id: number) => cook.call('purchase-orders', 'get', { id });

test('goods come in by packs or by weight, each line a batch with its number, day and temperature', async () => {
  const receipt = await store.receive(
    [
      store.line(salt.id, { articleId: salt.articleId, packs: 3 }),
      store.line(fish.id, { number: 'SA-77', useBy: '2026-11-27', temperature: 21, amount: kilos(4) }),
    ],
    { noteNumber: 'BL 4411' },
  );
  expect(receipt).toMatchObject({
    supplier: { name: 'Moulins du Gers' },
    noteNumber: 'BL 4411',
    batches: 2,
    refusals: 0,
  });
  expect(receipt.lines).toMatchObject([
    { quantity: 30 * kilo, remaining: 30 * kilo, state: 'usable' },
    { number: 'SA-77', useBy: '2026-11-27', temperature: 21, remaining: 4 * kilo },
  ]);
  const { items } = await cook.call('goods-receipts', 'list', {});
  expect(items[0]).toMatchObject({ id: receipt.id, batches: 2 });
  await expectVerified(db);
});

test('goods that are too warm want a reason or are refused, and a refused line is a record without stock', async () => {
  const warm = { temperature: 62, useBy: '2026-11-26' };
  await expect(store.receive([store.line(fish.id, warm)])).rejects.toMatchObject({
    problem: { code: 'goods-too-warm', field: 'lines.0.temperature' },
  });
  const usable = await store.usable('Saumon');
  const acceptedLine = store.line(fish.id, { ...warm, reason: 'sonde mal placée, 3 °C à cœur' });
  const refusedLine = store.line(fish.id, { ...warm, refused: true, reason: 'rupture de froid' });
  const { lines } = await store.receive([acceptedLine, refusedLine]);
  expect(lines).toMatchObject([{ state: 'usable' }, { state: 'refused', remaining: 0, reason: 'rupture de froid' }]);
  expect(await store.usable('Saumon')).toBe(usable + 1);
  await expect(store.receive([store.line(fish.id, { ...warm, refused: true })])).rejects.toMatchObject(
    refusedWith('refusal-without-reason'),
  );
  await expect(store.receive([store.line(fish.id, { useBy: '2026-11-22' })])).rejects.toMatchObject(
    refusedWith('goods-expired'),
  );
});

test('what cannot be weighed, or is of somebody else, is refused, and nothing of the delivery stays', async () => {
  const usable = await store.usable('Sel gris');
  const fine = store.line(salt.id);
  const receive = (rest: object) => store.receive([fine, { ...fine, ...rest }]);
  const piece = { amount: { quantity: 1000, unit: 'piece' as const } };
  await expect(receive(piece)).rejects.toMatchObject(refusedWith('weight-unknown'));
  await expect(receive({ ingredientId: 999_999 })).rejects.toMatchObject(refusedWith('unknown-reference'));
  await expect(receive({ articleId: fish.articleId })).rejects.toMatchObject(refusedWith('unknown-reference'));
  await expect(receive({ linePosition: 1 })).rejects.toMatchObject(refusedWith('unknown-reference'));
  await expect(receive({ amount: null, packs: 2 })).rejects.toMatchObject(refusedWith('unknown-reference'));
  await expect(receive({ amount: kilos(0) })).rejects.toMatchObject(refusedWith('invalid-input'));
  await expect(receive({ amount: kilos(100_000) })).rejects.toMatchObject(refusedWith('invalid-input'));
  expect(await store.usable('Sel gris')).toBe(usable);
});

test('the same key receives once', async () => {
  const [usable, key] = [await store.usable('Sel gris'), 'goods-at-the-door'];
  const lines = [store.line(salt.id)];
  const [first, second] = await Promise.all([store.receive(lines, {}, key), store.receive(lines, {}, key)]);
  expect([first.id, await store.usable('Sel gris')]).toEqual([second.id, usable + 1]);
  await expect(store.receive([...lines, ...lines], {}, key)).rejects.toMatchObject(
    refusedWith('idempotency-key-reused'),
  );
});

test('an order is received in part, then whole; taking goods back waits for them again', async () => {
  const id = await sentOrder(5);
  const goods = { purchaseOrderId: id, supplierId: null };
  await store.receive([sacks(2)], goods);
  expect(await orderNow(id)).toMatchObject({ status: 'sent', isPartial: true, lines: [{ received: 20 * kilo }] });
  const second = await store.receive([sacks(1), sacks(2), { ...sacks(2), refused: true, reason: 'percé' }], goods);
  expect(await orderNow(id)).toMatchObject({ status: 'received', lines: [{ received: 50 * kilo, weight: 50 * kilo }] });
  await expect(store.receive([sacks(1)], goods)).rejects.toMatchObject(refusedWith('status-not-allowed'));
  await cook.call('goods-receipts', 'undoGoodsReceipt', { id: second.id });
  expect(await orderNow(id)).toMatchObject({ status: 'sent', lines: [{ received: 20 * kilo }] });
  await store.receive([sacks(1)], { ...goods, complete: true });
  expect((await orderNow(id)).status).toBe('received');
  await expectVerified(db);
});

test('goods of which something was used are not taken back', async () => {
  const receipt = await store.receive([store.line(salt.id)]);
  expect(receipt.removable).toBe(true);
  const [batch] = receipt.lines;
  const waste = { amount: kilos(1), reason: 'mouillé', expected: kilo };
  await cook.call('ingredient-batches', 'recordWaste', { id: batch?.id ?? 0 }, waste);
  await expect(cook.call('goods-receipts', 'undoGoodsReceipt', { id: receipt.id })).rejects.toMatchObject(
    refusedWith('stock-used'),
  );
  expect((await cook.call('goods-receipts', 'get', { id: receipt.id })).removable).toBe(false);
  await expect(cook.call('goods-receipts', 'undoGoodsReceipt', { id: 999_999 })).rejects.toMatchObject(
    refusedWith('not-found'),
  );
});

test('a photo of the goods is kept with them', async () => {
  const base64 = blankPng(4, 4).toString('base64');
  const { pictureId } = await store.receive([store.line(salt.id)], { photo: { mediaType: 'image/png', base64 } });
  const picture = await cook.call('pictures', 'getPicture', { id: pictureId ?? '' });
  expect(picture.headers.get('content-type')).toBe('image/png');
});
