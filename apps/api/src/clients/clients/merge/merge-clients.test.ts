import { expect, test } from 'vitest';
import { cleanUp } from '../../../start/cleanup.ts';
import { expectVerified } from '../../../testing/expect-verified.ts';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { testApp } from '../../../testing/test-app.ts';
import { undoableMerges, undoMerge } from './undo-merge.ts';
import { tenPercent } from '../../../testing/discounts/ten-percent.ts';

const { db, ownerPool, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const { world, dahl, bowl, sesame } = kitchen;
const owner = await signedIn('owner');
const nuts = await world.allergen('Fruits à coque', 'Nuts');

const by = { id: null, name: 'Claire' };
const hoursLater = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000);

type Orderer = Awaited<ReturnType<typeof world.client>>;
let keys = 0;
const place = (person: Orderer, productId = dahl, discountCode?: string) =>
  kitchen.place(owner, {
    clientId: person.clientId,
    addressId: person.addressId,
    lines: [kitchen.line(productId)],
    ...(discountCode && { discountCode }),
  });
const get = (id: number) => owner.call('clients', 'get', { id });
const standingOf = (id: number) => owner.call('clients', 'getClientStanding', { id });
const preview = (id: number, otherId: number) => owner.call('clients', 'previewClientMerge', { id, otherId });
async function merge(keeper: Orderer, otherClient: Orderer) {
  const { version, otherVersion } = await preview(keeper.clientId, otherClient.clientId);
  return owner.call(
    'clients',
    'mergeClients',
    { id: keeper.clientId },
    { otherId: otherClient.clientId, version, otherVersion },
  );
}
async function undoLatest({ clientId: id }: Orderer) {
  const [latest] = (await standingOf(id)).merges;
  return owner.call('clients', 'undoMerge', { id }, { mergeId: latest?.id ?? 0 });
}

/** Two records of one person: the second one allergic to sesame, with an order and an address of its own. */
async function twoRecords() {
  const keeper = await world.client({ firstName: 'Inès', intolerantTo: [sesame, nuts] });
  const otherClient = await world.client({ firstName: 'Ines', postalCodes: ['75020', '29200'], allergicTo: sesame });
  return { keeper, other: otherClient };
}

/** What the days of sales say, and what they would say counted anew. */
async function salesDays() {
  const rows = async () =>
    (await ownerPool.query('select * from sales_days where orders > 0 order by 1, 2, 3, 4, 5')).rows as object[];
  const keeper = await rows();
  await ownerPool.query(`select recount_sales('Europe/Paris')`);
  return { keeper, counted: await rows() };
}

