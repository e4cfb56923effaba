import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { grams, ingredientInput, part, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { size } = kitchen;
const claire = await signedIn('manager');
const karim = await signedIn('kitchen');
const large = await kitchen.world.size('Grande', 3);

const rice = await claire.call(
  'ingredients',
  'create',
  {},
  ingredientInput('Riz', { edibleShare: 80, allergens: [{ allergenId: kitchen.sesame, state: 'none' }] }),
);
const sauce = await claire.call('recipes', 'create', {}, recipeInput('Sauce', [grams(rice.id, 100)], { shelfLife: 1 }));
const curry = await kitchen.dish({ name: 'Curry', price: 990, otherSizes: [{ size: large, price: 1500 }] });
const recipe = await claire.call(
  'recipes',
  'create',
  {},
  recipeInput('Curry', [grams(rice.id, 200), part(sauce.id, 100)], {
    productId: curry,
    portions: [
      { sizeId: size, weight: 300_000 },
      { sizeId: large, weight: 600_000 },
    ],
    shelfLife: 3,
  }),
);
await kitchen.place(claire, {
  lines: [
    { productId: curry, sizeId: size, quantity: 3 },
    { productId: curry, sizeId: large, quantity: 1 },
    kitchen.line(kitchen.dahl),
  ],
});

const tick = (sizeId: number, quantity: number, productId = curry) =>
  karim.call('production', 'tickProduction', {}, { date: wednesday, productId, sizeId, quantity });
const tickSauce = (isDone: boolean, weight: number | null = null) =>
  karim.call('production', 'tickPreparation', {}, { date: wednesday, recipeId: sauce.id, isDone, weight });
const day = async () => {
  const { days } = await karim.call('production', 'getProductionPlan', { date: wednesday });
  return days[0] ?? expect.fail('no day');
};
const batch = async () => (await day()).dishes.find(({ productId }) => productId === curry)?.batch;
const parts = async () => {
  const { items } = await karim.call('cooked-batches', 'listCookedBatches', { date: wednesday });
  return items.flatMap((cooked) =>
    cooked.parts.map(({ name, lot: partLot, weight }) => `${cooked.lot} ← ${partLot ?? name.fr} ${weight}`),
  );
};

const [lot, sauceLot] = [`L 261125-${recipe.id}`, `L 261125-${sauce.id}`];

test('ticks of all sizes of a dish make one batch, which a lot names and its recipe keeps', async () => {
  await tick(size, 3);
  expect(await batch()).toEqual({ lot, weight: 900_000, useBy: '2026-11-28', isHeld: false });
  await Promise.all([tick(large, 1), tick(size, 2)]);
  expect(await batch()).toEqual({ lot, weight: 1_200_000, useBy: '2026-11-28', isHeld: false });
  // A preparation that nobody ticked was cooked along: 800 g and 400 g of rice, of which 80 % is eaten.
  expect(await parts()).toEqual([`${lot} ← Riz 1500000`]);
});

test('a preparation that is ticked is what its dishes were made from, and they keep no longer', async () => {
  expect((await tickSauce(true, 500_000)).tick).toMatchObject({ weight: 500_000 });
  expect((await parts()).toSorted()).toEqual(
    [`${lot} ← ${sauceLot} 400000`, `${lot} ← Riz 1000000`, `${sauceLot} ← Riz 625000`].toSorted(),
  );
  expect(await batch()).toMatchObject({ useBy: '2026-11-26' });
  expect((await day()).preparations).toMatchObject([
    { recipeId: sauce.id, batch: { lot: sauceLot }, tick: { weight: 500_000 } },
  ]);
});

test('a tick that is taken back takes its batch along, and comes again under the same lot', async () => {
  await tickSauce(false);
  expect(await parts()).toEqual([`${lot} ← Riz 1500000`]);
  expect(await batch()).toMatchObject({ useBy: '2026-11-28' });
  await tick(large, 0);
  expect(await batch()).toMatchObject({ weight: 600_000 });
  await tick(size, 0);
  expect([await batch(), await parts()]).toEqual([null, []]);
  await tick(size, 3);
  expect(await batch()).toMatchObject({ lot, weight: 900_000 });
});

test('a dish without a recipe is ticked without a batch, a preparation of unknown weight with one', async () => {
  expect((await tick(size, 1, kitchen.dahl)).tick).toMatchObject({ quantity: 1 });
  expect((await day()).dishes.find(({ productId }) => productId === kitchen.dahl)?.batch).toBeNull();
  expect((await tickSauce(true)).tick).toMatchObject({ weight: null });
  expect(await parts()).toContain(`${sauceLot} ← Riz null`);
});

test('only preparations are ticked as such, and what was cooked is not removed', async () => {
  const oneMilligram = { date: wednesday, isDone: true, weight: 1 };
  for (const recipeId of [recipe.id, 999_999])
    await expect(karim.call('production', 'tickPreparation', {}, { ...oneMilligram, recipeId })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  await expect(claire.call('recipes', 'remove', { id: recipe.id })).rejects.toMatchObject({
    problem: { code: 'in-use' },
  });
});

test('a tick consumes what ends first, brings back what is taken back, and keeps no longer than what went in', async () => {
  const store = await kitchenStore(karim, kitchen.taxRate);
  await tickSauce(false);
  await tick(size, 0);
  const received = await store.receive([
    store.line(rice.id, { useBy: '2026-11-27', number: 'A' }),
    store.line(rice.id, { useBy: '2026-12-20', number: 'B' }),
  ]);
  const consumed = async () => {
    const details = await Promise.all(
      received.lines.map(({ id }) => karim.call('ingredient-batches', 'get', { id: id ?? 0 })),
    );
    return details.map(({ quantity, remaining }) => (quantity - remaining) / 1000);
  };
  // Three portions take 900 g of rice, of which 80 % is eaten.
  await tick(size, 3);
  expect(await consumed()).toEqual([1000, 125]);
  expect(await batch()).toMatchObject({ useBy: '2026-11-27' });
  await tick(size, 1);
  expect(await consumed()).toEqual([375, 0]);
  await tickSauce(true, 100_000);
  expect(await consumed()).toEqual([375, 0]);
  await Promise.all([tickSauce(false), tick(size, 0)]);
  expect(await consumed()).toEqual([0, 0]);
  expect(await parts()).toEqual([]);
  await expectVerified(db);
});

test('a tick of what nobody can cook is shown, and taken back', async () => {
  const steam = { preparingLoss: 99, cookingLoss: 99, portions: [{ sizeId: size, weight: 1_000_000_000 }] };
  const tons = await kitchen.dish({ name: 'Tonnes', price: 990 });
  const peel = ingredientInput('Pelures', {
    edibleShare: 1,
    allergens: [{ allergenId: kitchen.sesame, state: 'none' }],
  });
  const { id } = await claire.call('ingredients', 'create', {}, peel);
  const { id: recipeId } = await claire.call(
    'recipes',
    'create',
    {},
    recipeInput('Tonnes', [grams(id, 1)], { productId: tons, ...steam }),
  );
  await kitchen.place(claire, { lines: [kitchen.line(tons)] });
  await tick(size, 100_000, tons);
  expect(await parts()).toContain(`L 261125-${recipeId} ← Pelures null`);
  await tick(size, 0, tons);
  await expectVerified(db);
});
