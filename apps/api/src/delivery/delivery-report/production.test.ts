import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');

// The large one comes after the usual one, whichever was made first.
const large = await kitchen.world.size('Grande', 3);
const small = await kitchen.world.size('Petite', 0);
const desserts = await kitchen.world.category('Desserts');
const otherSizes = [
  { size: large, price: 1500 },
  { size: small, price: 700 },
];
const curry = await kitchen.dish({ name: 'Curry', price: 990, otherSizes });
const pear = await kitchen.dish({ name: 'Compotée', price: 450, category: desserts });

const place = (
  person: { clientId: number; addressId: number },
  lines: [productId: number, sizeId: number, quantity: number][],
) =>
  kitchen.place(claire, {
    ...person,
    lines: lines.map(([productId, sizeId, quantity]) => ({ productId, sizeId, quantity })),
    allergyOverrides: [{ productId: kitchen.bowl, allergenIds: [kitchen.sesame], reason: 'sans les graines' }],
  });

await place(kitchen.marc, [
  [pear, kitchen.size, 2],
  [curry, large, 1],
  [curry, kitchen.size, 3],
]);
await place(kitchen.ines, [
  [curry, large, 4],
  [kitchen.bowl, kitchen.size, 1],
]);
const { production } = await claire.call('delivery-report', 'getDeliveryReport', { date: wednesday });

test('production has a column for each size that is ordered, in the order of the house', () => {
  expect(production.sizes.map(({ name }) => name.fr)).toEqual(['Moyenne', 'Grande']);
});

test('production goes by category as the menu does, each dish on one row with its sizes and a total', () => {
  const row = (sizeId: number, quantity: number) => ({ sizeId, quantity });
  expect(
    production.categories.map(({ name, quantity, dishes }) => [
      name.fr,
      quantity,
      dishes.map((dish) => [dish.name.fr, dish.sizes, dish.quantity]),
    ]),
  ).toEqual([
    [
      'Plats',
      9,
      [
        ['Bowl', [row(kitchen.size, 1)], 1],
        ['Curry', [row(kitchen.size, 3), row(large, 5)], 8],
      ],
    ],
    ['Desserts', 2, [['Compotée', [row(kitchen.size, 2)], 2]]],
  ]);
});

test('a dish says of which size the portion is that somebody must not get as it is', () => {
  const [bowl] = production.categories[0]?.dishes ?? [];
  expect(bowl?.exceptions).toMatchObject([
    { client: 'Inès Delcourt', sizeName: { fr: 'Moyenne' }, quantity: 1, reason: 'sans les graines' },
  ]);
});

test('the file has the same shape: a row for each dish, a column for each size', async () => {
  const file = await claire.call('delivery-report', 'exportDeliveryReport', { date: wednesday });
  const rows = await readSheet(Buffer.from(await file.arrayBuffer()), 'Production list');
  expect(rows.map((row) => row.slice(0, 5))).toEqual([
    ['Category', 'Dish', 'Moyenne', 'Grande', 'Total'],
    ['Plats', 'Bowl', 1, null, 1],
    ['Plats', 'Curry', 3, 5, 8],
    ['Desserts', 'Compotée', 2, null, 2],
  ]);
  expect(rows[1]?.[5]).toMatch(/^of which 1 × moyenne for Inès Delcourt .* · sans les graines$/);
});

test('its stops say the allergies of each client, that somebody has none, or that nobody asked', async () => {
  const allergies = async () => {
    const file = await claire.call('delivery-report', 'exportDeliveryReport', { date: wednesday });
    const [head = [], ...stops] = await readSheet(Buffer.from(await file.arrayBuffer()), 'Rounds');
    return stops.map((row) => row[head.indexOf('Client’s allergies')]);
  };
  expect(await allergies()).toEqual(['No allergies, asked', 'Sesame (allergy)']);
  await kitchen.world.changeClient(kitchen.marc.clientId, () => ({ allergiesAsked: false }));
  expect(await allergies()).toEqual(['Allergies not asked', 'Sesame (allergy)']);
});