test('a merge moves orders, addresses, allergies, notes and the uses of codes, and the other record goes', async () => {
  const { keeper, other } = await twoRecords();
  const { id: codeId } = await owner.call('discount-codes', 'create', {}, { ...tenPercent, code: 'AUTOMNE' });
  const orders = [await place(keeper, dahl, 'AUTOMNE'), await place(other, dahl, 'AUTOMNE'), await place(other)];
  const mergedClient = await merge(keeper, other);
  expect(mergedClient).toMatchObject({
    id: keeper.clientId,
    ordersCount: 3,
    ordersAmount: orders.reduce((sum, { total }) => sum + total, 0),
    allergens: [
      { allergenId: sesame, severity: 'allergy' },
      { allergenId: nuts, severity: 'intolerance' },
    ],
  });
  expect(mergedClient.addresses.map(({ postalCode }) => postalCode)).toEqual(['75020', '29200']);
  expect(mergedClient.houseNote).toContain('Ines');
  await expect(get(other.clientId)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const listed = await owner.call('orders', 'list', { clientId: keeper.clientId });
  expect(new Set(listed.items.map(({ id }) => id))).toEqual(new Set(orders.map(({ id }) => id)));
  const uses = db.selectFrom('discount_code_uses').select('uses').where('discount_code_id', '=', codeId);
  expect(await uses.where('client_id', '=', keeper.clientId).execute()).toEqual([{ uses: 2 }]);
  expect((await salesDays()).keeper).toEqual((await salesDays()).counted);
});

test('the preview says what will come of it, and which standing orders it stops', async () => {
  const { keeper, other } = await twoRecords();
  const plain = await world.client({ firstName: 'Marc' });
  const order = await place(plain, bowl);
  const { merged, touchedOrders, other: otherRecord } = await preview(plain.clientId, other.clientId);
  expect(otherRecord).toMatchObject({ id: other.clientId, firstName: 'Ines', ordersCount: 0 });
  expect(merged.allergens).toEqual([{ allergenId: sesame, severity: 'allergy' }]);
  expect(merged.addresses).toHaveLength(2);
  expect(touchedOrders).toEqual([{ orderId: order.id, number: order.number, stops: true }]);
  await merge(plain, other);
  expect(await owner.call('orders', 'get', { id: order.id })).toMatchObject({ allergyAlert: 'unanswered' });
  await undoLatest(plain);
  expect(await owner.call('orders', 'get', { id: order.id })).toMatchObject({ allergyAlert: null });
  expect(keeper).toBeDefined();
});

test('a merge undone within a day leaves both records as they were, and the sales too', async () => {
  const { keeper, other } = await twoRecords();
  await place(keeper);
  await place(other);
  const cancelled = await place(other);
  const earlierClients = [await get(keeper.clientId), await get(other.clientId)];
  const orders = await owner.call('orders', 'list', { clientId: other.clientId });
  await merge(keeper, other);
  const [merging] = (await standingOf(keeper.clientId)).merges;
  await undoMerge(db, keeper.clientId, merging?.id ?? 0, { by, now: hoursLater(23) });
  const laterClients = [await get(keeper.clientId), await get(other.clientId)];
  const plain = (clients: typeof earlierClients) => clients.map(({ version: _version, ...client }) => client);
  expect(plain(laterClients)).toEqual(plain(earlierClients));
  expect((await owner.call('orders', 'list', { clientId: other.clientId })).items.map(({ id }) => id)).toEqual(
    orders.items.map(({ id }) => id),
  );
  await owner.call('orders', 'cancelOrder', { id: cancelled.id }, { reason: 'Malade' });
  expect(await get(other.clientId)).toMatchObject({ ordersCount: 1 });
  const sales = await salesDays();
  expect(sales.keeper).toEqual(sales.counted);
});

test('whether anybody asked for allergies is undone too', async () => {
  const keeper = await world.client({ firstName: 'Inès', allergiesAsked: false });
  const otherClient = await world.client({ firstName: 'Inès', allergicTo: sesame });
  expect(await merge(keeper, otherClient)).toMatchObject({ allergiesAsked: true });
  expect(await undoLatest(keeper)).toMatchObject({ allergiesAsked: false, allergens: [] });
});

test('what is ordered and cancelled between merging and undoing is counted where it belongs', async () => {
  const { keeper, other } = await twoRecords();
  const first = await place(other);
  const second = await place(other);
  await merge(keeper, other);
  await place(keeper);
  await owner.call('orders', 'cancelOrder', { id: first.id }, { reason: 'Malade' });
  await undoLatest(keeper);
  expect(await get(keeper.clientId)).toMatchObject({ ordersCount: 1 });
  expect(await get(other.clientId)).toMatchObject({ ordersCount: 1, ordersAmount: second.total });
  const sales = await salesDays();
  expect(sales.keeper).toEqual(sales.counted);
});

test('what was given back of an order is no part of what its client ordered, once a merge is undone', async () => {
  const { keeper, other } = await twoRecords();
  const { id, total } = await place(other);
  const key = () => ({ id, 'Idempotency-Key': `refunded-${++keys}` });
  await owner.call('orders', 'payOrder', key(), { method: 'cash', amount: total });
  const refund = { method: 'cash' as const, amount: 300, reason: 'plat froid' };
  await owner.call('orders', 'refundOrder', key(), refund);
  await merge(keeper, other);
  await owner.call('orders', 'refundOrder', key(), refund);
  await undoLatest(keeper);
  expect(await get(keeper.clientId)).toMatchObject({ ordersAmount: 0 });
  expect(await get(other.clientId)).toMatchObject({ ordersAmount: total - 600 });
});

test('merges are undone in the reverse order, and once', async () => {
  const { keeper, other } = await twoRecords();
  const third = await world.client({ firstName: 'I.' });
  await merge(keeper, other);
  await merge(keeper, third);
  const [later, earlier] = (await standingOf(keeper.clientId)).merges;
  const undo = (mergeId = 0) => owner.call('clients', 'undoMerge', { id: keeper.clientId }, { mergeId });
  await expect(undo(earlier?.id)).rejects.toMatchObject({ problem: { code: 'saved-since-merge' } });
  await undo(later?.id);
  await expect(undo(later?.id)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await undo(earlier?.id);
  expect((await get(other.clientId)).firstName).toBe('Ines');
  expect((await get(third.clientId)).firstName).toBe('I.');
});

test('a record that was merged on is made again with the merges of before', async () => {
  const { keeper, other } = await twoRecords();
  const last = await world.client({ firstName: 'Inès' });
  await merge(keeper, other);
  await merge(last, keeper);
  expect((await get(last.clientId)).allergens).toContainEqual({ allergenId: sesame, severity: 'allergy' });
  await undoLatest(last);
  await undoLatest(keeper);
  expect((await get(other.clientId)).allergens).toEqual([{ allergenId: sesame, severity: 'allergy' }]);
  expect((await get(last.clientId)).allergens).toEqual([]);
});

test('a merge cannot be undone once the record was saved, once the day is over, or where its e-mail address is taken', async () => {
  const { keeper, other } = await twoRecords();
  const { email } = await get(other.clientId);
  await merge(keeper, other);
  const [savedMerge] = (await standingOf(keeper.clientId)).merges;
  const undo = () => owner.call('clients', 'undoMerge', { id: keeper.clientId }, { mergeId: savedMerge?.id ?? 0 });
  // By hand: nobody could take a saving back.
  await db.updateTable('clients').set({ version: 99 }).where('id', '=', keeper.clientId).execute();
  await expect(undo()).rejects.toMatchObject({ problem: { status: 409, code: 'saved-since-merge' } });
  await db.updateTable('clients').set({ version: 2 }).where('id', '=', keeper.clientId).execute();
  await world.client({ firstName: 'Zoé', email });
  await expect(undo()).rejects.toMatchObject({ problem: { code: 'already-taken', field: 'email' } });
  const nextDay = { by, now: hoursLater(24) };
  await expect(undoMerge(db, keeper.clientId, savedMerge?.id ?? 0, nextDay)).rejects.toMatchObject({
    code: 'merge-ended',
  });
  expect(await undoableMerges(db, keeper.clientId, nextDay.now)).toEqual([]);
  await cleanUp({ db, auditRetentionMonths: 36 }, nextDay.now);
  const kept24 = db.selectFrom('client_merges').select('undo').where('kept_id', '=', keeper.clientId);
  expect(await kept24.execute()).toEqual([{ undo: null }]);
});

test('a record is merged neither with itself, nor with nobody, nor over what somebody saved since', async () => {
  const { keeper, other } = await twoRecords();
  const mergeWith = (otherId: number, version = 1) =>
    owner.call('clients', 'mergeClients', { id: keeper.clientId }, { otherId, version, otherVersion: 1 });
  await expect(mergeWith(keeper.clientId)).rejects.toMatchObject({ problem: { status: 422, code: 'same-client' } });
  await expect(mergeWith(999_999)).rejects.toMatchObject({ problem: { status: 422, code: 'unknown-reference' } });
  await expect(mergeWith(other.clientId, 7)).rejects.toMatchObject({ problem: { status: 409, code: 'stale' } });
  await expect(preview(keeper.clientId, keeper.clientId)).rejects.toMatchObject({ problem: { code: 'same-client' } });
  expect((await get(other.clientId)).version).toBe(1);
});

test('notes that are too long together are refused, and nothing is cut', async () => {
  const { keeper, other } = await twoRecords();
  for (const [{ clientId }, letter] of [
    [keeper, 'a'],
    [other, 'b'],
  ] as const)
    await world.changeClient(clientId, () => ({ dietNote: letter.repeat(600) }));
  await expect(preview(keeper.clientId, other.clientId)).rejects.toMatchObject({
    problem: { code: 'merge-too-large' },
  });
});

test('orders that are placed and cancelled while two records are merged all end with somebody, and are counted', async () => {
  for (let round = 0; round < 3; round++) {
    const { keeper, other } = await twoRecords();
    const early = [await place(keeper), await place(other)];
    await Promise.allSettled([
      place(other),
      merge(keeper, other),
      place(other),
      owner.call('orders', 'cancelOrder', { id: early[1]?.id ?? 0 }, { reason: 'Malade' }),
      merge(other, keeper),
      place(keeper),
    ]);
    const ids = [keeper.clientId, other.clientId];
    const clientsLeft = await db.selectFrom('clients').selectAll().where('id', 'in', ids).execute();
    expect(clientsLeft).toHaveLength(1);
    const { rows } = await ownerPool.query(
      `select count(*)::integer as count, min(id) as first from orders where client_id = any($1) and status <> 'cancelled'`,
      [ids],
    );
    const [row] = rows as { count: number; first: number | null }[];
    expect(clientsLeft).toMatchObject([{ orders_count: row?.count, first_order_id: row?.first }]);
    const allergens = await get(clientsLeft[0]?.id ?? 0);
    expect(allergens.allergens).toContainEqual({ allergenId: sesame, severity: 'allergy' });
  }
  await expectVerified(db);
});

test('both records’ logs say who merged them', async () => {
  const { keeper, other } = await twoRecords();
  await merge(keeper, other);
  for (const { clientId } of [keeper, other]) {
    const { items } = await owner.call('audit-entries', 'list', { tag: 'clients', thingId: String(clientId) });
    const mergedInto = clientId === other.clientId ? String(keeper.clientId) : null;
    expect(items[0]).toMatchObject({ operation: 'mergeClients', by: { name: 'Claire owner' }, thing: { mergedInto } });
  }
});
