import { expect, test } from 'vitest';
import { verify } from '../../house/verification/verify.ts';
import { builder } from '../../testing/builder.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const inBoth = (name: string) => ({ fr: name, en: name });

const usesOf = async (noun: 'tags' | 'allergens' | 'sizes' | 'categories', id: number) =>
  claire.call('uses', 'listUses', { noun, id });
const product = (id: number) => claire.call('products', 'get', { id });
async function save(id: number, change: object) {
  const { id: _id, ...savedRecord } = await product(id);
  return claire.call('products', 'update', { id }, { ...savedRecord, ...change });
}
const client = (id: number) => claire.call('clients', 'get', { id });

test('two tags become one, and two again', async () => {
  const [keptTag, otherTag] = [
    await claire.call(
      'tags',
      'create',
      {},
      { name: inBoth('Veggie'), slug: 'veggie', colour: '#91c954', active: true },
    ),
    await claire.call('tags', 'create', {}, { name: inBoth('Végé'), slug: 'vege', colour: '#91c954', active: true }),
  ];
  await save(kitchen.dahl, { tagIds: [keptTag.id, otherTag.id] });
  await save(kitchen.bowl, { tagIds: [otherTag.id] });
  await expect(
    claire.call('tags', 'mergeTags', { id: keptTag.id }, { otherId: keptTag.id, version: 1, otherVersion: 1 }),
  ).rejects.toMatchObject({ problem: { code: 'same-record' } });
  await expect(
    claire.call('tags', 'mergeTags', { id: keptTag.id }, { otherId: otherTag.id, version: 1, otherVersion: 2 }),
  ).rejects.toMatchObject({ problem: { code: 'stale' } });
  expect((await product(kitchen.bowl)).tagIds).toEqual([otherTag.id]);

  await claire.call('tags', 'mergeTags', { id: keptTag.id }, { otherId: otherTag.id, version: 1, otherVersion: 1 });
  expect([(await product(kitchen.dahl)).tagIds, (await product(kitchen.bowl)).tagIds]).toEqual([
    [keptTag.id],
    [keptTag.id],
  ]);
  const { uses, merges } = await usesOf('tags', keptTag.id);
  expect([uses, merges]).toMatchObject([[{ noun: 'products', count: 2 }], [{ name: inBoth('Végé') }]]);
  expect((await claire.call('tags', 'get', { id: otherTag.id })).active).toBe(false);

  await save(kitchen.dahl, {});
  await claire.call('uses', 'undoCatalogueMerge', { id: merges[0]?.id ?? 0 });
  expect([(await product(kitchen.dahl)).tagIds, (await product(kitchen.bowl)).tagIds]).toEqual([
    [keptTag.id, otherTag.id],
    [otherTag.id],
  ]);
});

test('two allergens become the graver of both for dishes and eaters, standing orders are judged, and undone they are two', async () => {
  const { id: nuts } = await claire.call(
    'allergens',
    'create',
    {},
    { name: inBoth('Noix'), slug: 'noix', code: 'nuts', active: true },
  );
  const allergens = [
    { allergenId: kitchen.sesame, presence: 'may_contain' as const },
    { allergenId: nuts, presence: 'contains' as const },
  ];
  await save(kitchen.dahl, { allergens });
  const order = await kitchen.place(claire, { ...kitchen.ines });
  expect(order.conflicts.map(({ mustOverride }) => mustOverride)).toEqual([false]);

  const { version } = await claire.call('allergens', 'get', { id: kitchen.sesame });
  const merging = { otherId: nuts, version, otherVersion: 1 };
  await claire.call('allergens', 'mergeAllergens', { id: kitchen.sesame }, merging);
  expect((await product(kitchen.dahl)).allergens).toEqual([{ allergenId: kitchen.sesame, presence: 'contains' }]);
  const judged = await claire.call('orders', 'get', { id: order.id });
  expect(judged.conflicts.filter(({ mustOverride }) => mustOverride)).toHaveLength(1);
  expect(await verify(db)).toEqual([]);

  const { merges } = await usesOf('allergens', kitchen.sesame);
  await claire.call('uses', 'undoCatalogueMerge', { id: merges[0]?.id ?? 0 });
  expect(new Set((await product(kitchen.dahl)).allergens.map(({ presence }) => presence)).size).toBe(2);
  expect((await client(kitchen.ines.clientId)).allergens).toEqual([
    { allergenId: kitchen.sesame, severity: 'allergy' },
  ]);
  expect(await verify(db)).toEqual([]);
});

