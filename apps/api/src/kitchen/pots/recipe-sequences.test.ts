import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../db/demo/random.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { patienceFor } from '../../testing/sequences/order-sequences.ts';
import { plainBook } from '../../testing/sequences/recipes/plain-book.ts';
import { judgePots, judgeSales } from '../../testing/sequences/recipes/pot-judge.ts';
import type { CookedHouse } from '../../testing/sequences/recipes/cooked-house.ts';
import { cookAtRandom } from '../../testing/sequences/recipes/recipe-works.ts';
import { importedTable } from '../../testing/imported-table.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { supplierInput } from '../../testing/recipe-inputs.ts';
import { testApp } from '../../testing/test-app.ts';

/** `npm run sequences` says how many orders, and each is worth some changes; a few are enough each time. */
const changes = Number(process.env['SEQUENCES'] ?? 20) * 4;

const app = await testApp();
const { db, signedIn } = app;
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const { id: supplierId } = await owner.call('suppliers', 'create', {}, supplierInput);
const dishes = [];
for (const name of ['Houmous', 'Nouilles', 'Curry', 'Soupe', 'Riz', 'Tarte'])
  dishes.push(await kitchen.dish({ name, price: 900, ...(dishes.length % 2 && { contains: kitchen.sesame }) }));
const house: CookedHouse = {
  owner,
  kitchen,
  supplierId,
  dishes,
  ingredients: [],
  recipes: [],
  allergens: [kitchen.sesame],
  date: '2026-11-23',
  table: importedTable(app, owner, 'ingredients'),
  imports: [],
};

test(
  `after each of ${changes} changes of the kitchen every dish declares what a judge finds in its pot`,
  async () => {
    const random = seededRandom(23);
    for (let change = 1; change <= changes; change++) {
      const earlierDishes = (await plainBook(db)).dishes;
      const work = await cookAtRandom(house, random);
      const findings = [...(await judgePots(db, house.date)), ...(await judgeSales(db, earlierDishes, work))];
      expect(findings, `after change ${change}, ${work}`).toEqual([]);
      if (change % 25 === 0) await expectVerified(db);
    }
    await expectVerified(db);
  },
  patienceFor(changes),
);
