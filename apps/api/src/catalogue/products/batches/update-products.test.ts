import { usualKeeping } from '@traiteur/contract/catalogue/products.ts';
import { unknownNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import type { ProductChange } from '@traiteur/contract/catalogue/product-batches.ts';
import type { ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { largestBatch } from '@traiteur/contract/statement/batches.ts';
import { expect, test } from 'vitest';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { testApp } from '../../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const large = await kitchen.world.size('Grande');

let count = 0;
const name = (fr: string) => ({ fr, en: `${fr} in English` });
const offer = (price: number, sizeId = kitchen.size) => ({ sizeId, price, quantityAvailable: 20 });
async function dish(more: Partial<ProductInput> = {}) {
  const slug = `many-${count++}`;
  const input: ProductInput = {
    name: name(`Tarte ${count}`),
    slug: { fr: slug, en: slug },
    description: name(''),
    ingredients: name('Pommes'),
    categoryId: kitchen.category,
    taxRateId: kitchen.taxRate,
    status: 'published',
    pictures: [],
    tagIds: [],
    allergensDeclared: true,
    allergens: [],
    explanations: [],
    weekdays: [1, 3],
    offers: [offer(650), offer(1290, large)],
    nutrition: unknownNutrition,
    ...usualKeeping,
  };
  return owner.call('products', 'create', {}, { ...input, ...more });
}

const update = (ids: number[], change: ProductChange) => owner.call('products', 'updateProducts', {}, { ids, change });
const quote = (ids: number[], change: ProductChange) =>
  owner.call('products', 'quoteProductChanges', {}, { ids, change });
const get = (id: number) => owner.call('products', 'get', { id });
const pricesOf = async (id: number) => (await get(id)).offers.map(({ price }) => price);
const dearer: ProductChange = { price: { by: 'percent', value: 500, step: 10 } };

test('prices rise by a percentage and are rounded, and the quote before tells each of them and saves none', async () => {
  const tart = await dish();
  const answer = await quote([tart.id], dearer);
  expect(answer.prices).toEqual([
    {
      id: tart.id,
      name: tart.name,
      offers: [
        { size: expect.anything() as object, before: 650, after: 680 },
        { size: { fr: 'Grande', en: 'Grande' }, before: 1290, after: 1350 },
      ],
    },
  ]);
  expect(await get(tart.id)).toEqual(tart);
  const { done } = await update([tart.id], dearer);
  expect(done).toEqual([{ id: tart.id, name: tart.name.en }]);
  expect(await pricesOf(tart.id)).toEqual([680, 1350]);
  expect(await get(tart.id)).toEqual({ ...tart, version: 2, offers: [offer(680), offer(1350, large)] });
});

test('each product that may not is named with its reason, by the quote too, and the others go through', async () => {
  const silent = await dish({ status: 'draft', allergensDeclared: false });
  const bare = await dish({ status: 'draft', offers: [] });
  const declaredDish = await dish({ status: 'draft' });
  const ids = [silent.id, bare.id, declaredDish.id, 999_999];
  const refusals = [
    { id: silent.id, name: silent.name.en, code: 'allergens-not-declared', message: expect.any(String) as string },
    { id: bare.id, code: 'no-size-offered' },
    { id: 999_999, name: '999999', code: 'not-found' },
  ];
  expect((await quote(ids, { status: 'published' })).refused).toMatchObject(refusals);
  expect((await get(declaredDish.id)).status).toBe('draft');
  const answer = await update(ids, { status: 'published' });
  expect(answer.refused).toMatchObject(refusals);
  expect(answer.done).toEqual([{ id: declaredDish.id, name: declaredDish.name.en }]);
  expect((await get(declaredDish.id)).status).toBe('published');
  // A draft that went on sale is never one again.
  expect(answer.earlier).toEqual([]);
});

test.each<[string, ProductChange, Partial<ProductInput>, string]>([
  ['a draft is not archived', { status: 'archived' }, { status: 'draft' }, 'status-not-allowed'],
  ['a price falls below nothing', { price: { by: 'amount', value: -700, step: 1 } }, {}, 'price-out-of-range'],
  ['a price is rounded to nothing', { price: { by: 'amount', value: -620, step: 100 } }, {}, 'price-out-of-range'],
  ['a dish on sale loses its last day', { weekdays: { how: 'remove', days: [1, 3] } }, {}, 'no-day-offered'],
])('%s: refused', async (_, change, more, code) => {
  const tart = await dish(more);
  expect((await update([tart.id], change)).refused).toMatchObject([{ id: tart.id, code }]);
  expect(await get(tart.id)).toEqual(tart);
});

test('days on offer are set, added and taken off', async () => {
  const { id } = await dish();
  const daysAfter = async (how: 'set' | 'add' | 'remove', days: number[]) => {
    await update([id], { weekdays: { how, days } });
    return (await get(id)).weekdays;
  };
  expect(await daysAfter('add', [5, 1])).toEqual([1, 3, 5]);
  expect(await daysAfter('remove', [3])).toEqual([1, 5]);
  expect(await daysAfter('set', [6, 2])).toEqual([2, 6]);
});

test('each product leaves the entry of its own saving, and one that stays as it was none', async () => {
  const [tart, archived] = [await dish(), await dish()];
  await update([archived.id], { status: 'archived' });
  await update([tart.id, archived.id], { status: 'archived' });
  const entries = db.selectFrom('audit_entries').select(['thing_id', 'operation']).where('tag', '=', 'products');
  const ofThese = entries.where('thing_id', 'in', [String(tart.id), String(archived.id)]);
  const updates = ofThese.where('operation', '=', 'updateProduct').orderBy('id');
  expect((await updates.execute()).map(({ thing_id }) => Number(thing_id))).toEqual([archived.id, tart.id]);
});

test('what many were is put back, but not over what somebody saved since', async () => {
  const [tart, quiche] = [await dish(), await dish()];
  const { earlier } = await update([tart.id, quiche.id], {
    ...dearer,
    status: 'archived',
    weekdays: { how: 'set', days: [7] },
  });
  const { id, ...changedProduct } = await get(quiche.id);
  await owner.call('products', 'update', { id }, { ...changedProduct, name: name('Quiche') });
  const answer = await owner.call('products', 'restoreProducts', {}, { products: earlier });
  expect(answer.done).toEqual([{ id: tart.id, name: tart.name.en }]);
  expect(answer.refused).toMatchObject([{ id: quiche.id, code: 'stale' }]);
  expect(await get(tart.id)).toEqual({ ...tart, version: 3 });
  expect((await get(quiche.id)).status).toBe('archived');
});

test('all that match change in requests of bounded length, in the order of their numbers', async () => {
  for (let count = 0; count < largestBatch + 2; count++) await dish({ name: name('Beignet du carnaval') });
  const matching = { search: 'carnaval', status: 'published' };
  const change: ProductChange = { status: 'archived' };
  const call = (cursor?: string) =>
    owner.call('products', 'updateProducts', {}, { matching, change, ...(cursor && { after: cursor }) });
  const first = await call();
  expect([first.done.length, first.left]).toEqual([largestBatch, 2]);
  const second = await call(first.next ?? '');
  expect([second.done.length, second.left, second.next]).toEqual([2, 0, null]);
});

test.each<[string, object]>([
  ['nothing to change', { ids: [1], change: {} }],
  ['neither products nor filters', { change: dearer }],
  ['prices of a tenth and less', { ids: [1], change: { price: { by: 'percent', value: -9500, step: 1 } } }],
  ['a step that no till has', { ids: [1], change: { price: { by: 'percent', value: 500, step: 7 } } }],
])('%s is refused', async (_, body) => {
  const call = owner.call('products', 'updateProducts', {}, body as { ids: number[]; change: ProductChange });
  await expect(call).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
});

test('whoever may not save one product may not change many', async () => {
  expect((await signedIn('kitchen')).offers('products', 'updateProducts')).toBe(false);
});
