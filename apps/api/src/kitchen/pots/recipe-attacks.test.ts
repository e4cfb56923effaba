import type { RecipeInput } from '@traiteur/contract/kitchen/recipes.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { importedTable } from '../../testing/imported-table.ts';
import { grams, ingredientInput, part, recipeInput } from '../../testing/recipe-inputs.ts';
import { deadlocksIn } from '../../testing/sales-by-hand.ts';
import { judgePots } from '../../testing/sequences/recipes/pot-judge.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const app = await testApp();
const { db, signedIn } = app;
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const sesameIs = (state: 'contains' | 'none') => [{ allergenId: kitchen.sesame, state }];

const ingredient = (fr: string, rest = {}) =>
  owner.call('ingredients', 'create', {}, ingredientInput(fr, { allergens: sesameIs('none'), ...rest }));
const recipe = (fr: string, lines: RecipeInput['lines'], rest: Partial<RecipeInput> = {}) =>
  owner.call('recipes', 'create', {}, recipeInput(fr, lines, rest));
const dish = (name: string) => kitchen.dish({ name, price: 900 });
const productNow = (id: number) => owner.call('products', 'get', { id });
const refusal = (code: string) => ({ problem: { code } });

test('a list that no dish holds is refused by the name of the dish, on either side, and stays readable', async () => {
  const composition = { fr: 'sel, '.repeat(190).trim(), en: 'salt' };
  const lines: RecipeInput['lines'] = [];
  for (let index = 0; index < 5; index++)
    lines.push(grams((await ingredient(`Épice ${index}`, { composition })).id, 1));
  const curry = await dish('Curry des cinq épices');
  const { id, version } = await recipe('Curry', lines.slice(0, 4), { productId: curry });
  const tooLong = { problem: { code: 'ingredients-too-long', amounts: { dish: 'Curry des cinq épices' } } };
  const wholeCurry = recipeInput('Curry', lines, { productId: curry });
  await expect(owner.call('recipes', 'update', { id }, { ...wholeCurry, version })).rejects.toMatchObject(tooLong);
  const { id: longId } = await recipe('Mélange', lines);
  expect((await owner.call('recipes', 'get', { id: longId })).pot.ingredients).toEqual({ fr: '', en: '' });
  const salt = await ingredient('Sel fou');
  await owner.call(
    'recipes',
    'update',
    { id },
    { ...wholeCurry, lines: [...lines.slice(0, 4), grams(salt.id, 1)], version },
  );
  const input = ingredientInput('Sel fou', { composition, allergens: sesameIs('none') });
  const saving = owner.call('ingredients', 'update', { id: salt.id }, { ...input, version: salt.version });
  await expect(saving).rejects.toMatchObject(tooLong);
});

test('thirty recipes of which each takes both of the step below are read at once', async () => {
  const water = await ingredient('Eau');
  let lines = [grams(water.id, 1), grams(water.id, 1)];
  for (let step = 0; step < 30; step++) {
    const [leftSauce, rightSauce] = [await recipe(`Gauche ${step}`, lines), await recipe(`Droite ${step}`, lines)];
    lines = [part(leftSauce.id, 1), part(rightSauce.id, 1)];
  }
  const tower = recipeInput('Tour', lines, { productId: await dish('Tour') });
  await expect(owner.call('recipes', 'create', {}, tower)).rejects.toMatchObject(refusal('ingredients-too-long'));
});

test('a portion of a ton has no nutrition that a label could say, and its dish is still read and saved', async () => {
  const rice = await ingredient('Riz');
  const productId = await dish('Tonne');
  const portions = [{ sizeId: kitchen.size, weight: 1_000_000_000 }];
  const lines = [{ ...grams(rice.id, 1), quantity: 100_000_000, unit: 'kg' as const }];
  await recipe('Tonne', lines, { productId, portions, preparingLoss: 99, cookingLoss: 99 });
  const { id, ...product } = await productNow(productId);
  expect(product.nutrition.protein).toBe(null);
  await owner.call('products', 'update', { id }, product);
});

test('a saving that changes nothing of a dish leaves its version', async () => {
  const beans = await ingredient('Haricots', { nutrition: { ...ingredientInput('').nutrition, protein: 11.4475 } });
  const productId = await dish('Haricots');
  const portions = [{ sizeId: kitchen.size, weight: 100_000 }];
  const { id } = await recipe('Haricots', [grams(beans.id, 1)], { productId, portions });
  const { version, nutrition } = await productNow(productId);
  expect(nutrition.protein).toBe(11.4475);
  const sameRecipe = recipeInput('Haricots', [grams(beans.id, 1)], { productId, portions, steps: [] });
  await owner.call('recipes', 'update', { id }, { ...sameRecipe, version: 1 });
  expect((await productNow(productId)).version).toBe(version);
});

