import { usualKeeping } from '@traiteur/contract/catalogue/products.ts';
import type { ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, host, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const vegetarian = await owner.call(
  'tags',
  'create',
  {},
  { name: { fr: 'Végétarien', en: 'Vegetarian' }, slug: 'vegetarian', colour: '#91C954', active: true },
);

const text = (fr: string) => ({ fr, en: fr });
let count = 0;
const draft = (more: Partial<ProductInput> = {}): ProductInput => ({
  name: text('Velouté d’automne'),
  slug: text(`veloute-${count++}`),
  description: text(''),
  ingredients: text('Potimarron, oignons'),
  categoryId: kitchen.category,
  taxRateId: kitchen.taxRate,
  status: 'draft',
  pictures: [],
  tagIds: [vegetarian.id],
  allergensDeclared: true,
  allergens: [{ allergenId: kitchen.sesame, presence: 'may_contain' }],
  explanations: [],
  weekdays: [1, 3],
  offers: [{ sizeId: kitchen.size, price: 650, quantityAvailable: 20 }],
  nutrition: {
    kj: 1052,
    kcal: 251,
    fat: 9,
    saturates: 1.25,
    carbohydrate: 34,
    sugars: 4,
    fibre: 6,
    protein: 5,
    salt: 1.4,
  },
  ...usualKeeping,
  ...more,
});
const create = (more: Partial<ProductInput> = {}) => owner.call('products', 'create', {}, draft(more));
const update = ({ id, version, ...product }: Awaited<ReturnType<typeof create>>, more: Partial<ProductInput>) =>
  owner.call('products', 'update', { id }, { ...product, version, ...more });
const namesOf = async (query: object) =>
  (await owner.call('products', 'list', { limit: 200, ...query })).items.map(({ id }) => id);

test('a product comes back as it was written', async () => {
  const input = draft();
  const newProduct = await owner.call('products', 'create', {}, input);
  expect(await owner.call('products', 'get', { id: newProduct.id })).toEqual({
    ...input,
    meatOrigin: { fr: '', en: '' },
    id: newProduct.id,
    version: 1,
  });
});

test('a row of the list names what the dish contains', async () => {
  const sesame = await owner.call('allergens', 'get', { id: kitchen.sesame });
  const { id } = await create({ name: text('Houmous de Noël') });
  const { items } = await owner.call('products', 'list', { search: 'houmous noel' });
  expect(items).toMatchObject([
    { id, allergens: [{ allergenId: kitchen.sesame, name: sesame.name, presence: 'may_contain' }] },
  ]);
});

test('saving replaces tags, allergens and offers', async () => {
  const newProduct = await create();
  const savedProduct = await update(newProduct, {
    tagIds: [],
    allergens: [],
    offers: [{ sizeId: kitchen.size, price: 700, quantityAvailable: null }],
  });
  expect(savedProduct).toMatchObject({
    version: 2,
    tagIds: [],
    allergens: [],
    offers: [{ price: 700, quantityAvailable: null }],
  });
});

test('silence about allergens is not safety: such a product cannot be published', async () => {
  await expect(create({ status: 'published', allergensDeclared: false, allergens: [] })).rejects.toMatchObject({
    problem: { code: 'allergens-not-declared', field: 'allergensDeclared' },
  });
});

test('“contains none of them” is a declaration', async () => {
  expect(await create({ status: 'published', allergens: [] })).toMatchObject({ status: 'published' });
});

test('what is on sale needs a price and a day', async () => {
  await expect(create({ status: 'published', offers: [], weekdays: [] })).rejects.toMatchObject({
    problem: { errors: [{ field: 'offers' }, { field: 'weekdays' }] },
  });
});

test('a published product is never a draft again', async () => {
  const newProduct = await create({ status: 'published' });
  await expect(update(newProduct, { status: 'draft' })).rejects.toMatchObject({
    problem: { code: 'status-not-allowed', field: 'status' },
  });
});

test('a slug belongs to one product, in either language', async () => {
  const { slug } = await create();
  await expect(create({ slug: { fr: 'autre', en: slug.en } })).rejects.toMatchObject({
    problem: { code: 'already-taken', field: 'slug.en' },
  });
});

test.each([
  ['categoryId', { categoryId: 999_999 }],
  ['tagIds', { tagIds: [999_999] }],
  ['allergens', { allergens: [{ allergenId: 999_999, presence: 'contains' as const }] }],
  ['offers', { offers: [{ sizeId: 999_999, price: 1, quantityAvailable: null }] }],
])('a choice that does not exist is refused by its field: %s', async (field, more) => {
  await expect(create(more)).rejects.toMatchObject({ problem: { code: 'unknown-reference', field } });
});

test('a product with orders is not removed', async () => {
  const manager = await signedIn('manager');
  await kitchen.place(manager);
  await expect(owner.call('products', 'remove', { id: kitchen.dahl })).rejects.toMatchObject({
    problem: { status: 409, code: 'product-has-orders' },
  });
});

test('a tag in use says how many products use it', async () => {
  await create();
  await expect(owner.call('tags', 'remove', { id: vegetarian.id })).rejects.toMatchObject({
    problem: { code: 'in-use', usedBy: [{ noun: 'products' }] },
  });
});

test('leaving out an allergen leaves out what may contain it and what says nothing', async () => {
  const risky = await create();
  const silent = await create({ allergensDeclared: false, allergens: [] });
  const safe = await create({ allergens: [] });
  const listed = await namesOf({ withoutAllergenId: kitchen.sesame });
  expect([risky, silent, safe].map(({ id }) => listed.includes(id))).toEqual([false, false, true]);
});

test('a list can be narrowed to a weekday, a tag, a status and what can be ordered', async () => {
  const newProduct = await create({ status: 'published', weekdays: [6] });
  const query = { weekday: 6, tagId: vegetarian.id, status: 'published', orderable: 'true' };
  expect(await namesOf(query)).toEqual([newProduct.id]);
});

test('colours are kept in lower case', () => {
  expect(vegetarian.colour).toBe('#91c954');
});

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const pictured = (pictureId: string, fr = '', en = '') => ({ pictureId, alt: { fr, en } });
const upload = async () =>
  (await owner.call('pictures', 'uploadPicture', {}, { mediaType: 'image/png', base64: png })).id;
const uploads = (number: number) => Promise.all(Array.from({ length: number }, upload));

test('a product keeps its pictures in their order, the first stands for it, and a copy has them all', async () => {
  const [first = '', second = '', third = ''] = await uploads(3);
  const newProduct = await create({
    name: text('Terrine en images'),
    status: 'published',
    pictures: [pictured(first, 'La terrine', 'The terrine'), pictured(second), pictured(third, 'Une tranche')],
  });
  const pictures = [
    pictured(first, 'La terrine', 'The terrine'),
    pictured(second),
    pictured(third, 'Une tranche', 'Une tranche'),
  ];
  expect(newProduct.pictures).toEqual(pictures);
  const movedProduct = await update(newProduct, { pictures: [...pictures.slice(2), ...pictures.slice(0, 2)] });
  expect(movedProduct.pictures.map(({ pictureId }) => pictureId)).toEqual([third, first, second]);
  expect((await owner.call('products', 'list', { search: 'terrine images' })).items[0]?.pictureId).toBe(third);
  const meal = await owner.call('menus', 'getMeal', { slug: newProduct.slug.fr });
  expect([meal.pictureId, meal.pictures]).toEqual([third, movedProduct.pictures]);
  const copy = await owner.call('products', 'duplicateProduct', { id: newProduct.id });
  expect(copy.pictures).toEqual(movedProduct.pictures);
  expect((await update(movedProduct, { pictures: [] })).pictures).toEqual([]);
});

test('eight pictures at most, each of ours and once', async () => {
  const ids = await uploads(9);
  const pictures = ids.map((pictureId) => pictured(pictureId));
  expect((await create({ pictures: pictures.slice(1) })).pictures).toHaveLength(8);
  const [first = pictured('')] = pictures;
  for (const wrongPictures of [pictures, [first, first]])
    await expect(create({ pictures: wrongPictures })).rejects.toMatchObject({
      problem: { status: 422, errors: [{ field: 'pictures' }] },
    });
  const strangePicture = pictured('00000000-0000-4000-8000-000000000000');
  await expect(create({ pictures: [first, strangePicture] })).rejects.toMatchObject({
    problem: { code: 'unknown-reference', field: 'pictures' },
  });
});

test('a picture is answered to anybody, and can neither run nor load anything', async () => {
  const { id } = await owner.call('pictures', 'uploadPicture', {}, { mediaType: 'image/png', base64: png });
  await create({ pictures: [pictured(id)] });
  const answer = await fetch(`${host}/api/pictures/${id}`);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(40);
  expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
    'image/png',
    'nosniff',
  ]);
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; .*frame-ancestors 'none'$/);
});

test('a text that claims to be a picture is refused', async () => {
  const base64 = btoa('<script>alert(1)</script>');
  await expect(owner.call('pictures', 'uploadPicture', {}, { mediaType: 'image/png', base64 })).rejects.toMatchObject({
    problem: { field: 'base64' },
  });
});

test('a picture that is none of ours is not found', async () => {
  expect((await fetch(`${host}/api/pictures/not-a-picture`)).status).toBe(404);
});
