import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { blockUnlessHeld } from '../batch-holds/hold-batch.ts';
import { bringTo } from '../../testing/order-steps.ts';
import { grams, ingredientInput, inputOf, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const { size, sesame } = kitchen;
let claire = await signedIn('manager');
let karim = await signedIn('kitchen');
const ingredient = (fr: string, state: 'contains' | 'none') =>
  claire.call('ingredients', 'create', {}, ingredientInput(fr, { allergens: [{ allergenId: sesame, state }] }));
const [rice, paste] = [await ingredient('Riz', 'none'), await ingredient('Purée de sésame', 'contains')];
const portions = [{ sizeId: size, weight: 300_000 }];
const input = recipeInput('Dahl', [grams(rice.id, 100)], { productId: kitchen.dahl, portions, shelfLife: 2 });
const recipe = await claire.call('recipes', 'create', {}, input);
const thursday = '2026-11-26';
const thursdayEvening = await kitchen.world.schedule(kitchen.zone, '18:00', '20:00', null, 4);
const tick = (date: string, quantity = 1) =>
  karim.call('production', 'tickProduction', {}, { date, productId: kitchen.dahl, sizeId: size, quantity });
const dishesOn = async (date: string) => (await karim.call('labels', 'getLabels', { date })).dishes;

test('labels of a day to come list what its version of the recipe holds, not that of today', async () => {
  await kitchen.place(claire, { lines: [kitchen.line(kitchen.dahl)] });
  const later = { ...inputOf(recipe), lines: [grams(rice.id, 80), grams(paste.id, 20)], fromDate: wednesday };
  await claire.call('recipes', 'update', { id: recipe.id }, { ...later, version: recipe.version });
  const [dish] = await dishesOn(wednesday);
  expect(dish?.ingredients.fr).toMatch(/Purée de \*{0,2}sésame/i);
  expect((await claire.call('products', 'get', { id: kitchen.dahl })).ingredients.fr).not.toMatch(/sésame/i);
});

const soup = await kitchen.dish({ name: 'Soupe', price: 700 });
const soupInput = recipeInput('Soupe', [grams(rice.id, 100)], { productId: soup, portions });
const soupRecipe = await claire.call('recipes', 'create', {}, soupInput);
const soupOrder = await kitchen.place(claire, { ...kitchen.marc, lines: [kitchen.line(soup)] });
const onThursday = { scheduleId: thursdayEvening, date: thursday };

test('a portion that goes out again keeps the lot and the use-by date of its day, and the hold of it', async () => {
  const order = await kitchen.place(claire, { ...kitchen.marc, lines: [kitchen.line(kitchen.dahl)] });
  await kitchen.place(claire, { lines: [kitchen.line(kitchen.dahl)], slot: onThursday });
  await tick(wednesday, 2);
  time.now = new Date('2026-11-25T19:30:00Z');
  [claire, karim] = [await signedIn('manager'), await signedIn('kitchen')];
  const { version } = await bringTo(claire, order, 'failed');
  await claire.call('orders', 'moveOrder', { id: order.id }, { slot: onThursday, version });
  await tick(thursday);
  const dishes = await dishesOn(thursday);
  expect(dishes.map(({ lot, useBy }) => [lot, useBy])).toEqual([
    [`L 261125-${recipe.id}`, '2026-11-27'],
    [`L 261126-${recipe.id}`, '2026-11-28'],
  ]);
  const { items } = await karim.call('cooked-batches', 'listCookedBatches', { date: wednesday });
  const hold = { ingredientBatchId: null, cookedBatchId: items[0]?.id ?? 0, reason: 'Refroidissement' };
  await karim.call('batch-holds', 'holdBatch', {}, hold);
  expect((await karim.call('labels', 'getLabels', { date: thursday })).heldLots).toEqual([
    `L 261125-${recipe.id}`,
    null,
  ]);
});

test('labels that are printed while their batch is held wait for it, and are refused', async () => {
  const { items } = await karim.call('cooked-batches', 'listCookedBatches', { date: thursday });
  const lot = { ingredientBatchId: null, cookedBatchId: items[0]?.id ?? 0 };
  const { portions: printable, dishes } = await karim.call('labels', 'getLabels', { date: thursday });
  const lineIds = printable.flatMap(({ lineId, dish }) => (dishes[dish]?.lot === items[0]?.lot ? lineId : []));
  const printing = await db.transaction().execute(async (transaction) => {
    const saving = { by: { id: null, name: 'Karim' }, now: time.now };
    await blockUnlessHeld(transaction, lot, { reason: 'Refroidissement', checkId: null }, saving);
    const outcome = karim.call('labels', 'printLabels', {}, { date: thursday, format: 'sheet', lineIds }).then(
      () => 'printed',
      (error: { problem: { code: string } }) => error.problem.code,
    );
    const waiters = sql<{ count: number }>`select count(*)::integer as count from pg_locks
      where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await waiters.execute(db)).rows[0]?.count).toBe(1);
    return { outcome };
  });
  expect(await printing.outcome).toBe('batch-held');
});

test('what nobody knew of the pot of its day stops the label of a portion that goes out again', async () => {
  const broth = await claire.call('ingredients', 'create', {}, ingredientInput('Bouillon'));
  const cookSoup = async (lines: typeof input.lines) => {
    const { version } = await claire.call('recipes', 'get', { id: soupRecipe.id });
    await claire.call(
      'recipes',
      'update',
      { id: soupRecipe.id },
      { ...inputOf(soupRecipe), lines, fromDate: null, version },
    );
  };
  await cookSoup([grams(rice.id, 80), grams(broth.id, 20)]);
  const { version } = await bringTo(claire, soupOrder, 'failed');
  await claire.call('orders', 'moveOrder', { id: soupOrder.id }, { slot: onThursday, version });
  time.now = new Date('2026-11-26T08:00:00Z');
  [claire, karim] = [await signedIn('manager'), await signedIn('kitchen')];
  await cookSoup([grams(rice.id, 100)]);
  const dish = (await dishesOn(thursday)).find(({ productId }) => productId === soup);
  expect([dish?.ingredients.fr, dish?.areAllergensSure]).toEqual(['Riz, bouillon.', false]);
});
