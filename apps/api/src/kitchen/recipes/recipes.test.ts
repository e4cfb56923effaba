import type { IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import type { Recipe, RecipeInput } from '@traiteur/contract/kitchen/recipes.ts';
import type { AllergenState } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import { expect, test } from 'vitest';
import { grams, ingredientInput, inputOf, part, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { sesame, size } = kitchen;
const claire = await signedIn('manager');
type Stated = Exclude<AllergenState, 'unknown'>;

const statedInput = (fr: string, state: Stated | null, rest: Partial<IngredientInput> = {}): IngredientInput =>
  ingredientInput(fr, { allergens: state ? [{ allergenId: sesame, state }] : [], ...rest });

const ingredient = (fr: string, state: Stated | null, rest?: Partial<IngredientInput>) =>
  claire.call('ingredients', 'create', {}, statedInput(fr, state, rest));

const portions = [{ sizeId: size, weight: 300_000 }];
const recipe = (fr: string, lines: RecipeInput['lines'], rest?: Partial<RecipeInput>) =>
  claire.call('recipes', 'create', {}, recipeInput(fr, lines, { portions, ...rest }));

const save = (current: Recipe, change: Partial<RecipeInput>) =>
  claire.call('recipes', 'update', { id: current.id }, { ...inputOf(current), ...change, version: current.version });

async function state(id: number, stated: Stated | null) {
  const { version, name } = await claire.call('ingredients', 'get', { id });
  return claire.call('ingredients', 'update', { id }, { ...statedInput(name.fr, stated), version });
}

const dishOf = async (id: number) => {
  const { allergens, status } = await claire.call('products', 'get', { id });
  return { status, presence: allergens.find(({ allergenId }) => allergenId === sesame)?.presence };
};

test('a recipe comes back as it was written, with what its pot gives', async () => {
  const chickpeas = await ingredient('Pois chiches', 'none');
  const tahini = await ingredient('Tahin', 'contains');
  const input = recipeInput('Houmous', [grams(tahini.id, 200), grams(chickpeas.id, 600)], {
    steps: [{ text: { fr: 'Mixer', en: 'Blend' }, minutes: 5, temperature: null }],
    cookingLoss: 20,
    portions,
  });
  const { id } = await claire.call('recipes', 'create', {}, input);
  const hummus = await claire.call('recipes', 'get', { id });
  expect(inputOf(hummus)).toEqual(input);
  expect(hummus.pot).toMatchObject({ yield: 640_000, allergens: [{ allergenId: sesame, state: 'contains' }] });
  expect(hummus.pot.nutrition).toMatchObject({ protein: 12.5, salt: null });
  expect(hummus.pot.ingredients.fr).toBe('Pois chiches, tahin (sésame).');
  expect(hummus.versions).toMatchObject([{ fromDate: '2026-11-23' }]);
});

test('an allergen flows from an ingredient through a recipe into the dish and its standing orders', async () => {
  const oil = await ingredient('Huile', 'none');
  const sauce = await recipe('Sauce', [grams(oil.id, 100)]);
  const dish = await kitchen.dish({ name: 'Nouilles', price: 950 });
  await recipe('Nouilles', [part(sauce.id, 50), grams(oil.id, 1)], { productId: dish });
  const order = await kitchen.place(claire, { ...kitchen.ines, lines: [kitchen.line(dish)] });
  expect((await dishOf(dish)).presence).toBe(undefined);
  await state(oil.id, 'contains');
  expect((await dishOf(dish)).presence).toBe('contains');
  const { conflicts, allergyAlert } = await claire.call('orders', 'get', { id: order.id });
  expect([allergyAlert, conflicts.length]).toEqual(['unanswered', 1]);
  await state(oil.id, 'none');
  expect((await dishOf(dish)).presence).toBe(undefined);
});

test('saving is told before: dishes, orders and clients by name, and nothing of it stays', async () => {
  const oil = await ingredient('Huile deux', 'none');
  const dish = await kitchen.dish({ name: 'Salade', price: 950 });
  await recipe('Salade', [grams(oil.id, 1)], { productId: dish });
  await kitchen.place(claire, { ...kitchen.ines, lines: [kitchen.line(dish)] });
  const effect = await claire.call(
    'recipes',
    'previewRecipeEffect',
    {},
    {
      ingredientId: oil.id,
      ingredient: statedInput('Huile deux', 'contains'),
    },
  );
  expect(effect.dishes).toMatchObject([
    { productId: dish, archived: false, allergens: [{ allergenId: sesame, before: null, after: 'contains' }] },
  ]);
  expect(effect.orders).toMatchObject({ orders: 1, stopped: 1, touched: [{ client: 'Inès Delcourt' }] });
  expect((await dishOf(dish)).presence).toBe(undefined);
  expect((await claire.call('ingredients', 'get', { id: oil.id })).version).toBe(1);
});

test('what becomes unknown goes off sale, and comes back only once it is known', async () => {
  const stock = await ingredient('Bouillon', 'none');
  const dish = await kitchen.dish({ name: 'Soupe', price: 950 });
  await recipe('Soupe', [grams(stock.id, 1)], { productId: dish });
  await state(stock.id, null);
  expect(await dishOf(dish)).toEqual({ status: 'archived', presence: 'may_contain' });
  const restore = async () => {
    const { version } = await claire.call('products', 'get', { id: dish });
    return claire.call('products', 'restoreProduct', { id: dish }, { version });
  };
  await expect(restore()).rejects.toMatchObject({ problem: { code: 'allergens-unknown' } });
  await state(stock.id, 'none');
  expect((await restore()).status).toBe('published');
});

test('where recipe and declaration differ the graver counts, and publishing waits for an answer by name', async () => {
  const rice = await ingredient('Riz', 'none');
  const dish = await kitchen.dish({ name: 'Riz sauté', price: 950, contains: sesame });
  const { version } = await claire.call('products', 'get', { id: dish });
  await claire.call('products', 'archiveProduct', { id: dish }, { version });
  const fried = await recipe('Riz sauté', [grams(rice.id, 1)], { productId: dish });
  expect(fried.differences).toMatchObject([{ allergenId: sesame, declared: 'contains', state: 'none' }]);
  expect((await dishOf(dish)).presence).toBe('contains');
  const restore = async () => {
    const product = await claire.call('products', 'get', { id: dish });
    return claire.call('products', 'restoreProduct', { id: dish }, { version: product.version });
  };
  await expect(restore()).rejects.toMatchObject({ problem: { code: 'recipe-disputed' } });
  const answer = { allergenId: sesame, stays: false, reason: 'Plus d’huile de sésame depuis mars' };
  const answeredRecipe = await claire.call('recipes', 'answerRecipeDifference', { id: fried.id }, answer);
  expect([answeredRecipe.differences, (await dishOf(dish)).presence]).toEqual([[], undefined]);
  expect((await restore()).status).toBe('published');
  await expect(claire.call('recipes', 'answerRecipeDifference', { id: fried.id }, answer)).rejects.toMatchObject({
    problem: { code: 'nothing-to-answer' },
  });
});

test('a declaration that somebody keeps stays whatever the pot becomes', async () => {
  const rice = await ingredient('Riz complet', 'none');
  const dish = await kitchen.dish({ name: 'Riz du jour', price: 950, contains: sesame });
  const daily = await recipe('Riz du jour', [grams(rice.id, 1)], { productId: dish });
  await claire.call(
    'recipes',
    'answerRecipeDifference',
    { id: daily.id },
    {
      allergenId: sesame,
      stays: true,
      reason: 'Même friteuse',
    },
  );
  await state(rice.id, 'may_contain');
  await state(rice.id, 'none');
  expect((await dishOf(dish)).presence).toBe('contains');
});

test('a dish with a recipe changes its content there alone, and its price on its own page', async () => {
  const rice = await ingredient('Riz rond', 'none');
  const dish = await kitchen.dish({ name: 'Riz au lait', price: 950 });
  await recipe('Riz au lait', [grams(rice.id, 1)], { productId: dish });
  const { id, ...dishInput } = await claire.call('products', 'get', { id: dish });
  const contains = [{ allergenId: sesame, presence: 'contains' as const }];
  await expect(claire.call('products', 'update', { id }, { ...dishInput, allergens: contains })).rejects.toMatchObject({
    problem: { code: 'follows-recipe', field: 'allergens' },
  });
  const product = await claire.call('products', 'update', { id }, { ...dishInput, weekdays: [1, 2] });
  expect(product.ingredients.fr).toBe('Riz rond.');
});

test('a recipe that takes itself is refused by the names on its way, and two savings at once close none', async () => {
  const rice = await ingredient('Riz long', 'none');
  const first = await recipe('Fond', [grams(rice.id, 1)]);
  const second = await recipe('Sauce brune', [part(first.id, 1)]);
  await expect(save(first, { lines: [part(second.id, 1)] })).rejects.toMatchObject({
    problem: { code: 'recipe-circle', field: 'lines', amounts: { names: 'Fond → Sauce brune → Fond' } },
  });
  const [soup, broth] = [await recipe('Gauche', [grams(rice.id, 1)]), await recipe('Droite', [grams(rice.id, 1)])];
  const savings = await Promise.allSettled([
    save(soup, { lines: [part(broth.id, 1)] }),
    save(broth, { lines: [part(soup.id, 1)] }),
  ]);
  expect(savings.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a version from a day on counts for what a dish declares at once, and for its pot on that day', async () => {
  const rice = await ingredient('Riz noir', 'none');
  const tahini = await ingredient('Tahin noir', 'contains');
  const dish = await kitchen.dish({ name: 'Riz noir', price: 950 });
  const black = await recipe('Riz noir', [grams(rice.id, 100)], { productId: dish });
  const later = await save(black, { lines: [grams(tahini.id, 100)], fromDate: '2026-11-30' });
  expect((await dishOf(dish)).presence).toBe('contains');
  expect(later.pot.ingredients.fr).toBe('Riz noir.');
  expect(later.versions.map(({ fromDate }) => fromDate)).toEqual(['2026-11-30', '2026-11-23']);
  await expect(save(later, { fromDate: '2026-11-22' })).rejects.toMatchObject({
    problem: { code: 'date-over', field: 'fromDate' },
  });
});

test('an ingredient or a preparation that a recipe takes stays, and a dish without its recipe is its own again', async () => {
  const rice = await ingredient('Riz blanc', 'contains');
  const dish = await kitchen.dish({ name: 'Riz blanc', price: 950 });
  const white = await recipe('Riz blanc', [grams(rice.id, 1)], { productId: dish });
  await expect(claire.call('ingredients', 'remove', { id: rice.id })).rejects.toMatchObject({
    problem: { code: 'in-use', usedBy: [{ noun: 'recipes', count: 1 }] },
  });
  await claire.call('recipes', 'remove', { id: white.id });
  const { id, ...product } = await claire.call('products', 'get', { id: dish });
  expect((await dishOf(dish)).presence).toBe('contains');
  await claire.call('products', 'update', { id }, { ...product, allergens: [], ingredients: { fr: '', en: '' } });
  expect((await dishOf(dish)).presence).toBe(undefined);
});

test('a new allergen is unknown of every dish with a recipe, which stays on sale, also when something else is saved', async () => {
  const rice = await ingredient('Riz soufflé', 'none');
  const dish = await kitchen.dish({ name: 'Riz soufflé', price: 950 });
  await recipe('Riz soufflé', [grams(rice.id, 1)], { productId: dish });
  const names = { name: { fr: 'Kiwi', en: 'Kiwi' }, slug: 'kiwi', code: 'kiwi', active: true };
  const kiwi = await claire.call('allergens', 'create', {}, names);
  const ofKiwi = async () => {
    const { allergens, status } = await claire.call('products', 'get', { id: dish });
    return [status, allergens.find(({ allergenId }) => allergenId === kiwi.id)?.presence];
  };
  expect(await ofKiwi()).toEqual(['published', 'may_contain']);
  await state(rice.id, 'none');
  expect(await ofKiwi()).toEqual(['published', 'may_contain']);
  await claire.call('allergens', 'update', { id: kiwi.id }, { ...names, active: false, version: kiwi.version });
  expect(await ofKiwi()).toEqual(['published', undefined]);
});

test('an allergen of which nobody has said anything yet is removed again, one that an ingredient states is not', async () => {
  const noodles = await ingredient('Nouilles soba', 'none');
  const dish = await kitchen.dish({ name: 'Nouilles soba', price: 950 });
  await recipe('Nouilles soba', [grams(noodles.id, 1)], { productId: dish });
  const add = (slug: string) =>
    claire.call('allergens', 'create', {}, { name: { fr: slug, en: slug }, slug, code: slug, active: true });
  const remove = (id: number) => claire.call('allergens', 'remove', { id });
  const ofDish = async () =>
    (await claire.call('products', 'get', { id: dish })).allergens.map(({ allergenId }) => allergenId);
  const typo = await add('sarasin');
  expect(await ofDish()).toContain(typo.id);
  await remove(typo.id);
  expect(await ofDish()).not.toContain(typo.id);
  const buckwheat = await add('buckwheat');
  const { version, name } = await claire.call('ingredients', 'get', { id: noodles.id });
  const allergens = [{ allergenId: buckwheat.id, state: 'contains' as const }];
  await claire.call(
    'ingredients',
    'update',
    { id: noodles.id },
    { ...ingredientInput(name.fr, { allergens }), version },
  );
  await expect(remove(buckwheat.id)).rejects.toMatchObject({ problem: { code: 'in-use' } });
  expect(await ofDish()).toContain(buckwheat.id);
});
