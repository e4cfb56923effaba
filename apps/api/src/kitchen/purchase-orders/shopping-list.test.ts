import { expect, test } from 'vitest';
import { kilo, kilos, kitchenStore } from '../../testing/kitchen-store.ts';
import { grams, ingredientInput, part, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { dahl, bowl, size, line, place, taxRate } = kitchen;
const claire = await signedIn('manager');
const cook = await signedIn('kitchen');
const store = await kitchenStore(cook, taxRate);

// Before its recipe says that nobody knows its allergens.
await place(claire, { lines: [line(dahl, 12), line(bowl, 2)] });

const lentils = await store.ingredient('Lentilles', {}, { packQuantity: 2000, price: 600 });
// Half of it is peel.
const onions = await store.ingredient('Oignons', { edibleShare: 50, pieceWeight: 100_000 });
const water = await cook.call('ingredients', 'create', {}, ingredientInput('Eau'));

const base = await cook.call(
  'recipes',
  'create',
  {},
  recipeInput('Fond', [grams(onions.id, 500), grams(water.id, 500)]),
);
// A portion of 300 g is 200 g of lentils, 50 g of onions and as much of the base.
const dahlRecipe = recipeInput(
  'Dahl',
  [grams(lentils.id, 200), { ...grams(onions.id, 0), quantity: 500, unit: 'piece' }, part(base.id, 50)],
  { productId: dahl, portions: [{ sizeId: size, weight: 300_000 }] },
);
await cook.call('recipes', 'create', {}, dahlRecipe);

const list = (from = wednesday, to = wednesday) => cook.call('purchase-orders', 'getShoppingList', { from, to });
const lineFor = async (name: string) => {
  const { suppliers, unsold, covered } = await list();
  const lines = [...suppliers.flatMap(({ lines: ofSupplier }) => ofSupplier), ...unsold, ...covered];
  return lines.find((candidate) => candidate.name.fr === name);
};

test('what is ordered is bought by the recipe of its day, with peel and whatever stands in what, in whole packs', async () => {
  const { suppliers, unsold, covered, uncounted } = await list();
  expect(suppliers).toMatchObject([
    {
      name: 'Moulins du Gers',
      minimumOrder: 15_000,
      total: 2 * 600 + 1 * 1250,
      lines: [
        { name: { fr: 'Lentilles' }, need: 2.4 * kilo, missing: 2.4 * kilo, packs: 2, total: 1200 },
        // 12 × (50 g + 25 g), and the peel.
        { name: { fr: 'Oignons' }, need: 1.8 * kilo, packs: 1, price: 1250 },
      ],
    },
  ]);
  expect(unsold).toMatchObject([{ name: { fr: 'Eau' }, missing: 0.3 * kilo }]);
  expect(covered).toEqual([]);
  expect(uncounted).toMatchObject([{ productId: bowl, portions: 2 }]);
});

test('what is in stock until its day and what is ordered is not bought again', async () => {
  await store.receive([
    store.line(lentils.id, { useBy: '2026-11-24', amount: kilos(9) }),
    store.line(lentils.id, { useBy: wednesday, amount: kilos(1) }),
  ]);
  expect(await lineFor('Lentilles')).toMatchObject({ stock: 10 * kilo, missing: 1.4 * kilo, packs: 1 });
  const order = {
    supplierId: store.supplierId,
    wantedOn: null,
    notes: '',
    lines: [{ articleId: lentils.articleId, packs: 1 }],
  };
  const { id } = await cook.call('purchase-orders', 'create', {}, order);
  expect(await lineFor('Lentilles')).toMatchObject({ ordered: 2 * kilo, missing: 0 });
  await cook.call('purchase-orders', 'remove', { id });
  expect(await lineFor('Lentilles')).toMatchObject({ ordered: 0, missing: 1.4 * kilo });
});

test('what is ticked as done is cooked already, of what was in stock until that day', async () => {
  await cook.call('production', 'tickProduction', {}, { date: wednesday, productId: dahl, sizeId: size, quantity: 10 });
  expect(await lineFor('Lentilles')).toMatchObject({
    need: 0.4 * kilo,
    stock: 9 * kilo,
    missing: 0.4 * kilo,
  });
});

test('the cheapest by weight is bought, of whoever still delivers', async () => {
  const { id, version, ...ingredient } = await cook.call('ingredients', 'get', { id: onions.id });
  const { validatedAt: _at, validatedBy: _by, ...input } = ingredient;
  const [article] = input.articles;
  if (!article) throw new Error('onions are sold');
  const { id: _id, ...copy } = article;
  const net = { ...copy, name: 'Oignons, filet', packQuantity: 1000, price: 90 };
  await cook.call('ingredients', 'update', { id }, { ...input, version, articles: [article, net] });
  expect(await lineFor('Oignons')).toMatchObject({ article: 'Oignons, filet', packs: 1 });
});

test('a span of 31 days at most, that begins before it ends', async () => {
  for (const [from, to] of [
    [wednesday, '2026-11-24'],
    [wednesday, '2026-12-26'],
  ])
    await expect(list(from, to)).rejects.toMatchObject({ problem: { code: 'invalid-input', field: 'to' } });
  expect((await list(wednesday, '2026-12-25')).to).toBe('2026-12-25');
});
