import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const narrow = { scheduleId: await kitchen.world.schedule(kitchen.zone, '13:00', '14:00', 2), date: wednesday };

let keys = 0;
async function place(): Promise<number> {
  const lines = [{ productId: kitchen.dahl, sizeId: kitchen.size, quantity: 1 }];
  const slot = { scheduleId: kitchen.evening, date: wednesday };
  const key = { 'Idempotency-Key': `moves-key-${keys++}` };
  return (await claire.call('orders', 'placeOrder', key, { ...kitchen.marc, slot, lines })).id;
}

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
  const moved = await claire.call('orders', 'get', { id: ids[1] ?? 0 });
  expect(moved).toMatchObject({ slotStart: '13:00', events: [{ kind: 'placed' }, { kind: 'changed' }] });
  await expectVerified(db);
});

test('the slots of their zones are offered, the full ones as well', async () => {
  const ids = [await place()];
  const slots = await claire.call('orders', 'listMoveSlots', {}, { ids });
  expect(slots.items.map(({ scheduleId }) => scheduleId)).toContain(kitchen.lunch);
  expect(slots.unavailable).toContainEqual(expect.objectContaining({ ...narrow, reason: 'full' }));
});
