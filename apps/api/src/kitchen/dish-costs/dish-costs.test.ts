import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { tenPercent } from '../../testing/discounts/ten-percent.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { grams, ingredientInput, inputOf, part, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { dahl, bowl, size, line, place, taxRate } = kitchen;
const claire = await signedIn('manager');
const cook = await signedIn('kitchen');
const store = await kitchenStore(cook, taxRate);

// Before its recipe says that nobody knows its allergens.
await place(claire, { lines: [line(dahl, 10)] });
await claire.call('discount-codes', 'create', {}, tenPercent);
await place(claire, { lines: [line(dahl, 2), line(bowl, 1)], discountCode: 'BIENVENUE' });

const lentils = await store.ingredient('Lentilles', {}, { packQuantity: 2000, price: 600 });
const onions = await store.ingredient('Oignons', { edibleShare: 50 });
const water = await cook.call('ingredients', 'create', {}, ingredientInput('Eau', { free: true }));
const base = await cook.call(
  'recipes',
  'create',
  {},
  recipeInput('Fond', [grams(onions.id, 500), grams(water.id, 500)]),
);
/** 300 g are 200 g of lentils, 50 g of onions and as much of the base, of which a half is onions. */
const lines = [grams(lentils.id, 200), grams(onions.id, 50), part(base.id, 50)];
const portions = [{ sizeId: size, weight: 300_000 }];
const dahlRecipe = await cook.call('recipes', 'create', {}, recipeInput('Dahl', lines, { productId: dahl, portions }));

const costs = (query: object = {}) =>
  claire.call('dish-costs', 'getDishCosts', { from: wednesday, to: wednesday, ...query });
const dishNow = async (productId: number) => {
  const { dishes } = await costs();
  return dishes.find((dish) => dish.productId === productId) ?? expect.fail('no such dish');
};

test('a portion costs what its recipe takes, peel and preparations too, at the article whose gram is cheapest', async () => {
  // 60 cents of lentils, 12.5 and 6.25 of onions; 9.50 € are 8.64 € before tax.
  expect(await dishNow(dahl)).toMatchObject({
    recipeId: dahlRecipe.id,
    price: 950,
    net: 864,
    portion: { cost: 79, isWhole: true, margin: 785, rate: 9086, ratio: 914 },
  });
  const { sizes } = await claire.call('dish-costs', 'getDishCost', { id: dahl });
  expect(sizes).toMatchObject([
    {
      sizeId: size,
      weight: 300_000,
      portion: { cost: 79 },
      parts: [
        { ingredient: { name: { fr: 'Lentilles' } }, weight: 200_000, kiloPrice: 300, cost: 60 },
        { ingredient: { name: { fr: 'Oignons' } }, weight: 150_000, kiloPrice: 125, cost: 19 },
        { ingredient: { name: { fr: 'Eau' } }, weight: 25_000, kiloPrice: 0, cost: 0 },
      ],
    },
  ]);
});

test('a dish without a recipe costs nobody knows what, and is left out of the margin of the day by name', async () => {
  expect(await dishNow(bowl)).toMatchObject({
    recipeId: null,
    portion: { cost: null, isWhole: false, margin: null },
    portions: 1,
    planned: { revenue: 0, cost: 0, margin: 0, rate: null, isWhole: false },
  });
  const { total, days } = await costs();
  // Ten at 9.50 €, two with ten percent off, and a bowl: 95.00, 17.10 and 12.51 € with tax.
  expect(total).toMatchObject({
    portions: 13,
    revenue: 10_191 + 1137,
    planned: { revenue: 10_191, cost: 945, margin: 9246, rate: 9073, ratio: 927, isWhole: false },
  });
  expect(days).toEqual([{ date: wednesday, ...total }]);
});

test('as bought, a dish costs what its batches were received at, whatever its articles cost since', async () => {
  expect((await dishNow(dahl)).bought).toMatchObject({ revenue: 0, isWhole: false });
  const sack = (rest: object) => store.line(lentils.id, { articleId: lentils.articleId, packs: 1, ...rest });
  await store.receive([
    sack({ useBy: '2026-11-26' }),
    store.line(onions.id, { articleId: onions.articleId, packs: 1 }),
  ]);
  const {
    id,
    version,
    validatedAt: _at,
    validatedBy: _by,
    ...ingredient
  } = await cook.call('ingredients', 'get', {
    id: lentils.id,
  });
  const articles = ingredient.articles.map((article) => ({ ...article, price: 900 }));
  await cook.call('ingredients', 'update', { id }, { ...ingredient, version, articles });
  await store.receive([sack({ useBy: '2026-11-30' })]);
  const tick = (quantity: number) =>
    cook.call('production', 'tickProduction', {}, { date: wednesday, productId: dahl, sizeId: size, quantity });
  await tick(11);
  // One is still to be cooked.
  expect((await dishNow(dahl)).bought.isWhole).toBe(false);
  await tick(12);
  // 2 kg at 3.00 €, 400 g at 4.50 €, and 1.8 kg of onions at 1.25 €; planned by the prices of now: 12 × 108.75.
  expect(await dishNow(dahl)).toMatchObject({
    portion: { cost: 109 },
    planned: { cost: 1305, isWhole: true },
    bought: { revenue: 10_191, cost: 600 + 180 + 225, margin: 9186, isWhole: true },
  });
  await cook.call(
    'production',
    'tickPreparation',
    {},
    { date: wednesday, recipeId: base.id, isDone: true, weight: 600_000 },
  );
  expect((await dishNow(dahl)).bought).toMatchObject({ cost: 1005, isWhole: true });
  await expectVerified(db);
});

