import { expect, test } from 'vitest';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { grams, ingredientInput, part, recipeInput, supplierInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const { dahl, bowl, size, taxRate } = kitchen;
const claire = await signedIn('manager');
const cook = await signedIn('kitchen');
const store = await kitchenStore(cook, taxRate);

/** A dish goes off sale once nobody knows what is in it. */
const harmless = { allergens: [{ allergenId: kitchen.sesame, state: 'none' as const }], document: 'Fiche technique' };
const lentils = await store.ingredient('Lentilles', harmless, { packQuantity: 2000, price: 600 });
const salt = await store.ingredient('Sel', harmless);
const portions = [{ sizeId: size, weight: 300_000 }];
const sauce = await cook.call('recipes', 'create', {}, recipeInput('Sauce', [grams(lentils.id, 100)]));
const recipes = [
  recipeInput('Dahl', [grams(lentils.id, 200), grams(salt.id, 100)], { productId: dahl, portions }),
  recipeInput('Bowl', [part(sauce.id, 30), grams(salt.id, 270)], { productId: bowl, portions }),
];
for (const recipe of recipes) await cook.call('recipes', 'create', {}, recipe);

const rise = (query: object = {}, id = lentils.id) => claire.call('dish-costs', 'getPriceRise', { id, ...query });

test('a rise is told of each dish, through what it is a part of, with the prices that would keep its margin', async () => {
  const { ingredient, articles, dishes } = await rise({ percent: 5000 });
  expect(ingredient.name.fr).toBe('Lentilles');
  expect(articles).toMatchObject([
    { price: 600, kiloPrice: 300, raisedPrice: 900, raisedKiloPrice: 450, isBought: true, wouldBeBought: true },
  ]);
  // 60 cents of lentils become 90, beside 12.5 of salt; 9 become 13.5, beside 33.75.
  expect(dishes).toMatchObject([
    { productId: dahl, before: { cost: 73 }, after: { cost: 103, margin: 761 }, priceForMargin: 983 },
    { productId: bowl, before: { cost: 43 }, after: { cost: 47 }, priceForMargin: 1395 },
  ]);
});

test('without a rise nothing changes, and what no dish takes changes none', async () => {
  const { dishes } = await rise();
  for (const dish of dishes) {
    expect(dish.after).toEqual(dish.before);
    expect([dish.priceForMargin, dish.priceForRate]).toEqual([dish.price, dish.price]);
  }
  const pepper = await store.ingredient('Poivre');
  expect((await rise({ percent: 1000 }, pepper.id)).dishes).toEqual([]);
});

test('one article may be given a new price, and another one is cheaper then', async () => {
  const { id: supplierId } = await cook.call('suppliers', 'create', {}, { ...supplierInput, name: 'Grains du Berry' });
  const {
    id,
    validatedAt: _at,
    validatedBy: _by,
    ...ingredient
  } = await cook.call('ingredients', 'get', {
    id: lentils.id,
  });
  const [article] = ingredient.articles;
  if (!article) throw new Error('lentils are sold');
  time.now = new Date(time.now.getTime() + 60_000);
  const { id: _id, ...cheaperArticle } = {
    ...article,
    supplierId,
    name: 'Lentilles, 1 kg',
    packQuantity: 1000,
    price: 320,
  };
  const { articles } = await cook.call(
    'ingredients',
    'update',
    { id },
    { ...ingredient, articles: [article, cheaperArticle] },
  );
  const [bought, berry] = articles.map((row) => row.id ?? 0);
  const answer = await rise({ articleId: bought, price: 800 });
  expect(answer.articles).toMatchObject([
    { id: bought, isBought: true, raisedPrice: 800, raisedKiloPrice: 400, wouldBeBought: false },
    { id: berry, isBought: false, raisedPrice: 320, wouldBeBought: true },
  ]);
  // 200 g at 3.20 € a kilogram.
  expect(answer.dishes[0]).toMatchObject({ productId: dahl, before: { cost: 73 }, after: { cost: 77 } });
  expect(answer.history.map(({ article: name, kiloPrice }) => [name, kiloPrice])).toEqual([
    ['Lentilles, sac', 300],
    ['Lentilles, 1 kg', 320],
  ]);
  for (const query of [
    { articleId: 999_999, percent: 100 },
    { price: 100 },
    { articleId: bought, percent: 100, price: 100 },
    { percent: 100_001 },
  ])
    await expect(rise(query)).rejects.toMatchObject({ problem: { status: 422 } });
});

test('of an ingredient that nobody sells the price is not known, before and after', async () => {
  const saffron = await cook.call('ingredients', 'create', {}, ingredientInput('Safran', harmless));
  const soup = await kitchen.dish({ name: 'Soupe', price: 600 });
  const recipe = recipeInput('Soupe', [grams(saffron.id, 1), grams(salt.id, 299)], { productId: soup, portions });
  await cook.call('recipes', 'create', {}, recipe);
  const { articles, dishes } = await rise({ percent: 1000 }, saffron.id);
  expect(articles).toEqual([]);
  expect(dishes).toMatchObject([
    { before: { cost: 37, isWhole: false, margin: null }, after: { cost: 37, isWhole: false }, priceForMargin: null },
  ]);
  await expect(rise({}, 999_999)).rejects.toMatchObject({ problem: { status: 404 } });
  await expect(cook.call('dish-costs', 'getPriceRise', { id: lentils.id })).rejects.toThrow();
});
