import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { grams, ingredientInput, inputOf, part, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const { size, sesame } = kitchen;
let claire = await signedIn('manager');
let karim = await signedIn('kitchen');
const store = await kitchenStore(karim, kitchen.taxRate);
const isSesame = (state: 'contains' | 'none') => ({ allergens: [{ allergenId: sesame, state }] });

const rice = await claire.call('ingredients', 'create', {}, ingredientInput('Riz', isSesame('none')));
const paste = await claire.call('ingredients', 'create', {}, ingredientInput('Purée de sésame', isSesame('contains')));
const sauce = await claire.call(
  'recipes',
  'create',
  {},
  recipeInput('Sauce', [grams(rice.id, 50), grams(paste.id, 5)]),
);
const portions = [{ sizeId: size, weight: 300_000 }];

const dishOf = async (name: string, lines: Parameters<typeof recipeInput>[1]) => {
  const productId = await kitchen.dish({ name, price: 990 });
  const { id } = await claire.call('recipes', 'create', {}, recipeInput(name, lines, { productId, portions }));
  await kitchen.place(claire, { lines: [kitchen.line(productId, 2)] });
  return { id, productId };
};
const tick = (productId: number, quantity = 2) =>
  karim.call('production', 'tickProduction', {}, { date: wednesday, productId, sizeId: size, quantity });
const save = async (id: number, changes: object) => {
  const recipe = await claire.call('recipes', 'get', { id });
  return claire.call('recipes', 'update', { id }, { ...inputOf(recipe), ...changes, version: recipe.version });
};
const declared = async (id: number) => (await claire.call('products', 'get', { id })).allergens;
const contains = [{ allergenId: sesame, presence: 'contains' }];

test('what was cooked with is not taken out of the recipe of that day, but out of that of the next', async () => {
  const bowl = await dishOf('Bol', [grams(rice.id, 200), grams(paste.id, 20)]);
  await tick(bowl.productId);
  const lot = `L 261125-${bowl.id}`;
  const refusal = {
    problem: { code: 'recipe-cooked', errors: [{ field: 'fromDate', amounts: { lots: lot } }] },
  };
  const without = { lines: [grams(rice.id, 220)] };
  await expect(save(bowl.id, without)).rejects.toMatchObject(refusal);
  await expect(save(bowl.id, { ...without, fromDate: wednesday })).rejects.toMatchObject(refusal);
  const recipe = inputOf(await claire.call('recipes', 'get', { id: bowl.id }));
  await expect(
    claire.call('recipes', 'previewRecipeEffect', {}, { recipeId: bowl.id, recipe: { ...recipe, ...without } }),
  ).rejects.toMatchObject(refusal);
  await save(bowl.id, { lines: [grams(rice.id, 250), grams(paste.id, 10)], steps: [] });
  await save(bowl.id, { ...without, fromDate: '2026-11-26' });
  expect(await declared(bowl.productId)).toEqual(contains);
  await tick(bowl.productId, 0);
  await save(bowl.id, without);
  expect(await declared(bowl.productId)).toEqual([]);
});

test('nor out of a preparation that was cooked along', async () => {
  const noodles = await dishOf('Nouilles', [grams(rice.id, 200), part(sauce.id, 50)]);
  await tick(noodles.productId);
  await expect(save(sauce.id, { lines: [grams(rice.id, 50)] })).rejects.toMatchObject({
    problem: { code: 'recipe-cooked' },
  });
  await tick(noodles.productId, 0);
  await save(sauce.id, { lines: [grams(rice.id, 50)] });
  expect(await declared(noodles.productId)).toEqual([]);
});

test('whoever cooks and takes out at once: a dish declares what is in its lot', async () => {
  for (let round = 0; round < 4; round++) {
    const dish = await dishOf(`Plat ${round}`, [grams(rice.id, 200), grams(paste.id, 20)]);
    await Promise.allSettled([tick(dish.productId), save(dish.id, { lines: [grams(rice.id, 220)] })]);
    const { items } = await karim.call('cooked-batches', 'listCookedBatches', { date: wednesday });
    const cookedParts = items.find(({ recipeId }) => recipeId === dish.id)?.parts.map(({ name }) => name.fr) ?? [];
    if (cookedParts.includes('Purée de sésame')) expect(await declared(dish.productId)).toEqual(contains);
  }
  await expectVerified(db);
});

test('a lot stays that of the dish as which it was cooked, whatever its recipe makes later', async () => {
  const { lines } = await store.receive([store.line(rice.id, { number: 'RZ-1' })]);
  const sack = lines[0]?.id ?? 0;
  const old = await dishOf('Ancien', [grams(rice.id, 200)]);
  const nextDish = await kitchen.dish({ name: 'Nouveau', price: 990 });
  await tick(old.productId);
  await expect(save(old.id, { productId: nextDish })).rejects.toMatchObject({
    problem: { code: 'recipe-cooked', errors: [{ field: 'productId' }] },
  });
  time.now = new Date('2026-11-26T09:00:00Z');
  [claire, karim] = [await signedIn('manager'), await signedIn('kitchen')];
  await save(old.id, { productId: nextDish });
  const traced = await claire.call('traces', 'traceBatch', { ingredientBatchId: sack });
  expect(traced.servings.filter(({ isSure }) => isSure)).toMatchObject([{ productId: old.productId, orders: 1 }]);
  expect(traced.orders.filter(({ isSure }) => isSure)).toMatchObject([{ portions: 2, dishes: [{ quantity: 2 }] }]);
  const hold = { ingredientBatchId: sack, cookedBatchId: null, reason: 'Corps étranger' };
  expect(await karim.call('batch-holds', 'holdBatch', {}, hold)).toMatchObject({ lots: 1, orders: 1 });
});
