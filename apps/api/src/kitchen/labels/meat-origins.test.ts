import { usualKeeping } from '@traiteur/contract/catalogue/products.ts';
import type { IngredientInput, SupplierArticle } from '@traiteur/contract/kitchen/ingredients.ts';
import { expect, test } from 'vitest';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { grams, ingredientInput, part, recipeInput, saltArticle } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { size, sesame, taxRate } = kitchen;
const claire = await signedIn('manager');
const store = await kitchenStore(claire, taxRate);
const article = { ...saltArticle, supplierId: store.supplierId, taxRateId: taxRate };
const from = (country: 'FR' | 'BE' | null): SupplierArticle['origin'] => ({
  born: country,
  raised: country,
  slaughtered: country,
});
const clean = { allergens: [{ allergenId: sesame, state: 'none' as const }] };

const meat = (fr: string, rest: Partial<IngredientInput>) =>
  claire.call(
    'ingredients',
    'create',
    {},
    ingredientInput(fr, { ...clean, meat: 'poultry', articles: [article], ...rest }),
  );

/** A dish whose stuffing is made of it. */
async function stuffed(name: string, ingredientId: number) {
  const stuffing = await claire.call('recipes', 'create', {}, recipeInput(`Farce ${name}`, [grams(ingredientId, 100)]));
  const productId = await kitchen.dish({ name, price: 900 });
  const portions = [{ sizeId: size, weight: 300_000 }];
  await claire.call('recipes', 'create', {}, recipeInput(name, [part(stuffing.id, 50)], { productId, portions }));
  return productId;
}

const change = async (id: number, changes: (input: IngredientInput) => Partial<IngredientInput>) => {
  const { id: _id, validatedAt: _at, validatedBy: _by, ...input } = await claire.call('ingredients', 'get', { id });
  return claire.call('ingredients', 'update', { id }, { ...input, ...changes(input) });
};

const originOf = async (id: number) => {
  const { meatOrigin } = await claire.call('products', 'get', { id });
  return meatOrigin.fr.replaceAll('\u202f', ' ');
};

test('meat bought raw refuses the label until each article says where it is from, and dish, site and label say it then', async () => {
  const chicken = await meat('Poulet', {});
  const dish = await stuffed('Poulet farci', chicken.id);
  await kitchen.place(claire, { lines: [kitchen.line(dish)] });
  const labelNow = async () => {
    const { dishes, missing } = await claire.call('labels', 'getLabels', { date: wednesday });
    const place = dishes.findIndex(({ productId }) => productId === dish);
    return { dish: dishes[place], missing: missing[place] };
  };
  expect((await labelNow()).missing).toContain('meatOrigin');
  await change(chicken.id, ({ articles }) => ({ articles: articles.map((each) => ({ ...each, origin: from('FR') })) }));
  const { dish: label, missing } = await labelNow();
  expect(missing).not.toContain('meatOrigin');
  expect(label?.meatOrigin.en).toBe('poultry (origin: France)');
  expect(await originOf(dish)).toBe('volaille (origine : France)');
  const { slug } = await claire.call('products', 'get', { id: dish });
  expect(await claire.call('menus', 'getMeal', { slug: slug.fr })).toMatchObject({ meatOrigin: label?.meatOrigin });
});

test('bought of several it may be of each, and of one that is bought no more of none', async () => {
  const turkey = await meat('Dinde', {
    articles: [
      { ...article, origin: from('FR') },
      { ...article, name: 'Autre', origin: from('BE') },
    ],
  });
  const dish = await stuffed('Dinde farcie', turkey.id);
  expect(await originOf(dish)).toBe('volaille (origine : Belgique ou France)');
  await change(turkey.id, ({ articles }) => ({
    articles: articles.map((each, index) => ({ ...each, active: index > 0 })),
  }));
  expect(await originOf(dish)).toBe('volaille (origine : Belgique)');
});

test('of meat that is bought prepared what is not known is left out, and who saves without a word of it changes nothing', async () => {
  const duck = await meat('Canard confit', { rawMeat: false, articles: [{ ...article, origin: from(null) }] });
  const dish = await stuffed('Canard farci', duck.id);
  expect(await originOf(dish)).toBe('');
  await change(duck.id, ({ articles }) => ({ articles: articles.map((each) => ({ ...each, origin: from('FR') })) }));
  const savedDuck = await change(duck.id, ({ articles }) => ({
    meat: undefined,
    rawMeat: undefined,
    articles: articles.map(({ origin: _origin, ...each }) => each),
  }));
  expect(savedDuck).toMatchObject({ meat: 'poultry', rawMeat: false, articles: [{ origin: from('FR') }] });
  expect(await originOf(dish)).toBe('volaille (origine : France)');
});

test('a dish without a recipe says it itself, one with a recipe does not', async () => {
  const porkOrigin = { fr: 'porc (origine : France)', en: 'pork (origin: France)' };
  const { id, ...dahl } = await claire.call('products', 'get', { id: kitchen.dahl });
  const savedDish = await claire.call(
    'products',
    'update',
    { id },
    { ...dahl, ...usualKeeping, meatOrigin: porkOrigin },
  );
  expect(savedDish.meatOrigin).toEqual(porkOrigin);
  const dish = await stuffed('Autre farce', (await meat('Oie', {})).id);
  const { id: _id, ...dishInput } = await claire.call('products', 'get', { id: dish });
  await expect(
    claire.call('products', 'update', { id: dish }, { ...dishInput, meatOrigin: porkOrigin }),
  ).rejects.toMatchObject({
    problem: { code: 'follows-recipe' },
  });
});
