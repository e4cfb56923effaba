import { expect, test } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { blankPng } from '../../testing/blank-png.ts';
import { invoiceXml } from '../../../../../db/demo/kitchen/factur-x/invoice-xml.ts';
import type { Database } from '../../database/schema.ts';
import { lockBatches } from '../ingredient-batches/move-stock.ts';
import { lockBook } from '../pots/book-lock.ts';
import { deadlocksIn } from '../../testing/sales-by-hand.ts';
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

test('goods beside the pack of their article: what it weighs may be beyond all measure, or nothing', async () => {
  const heavy = await store.ingredient('Sel de silo', {}, { packQuantity: 100_000_000 });
  const { lines } = await store.receive([store.line(heavy.id, { articleId: heavy.articleId })]);
  expect((await cook.call('ingredient-batches', 'get', { id: lines[0]?.id ?? 0 })).cost).toBeNull();
  const crumb = { packQuantity: 1, packUnit: 'piece' as const };
  const light = await store.ingredient('Graine', { pieceWeight: 1 }, crumb);
  const refusal = { problem: { code: 'invalid-input', errors: [{ code: 'too-small' }] } };
  const packs = { amount: null, articleId: light.articleId, packs: 3 };
  await expect(store.receive([store.line(light.id, packs)])).rejects.toMatchObject(refusal);
  const piece = { amount: { quantity: 1, unit: 'piece' as const } };
  await expect(store.receive([store.line(light.id, piece)])).rejects.toMatchObject(refusal);
  const order = { supplierId: store.supplierId, wantedOn: null, notes: '' };
  const lineOf = { lines: [{ articleId: light.articleId, packs: 3 }] };
  await expect(cook.call('purchase-orders', 'create', {}, { ...order, ...lineOf })).rejects.toMatchObject(refusal);
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

/** Somebody has taken one thing and now takes another, while a call waits for the first. */
async function meetingOf<Answer>(
  first: (db: Kysely<Database>) => Promise<unknown>,
  call: () => Promise<Answer>,
  second: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Answer> {
  const earlierDeadlocks = await deadlocksIn(db);
  const waiters = sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  const meeting = await db.transaction().execute(async (transaction) => {
    await first(transaction);
    const answer = call();
    await expect.poll(async () => (await waiters.execute(db)).rows[0]?.count).toBe(1);
    await second(transaction);
    return { answer };
  });
  const answer = await meeting.answer;
  expect(await deadlocksIn(db)).toBe(earlierDeadlocks);
  return answer;
}

test('goods are invoiced while somebody counts them, and taken back while more come in: neither stops the other', async () => {
  const id = await sentOrder(4);
  const { number } = await orderNow(id);
  const goods = { purchaseOrderId: id, supplierId: null };
  const { lines, ...firstReceipt } = await store.receive([sacks(1)], goods);
  const saltLine = { code: 'SEL-10', name: 'Sel gris, sac', quantity: 10, unit: 'KGM', price: 1.25 };
  const xml = invoiceXml({ number: 'F-77', order: number, lines: [saltLine] });
  const base64 = Buffer.from(xml).toString('base64');
  const invoice = await cook.call('supplier-invoices', 'readSupplierInvoice', {}, { fileName: 'f.xml', base64 });
  const match = { supplierId: store.supplierId, purchaseOrderId: id, lines: [], version: invoice.version };
  const { version } = await cook.call('supplier-invoices', 'matchSupplierInvoice', { id: invoice.id }, match);
  const batchId = lines[0]?.id ?? 0;
  const bookedInvoice = await meetingOf(
    (db) => lockBatches(db, [batchId]),
    () => cook.call('supplier-invoices', 'confirmSupplierInvoice', { id: invoice.id }, { version }),
    lockBook,
  );
  expect(bookedInvoice.status).toBe('booked');
  await meetingOf(
    (db) => sql`select from purchase_orders where id = ${id} for update`.execute(db),
    () => cook.call('goods-receipts', 'undoGoodsReceipt', { id: firstReceipt.id }),
    (db) => lockBatches(db, [batchId]),
  );
  expect((await orderNow(id)).status).toBe('sent');
});
