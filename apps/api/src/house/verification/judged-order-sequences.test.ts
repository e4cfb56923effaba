import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../db/demo/random.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { judgeAllOrders } from '../../testing/sequences/judge/allergy-judge.ts';
import { owedTo } from '../../testing/sequences/judge/credit-judge.ts';
import { judged } from '../../testing/sequences/judge/judge.ts';
import { patienceFor, placeOne, workAtRandom } from '../../testing/sequences/order-sequences.ts';
import { sharedHouse } from '../../testing/sequences/shared-house.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

/** `npm run sequences` says how many; a few of them are enough each time. */
const wantedOrders = Number(process.env['SEQUENCES'] ?? 20);

const app = await testApp();
const { db } = app;
const findings: string[] = [];
const kitchen = await smallKitchen(db);
const house = await sharedHouse(app, kitchen, judged(db, findings));
// Without limits of portions and places, nothing but the rules that are judged stands in the way.
for (const dish of house.dishes)
  await kitchen.world.changeDish(dish, ({ offers }) => ({
    offers: offers.map((offer) => ({ ...offer, quantityAvailable: null })),
  }));
await db.updateTable('delivery_schedules').set({ capacity: null }).execute();

test(
  `a judge who knows the rules by heart agrees with each answer, one after the other, until ${wantedOrders} orders are placed`,
  async () => {
    const random = seededRandom(7);
    await placeOne(house);
    for (let works = 1; house.orders.length < wantedOrders && findings.length === 0; works++) {
      await workAtRandom(house, random);
      if (works % 50 === 0) findings.push(...(await judgeAllOrders(db)));
    }
    expect(findings).toEqual([]);
    expect(await judgeAllOrders(db)).toEqual([]);
    for (const { id, owed } of await owedTo(db))
      expect(await house.owner.call('companies', 'get', { id })).toMatchObject({ balance: owed });
    await expectVerified(db);
  },
  patienceFor(wantedOrders),
);
