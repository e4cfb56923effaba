import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { signedIn } = await testApp();
const owner = await signedIn('owner');
const size = (fr: string, slug: string, position: number) =>
  owner.call('sizes', 'create', {}, { name: { fr, en: slug }, slug, position, active: true });

await size('Grande', 'large', 3);
await size('Petite', 'small', 1);
const medium = await size('Moyenne', 'medium', 2);

const slugs = async (query: { sort?: 'name' | '-name'; active?: 'true' } = {}) =>
  (await owner.call('sizes', 'list', query)).items.map(({ slug }) => slug);

test('sizes stand in their own order, the smallest first', async () => {
  expect(await slugs()).toEqual(['small', 'medium', 'large']);
});

test('sizes sort by their name in the caller’s language too', async () => {
  expect(await slugs({ sort: '-name' })).toEqual(['small', 'medium', 'large']);
  expect(await slugs({ sort: 'name' })).toEqual(['large', 'medium', 'small']);
});

test('a size that is put aside can be filtered out', async () => {
  const { id, version, ...rest } = medium;
  await owner.call('sizes', 'update', { id }, { ...rest, version, active: false });
  expect(await slugs({ active: 'true' })).toEqual(['small', 'large']);
});

test('a position must be a number from 0 to 999', async () => {
  await expect(size('Énorme', 'huge', 1000)).rejects.toMatchObject({ problem: { field: 'position' } });
});
