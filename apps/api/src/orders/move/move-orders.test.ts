import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const narrow = { scheduleId: await kitchen.world.schedule(kitchen.zone, '13:00', '14:00', 2), date: wednesday };

const place = async () => (await kitchen.place(claire)).id;

test('of many orders each is told possible or why not before anything moves, and then moves or is named', async () => {
  const ids = [await place(), await place(), await place(), await place()];
  const [begun = 0] = ids;
  await claire.call('orders', 'confirmOrder', { id: begun });
  await claire.call('orders', 'startOrderPreparation', { id: begun });

  const quote = await claire.call('orders', 'quoteOrderMoves', {}, { ids, slot: narrow });
  expect(quote.done.map(({ id }) => id)).toEqual(ids.slice(1, 3));
  expect(quote.refused.map(({ id, code }) => [id, code])).toEqual([
    [begun, 'status-not-allowed'],
    [ids[3], 'slot-full'],
  ]);
  expect((await claire.call('orders', 'get', { id: ids[1] ?? 0 })).slotStart).toBe('18:00');

  const answer = await claire.call('orders', 'moveOrders', {}, { ids, slot: narrow });
  expect([answer.done, answer.refused]).toEqual([quote.done, quote.refused]);
  const movedOrder = await claire.call('orders', 'get', { id: ids[1] ?? 0 });
  expect(movedOrder).toMatchObject({ slotStart: '13:00', events: [{ kind: 'placed' }, { kind: 'changed' }] });
  await expectVerified(db);
});

test('the slots of their zones are offered, the full ones as well', async () => {
  const ids = [await place()];
  const slots = await claire.call('orders', 'listMoveSlots', {}, { ids });
  expect(slots.items.map(({ scheduleId }) => scheduleId)).toContain(kitchen.lunch);
  expect(slots.unavailable).toContainEqual(expect.objectContaining({ ...narrow, reason: 'full' }));
});

test('all that match are quoted and moved in pages: what one page takes is no longer there for the next', async () => {
  const clients = await Promise.all(Array.from({ length: 4 }, () => place()));
  const [first = 0] = clients;
  const tight = { scheduleId: await kitchen.world.schedule(kitchen.zone, '15:00', '16:00', 3), date: wednesday };
  const matching = { ids: clients.join(',') };
  const quote = await claire.call('orders', 'quoteOrderMoves', {}, { matching, slot: tight });
  expect([quote.done.length, quote.refused.map(({ code }) => code), quote.next]).toEqual([3, ['slot-full'], null]);
  expect(quote.bookings).toEqual({ slots: [{ scheduleId: tight.scheduleId, orders: 3 }], portions: [] });
  const later = { ids: [first], slot: tight, bookings: quote.bookings };
  expect((await claire.call('orders', 'quoteOrderMoves', {}, later)).refused).toMatchObject([{ code: 'slot-full' }]);

  const slots = await claire.call('orders', 'listMoveSlots', {}, { matching });
  expect(slots.items.map(({ scheduleId }) => scheduleId)).toContain(tight.scheduleId);
  const answer = await claire.call('orders', 'moveOrders', {}, { matching, slot: tight });
  expect([answer.done, answer.refused, answer.next]).toEqual([quote.done, quote.refused, null]);
});

test('the portions of another day that one page would take are told to the next', async () => {
  const id = await place();
  const slot = { scheduleId: kitchen.evening, date: '2026-12-02' };
  const { bookings } = await claire.call('orders', 'quoteOrderMoves', {}, { ids: [id], slot });
  expect(bookings).toEqual({
    slots: [{ scheduleId: kitchen.evening, orders: 1 }],
    portions: [kitchen.line(kitchen.dahl)],
  });
  const scarce = { slots: [], portions: bookings.portions.map((portion) => ({ ...portion, quantity: 100_000 })) };
  const { refused } = await claire.call('orders', 'quoteOrderMoves', {}, { ids: [id], slot, bookings: scarce });
  expect(refused.map(({ code }) => code)).toEqual(['quantity-unavailable']);
});

test('an order that a day has too little for names the dish and how many portions are left, before and while it moves', async () => {
  const scarce = await kitchen.dish({ name: 'Blanquette', price: 900, available: 3 });
  const slot = { scheduleId: kitchen.evening, date: '2026-12-02' };
  const lines = [kitchen.line(scarce, 2)];
  await kitchen.place(claire, { slot, lines });
  const { id } = await kitchen.place(claire, { lines });
  const expected = [
    { id, code: 'quantity-unavailable', message: expect.stringMatching(/Blanquette: 1 portion is left/) as string },
  ];
  expect((await claire.call('orders', 'quoteOrderMoves', {}, { ids: [id], slot })).refused).toMatchObject(expected);
  expect((await claire.call('orders', 'moveOrders', {}, { ids: [id], slot })).refused).toMatchObject(expected);
});