test.each<[string, Partial<RecipeInput>]>([
  ['no lines', { lines: [] }],
  ['a negative quantity', { lines: [{ ...grams(1, 1), quantity: -1 }] }],
  ['a quantity that is no number', { lines: [{ ...grams(1, 1), quantity: Number.NaN }] }],
  ['more than a hundred tons', { lines: [{ ...grams(1, 1), quantity: 100_000_001 }] }],
  ['an ingredient and a recipe at once', { lines: [{ ...grams(1, 1), recipeId: 1 }] }],
  ['neither of them', { lines: [{ ...grams(1, 1), ingredientId: null }] }],
  ['61 lines', { lines: Array.from({ length: 61 }, () => grams(1, 1)) }],
  ['all that is lost', { cookingLoss: 100 }],
])('a recipe with %s is refused as it is typed', async (_name, rest) => {
  await expect(recipe('Faux', [grams(1, 1)], rest)).rejects.toMatchObject(refusal('invalid-input'));
});

test('a recipe over what is not there is refused, and a recipe takes itself on no day', async () => {
  await expect(recipe('Vide', [grams(999_999, 1)])).rejects.toMatchObject(refusal('unknown-reference'));
  const oats = await ingredient('Avoine');
  const porridge = await recipe('Porridge', [grams(oats.id, 1)]);
  const later = recipeInput('Porridge', [part(porridge.id, 1)], { fromDate: '2027-01-01' });
  const saving = owner.call('recipes', 'update', { id: porridge.id }, { ...later, version: porridge.version });
  await expect(saving).rejects.toMatchObject(refusal('recipe-circle'));
});

test.each(['clerk', 'delivery', 'accountant'] as const)(
  '%s: nothing in the kitchen is theirs to change',
  async (role) => {
    const person = await signedIn(role);
    for (const operation of ['create', 'update', 'remove', 'answerRecipeDifference', 'previewRecipeEffect'] as const)
      expect(person.offers('recipes', operation)).toBe(false);
  },
);

