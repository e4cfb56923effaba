import { unknownOrigin } from '@traiteur/domain/kitchen/origins/meat-origins.ts';
import { expect, test } from 'vitest';
import { supplierInput } from '../../testing/recipe-inputs.ts';
import { testApp } from '../../testing/test-app.ts';

const { signedIn, time } = await testApp();
const cook = await signedIn('kitchen');
const owner = await signedIn('owner');

const allergen = (fr: string, code: string) =>
  owner.call('allergens', 'create', {}, { name: { fr, en: fr }, slug: code, code, active: true });
const sesame = await allergen('Sésame', 'sesame');
const nuts = await allergen('Fruits à coque', 'nuts');
const supplier = await cook.call('suppliers', 'create', {}, supplierInput);
const rate = await owner.call(
  'tax-rates',
  'create',
  {},
  {
    name: { fr: 'TVA 5,5 %', en: 'VAT 5.5 %' },
    components: [{ name: 'TVA 5,5 %', rate: 5500 }],
    active: true,
  },
);

const nutrition = {
  kj: 2490,
  kcal: 595,
  fat: 54,
  saturates: 7.6,
  carbohydrate: null,
  sugars: null,
  fibre: 9.3,
  protein: 17,
  salt: 0.29,
};

const tahini = (name: string) => ({
  name: { fr: name, en: name },
  composition: { fr: 'graines de sésame décortiquées', en: '' },
  active: true,
  allergens: [
    { allergenId: sesame.id, state: 'contains' as const },
    { allergenId: nuts.id, state: 'none' as const },
  ],
  document: 'Fiche technique 2026-03',
  nutrition,
  density: 1050,
  pieceWeight: null,
  edibleShare: 100,
  storage: 'dry' as const,
  shelfLifeClosed: 365,
  shelfLifeOpened: 60,
  articles: [],
  free: false,
  meat: null,
  rawMeat: true,
});

const article = {
  supplierId: supplier.id,
  name: 'Tahin bio seau',
  code: 'TAH-5',
  packQuantity: 5000,
  packUnit: 'kg' as const,
  price: 4590,
  taxRateId: rate.id,
  active: true,
  allergens: [{ allergenId: nuts.id, state: 'may_contain' as const }],
  origin: unknownOrigin,
};

const statesOf = async (search: string) => {
  const { items } = await cook.call('ingredients', 'list', { search });
  return items.flatMap(({ allergens }) => allergens.map(({ name, state }) => `${name.fr}: ${state}`));
};

test('an ingredient comes back as it was written, with who validated its allergens', async () => {
  const created = await cook.call('ingredients', 'create', {}, { ...tahini('Tahin'), articles: [article] });
  const ingredient = await cook.call('ingredients', 'get', { id: created.id });
  expect(ingredient).toEqual({
    ...tahini('Tahin'),
    composition: { fr: 'graines de sésame décortiquées', en: 'graines de sésame décortiquées' },
    articles: [{ ...article, id: expect.any(Number) as number }],
    id: created.id,
    version: 1,
    validatedAt: expect.any(String) as string,
    validatedBy: expect.any(String) as string,
  });
});

test('an allergen of which nobody said anything is unknown, never none', async () => {
  await cook.call('ingredients', 'create', {}, { ...tahini('Pâte de curry'), allergens: [], document: '' });
  expect(await statesOf('curry')).toEqual(['Sésame: unknown', 'Fruits à coque: unknown']);
});

test('stated allergens need the paper they are known from, and without any nobody has validated', async () => {
  await expect(
    cook.call('ingredients', 'create', {}, { ...tahini('Sans papier'), document: ' ' }),
  ).rejects.toMatchObject({ problem: { status: 422, field: 'document' } });
  const unstated = await cook.call('ingredients', 'create', {}, { ...tahini('Ail'), allergens: [], document: '' });
  expect([unstated.validatedAt, unstated.validatedBy]).toEqual([null, '']);
});

test('what an article that is bought brings counts, one that is not bought brings nothing', async () => {
  await cook.call('ingredients', 'create', {}, { ...tahini('Purée un'), articles: [article] });
  await cook.call('ingredients', 'create', {}, { ...tahini('Purée deux'), articles: [{ ...article, active: false }] });
  expect(await statesOf('puree un')).toEqual(['Sésame: contains', 'Fruits à coque: may_contain']);
  expect(await statesOf('puree deux')).toEqual(['Sésame: contains']);
});

