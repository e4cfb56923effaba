import { usualKeeping } from '@traiteur/contract/catalogue/products.ts';
import { labelNutrients, type LabelNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import { expect, test } from 'vitest';
import { readExport } from '../../testing/read-export.ts';
import { grams, ingredientInput, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { dahl, bowl, size, sesame } = kitchen;
const owner = await signedIn('owner');
const cook = await signedIn('kitchen');

const nutritionWith = (amount: number): LabelNutrition =>
  Object.fromEntries(labelNutrients.map((name) => [name, amount])) as LabelNutrition;

const change = async (id: number, parts: object) => {
  const { id: _id, ...product } = await owner.call('products', 'get', { id });
  return owner.call('products', 'update', { id }, { ...product, ...parts });
};

const complete = {
  ingredients: { fr: 'Lentilles corail, riz.', en: 'Red lentils, rice.' },
  nutrition: nutritionWith(10),
  portions: [{ sizeId: size, weight: 400_000 }],
  shelfLife: 3,
};

async function nameHouse(): Promise<void> {
  const { id: _id, missing: _missing, ...house } = await owner.call('company', 'get');
  const address = { legalName: 'Maison Laurent', address: '18, rue des Envierges', postalCode: '75020', city: 'Paris' };
  await owner.call('company', 'update', {}, { ...house, ...address });
}

const labelsNow = () => cook.call('labels', 'getLabels', { date: wednesday });
const print = (lineIds: number[], format: 'small-roll' | 'sheet' = 'sheet') =>
  cook.call('labels', 'printLabels', {}, { date: wednesday, format, lineIds });

const order = await kitchen.place(owner, { ...kitchen.marc, lines: [kitchen.line(dahl, 2)] });

test('what the law wants and that is missing refuses the print by the dish’s name, until it is filled in', async () => {
  const [portion] = (await labelsNow()).portions;
  const lineIds = [portion?.lineId ?? 0];
  await expect(print(lineIds)).rejects.toMatchObject({
    problem: {
      code: 'label-incomplete',
      errors: [
        {
          message:
            'These labels do not say all that the law asks for, and are not printed: Dahl (the ingredients, the net quantity, the use-by date, the house’s name and address, the nutrition).',
        },
      ],
    },
  });
  await change(dahl, complete);
  await nameHouse();
  const { dishes, missing, maker } = await labelsNow();
  expect(missing).toEqual([[]]);
  expect(maker.city).toBe('75020 Paris');
  expect(dishes).toMatchObject([
    {
      lot: 'L 26-329',
      useBy: '2026-11-28',
      netWeight: 400_000,
      keeping: { en: 'Keep between 0 and 3\u00a0°C' },
    },
  ]);
  expect(dishes[0]?.url.en).toContain('/en/meals/dahl');
  const printed = await print(lineIds);
  expect(printed).toMatchObject({
    portions: [{ quantity: 2, recipient: { client: 'Marc Lebreton' } }],
  });
});

test('what was printed stays as it was, whatever becomes of the dish', async () => {
  const [portion] = (await labelsNow()).portions;
  const printed = await print([portion?.lineId ?? 0], 'small-roll');
  await change(dahl, { ingredients: { fr: 'Lentilles vertes.', en: 'Green lentils.' }, shelfLife: 5 });
  expect(await cook.call('labels', 'getLabelPrint', { id: printed.id })).toEqual(printed);
  expect(printed.dishes).toMatchObject([{ useBy: '2026-11-28', ingredients: { fr: 'Lentilles corail, riz.' } }]);
  const { items } = await cook.call('labels', 'listLabelPrints', { date: wednesday });
  expect(items.map(({ format, labels }) => [format, labels])).toEqual([
    ['small-roll', 2],
    ['sheet', 2],
  ]);
});

test('what was printed is taken along as Excel, narrowed as on the screen', async () => {
  const [portion] = (await labelsNow()).portions;
  const file = (query: object = {}) => cook.call('labels', 'exportLabelPrints', { date: wednesday, ...query });
  const { rows } = await readExport(await file());
  expect(rows).toMatchObject([
    { Format: 'Roll 58 × 40\u00a0mm', Dish: 'Dahl', Portions: 2, Lot: 'L 26-329', 'Net weight (g)': 400 },
    { Format: 'A4 sheet of eight', Client: 'Marc Lebreton', Order: portion?.recipient.number },
  ]);
  const linesOf = async (query: object) => (await readExport(await file(query))).rows.length;
  expect(await linesOf({ productId: dahl, number: portion?.recipient.number })).toBe(2);
  expect(await linesOf({ productId: bowl })).toBe(0);
  expect(await linesOf({ number: '1' })).toBe(0);
  expect([await linesOf({ round: 'Est 18:00-20:00' }), await linesOf({ round: 'Est 11:00-13:00' })]).toEqual([2, 0]);
});

test('a line of another day is not printed, and a driver prints nothing', async () => {
  await expect(print([999_999])).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const driver = await signedIn('delivery');
  const [portion] = (await driver.call('labels', 'getLabels', { date: wednesday })).portions;
  await expect(
    driver.call('labels', 'printLabels', {}, { date: wednesday, format: 'sheet', lineIds: [portion?.lineId ?? 0] }),
  ).rejects.toThrow('labels printLabels');
});

test('a house that is exempt says why, and prints without nutrition', async () => {
  const unknown = Object.fromEntries(labelNutrients.map((name) => [name, null])) as LabelNutrition;
  await change(dahl, { nutrition: unknown });
  expect((await labelsNow()).missing).toEqual([['nutrition']]);
  const { id: _id, ...settings } = await owner.call('label-settings', 'get');
  await expect(cook.call('label-settings', 'update', {}, { ...settings, exemption: 'Vente directe' })).rejects.toThrow(
    'label-settings update',
  );
  await owner.call('label-settings', 'update', {}, { ...settings, exemption: 'Vente directe' });
  const { missing, maker } = await labelsNow();
  expect([missing, maker.exemption]).toEqual([[[]], 'Vente directe']);
  const { items } = await owner.call('audit-entries', 'list', { tag: 'label-settings' });
  expect(items[0]).toMatchObject({ before: { exemption: '' }, after: { exemption: 'Vente directe' } });
});

test('a dish with a recipe says the portion and the nutrition of its pot, to a millionth', async () => {
  const lentils = await owner.call(
    'ingredients',
    'create',
    {},
    ingredientInput('Lentilles', {
      allergens: [{ allergenId: sesame, state: 'none' }],
      nutrition: { ...nutritionWith(12.345), kj: 412.5 },
    }),
  );
  const portions = [{ sizeId: size, weight: 333_000 }];
  await owner.call(
    'recipes',
    'create',
    {},
    recipeInput('Bowl', [grams(lentils.id, 500)], { productId: bowl, portions }),
  );
  await kitchen.place(owner, { lines: [kitchen.line(bowl)] });
  const dish = (await labelsNow()).dishes.find(({ productId }) => productId === bowl);
  expect(dish).toMatchObject({ netWeight: 333_000, nutrition: { kj: 1373.625, salt: 41.10885 } });
  const product = await owner.call('products', 'get', { id: bowl });
  expect(product.portions).toEqual(portions);
  const { id: _id, ...input } = product;
  await expect(
    owner.call('products', 'update', { id: bowl }, { ...input, portions: [{ sizeId: size, weight: 1000 }] }),
  ).rejects.toMatchObject({ problem: { code: 'follows-recipe' } });
});

test('who is forgotten is forgotten on labels that were printed too', async () => {
  const printed = await cook.call('labels', 'getLabelPrint', { id: 1 });
  expect(printed.portions[0]?.recipient.client).toBe('Marc Lebreton');
  await owner.call('orders', 'cancelOrder', { id: order.id }, { reason: 'essai' });
  const { version } = await owner.call('clients', 'get', { id: kitchen.marc.clientId });
  const { items } = await owner.call('orders', 'list', { clientId: kitchen.marc.clientId });
  for (const { id, status } of items)
    if (status !== 'cancelled') await owner.call('orders', 'cancelOrder', { id }, { reason: 'essai' });
  await owner.call('clients', 'eraseClient', { id: kitchen.marc.clientId }, { version });
  const { portions } = await cook.call('labels', 'getLabelPrint', { id: 1 });
  expect(portions).toMatchObject([{ quantity: 2, recipient: { client: '', eater: '', clientAllergies: [] } }]);
});

test('a dish of which nobody says how it keeps is kept as the house keeps that storage', async () => {
  expect((await owner.call('products', 'get', { id: dahl })).storage).toBe(usualKeeping.storage);
  await kitchen.place(owner, { ...kitchen.ines, lines: [kitchen.line(dahl)] });
  await change(dahl, { storage: 'frozen', keeping: { fr: 'Au congélateur', en: '' }, shelfLife: 90 });
  const dish = (await labelsNow()).dishes.find(({ productId }) => productId === dahl);
  expect(dish).toMatchObject({ keeping: { fr: 'Au congélateur', en: 'Au congélateur' }, useBy: '2027-02-23' });
});

test('a print says which dishes were wanted and have no label, how many and why, and knows none of another day', async () => {
  const soup = await kitchen.dish({ name: 'Soupe', price: 500 });
  await kitchen.place(owner, { ...kitchen.ines, lines: [kitchen.line(soup, 3)] });
  const { portions, dishes } = await labelsNow();
  const linesOf = (id: number) =>
    portions.filter(({ dish }) => dishes[dish]?.productId === id).map(({ lineId }) => lineId);
  const wish = { date: wednesday, format: 'sheet' as const, lineIds: linesOf(dahl), unprintedIds: linesOf(soup) };
  const printed = await cook.call('labels', 'printLabels', {}, wish);
  expect(printed.unprinted).toMatchObject([{ name: { fr: 'Soupe' }, portions: 3, isHeld: false }]);
  expect(printed.unprinted[0]?.missing).toContain('netWeight');
  expect(await cook.call('labels', 'getLabelPrint', { id: printed.id })).toEqual(printed);
  await expect(cook.call('labels', 'printLabels', {}, { ...wish, unprintedIds: [999_999] })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
});
