import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { clearMoves } from './move-rows.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const noon = { scheduleId: await kitchen.world.schedule(kitchen.zone, '13:00', '14:00', 2), date: wednesday };

const place = async () => (await kitchen.place(owner)).id;
const orderNow = (id: number) => owner.call('orders', 'get', { id });
const moveAll = (ids: number[], more: object = {}) =>
  owner.call('orders', 'moveOrders', {}, { ids, slot: noon, ...more });
const undoAll = (ids: number[]) => owner.call('orders', 'undoOrderChanges', {}, { ids });
const mailsOf = async (id: number) =>
  (await db.selectFrom('mails').select(['kind', 'state']).where('order_id', '=', id).orderBy('id').execute()).filter(
    ({ kind }) => kind === 'changed',
  );

test('many moves are taken back as a whole; what changed since stays, and is named', async () => {
  const [first, second] = [await place(), await place()];
  const orderBefore = await orderNow(first);
  expect((await moveAll([first, second])).done).toHaveLength(2);
  const movedOrder = await orderNow(second);
  await owner.call(
    'orders',
    'payOrder',
    { id: second, 'Idempotency-Key': crypto.randomUUID() },
    { method: 'cash', amount: 100 },
  );
  const { done, refused } = await undoAll([first, second]);
  expect(done.map(({ id }) => id)).toEqual([first]);
  expect(refused).toMatchObject([{ id: second, name: movedOrder.number, code: 'changed-since' }]);
  const { slotStart, total, lines, events } = await orderNow(first);
  expect({ slotStart, total, lines }).toEqual({
    slotStart: orderBefore.slotStart,
    total: orderBefore.total,
    lines: orderBefore.lines,
  });
  expect(events.map(({ kind }) => kind)).toEqual(['placed', 'changed', 'changed', 'undone']);
  expect((await orderNow(second)).slotStart).toBe('13:00');
  // Twice is once.
  expect((await undoAll([first])).refused).toMatchObject([{ code: 'changed-since' }]);
  await expectVerified(db);
});

test('what a move needs to be taken back is kept for a day', async () => {
  const isKept = async () => (await db.selectFrom('order_moves').select('event_id').execute()).length > 0;
  const hoursLater = (hours: number) => clearMoves(db, new Date(Date.now() + hours * 3_600_000));
  await hoursLater(23);
  expect(await isKept()).toBe(true);
  await hoursLater(25);
  expect(await isKept()).toBe(false);
});

test('nobody is mailed of a move that was taken back in time; who was told of it is told of its end', async () => {
  const id = await place();
  const spare = { scheduleId: await kitchen.world.schedule(kitchen.zone, '14:30', '15:30', 9), date: wednesday };
  await moveAll([id], { slot: spare });
  await undoAll([id]);
  expect((await mailsOf(id)).map(({ state }) => state)).toEqual(['unsent', 'unsent']);
  await moveAll([id], { slot: spare });
  await db
    .updateTable('mails')
    .set({ state: 'sent' })
    .where('order_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  expect((await undoAll([id])).done).toHaveLength(1);
  expect((await mailsOf(id)).map(({ state }) => state)).toEqual(['unsent', 'unsent', 'sent', 'waiting']);
});

test('a dish without portions left is moved all the same with a reason, which the order keeps', async () => {
  const slot = { scheduleId: kitchen.evening, date: '2026-12-02' };
  await db
    .insertInto('offer_availabilities')
    .values({ product_id: kitchen.dahl, size_id: kitchen.size, delivery_date: slot.date, available: 0 })
    .execute();
  const id = await place();
  const refusedQuote = await owner.call('orders', 'quoteOrderMoves', {}, { ids: [id], slot });
  expect(refusedQuote).toMatchObject({ refused: [{ code: 'quantity-unavailable' }], lackingDishes: [{ orders: 1 }] });
  const forcedDish = { reason: 'le fournisseur livre mardi' };
  expect((await owner.call('orders', 'quoteOrderMoves', {}, { ids: [id], slot, forcedDish })).done).toHaveLength(1);
  expect((await moveAll([id], { slot, forcedDish })).done).toHaveLength(1);
  const { deliveryDate, events } = await orderNow(id);
  expect(deliveryDate).toBe(slot.date);
  expect(events.at(-1)).toMatchObject({ kind: 'dish_forced', reason: forcedDish.reason });
  const clerk = await signedIn('clerk');
  const otherId = await place();
  await expect(clerk.call('orders', 'moveOrder', { id: otherId }, { slot, forcedDish })).rejects.toMatchObject({
    problem: { errors: [{ code: 'force-not-allowed', field: 'forcedDish' }] },
  });
  expect((await undoAll([id])).done).toHaveLength(1);
  await expectVerified(db);
});

test('back to a day that was closed meanwhile it goes; a place that somebody took meanwhile is theirs', async () => {
  const tight = { scheduleId: await kitchen.world.schedule(kitchen.zone, '16:00', '17:00', 1), date: wednesday };
  const id = (await kitchen.place(owner, { slot: tight })).id;
  const wide = { scheduleId: await kitchen.world.schedule(kitchen.zone, '10:00', '11:00', 9), date: wednesday };
  await moveAll([id], { slot: wide });
  const taker = (await kitchen.place(owner, { slot: tight })).id;
  expect((await undoAll([id])).refused).toMatchObject([{ code: 'slot-full' }]);
  await owner.call('orders', 'cancelOrder', { id: taker }, { reason: 'Malade' });
  const [configuration] = (await owner.call('delivery-configurations', 'list', {})).items;
  await owner.call('delivery-configurations', 'closeDay', { id: configuration?.id ?? 0 }, { date: wednesday });
  expect((await undoAll([id])).done).toHaveLength(1);
  expect((await orderNow(id)).slotStart).toBe('16:00');
  await expectVerified(db);
});