const thursday = '2026-11-26';

test('orders go to another day at the same hour, each in its own zone, and what that day lacks is told, replaced or cooked all the same', async () => {
  const { world } = kitchen;
  const evening = await world.schedule(kitchen.zone, '18:00', '20:00', 2, 4);
  const late = await world.schedule(kitchen.zone, '20:00', '21:00', null, 4);
  const west = await world.zone({ name: 'Ouest', minimumOrder: 0, postalCodes: { '78000': 'Versailles' } });
  const westEvening = await world.schedule(west, '18:00', '20:00');
  const far = await world.client({ firstName: 'Lou', lastName: 'Vidal', postalCodes: ['78000'] });
  const tart = await kitchen.dish({ name: 'Tarte', price: 950 });
  await world.changeDish(tart, () => ({ weekdays: [3] }));
  const lines = [kitchen.line(tart)];
  const orders = [
    await kitchen.place(claire),
    await kitchen.place(claire, { lines }),
    await kitchen.place(claire),
    await kitchen.place(claire, { ...far, slot: { scheduleId: westEvening, date: wednesday } }),
  ];
  const [plain = 0, withTart = 0, third = 0, westward = 0] = orders.map(({ id }) => id);
  const ids = [plain, withTart, third, westward];
  const quoteWith = (more: object = {}, nearest = false) =>
    claire.call('orders', 'quoteOrderMoves', {}, { ids, day: { date: thursday, nearest }, ...more });

  const strict = await quoteWith();
  expect(strict.refused.map(({ id, code }) => [id, code])).toEqual([
    [withTart, 'not-offered-that-day'],
    [westward, 'no-slot-at-that-hour'],
  ]);
  expect(strict.lackingDishes).toEqual([{ productId: tart, name: { fr: 'Tarte', en: 'Tarte' }, orders: 1 }]);

  const westLunch = await world.schedule(west, '12:00', '14:00', null, 4);
  const replacements = [{ productId: tart, byProductId: kitchen.dahl }];
  const lenient = await quoteWith({ replacements }, true);
  expect([lenient.refused, lenient.lackingDishes]).toEqual([[], []]);
  expect(lenient.otherHours.map(({ id, start }) => [id, start])).toEqual([
    [third, '20:00'],
    [westward, '12:00'],
  ]);

  const day = { date: thursday, nearest: true };
  const forcedDish = { reason: 'le four est en panne mercredi' };
  const forced = await claire.call('orders', 'moveOrders', {}, { ids: [withTart], day, forcedDish });
  expect(forced.refused).toEqual([]);
  expect(await claire.call('orders', 'get', { id: withTart })).toMatchObject({
    deliveryDate: thursday,
    scheduleId: evening,
    forcedDish: { reason: forcedDish.reason },
    lines: [{ productId: tart }],
  });
  const answer = await claire.call('orders', 'moveOrders', {}, { ids, day, replacements });
  expect(answer.refused).toEqual([]);
  const slots = await Promise.all(ids.map((id) => claire.call('orders', 'get', { id })));
  expect(slots.map(({ deliveryDate, scheduleId }) => [deliveryDate, scheduleId])).toEqual([
    [thursday, evening],
    [thursday, evening],
    [thursday, late],
    [thursday, westLunch],
  ]);
  await expectVerified(db);
});

test('a dish is replaced while its order moves, and who may not force cooks nothing outside its days', async () => {
  const pie = await kitchen.dish({ name: 'Tourte', price: 950 });
  await kitchen.world.changeDish(pie, () => ({ weekdays: [3] }));
  const { id } = await kitchen.place(claire, { lines: [kitchen.line(pie, 2)] });
  const evening = { scheduleId: kitchen.evening, date: '2026-12-02' };
  const replacements = [{ productId: pie, byProductId: kitchen.dahl }];
  await claire.call('orders', 'moveOrder', { id }, { slot: evening, replacements });
  expect(await claire.call('orders', 'get', { id })).toMatchObject({
    deliveryDate: evening.date,
    forcedDish: null,
    lines: [{ productId: kitchen.dahl, quantity: 2 }],
  });
  await expectVerified(db);
});
