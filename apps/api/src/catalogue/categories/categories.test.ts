import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');

const category = (fr: string, en = fr) => ({ name: { fr, en }, active: true });
const create = (fr: string, en?: string) => owner.call('categories', 'create', {}, category(fr, en));
const move = (id: number, position: number) => owner.call('categories', 'updateCategoryPosition', { id }, { position });
const menu = async (query: { search?: string; active?: 'true' | 'false'; sort?: 'name' } = {}) =>
  (await owner.call('categories', 'list', query)).items.map(({ name }) => name.fr);

// The small kitchen has "Plats" already.
const starters = await create('Entrées', 'Starters');
const desserts = await create('Desserts');

test('a new category comes last on the menu', async () => {
  expect([starters.position, desserts.position]).toEqual([2, 3]);
  expect((await menu()).slice(0, 3)).toEqual(['Plats', 'Entrées', 'Desserts']);
});

test('a category comes back as it was written', async () => {
  const { id } = await create('Boissons', 'Drinks');
  const storedCategory = await owner.call('categories', 'get', { id });
  expect(storedCategory).toMatchObject({ ...category('Boissons', 'Drinks'), version: 1 });
  await owner.call('categories', 'remove', { id });
});

test('a category that moves makes the others make room', async () => {
  expect(await move(desserts.id, 1)).toMatchObject({ id: desserts.id, position: 1 });
  expect(await menu()).toEqual(['Desserts', 'Plats', 'Entrées']);
  await move(desserts.id, 3);
  expect(await menu()).toEqual(['Plats', 'Entrées', 'Desserts']);
});

test('past the last place is the last place', async () => {
  expect(await move(kitchen.category, 99)).toMatchObject({ position: 3 });
  await move(kitchen.category, 1);
});

test('places stay numbered from 1 after a removal and a move', async () => {
  const removedCategory = await create('Soupes');
  const last = await create('Fromages');
  await owner.call('categories', 'remove', { id: removedCategory.id });
  await move(last.id, 2);
  const { items } = await owner.call('categories', 'list');
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  await owner.call('categories', 'remove', { id: last.id });
});

test('two moves at once leave every place taken once', async () => {
  await Promise.all([move(desserts.id, 1), move(starters.id, 1), move(kitchen.category, 2)]);
  const { items } = await owner.call('categories', 'list');
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
});

test('a move does not spoil what somebody else is editing', async () => {
  const { id, version } = await create('Bowls');
  await move(id, 1);
  await owner.call('categories', 'update', { id }, { ...category('Salades & bowls'), version });
  expect(await owner.call('categories', 'get', { id })).toMatchObject({ position: 1 });
  await owner.call('categories', 'remove', { id });
});

test('a move is audited with the place it was before', async () => {
  await move(desserts.id, 1);
  await move(desserts.id, 2);
  const { items } = await owner.call('audit-entries', 'list', { tag: 'categories', limit: 1 });
  expect(items).toMatchObject([
    { operation: 'updateCategoryPosition', before: { position: 1 }, after: { position: 2 } },
  ]);
});

test('what does not exist cannot be moved, and nothing else moves', async () => {
  const previousMenu = await menu();
  await expect(move(999_999, 1)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  expect(await menu()).toEqual(previousMenu);
});

test('a category of products cannot be removed, and the answer says where it is used', async () => {
  await expect(owner.call('categories', 'remove', { id: kitchen.category })).rejects.toMatchObject({
    problem: { status: 409, code: 'in-use', usedBy: [{ noun: 'products', count: 2 }] },
  });
});

test('a category in use can be deactivated, and its products keep it', async () => {
  const { id, version, position: _, ...rest } = await owner.call('categories', 'get', { id: kitchen.category });
  const savedCategory = await owner.call('categories', 'update', { id }, { ...rest, version, active: false });
  expect(await menu({ active: 'false' })).toEqual(['Plats']);
  expect(await owner.call('products', 'get', { id: kitchen.dahl })).toMatchObject({ categoryId: id });
  await owner.call('categories', 'update', { id }, { ...rest, version: savedCategory.version });
});

test('a search looks in both names', async () => {
  await create('Thés glacés', 'Iced teas');
  expect([await menu({ search: 'glacés' }), await menu({ search: 'iced' })]).toEqual([
    ['Thés glacés'],
    ['Thés glacés'],
  ]);
});

test('a name in one language is the other’s too, and one in none is refused', async () => {
  expect(await create('Fromages', ' ')).toMatchObject({ name: { fr: 'Fromages', en: 'Fromages' } });
  await expect(create('', ' ')).rejects.toMatchObject({
    problem: { errors: [{ field: 'name.fr', code: 'required' }] },
  });
});
