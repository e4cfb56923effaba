import { usualKeeping } from '@traiteur/contract/catalogue/products.ts';
import { unknownNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import type { IngredientExplanation, ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { testApp } from '../../../testing/test-app.ts';
import { readingProducts, readProductsAnew } from './read-products.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const owner = await signedIn('owner');

const inBoth = (fr: string, en = '') => ({ fr, en });
let count = 0;
const dish = (more: Partial<ProductInput> = {}): ProductInput => ({
  name: inBoth('Houmous', 'Hummus'),
  slug: inBoth(`houmous-${++count}`, `hummus-${count}`),
  description: inBoth(''),
  ingredients: inBoth('Pois chiches, tahini, crème maison', 'Chickpeas, tahini, house cream'),
  categoryId: kitchen.category,
  taxRateId: kitchen.taxRate,
  status: 'published',
  pictures: [],
  tagIds: [],
  allergensDeclared: true,
  allergens: [{ allergenId: kitchen.sesame, presence: 'contains' }],
  explanations: [],
  weekdays: [1],
  offers: [{ sizeId: kitchen.size, price: 650, quantityAvailable: null }],
  nutrition: unknownNutrition,
  ...usualKeeping,
  ...more,
});
const oatCream = (passage: string, word: string): IngredientExplanation => ({
  source: 'milk',
  passage,
  word,
  reason: 'Crème de riz de la maison',
});
const explanations = [oatCream('creme maison', 'crème'), oatCream('house cream', 'cream')];

test('a dish goes on sale once each source is declared or explained, and the refusal names the words', async () => {
  await expect(claire.call('products', 'create', {}, dish({ allergens: [] }))).rejects.toMatchObject({
    problem: {
      status: 422,
      code: 'ingredients-undeclared',
      field: 'explanations',
      title: expect.stringContaining('tahini, crème, cream') as string,
    },
  });
  await expect(
    claire.call(
      'products',
      'create',
      {},
      dish({ allergens: [{ allergenId: kitchen.sesame, presence: 'may_contain' }], explanations }),
    ),
  ).rejects.toMatchObject({ problem: { code: 'ingredients-undeclared', amounts: { words: 'tahini' } } });
  const savedDish = await claire.call('products', 'create', {}, dish({ explanations }));
  expect(savedDish.explanations).toMatchObject([
    { passage: 'creme maison', reason: 'Crème de riz de la maison', by: expect.stringContaining('manager') as string },
    { passage: 'house cream' },
  ]);
});

test('a draft is saved as it is, and stands in the list of those to look at', async () => {
  const { id } = await claire.call('products', 'create', {}, dish({ status: 'draft', allergens: [] }));
  const { items } = await claire.call('products', 'list', { undeclared: 'true' });
  expect(items.find((row) => row.id === id)?.undeclaredSources).toEqual(['sesame', 'milk']);
  const { items: otherItems } = await claire.call('products', 'list', { undeclared: 'false' });
  expect(otherItems.some((row) => row.id === id)).toBe(false);
});

test('an explanation holds for its words, keeps its author, and goes with what it explained', async () => {
  const { id, version, ...savedDish } = await claire.call('products', 'create', {}, dish({ explanations }));
  const saveAs = (person: typeof claire, change: Partial<ProductInput>, since: number) =>
    person.call('products', 'update', { id }, { ...savedDish, version: since, ...change });
  await expect(saveAs(owner, { ingredients: inBoth('Tahini, crème maison, beurre') }, version)).rejects.toMatchObject({
    problem: { amounts: { words: 'beurre' } },
  });
  const french = await saveAs(owner, { ingredients: inBoth('Tahini, crème maison') }, version);
  expect(french.explanations).toMatchObject([{ by: expect.stringContaining('manager') as string }]);
  await saveAs(owner, { ingredients: inBoth('Tahini') }, french.version);
  await expect(
    saveAs(owner, { ingredients: inBoth('Tahini, crème maison'), explanations: [] }, french.version + 1),
  ).rejects.toMatchObject({ problem: { code: 'ingredients-undeclared' } });
});

test('what was on sale before it was read stays there, and its price is saved; its contents ask', async () => {
  const { id } = await claire.call('products', 'create', {}, dish({ explanations }));
  await sql`delete from product_explanations where product_id = ${id}`.execute(db);
  await sql`update products set lexicon_version = 0 where id = ${id}`.execute(db);
  expect([await readProductsAnew(db), await readProductsAnew(db)]).toEqual([true, false]);
  const dashboard = await claire.call('dashboard', 'getDashboard');
  expect(dashboard.undeclaredDishes).toBe(1);
  const { id: _id, ...standing } = await claire.call('products', 'get', { id });
  const offers = [{ sizeId: kitchen.size, price: 700, quantityAvailable: null }];
  const { version } = await claire.call('products', 'update', { id }, { ...standing, offers });
  await expect(
    claire.call('products', 'update', { id }, { ...standing, version, ingredients: inBoth('Tahini, crème') }),
  ).rejects.toMatchObject({ problem: { code: 'ingredients-undeclared' } });
  await claire.call('products', 'update', { id }, { ...standing, version, explanations });
  expect((await claire.call('dashboard', 'getDashboard')).undeclaredDishes).toBe(0);
});

test('a dish that is being ordered holds up no start, and is read afterwards', async () => {
  const { id } = await claire.call('products', 'create', {}, dish({ explanations }));
  const versionOf = async () =>
    (await db.selectFrom('products').select('lexicon_version').where('id', '=', id).executeTakeFirstOrThrow())
      .lexicon_version;
  await sql`update products set lexicon_version = 0`.execute(db);
  const job = readingProducts({ db });
  await db.transaction().execute(async (order) => {
    await sql`select from products where id = ${id} for share`.execute(order);
    expect(await readProductsAnew(db)).toBe(true);
    await expect(job.run({})).rejects.toThrow('being ordered');
    expect(await versionOf()).toBe(0);
  });
  await job.run({});
  expect(await versionOf()).not.toBe(0);
});

test('putting many on sale refuses each that names an allergen more', async () => {
  const { id } = await claire.call('products', 'create', {}, dish({ status: 'draft', allergens: [] }));
  const { refused } = await claire.call(
    'products',
    'updateProducts',
    {},
    { ids: [id], change: { status: 'published' } },
  );
  expect(refused).toMatchObject([{ id, code: 'ingredients-undeclared' }]);
});

test('an allergen that is called otherwise is read for something else', async () => {
  const { id } = await claire.call('products', 'create', {}, dish({ explanations }));
  const { id: _id, position: _place, ...sesame } = await claire.call('allergens', 'get', { id: kitchen.sesame });
  const rename = (name: string, version: number) =>
    claire.call(
      'allergens',
      'update',
      { id: kitchen.sesame },
      { ...sesame, version, code: name, name: inBoth(name, name) },
    );
  const sourcesOf = async () =>
    (await claire.call('products', 'list', { limit: 200 })).items.find((row) => row.id === id)?.undeclaredSources;
  await rename('kiwi', sesame.version);
  expect(await sourcesOf()).toEqual(['sesame']);
  await rename('sesame', sesame.version + 1);
  expect(await sourcesOf()).toEqual([]);
});