test('what was cooked without stock is not known as bought', async () => {
  const soup = await kitchen.dish({ name: 'Soupe', price: 600 });
  await place(claire, { lines: [line(soup)] });
  const salt = await store.ingredient('Sel');
  await cook.call('recipes', 'create', {}, recipeInput('Soupe', [grams(salt.id, 100)], { productId: soup, portions }));
  await cook.call('production', 'tickProduction', {}, { date: wednesday, productId: soup, sizeId: size, quantity: 1 });
  expect(await dishNow(soup)).toMatchObject({
    // 300 g at 12.50 € for 10 kg.
    planned: { cost: 38, isWhole: true },
    bought: { revenue: 0, cost: 0, isWhole: false },
  });
});

test('days are costed by their own recipe, and a planned menu by a portion of each choice', async () => {
  const recipe = await cook.call('recipes', 'get', { id: dahlRecipe.id });
  const { version } = recipe;
  const richer = { ...inputOf(recipe), lines: [grams(lentils.id, 300)], fromDate: '2026-11-26', version };
  await cook.call('recipes', 'update', { id: dahlRecipe.id }, richer);
  const plan = async (date: string) => {
    const menu = await claire.call('menu-plans', 'getMenuPlan', { date });
    const wish = { version: menu.version, choiceIds: [dahl, bowl], publishedOn: null, ordersKept: true };
    await claire.call('menu-plans', 'updateMenuPlan', { date }, wish);
  };
  await plan(wednesday);
  await plan('2026-11-26');
  const { menus, dishes, days } = await costs({ to: '2026-11-26' });
  expect(menus).toMatchObject([
    { date: wednesday, isPublished: false, dishes: 2, unknownDishes: 1, net: 864, cost: 109, margin: 755, ratio: 1262 },
    { date: '2026-11-26', dishes: 2, unknownDishes: 1, net: 864, cost: 135 },
  ]);
  expect(days.map(({ date, planned }) => [date, planned.cost])).toEqual([
    [wednesday, 1305 + 38],
    ['2026-11-26', 0],
  ]);
  expect(dishes.find(({ productId }) => productId === dahl)?.portion.cost).toBe(135);
});

test('dishes are sorted by what is asked for, those without it last, and narrowed to one or to a category', async () => {
  const namesBy = async (sort: string) => (await costs({ sort })).dishes.map(({ name }) => name.fr);
  expect(await namesBy('name')).toEqual(['Bowl', 'Dahl', 'Soupe']);
  expect(await namesBy('-name')).toEqual(['Soupe', 'Dahl', 'Bowl']);
  expect(await namesBy('cost')).toEqual(['Soupe', 'Dahl', 'Bowl']);
  expect(await namesBy('-cost')).toEqual(['Dahl', 'Soupe', 'Bowl']);
  expect(await namesBy('-portions')).toEqual(['Dahl', 'Bowl', 'Soupe']);
  const narrowed = await costs({ productId: dahl });
  expect([narrowed.dishes.length, narrowed.total.portions]).toEqual([1, 12]);
  expect((await costs({ categoryId: kitchen.category + 1000 })).dishes).toEqual([]);
});

test('without days it is this week, and no more than 31 days are read', async () => {
  const week = await claire.call('dish-costs', 'getDishCosts', {});
  expect([week.from, week.to, week.days.length]).toEqual(['2026-11-23', '2026-11-29', 7]);
  for (const query of [
    { from: '2026-11-01', to: '2026-12-02' },
    { from: wednesday },
    { from: wednesday, to: '2026-11-01' },
  ])
    await expect(claire.call('dish-costs', 'getDishCosts', query)).rejects.toMatchObject({ problem: { status: 422 } });
  expect((await costs({ from: '2026-11-01', to: '2026-12-01' })).days).toHaveLength(31);
});

test('the file says the same, and only who may read costs reads them', async () => {
  const file = await claire.call('dish-costs', 'exportDishCosts', { from: wednesday, to: wednesday });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  expect(sheets.map(({ name }) => name)).toEqual(['Dishes', 'By day', 'Planned menus']);
  expect(sheets[0]?.rows.find(([name]) => name === 'Dahl (en)' || name === 'Dahl')?.slice(2, 5)).toEqual([
    9.5, 8.64, 1.09,
  ]);
  for (const role of ['kitchen', 'clerk', 'delivery'] as const)
    await expect((await signedIn(role)).call('dish-costs', 'getDishCosts', {})).rejects.toThrow();
});
