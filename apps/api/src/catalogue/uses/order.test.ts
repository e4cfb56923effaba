import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, client } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const inBoth = (name: string) => ({ fr: name, en: name });

const nuts = await kitchen.world.allergen('Fruits à coque', 'Nuts');
const milk = await kitchen.world.allergen('Lait', 'Milk');
await kitchen.world.declare(kitchen.bowl, { contains: [milk, nuts] });
const tagIds: number[] = [];
for (const name of ['Végétarien', 'Épicé', 'Bio']) {
  const tag = { name: inBoth(name), slug: `tag-${tagIds.length}`, colour: '#91c954', active: true };
  tagIds.push((await claire.call('tags', 'create', {}, tag)).id);
}
const { id: bowlId, ...bowl } = await claire.call('products', 'get', { id: kitchen.bowl });
await claire.call('products', 'update', { id: bowlId }, { ...bowl, tagIds });

const moveAllergen = (id: number, position: number, seenIds?: number[]) =>
  claire.call('allergens', 'updateAllergenPosition', { id }, { position, seenIds });
const allergenIds = async () => (await claire.call('allergens', 'list', {})).items.map(({ id }) => id);
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test('the order of allergens holds in forms, on the site, on its pages and on the papers of orders', async () => {
  await moveAllergen(milk, 1);
  const order = [milk, kitchen.sesame, nuts];
  expect(await allergenIds()).toEqual(order);
  const product = await claire.call('products', 'get', { id: kitchen.bowl });
  expect(product.allergens.map(({ allergenId }) => allergenId)).toEqual(order);
  const visitor = await client();
  const { meals } = await visitor.call('menus', 'listMenu', { date: wednesday });
  expect(idsOf(meals.find(({ id }) => id === kitchen.bowl)?.allergens ?? [])).toEqual(order);
  expect(idsOf((await visitor.call('site-texts', 'get')).allergens)).toEqual(order);
  const placedOrder = await kitchen.place(claire, { lines: [kitchen.line(kitchen.bowl)] });
  expect(idsOf(placedOrder.lines[0]?.allergens ?? [])).toEqual(order);
  // Papers name what was said on the day of the order in the order of now.
  await moveAllergen(nuts, 1);
  const { rounds } = await claire.call('delivery-report', 'getDeliveryReport', { date: wednesday });
  expect(idsOf(rounds[0]?.stops[0]?.items[0]?.allergens ?? [])).toEqual([nuts, milk, kitchen.sesame]);
});

test('the order of tags holds for the dishes that have them', async () => {
  const [vegetarian = 0, spicy = 0, organic = 0] = tagIds;
  await claire.call('tags', 'updateTagPosition', { id: organic }, { position: 1, seenIds: tagIds });
  const order = [organic, vegetarian, spicy];
  expect(idsOf((await claire.call('tags', 'list', {})).items)).toEqual(order);
  expect((await claire.call('products', 'get', { id: kitchen.bowl })).tagIds).toEqual(order);
});

test('who moves what somebody else moved meanwhile is told, and nothing moves', async () => {
  const seenIds = await allergenIds();
  const [first = 0, second = 0, third = 0] = seenIds;
  const attempts = await Promise.allSettled([moveAllergen(third, 1, seenIds), moveAllergen(second, 1, seenIds)]);
  const refusals = attempts.filter(({ status }) => status === 'rejected');
  expect(refusals).toMatchObject([{ reason: { problem: { status: 409, code: 'stale' } } }]);
  const order = await allergenIds();
  expect(order.indexOf(first)).toBeGreaterThan(0);
  // A list that lacks one is as old as one in another order.
  await expect(moveAllergen(first, 1, order.slice(1))).rejects.toMatchObject({ problem: { code: 'stale' } });
  expect(await allergenIds()).toEqual(order);
});

test('a form that was open while its record moved is saved, and the record stays where it is', async () => {
  const { id, version, position: _, ...size } = await claire.call('sizes', 'get', { id: kitchen.size });
  await kitchen.world.size('Grande', 2);
  await claire.call('sizes', 'updateSizePosition', { id }, { position: 2 });
  expect(await claire.call('sizes', 'update', { id }, { ...size, version, name: inBoth('Normale') })).toMatchObject({
    position: 2,
  });
});
