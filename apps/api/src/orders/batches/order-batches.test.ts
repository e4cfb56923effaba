import type { orders } from '@traiteur/contract/orders/orders.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import { largestBatch } from '@traiteur/contract/statement/batches.ts';
import { orderNumber } from '@traiteur/domain/orders/order-number.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');

const place = (orderer = kitchen.marc) => kitchen.place(claire, orderer);

type Batch = Body<(typeof orders.operations)['confirmOrders']>;
const confirm = (batch: Batch, person = claire) => person.call('orders', 'confirmOrders', {}, batch);
const statusOf = async (id: number) => (await claire.call('orders', 'get', { id })).status;

test('each refusal is named with its order and reason, and the others go through', async () => {
  const [first, second, third] = [await place(), await place(), await place()];
  await claire.call('orders', 'cancelOrder', { id: second.id }, { reason: 'double' });
  const answer = await confirm({ ids: [third.id, second.id, first.id, 999_999] });
  expect(answer).toEqual({
    done: [
      { id: first.id, name: first.number },
      { id: third.id, name: third.number },
    ],
    refused: [
      {
        id: second.id,
        name: second.number,
        code: 'status-not-allowed',
        message: expect.stringMatching(/order/) as string,
      },
      { id: 999_999, name: '999999', code: 'not-found', message: expect.any(String) as string },
    ],
    next: null,
    left: 0,
    leftIsEstimate: false,
  });
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['confirmed', 'cancelled']);
});

test('an allergy that nobody has answered for stops its own order alone', async () => {
  const [safe, unsafe] = [await place(kitchen.marc), await place(kitchen.ines)];
  const ids = [safe.id, unsafe.id];
  await confirm({ ids });
  await claire.call('orders', 'startOrdersPreparation', {}, { ids });
  const { id, ...dahl } = await claire.call('products', 'get', { id: kitchen.dahl });
  const sesame = { allergenId: kitchen.sesame, presence: 'contains' as const };
  const cooked = await claire.call('products', 'update', { id }, { ...dahl, allergens: [sesame] });
  const { done, refused } = await claire.call('orders', 'readyOrders', {}, { ids });
  expect(done).toEqual([{ id: safe.id, name: safe.number }]);
  expect(refused).toMatchObject([{ id: unsafe.id, code: 'allergy-not-answered' }]);
  await claire.call('products', 'update', { id }, { ...dahl, allergens: [], version: cooked.version });
});

test('each order leaves the timeline and the audit entry of its own step', async () => {
  const { id } = await place();
  await confirm({ ids: [id] });
  const { events } = await claire.call('orders', 'get', { id });
  expect(events.at(-1)).toMatchObject({ kind: 'confirmed', by: 'Claire manager' });
  const entries = db.selectFrom('audit_entries').select('operation').where('thing_id', '=', String(id)).orderBy('id');
  expect((await entries.execute()).map(({ operation }) => operation)).toEqual(['placeOrder', 'confirmOrder']);
});

test('all that match go through in requests of bounded length, and none that came after the first', async () => {
  const { number } = await place();
  await copyPending(number, largestBatch + 10);
  const matching = { status: 'pending', deliveryFrom: wednesday, deliveryTo: wednesday };
  const { total } = await claire.call('orders', 'list', { ...matching, limit: 1 });
  const first = await confirm({ matching });
  expect([first.done.length, first.left]).toEqual([largestBatch, total - largestBatch]);
  const late = await place();
  expect(first.next).toBeTypeOf('string');
  const second = await confirm({ matching, after: first.next ?? '' });
  expect([second.done.length, second.next]).toEqual([total - largestBatch, null]);
  expect((await claire.call('orders', 'list', matching)).items.map(({ id }) => id)).toEqual([late.id]);
  await confirm({ ids: [late.id] });
});

test('a batch of whom a search finds never goes on with those who are spelt alike', async () => {
  const { number } = await place();
  await copyPending(number, largestBatch);
  const alike = await kitchen.world.client({ firstName: 'Luc', lastName: 'Lebretton' });
  const otherOrder = await place(alike);
  const matching = { status: 'pending', search: 'lebreton' };
  const first = await confirm({ matching });
  // Somebody else cancels what is left of the search meanwhile. By hand: the copies have no lines to give back.
  await sql`update orders set status = 'cancelled' where status = 'pending' and client ->> 'lastName' = 'Lebreton'`.execute(
    db,
  );
  const second = await confirm({ matching, after: first.next ?? '' });
  expect(second).toMatchObject({ done: [], next: null });
  expect(await statusOf(otherOrder.id)).toBe('pending');
});

test.each<[string, Batch]>([
  ['neither orders nor filters', {}],
  ['both', { ids: [1], matching: {} }],
  ['more orders than one request may have', { ids: Array.from({ length: largestBatch + 1 }, (_, index) => index + 1) }],
  ['a cursor of somebody’s own making', { matching: {}, after: 'WzFd' }],
])('%s is refused', async (_, batch) => {
  await expect(confirm(batch)).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
});

test('each step is offered many at once to whoever may take it with one order', async () => {
  const [cook, driver] = [await signedIn('kitchen'), await signedIn('delivery')];
  expect([cook.offers('orders', 'readyOrders'), cook.offers('orders', 'confirmOrders')]).toEqual([true, false]);
  expect([driver.offers('orders', 'deliverOrders'), driver.offers('orders', 'readyOrders')]).toEqual([true, false]);
});

let copies = 0;

/** More pending orders like that one. */
async function copyPending(number: string, count: number) {
  const columns = sql.raw(
    'version, client_id, source, placed_at, placed_by, delivery_date, schedule_id, slot_starts, slot_ends, zone_id, zone_name, client, address, kitchen_note, driver_note, items, subtotal, discount, delivery_fee, taxes, total',
  );
  for (let step = 1; step <= count; step++)
    await sql`insert into orders (number, status, ${columns})
      select ${orderNumber(2026, 500_000 + copies++)}, 'pending', ${columns} from orders where number = ${number}`.execute(
      db,
    );
}
