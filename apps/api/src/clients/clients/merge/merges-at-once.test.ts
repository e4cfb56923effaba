import { expect, test } from 'vitest';
import { orderBook } from '../../../testing/delivered-orders.ts';
import { expectVerified } from '../../../testing/expect-verified.ts';
import { deadlocksIn } from '../../../testing/sales-by-hand.ts';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { testApp } from '../../../testing/test-app.ts';
import { saveSelf } from '../eater-rows.ts';
import { lockClients } from './merge-rows.ts';

const { db, pool, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const book = orderBook(owner, kitchen);

const mayContainSesame = () => [{ allergenId: kitchen.sesame, presence: 'may_contain' as const }];

/** Makes two records one and two again. */
async function mergeAndPart(id: number, otherId: number): Promise<void> {
  const { version, otherVersion } = await owner.call('clients', 'previewClientMerge', { id, otherId });
  await owner.call('clients', 'mergeClients', { id }, { otherId, version, otherVersion });
  const { merges } = await owner.call('clients', 'getClientStanding', { id });
  await owner.call('clients', 'undoMerge', { id }, { mergeId: merges[0]?.id ?? 0 });
}

test('nobody waits in a circle while two records are merged and parted, their orders are paid, and a dish is judged', async () => {
  const deadlocks = await deadlocksIn(db);
  const otherClient = await kitchen.world.client({ firstName: 'Marc', allergicTo: kitchen.sesame });
  // In turns, so that none of both has all the early orders.
  const orders = [await book.place(), await book.place(otherClient), await book.place(), await book.place(otherClient)];
  const again = async (count: number, work: () => Promise<unknown>) => {
    for (let round = 0; round < count; round++) await work();
  };
  await Promise.all([
    again(5, () => mergeAndPart(kitchen.marc.clientId, otherClient.clientId)),
    again(10, () => kitchen.world.cook(kitchen.dahl, mayContainSesame)),
    ...orders.map((order) => again(15, () => book.pay(order, 1))),
  ]);
  expect(await deadlocksIn(db)).toBe(deadlocks);
  await expectVerified(db);
});

test('who saves a client waits for who merges them before touching what they react to', async () => {
  const deadlocks = await deadlocksIn(db);
  const { clientId } = await kitchen.world.client({ allergicTo: kitchen.sesame });
  const { saving } = await db.transaction().execute(async (merge) => {
    await lockClients(merge, [clientId]);
    const waits = kitchen.world.changeAllergens(clientId, () => []);
    await expect
      .poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0);
    await saveSelf(merge, clientId, { dietNote: '', allergens: [], allergiesAsked: true });
    // In an object, so that nobody waits for it here.
    return { saving: waits };
  });
  await saving;
  expect(await deadlocksIn(db)).toBe(deadlocks);
});