test('who is allergic to the double is allergic to what stays', async () => {
  const { id: double } = await claire.call(
    'allergens',
    'create',
    {},
    { name: inBoth('Sézame'), slug: 'sezame', code: 'sezame', active: true },
  );
  const { clientId: id } = await builder(db).client({ firstName: 'Ali', lastName: 'Benali', allergicTo: double });
  const { version } = await claire.call('allergens', 'get', { id: kitchen.sesame });
  await claire.call(
    'allergens',
    'mergeAllergens',
    { id: kitchen.sesame },
    { otherId: double, version, otherVersion: 1 },
  );
  expect((await client(id)).allergens).toEqual([{ allergenId: kitchen.sesame, severity: 'allergy' }]);
});

test('two sizes become one: the kept price stays, and what was ordered is taken off what is left', async () => {
  const { id: large } = await claire.call(
    'sizes',
    'create',
    {},
    { name: inBoth('Grande'), slug: 'grande', active: true },
  );
  await save(kitchen.dahl, {
    allergens: [],
    offers: [{ sizeId: large, price: 1200, quantityAvailable: 10 }],
  });
  await kitchen.place(claire, { lines: [{ productId: kitchen.dahl, sizeId: large, quantity: 4 }] });
  expect((await usesOf('sizes', large)).uses).toEqual([
    { noun: 'products', count: 1 },
    { noun: 'orders', count: 1 },
  ]);
  const { version } = await claire.call('sizes', 'get', { id: kitchen.size });
  await claire.call('sizes', 'mergeSizes', { id: kitchen.size }, { otherId: large, version, otherVersion: 1 });
  expect((await product(kitchen.dahl)).offers).toEqual([{ sizeId: kitchen.size, price: 1200, quantityAvailable: 10 }]);
  // Ten, of which four were ordered in the other size and one in this one.
  await expect(
    kitchen.place(claire, { lines: [{ productId: kitchen.dahl, sizeId: kitchen.size, quantity: 6 }] }),
  ).rejects.toMatchObject({ problem: { errors: [{ code: 'quantity-unavailable' }] } });
  await kitchen.place(claire, { lines: [{ productId: kitchen.dahl, sizeId: kitchen.size, quantity: 5 }] });
  expect(await verify(db)).toEqual([]);

  // Undone, the other size has its ten again, all ordered: four by its own name, six by that of the kept one.
  const { merges } = await usesOf('sizes', kitchen.size);
  await claire.call('uses', 'undoCatalogueMerge', { id: merges[0]?.id ?? 0 });
  expect((await product(kitchen.dahl)).offers).toEqual([{ sizeId: large, price: 1200, quantityAvailable: 10 }]);
  await expect(
    kitchen.place(claire, { lines: [{ productId: kitchen.dahl, sizeId: large, quantity: 1 }] }),
  ).rejects.toMatchObject({ problem: { errors: [{ code: 'quantity-unavailable' }] } });
  expect(await verify(db)).toEqual([]);
});

test('after a day, or once somebody saved it, a merge stays', async () => {
  const tag = async (slug: string) =>
    claire.call('tags', 'create', {}, { name: inBoth(slug), slug, colour: '#91c954', active: true });
  const [keptTag, otherTag] = [await tag('un'), await tag('deux')];
  await claire.call('tags', 'mergeTags', { id: keptTag.id }, { otherId: otherTag.id, version: 1, otherVersion: 1 });
  const { merges } = await usesOf('tags', keptTag.id);
  const merge = { id: merges[0]?.id ?? 0 };
  const { id: _id, position: _place, ...savedRecord } = await claire.call('tags', 'get', { id: keptTag.id });
  await claire.call('tags', 'update', { id: keptTag.id }, { ...savedRecord, name: inBoth('Un') });
  await expect(claire.call('uses', 'undoCatalogueMerge', merge)).rejects.toMatchObject({
    problem: { code: 'saved-since-merge' },
  });
  time.now = new Date(time.now.getTime() + 25 * 3_600_000);
  const later = await signedIn('manager');
  await expect(later.call('uses', 'undoCatalogueMerge', merge)).rejects.toMatchObject({
    problem: { code: 'merge-ended' },
  });
  expect((await later.call('uses', 'listUses', { noun: 'tags', id: keptTag.id })).merges).toEqual([]);
});
