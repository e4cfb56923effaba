import type { OrderInput } from '@traiteur/contract/orders/order-input.ts';
import { roleScopes } from '@traiteur/domain/access/scopes.ts';
import { expect, test } from 'vitest';
import type { StaffCaller } from '../../core/caller.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { staffKey } from '../ledger/idempotency-keys.ts';
import { updateOrder } from '../edit/update-order.ts';
import { moveOrder } from '../move/move-order.ts';
import { placeOrder } from './place-order.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const { db, services, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { world, marc, zone, size, dahl } = kitchen;
const owner = await signedIn('owner');
const claire = await signedIn('manager');
const cheap = await kitchen.dish({ name: 'Compotée', price: 420 });

let keys = 0;
const draft = { ...marc, lines: [{ productId: dahl, sizeId: size, quantity: 1 }] };
const place = (more: Partial<OrderInput> & Pick<OrderInput, 'slot'>, person = claire) =>
  kitchen.place(person, { ...draft, ...more });

/** A slot of its own, with room for one order, which takes it. */
async function fullSlot() {
  const minute = String(keys % 60).padStart(2, '0');
  const slot = { scheduleId: await world.schedule(zone, `12:${minute}`, '13:00', 1), date: wednesday };
  await place({ slot });
  return slot;
}
const takenIn = async ({ scheduleId }: OrderInput['slot']) =>
  (await db.selectFrom('slot_bookings').select('taken').where('schedule_id', '=', scheduleId).executeTakeFirstOrThrow())
    .taken;

const evening = { scheduleId: kitchen.evening, date: wednesday };
const why = { reason: 'Fête des voisins, promis hier' };

test.each(['owner', 'manager'] as const)('%s forces a place in a full slot by name and reason', async (role) => {
  const slot = await fullSlot();
  const person = await signedIn(role);
  const order = await place({ slot, forcedPlace: why }, person);
  const decision = { by: `Claire ${role}`, at: '2026-11-23T09:00:00Z', ...why };
  expect(order).toMatchObject({ forcedPlace: decision, forcedMinimum: null });
  expect(order.events.map(({ kind, by, reason }) => [kind, by, reason])).toEqual([
    ['placed', `Claire ${role}`, ''],
    ['place_forced', `Claire ${role}`, why.reason],
  ]);
  const { items } = await owner.call('audit-entries', 'list', { tag: 'orders', thingId: String(order.id) });
  expect(items[0]).toMatchObject({ operation: 'placeOrder', after: { forcedPlace: decision } });
});

test('after a forced order the slot is still full for everybody else, and tells of it in no list of free ones', async () => {
  const slot = await fullSlot();
  await place({ slot, forcedPlace: why });
  expect(await takenIn(slot)).toBe(2);
  await expect(place({ slot })).rejects.toMatchObject(refusedWith('slot-full', 'slot'));
  const quote = await claire.call('orders', 'quoteOrder', {}, { ...draft, slot });
  expect(quote.faults.map(({ code }) => code)).toEqual(['slot-full']);
  const { items } = await claire.call('delivery-slots', 'listDeliverySlots', { country: 'FR', postalCode: '75020' });
  expect(items.filter(({ left }) => left !== null && left < 0)).toEqual([]);
});

test('orders that were forced give their place back, and only the last one leaves room', async () => {
  const slot = await fullSlot();
  const forced = await Promise.all([place({ slot, forcedPlace: why }), place({ slot, forcedPlace: why })]);
  expect(await takenIn(slot)).toBe(3);
  for (const { id } of forced) {
    await claire.call('orders', 'cancelOrder', { id }, { reason: 'essai' });
    await expect(place({ slot })).rejects.toMatchObject(refusedWith('slot-full', 'slot'));
  }
  expect(await takenIn(slot)).toBe(1);
});

