import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { signedIn } = await testApp();
const owner = await signedIn('owner');
const size = (fr: string, slug: string) =>
  owner.call('sizes', 'create', {}, { name: { fr, en: slug }, slug, active: true });

await size('Petite', 'small');
const medium = await size('Moyenne', 'medium');
await size('Grande', 'large');

const slugs = async (query: { sort?: 'name' | '-name'; active?: 'true' } = {}) =>
  (await owner.call('sizes', 'list', query)).items.map(({ slug }) => slug);

test('sizes stand in the order in which they were added until somebody moves one', async () => {
  expect(await slugs()).toEqual(['small', 'medium', 'large']);
});

test('sizes sort by their name in the caller’s language too', async () => {
  expect(await slugs({ sort: '-name' })).toEqual(['small', 'medium', 'large']);
  expect(await slugs({ sort: 'name' })).toEqual(['large', 'medium', 'small']);
});

test('a size that is put aside can be filtered out', async () => {
  const { id, version, position: _, ...rest } = medium;
  await owner.call('sizes', 'update', { id }, { ...rest, version, active: false });
  expect(await slugs({ active: 'true' })).toEqual(['small', 'large']);
});
