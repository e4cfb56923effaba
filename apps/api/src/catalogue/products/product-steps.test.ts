import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const get = (id: number) => claire.call('products', 'get', { id });

test('a product is archived and restored; neither twice, nor over what somebody saved since', async () => {
  const { id, version } = await get(kitchen.dahl);
  const archived = await claire.call('products', 'archiveProduct', { id }, { version });
  expect(archived).toMatchObject({ status: 'archived', version: version + 1 });
  await expect(claire.call('products', 'archiveProduct', { id }, { version: archived.version })).rejects.toMatchObject({
    problem: { code: 'status-not-allowed' },
  });
  await expect(claire.call('products', 'restoreProduct', { id }, { version })).rejects.toMatchObject({
    problem: { code: 'stale' },
  });
  const restored = await claire.call('products', 'restoreProduct', { id }, { version: archived.version });
  expect(restored.status).toBe('published');
});

test('a copy is a draft with all of the dish, whose allergens are to be declared again', async () => {
  const dish = await get(kitchen.bowl);
  const first = await claire.call('products', 'duplicateProduct', { id: dish.id });
  const second = await claire.call('products', 'duplicateProduct', { id: dish.id });
  expect(first).toMatchObject({
    name: { fr: `${dish.name.fr} (copie)`, en: `${dish.name.en} (copy)` },
    status: 'draft',
    allergensDeclared: false,
    allergens: dish.allergens,
    offers: dish.offers,
  });
  expect(new Set([dish, first, second].map(({ slug }) => slug.fr)).size).toBe(3);
});

test('a draft is not archived', async () => {
  const { id, version } = await claire.call('products', 'duplicateProduct', { id: kitchen.dahl });
  await expect(claire.call('products', 'archiveProduct', { id }, { version })).rejects.toMatchObject({
    problem: { code: 'status-not-allowed' },
  });
});