test('of eight who force a place at once each has one, and an ordinary order among them has none', async () => {
  const slot = await fullSlot();
  const settled = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => place({ slot, ...(index !== 5 && { forcedPlace: why }) })),
  );
  expect(settled.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([5]);
  expect(await takenIn(slot)).toBe(8);
  await expectVerified(db);
});

test('a reason that nothing needed leaves no trace', async () => {
  const order = await place({ slot: evening, forcedPlace: why, forcedMinimum: why });
  expect([order.forcedPlace, order.forcedMinimum, order.events.map(({ kind }) => kind)]).toEqual([
    null,
    null,
    ['placed'],
  ]);
});

test('an order below the zone’s minimum stands by name and reason', async () => {
  const small = { slot: evening, lines: [{ productId: cheap, sizeId: size, quantity: 1 }] };
  await expect(place({ ...small, forcedPlace: why })).rejects.toMatchObject(
    refusedWith('below-minimum-order', 'lines'),
  );
  const order = await place({ ...small, forcedMinimum: why });
  expect(order).toMatchObject({ forcedPlace: null, forcedMinimum: { by: 'Claire manager', ...why } });
  expect(order.events.map(({ kind }) => kind)).toEqual(['placed', 'minimum_forced']);
});

test('neither a closed day nor the notice nor the zone can be forced', async () => {
  const forced = { forcedPlace: why, forcedMinimum: why };
  const slot = await fullSlot();
  await world.configuration({ closedDates: [wednesday] });
  await expect(place({ slot, ...forced })).rejects.toMatchObject(refusedWith('slot-unavailable', 'slot'));
  await world.configuration();
  await world.changeSchedule(slot.scheduleId, { noticeHours: 100 });
  await expect(place({ slot, ...forced })).rejects.toMatchObject(refusedWith('slot-unavailable', 'slot'));
  await world.changeSchedule(slot.scheduleId, { noticeHours: null });
  const far = await world.client({ postalCodes: ['13001'] });
  await expect(place({ ...far, slot, ...forced })).rejects.toMatchObject(
    refusedWith('address-not-eligible', 'addressId'),
  );
  expect(await takenIn(slot)).toBe(1);
});

test('an order that was forced has its place again when its cancellation is undone', async () => {
  const slot = await fullSlot();
  const order = await place({ slot, forcedPlace: why });
  const { id, events } = await claire.call('orders', 'cancelOrder', { id: order.id }, { reason: 'Par erreur' });
  await claire.call('orders', 'undoOrderChange', { id }, { eventId: events.at(-1)?.id ?? 0 });
  expect(await takenIn(slot)).toBe(2);
});

test('who may place orders and not force them is refused, needed or not', async () => {
  for (const field of ['forcedPlace', 'forcedMinimum'] as const) {
    const input = { ...draft, kitchenNote: '', driverNote: '', slot: evening, [field]: why };
    await expect(placeOrder(input, staffKey(`clerk-key-${field}`), actingClerk())).rejects.toMatchObject({
      code: 'force-not-allowed',
      details: { faults: [{ field }] },
    });
  }
});

test('who may not force them is refused with a change and with a move too', async () => {
  const { id, version } = await place({ slot: evening });
  const refusal = { code: 'force-not-allowed', details: { faults: [{ field: 'forcedPlace' }] } };
  const change = { ...draft, kitchenNote: '', driverNote: '', version, slot: evening, forcedPlace: why };
  await expect(updateOrder(id, change, actingClerk())).rejects.toMatchObject(refusal);
  await expect(moveOrder(id, { slot: evening, forcedPlace: why }, actingClerk())).rejects.toMatchObject(refusal);
});

/** Somebody who may write orders and set no rule aside. */
function actingClerk() {
  const scopes = roleScopes.manager.filter((scope) => scope !== 'orders:force');
  // Nothing of a caller but this is asked when an order is placed or changed.
  const clerk = { kind: 'staff', id: null, name: 'Léo', scopes } as unknown as StaffCaller;
  return { ...services, caller: clerk };
}
