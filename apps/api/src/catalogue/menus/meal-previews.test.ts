import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, time, client, signedIn, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const visitor = await client();
const marc = await clientSignedIn(kitchen.marc.clientId);

const notFound = { problem: { status: 404, code: 'not-found' } };
const soup = await kitchen.dish({ name: 'Soupe', price: 700, contains: kitchen.sesame });
await kitchen.world.changeDish(soup, () => ({ ingredients: { fr: 'Sésame', en: 'Sesame' } }));
await db.updateTable('products').set({ status: 'draft' }).where('id', '=', soup).execute();
const { slug } = await claire.call('products', 'get', { id: soup });
const { key, until } = await claire.call('products', 'previewProduct', { id: soup });

test('a draft is shown to who has its key, with its price and what it contains, and stays off the menu', async () => {
  const meal = await visitor.call('menus', 'getMealPreview', { key, date: wednesday });
  expect(meal).toMatchObject({
    name: { fr: 'Soupe' },
    offers: [{ price: 700 }],
    allergens: [{ id: kitchen.sesame, presence: 'contains' }],
    ingredients: { en: 'Sesame' },
    dates: [wednesday, '2026-12-02'],
  });
  for (const person of [visitor, marc]) {
    await expect(person.call('menus', 'getMeal', { slug: slug.fr })).rejects.toMatchObject(notFound);
    const { meals } = await person.call('menus', 'listMenu', { date: wednesday });
    expect(meals.map(({ id }) => id)).not.toContain(soup);
  }
  const line = { productId: soup, sizeId: kitchen.size, quantity: 1 };
  await expect(kitchen.placeOwn(marc, { lines: [line] })).rejects.toMatchObject({
    problem: { errors: [{ code: 'product-not-orderable' }] },
  });
});

test('an archived product without a size or a day is shown too', async () => {
  await kitchen.world.archive(kitchen.dahl);
  await db.deleteFrom('offers').where('product_id', '=', kitchen.dahl).execute();
  await db.updateTable('products').set({ weekdays: [] }).where('id', '=', kitchen.dahl).execute();
  const preview = await claire.call('products', 'previewProduct', { id: kitchen.dahl });
  expect(await visitor.call('menus', 'getMealPreview', { key: preview.key })).toMatchObject({ offers: [], dates: [] });
});

test('a key is good for an hour and for its product; no other one opens anything', async () => {
  expect(until).toBe('2026-11-23T10:00:00.000Z');
  const otherStart = key.startsWith('A') ? 'B' : 'A';
  for (const wrongKey of [`${otherStart}${key.slice(1)}`, 'A', slug.fr, String(soup)])
    await expect(visitor.call('menus', 'getMealPreview', { key: wrongKey })).rejects.toMatchObject(notFound);
  time.now = new Date('2026-11-23T10:00:01Z');
  await expect(visitor.call('menus', 'getMealPreview', { key })).rejects.toMatchObject(notFound);
  time.now = mondayMorning;
  await claire.call('products', 'remove', { id: soup });
  await expect(visitor.call('menus', 'getMealPreview', { key })).rejects.toMatchObject(notFound);
});

test('only who writes the catalogue gives keys', async () => {
  for (const person of [visitor, marc, await signedIn('kitchen'), await signedIn('delivery')])
    expect(person.offers('products', 'previewProduct')).toBe(false);
  await expect(claire.call('products', 'previewProduct', { id: 999_999 })).rejects.toMatchObject(notFound);
});
