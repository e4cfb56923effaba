import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../db/demo/random.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { patienceFor, placeOne, workAtRandom } from '../../testing/sequences/order-sequences.ts';
import { sharedHouse } from '../../testing/sequences/shared-house.ts';
import { deadlocksIn } from '../../testing/sales-by-hand.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

/** `npm run sequences` says how many; a few of them are enough each time. */
const sequences = Number(process.env['SEQUENCES'] ?? 4);
const together = 4;
const stepsEach = 10;

const app = await testApp();
const { db } = app;
const house = await sharedHouse(app, await smallKitchen(db));

test(
  `${sequences} sequences of orders placed, changed, moved, undone, cancelled and judged at once leave nothing that disagrees`,
  async () => {
    const deadlocks = await deadlocksIn(db);
    const outcomes: string[] = [];
    await placeOne(house);
    for (let first = 0; first < sequences; first += together) {
      const wave = Array.from({ length: Math.min(together, sequences - first) }, (_, index) => first + index);
      await Promise.all(
        wave.map(async (seed) => {
          const random = seededRandom(1000 + seed);
          for (let step = 0; step < stepsEach; step++) outcomes.push(await workAtRandom(house, random));
        }),
      );
      await expectVerified(db);
    }
    expect(await deadlocksIn(db)).toBe(deadlocks);
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(outcomes.length / 5);
  },
  patienceFor(sequences),
);
