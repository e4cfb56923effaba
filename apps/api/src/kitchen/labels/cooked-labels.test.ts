import { expect, test } from 'vitest';
import { grams, ingredientInput, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const karim = await signedIn('kitchen');

test('a label says the lot of what was cooked, and no later day than that of its batch', async () => {
  const allergens = [{ allergenId: kitchen.sesame, state: 'none' as const }];
  const lentils = await claire.call('ingredients', 'create', {}, ingredientInput('Lentilles', { allergens }));
  const portions = [{ sizeId: kitchen.size, weight: 300_000 }];
  const input = recipeInput('Dahl', [grams(lentils.id, 100)], { productId: kitchen.dahl, portions, shelfLife: 1 });
  const { id } = await claire.call('recipes', 'create', {}, input);
  const order = await kitchen.place(claire, { lines: [kitchen.line(kitchen.dahl, 2)] });
  const label = async () => {
    const { dishes } = await karim.call('labels', 'getLabels', { date: wednesday });
    return dishes[0];
  };
  expect(order.lines).toHaveLength(1);
  expect((await label())?.lot).toBe('L 26-329');
  const tick = { date: wednesday, productId: kitchen.dahl, sizeId: kitchen.size, quantity: 2 };
  await karim.call('production', 'tickProduction', {}, tick);
  expect(await label()).toMatchObject({ lot: `L 261125-${id}`, useBy: '2026-11-26' });
});