test('the list finds what is unknown, what holds an allergen and what a supplier sells', async () => {
  const names = async (query: Parameters<typeof cook.call<'ingredients', 'list'>>[2]) =>
    (await cook.call('ingredients', 'list', query)).items.map(({ name }) => name.fr);
  await cook.call(
    'ingredients',
    'create',
    {},
    {
      ...tahini('Mystère'),
      articles: [{ ...article, allergens: [{ allergenId: sesame.id, state: 'unknown' }] }],
      allergens: [
        { allergenId: sesame.id, state: 'none' },
        { allergenId: nuts.id, state: 'none' },
      ],
    },
  );
  expect(await names({ unknown: 'true' })).toEqual(['Ail', 'Mystère', 'Pâte de curry']);
  expect(await names({ allergenId: nuts.id })).toEqual(['Purée un', 'Tahin']);
  expect(await names({ supplierId: supplier.id, search: 'myst' })).toEqual(['Mystère']);
});

test('another price is noted with its day, the same one is not, and who only saves a price validates nothing', async () => {
  const created = await cook.call('ingredients', 'create', {}, { ...tahini('Huile'), articles: [article] });
  const save = (price: number, version: number) =>
    owner.call(
      'ingredients',
      'update',
      { id: created.id },
      {
        ...tahini('Huile'),
        articles: [{ ...article, ...created.articles[0], price }],
        version,
      },
    );
  await save(4590, 1);
  time.now = new Date(time.now.getTime() + 60_000);
  const ingredient = await save(4790, 2);
  const { items } = await cook.call('ingredients', 'listArticlePrices', { id: created.id });
  expect(items.map(({ price }) => price)).toEqual([4790, 4590]);
  expect([ingredient.validatedBy, ingredient.validatedAt]).toEqual([created.validatedBy, created.validatedAt]);
});

test('an article of another ingredient is refused, and nothing of the saving stays', async () => {
  const first = await cook.call('ingredients', 'create', {}, { ...tahini('Sel'), articles: [article] });
  const second = await cook.call('ingredients', 'create', {}, { ...tahini('Poivre') });
  const stolen = { ...article, ...first.articles[0] };
  await expect(
    cook.call('ingredients', 'update', { id: second.id }, { ...tahini('Poivre'), articles: [stolen], version: 1 }),
  ).rejects.toMatchObject({ problem: { code: 'unknown-reference' } });
  expect((await cook.call('ingredients', 'get', { id: first.id })).articles).toHaveLength(1);
});

test('a supplier whose articles are bought stays, and so does an allergen that an ingredient states', async () => {
  await expect(owner.call('suppliers', 'remove', { id: supplier.id })).rejects.toMatchObject({
    problem: { code: 'in-use' },
  });
  await expect(owner.call('allergens', 'remove', { id: sesame.id })).rejects.toMatchObject({
    problem: { code: 'in-use', usedBy: [{ noun: 'ingredients', count: expect.any(Number) as number }] },
  });
});

test('merged allergens leave the graver statement, and undoing gives each its own back', async () => {
  const hazelnuts = await allergen('Noisettes', 'hazelnuts');
  const created = await cook.call(
    'ingredients',
    'create',
    {},
    {
      ...tahini('Praliné'),
      allergens: [
        { allergenId: nuts.id, state: 'may_contain' },
        { allergenId: hazelnuts.id, state: 'contains' },
      ],
      articles: [{ ...article, allergens: [{ allergenId: hazelnuts.id, state: 'unknown' }] }],
    },
  );
  await owner.call(
    'allergens',
    'mergeAllergens',
    { id: nuts.id },
    { otherId: hazelnuts.id, version: 1, otherVersion: 1 },
  );
  const mergedIngredient = await cook.call('ingredients', 'get', { id: created.id });
  expect(mergedIngredient.allergens).toEqual([{ allergenId: nuts.id, state: 'contains' }]);
  expect(mergedIngredient.articles[0]?.allergens).toEqual([{ allergenId: nuts.id, state: 'unknown' }]);
  const { uses, merges } = await owner.call('uses', 'listUses', { noun: 'allergens', id: nuts.id });
  expect(uses.some(({ noun }) => noun === 'ingredients')).toBe(true);
  await owner.call('uses', 'undoCatalogueMerge', { id: merges[0]?.id ?? 0 });
  const undone = await cook.call('ingredients', 'get', { id: created.id });
  expect(undone.allergens).toEqual([
    { allergenId: nuts.id, state: 'may_contain' },
    { allergenId: hazelnuts.id, state: 'contains' },
  ]);
  expect(undone.articles[0]?.allergens).toEqual([{ allergenId: hazelnuts.id, state: 'unknown' }]);
});