/** Everything that is stored. */
async function everyRow(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'sessions' order by 1`.execute(
    db,
  );
  const contents = [];
  for (const { name } of tables)
    contents.push(
      ...(
        await sql`select ${name} as name, md5(string_agg(t::text, ',' order by t::text)) from ${sql.table(name)} t`.execute(
          db,
        )
      ).rows,
    );
  return JSON.stringify(contents);
}

test('a preview changes nothing at all', async () => {
  const semolina = await ingredient('Semoule');
  const productId = await dish('Couscous');
  const couscous = await recipe('Couscous', [grams(semolina.id, 1)], { productId });
  await kitchen.place(owner, { ...kitchen.ines, lines: [kitchen.line(productId)] });
  const earlierRows = await everyRow();
  const unstated = ingredientInput('Semoule fine', { allergens: [], articles: [] });
  const { dishes } = await owner.call(
    'recipes',
    'previewRecipeEffect',
    {},
    { ingredientId: semolina.id, ingredient: unstated },
  );
  expect(dishes).toMatchObject([{ productId, archived: true }]);
  const laterRecipe = recipeInput('Autre', [grams(semolina.id, 2)], { fromDate: '2026-12-01' });
  await owner.call('recipes', 'previewRecipeEffect', {}, { recipeId: couscous.id, recipe: laterRecipe });
  expect(await everyRow()).toBe(earlierRows);
});

test('an import brings the price of a dish with a recipe, and refuses its content by that sentence', async () => {
  const flour = await ingredient('Farine de riz');
  const productId = await dish('Crêpe');
  await recipe('Crêpe', [grams(flour.id, 1)], { productId });
  const table = importedTable(app, owner, 'products');
  const price = await table.import('Nom;Catégorie;Prix\nCrêpe;Plats;11,50\n');
  expect([price.counts.changed, (await productNow(productId)).offers[0]?.price]).toEqual([1, 1150]);
  const content = await table.import('Nom;Catégorie;Allergènes\nCrêpe;Plats;sésame\n');
  expect(content.counts).toMatchObject({ changed: 0, refused: 1 });
  const [row] = await table.rows(content.id, 'refused');
  expect(row?.faults[0]?.message).toMatch(/follows its recipe/);
});

test('a copy of a dish with a recipe is a draft without one, whose content is its own', async () => {
  const corn = await ingredient('Maïs', { allergens: sesameIs('contains') });
  const productId = await dish('Polenta');
  await recipe('Polenta', [grams(corn.id, 1)], { productId });
  const { id, ...copy } = await owner.call('products', 'duplicateProduct', { id: productId });
  expect(copy).toMatchObject({ status: 'draft', allergensDeclared: false, allergens: [{ presence: 'contains' }] });
  await owner.call('products', 'update', { id }, { ...copy, allergens: [], ingredients: { fr: '', en: '' } });
  expect((await owner.call('recipes', 'list', { productId: id })).items).toEqual([]);
});

test('what was typed of a dish outlives a merge of allergens and its undoing', async () => {
  const names = { name: { fr: 'Sésame noir', en: 'Black sesame' }, slug: 'noir', code: 'black', active: true };
  const black = await owner.call('allergens', 'create', {}, names);
  const allergens = [...sesameIs('none'), { allergenId: black.id, state: 'none' as const }];
  const lentils = await ingredient('Lentilles', { allergens });
  const productId = await kitchen.dish({ name: 'Lentilles', price: 900, contains: black.id });
  await recipe('Lentilles', [grams(lentils.id, 1)], { productId });
  const { version } = await owner.call('allergens', 'get', { id: kitchen.sesame });
  const body = { otherId: black.id, version, otherVersion: black.version };
  await owner.call('allergens', 'mergeAllergens', { id: kitchen.sesame }, body);
  const declared = async () => (await productNow(productId)).allergens;
  expect(await declared()).toEqual([{ allergenId: kitchen.sesame, presence: 'contains' }]);
  const { merges } = await owner.call('uses', 'listUses', { noun: 'allergens', id: kitchen.sesame });
  await owner.call('uses', 'undoCatalogueMerge', { id: merges[0]?.id ?? 0 });
  expect(await declared()).toEqual([{ allergenId: black.id, presence: 'contains' }]);
  const blackNow = await owner.call('allergens', 'get', { id: black.id });
  await owner.call('allergens', 'update', { id: black.id }, { ...names, active: false, version: blackNow.version });
});

test('whoever saves at once: no dish declares less than its pot, none is sold unknown, and nobody waits for ever', async () => {
  const deadlocks = await deadlocksIn(db);
  const oil = await ingredient('Huile');
  const sauce = await recipe('Sauce', [grams(oil.id, 1)]);
  const dishes = [await dish('Un'), await dish('Deux'), await dish('Trois')];
  const cookedDishes = await Promise.all(
    dishes.map((productId) => recipe(`Plat ${productId}`, [part(sauce.id, 1)], { productId })),
  );
  for (let round = 0; round < 4; round++) {
    const { version } = await owner.call('ingredients', 'get', { id: oil.id });
    const sesame = await owner.call('allergens', 'get', { id: kitchen.sesame });
    const products = await Promise.all(dishes.map(productNow));
    const allergens = round % 2 ? sesameIs('none') : [];
    const work = [
      owner.call('ingredients', 'update', { id: oil.id }, { ...ingredientInput('Huile', { allergens }), version }),
      owner.call('allergens', 'update', { id: sesame.id }, sesame),
      ...cookedDishes.map(({ id }, index) =>
        owner.call(
          'recipes',
          'update',
          { id },
          {
            ...recipeInput(`Plat ${index}`, [part(sauce.id, 1), grams(oil.id, 1)], {
              productId: dishes[(index + round) % 3] ?? null,
            }),
            version: round + 1,
          },
        ),
      ),
      ...products.map(({ id, ...product }) =>
        owner.call('products', 'restoreProduct', { id }, { version: product.version }),
      ),
      ...products.map(({ id, ...product }) =>
        owner.call('products', 'update', { id }, { ...product, weekdays: [1, 2, 3] }),
      ),
      ...dishes.map((id) => kitchen.place(owner, { ...kitchen.ines, lines: [kitchen.line(id)] })),
      ...dishes.map((id) => owner.call('products', 'remove', { id: round === 3 ? id : 999_999 })),
    ];
    for (const outcome of await Promise.allSettled<unknown>(work))
      if (outcome.status === 'rejected')
        expect((outcome.reason as { problem: { status: number } }).problem.status).toBeLessThan(500);
    expect(await judgePots(db, '2026-11-23')).toEqual([]);
  }
  expect(await deadlocksIn(db)).toBe(deadlocks);
  await expectVerified(db);
});
