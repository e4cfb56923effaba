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
  expect(quote.bookings).toEqual({ orders: 3, portions: [] });
  const later = { ids: [first], slot: tight, bookings: { orders: 3, portions: [] } };
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
  expect(bookings).toEqual({ orders: 1, portions: [kitchen.line(kitchen.dahl)] });
  const scarce = { orders: 1, portions: bookings.portions.map((portion) => ({ ...portion, quantity: 100_000 })) };
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
