import { expect, test } from 'vitest';
import { grams, ingredientInput, inputOf, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { followVersions } from './follow-versions.ts';

const { db, signedIn, time, house } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const { sesame } = kitchen;

const ingredient = (fr: string, state: 'contains' | 'none') =>
  claire.call('ingredients', 'create', {}, ingredientInput(fr, { allergens: [{ allergenId: sesame, state }] }));
const tahini = await ingredient('Tahin', 'contains');
const beans = await ingredient('Haricots', 'none');
const recipe = await claire.call(
  'recipes',
  'create',
  {},
  recipeInput('Dahl', [grams(tahini.id, 100)], {
    productId: kitchen.dahl,
    portions: [{ sizeId: kitchen.size, weight: 300_000 }],
  }),
);
const dish = async () => {
  const owner = await signedIn('owner');
  const { allergens, ingredients } = await owner.call('products', 'get', { id: kitchen.dahl });
  return { allergens: allergens.map(({ presence }) => presence), ingredients: ingredients.fr };
};
const follow = () => followVersions({ db, house, clock: () => time.now, log: (line) => expect.fail(line) });

test('on the first day of a version its dish takes its list from it and no longer declares what it replaces, once', async () => {
  const { version } = await claire.call('recipes', 'get', { id: recipe.id });
  const lines = [grams(beans.id, 100)];
  await claire.call(
    'recipes',
    'update',
    { id: recipe.id },
    { ...inputOf(recipe), lines, fromDate: '2026-11-25', version },
  );
  await follow();
  expect(await dish()).toMatchObject({
    allergens: ['contains'],
    ingredients: expect.stringContaining('Tahin') as string,
  });
  time.now = new Date(time.now.getTime() + 2 * 86_400_000);
  await follow();
  expect(await dish()).toEqual({ allergens: [], ingredients: 'Haricots.' });
  const owner = await signedIn('owner');
  const storedDish = () => owner.call('products', 'get', { id: kitchen.dahl });
  const followedDish = await storedDish();
  await follow();
  expect(await storedDish()).toEqual(followedDish);
});
