import { expect, test } from 'vitest';
import { builder } from '../../testing/builder.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, app, signedIn, client } = await testApp();
const owner = await signedIn('owner');
const kitchen = await signedIn('kitchen');

const sesame = { name: { fr: 'Sésame', en: 'Sesame' }, slug: 'sesame', code: 'sesame', active: true };
const newAllergen = await owner.call('allergens', 'create', {}, sesame);

test('an allergen comes back as it was written', async () => {
  expect(await kitchen.call('allergens', 'get', { id: newAllergen.id })).toEqual({
    ...sesame,
    id: newAllergen.id,
    version: 1,
    position: 1,
  });
});

test('two allergens cannot share a slug', async () => {
  await expect(owner.call('allergens', 'create', {}, { ...sesame, code: 'other' })).rejects.toMatchObject({
    problem: { status: 409, code: 'already-taken', field: 'slug' },
  });
});

test('an allergen that a client has cannot be removed, and the answer says where it is used', async () => {
  const { id } = await owner.call('allergens', 'create', {}, { ...sesame, slug: 'milk', code: 'milk' });
  await builder(db).client({ allergicTo: id });
  await expect(owner.call('allergens', 'remove', { id })).rejects.toMatchObject({
    problem: { status: 409, code: 'in-use', usedBy: [{ noun: 'clients', count: 1 }] },
  });
});

test('the kitchen reads allergens but is not offered to write them', () => {
  expect(kitchen.offers('allergens', 'list')).toBe(true);
  expect(kitchen.offers('allergens', 'create')).toBe(false);
});

test('the server refuses what the description did not offer', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/allergens',
    headers: { authorization: `Bearer ${kitchen.token}` },
    payload: sesame,
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'not-allowed' }]);
});

test('nobody reads allergens without signing in', async () => {
  expect((await client()).offers('allergens', 'list')).toBe(false);
  expect((await app.inject('/api/allergens')).statusCode).toBe(401);
});

test('pages follow one another without a gap or a repeat, forwards and by name', async () => {
  const wholeList = await owner.call('allergens', 'list', { sort: '-code' });
  const ids: number[] = [];
  let cursor: string | null | undefined;
  do {
    const page: Awaited<ReturnType<typeof owner.call<'allergens', 'list'>>> = await owner.call('allergens', 'list', {
      sort: '-code',
      limit: 1,
      ...(cursor ? { after: cursor } : {}),
    });
    expect(page.total).toBe(wholeList.total);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  } while (cursor);
  expect(ids).toEqual(wholeList.items.map(({ id }) => id));
});

test('a cursor that is not ours is refused', async () => {
  await expect(owner.call('allergens', 'list', { after: 'nonsense' })).rejects.toMatchObject({
    problem: { status: 422, field: 'after' },
  });
});
