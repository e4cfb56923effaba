import { expect, test } from 'vitest';
import { followVersions } from './follow-versions.ts';
import { bringTo } from '../../testing/order-steps.ts';
import { grams, ingredientInput, inputOf, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, time, house } = await testApp();
const kitchen = await smallKitchen(db);
const { size, sesame } = kitchen;
const thursday = '2026-11-26';
const evening = await kitchen.world.schedule(kitchen.zone, '18:00', '20:00', null, 4);
const claire = await signedIn('manager');
const ingredient = (fr: string, state: 'contains' | 'none') =>
  claire.call('ingredients', 'create', {}, ingredientInput(fr, { allergens: [{ allergenId: sesame, state }] }));
const [rice, paste] = [await ingredient('Riz', 'none'), await ingredient('Purée de sésame', 'contains')];
const portions = [{ sizeId: size, weight: 300_000 }];
const withSesame = recipeInput('Dahl', [grams(paste.id, 100)], { productId: kitchen.dahl, portions });
const recipe = await claire.call('recipes', 'create', {}, withSesame);
const reason = 'en mange volontiers';
const override = { productId: kitchen.dahl, allergenIds: [sesame], reason };

/** Failed on Wednesday evening; from Thursday on the dish is cooked without sesame. */
async function failedOrder() {
  const lou = await kitchen.world.client({ firstName: 'Lou', lastName: 'Petit', allergicTo: sesame });
  const order = await kitchen.place(claire, {
    clientId: lou.clientId,
    addressId: lou.addressId,
    lines: [kitchen.line(kitchen.dahl)],
    allergyOverrides: [override],
  });
  return { ...order, ...lou };
}

test('a dish that goes out again is judged by what it was cooked from, though its recipe is another since', async () => {
  const again = await failedOrder();
  const { version: recipeVersion } = await claire.call('recipes', 'get', { id: recipe.id });
  const later = { ...inputOf(recipe), lines: [grams(rice.id, 100)], fromDate: thursday, version: recipeVersion };
  await claire.call('recipes', 'update', { id: recipe.id }, later);
  time.now = new Date('2026-11-25T19:30:00Z');
  const nora = await signedIn('manager');
  const { version } = await bringTo(nora, again, 'failed');
  time.now = new Date('2026-11-26T07:00:00Z');
  await followVersions({ db, house, clock: () => time.now, log: (line) => expect.fail(line) });
  const sam = await signedIn('manager');
  expect((await sam.call('products', 'get', { id: kitchen.dahl })).allergens).toEqual([]);
  expect((await sam.call('orders', 'get', { id: again.id })).conflicts).toMatchObject([{ presence: 'contains' }]);

  const slot = { scheduleId: evening, date: thursday };
  await sam.call('orders', 'moveOrder', { id: again.id }, { slot, version });
  expect((await sam.call('orders', 'get', { id: again.id })).conflicts).toHaveLength(1);
});
