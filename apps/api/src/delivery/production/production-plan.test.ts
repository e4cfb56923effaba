import type { IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import type { AllergenState } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import { expect, test } from 'vitest';
import { grams, ingredientInput, inputOf, part, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { sesame, size } = kitchen;
const claire = await signedIn('manager');
const karim = await signedIn('kitchen');

const ingredient = (fr: string, state: Exclude<AllergenState, 'unknown'>, rest: Partial<IngredientInput> = {}) =>
  claire.call(
    'ingredients',
    'create',
    {},
    ingredientInput(fr, { allergens: [{ allergenId: sesame, state }], ...rest }),
  );
const chickpeas = await ingredient('Pois chiches', 'none');
const tahini = await ingredient('Tahin', 'contains');
const onions = await ingredient('Oignons', 'none', { edibleShare: 80 });
const eggs = await ingredient('Œufs', 'none', { pieceWeight: 55_000 });
const cold = await claire.call('stations', 'create', {}, { name: { fr: 'Froid', en: 'Cold' }, active: true });
const hot = await claire.call('stations', 'create', {}, { name: { fr: 'Chaud', en: 'Hot' }, active: true });

const hummus = await claire.call(
  'recipes',
  'create',
  {},
  recipeInput('Houmous', [grams(chickpeas.id, 800), grams(tahini.id, 200)], { stationId: cold.id, shelfLife: 2 }),
);
const portions = [{ sizeId: size, weight: 300_000 }];
const bowl = await claire.call(
  'recipes',
  'create',
  {},
  recipeInput(
    'Bowl',
    [part(hummus.id, 100), grams(onions.id, 160), { ...grams(eggs.id, 0), quantity: 1000, unit: 'piece' as const }],
    {
      productId: kitchen.bowl,
      portions: [{ sizeId: size, weight: 315_000 }],
      stationId: cold.id,
      shelfLife: 3,
      steps: [{ text: { fr: 'Dresser.', en: 'Plate.' }, minutes: 5, temperature: 4 }],
    },
  ),
);
const dahl = await claire.call(
  'recipes',
  'create',
  {},
  recipeInput('Dahl', [grams(onions.id, 200), part(hummus.id, 100)], {
    productId: kitchen.dahl,
    portions,
    stationId: hot.id,
  }),
);

const plan = (days = 1) => karim.call('production', 'getProductionPlan', { date: wednesday, days });
const day = async () => (await plan()).days[0] ?? expect.fail('no day');
const preparation = async () => (await day()).preparations[0] ?? expect.fail('no preparation');
const dishOf = async (productId: number) => (await day()).dishes.find((dish) => dish.productId === productId);
const amountsOf = (items: { name: { fr: string }; amounts: { quantity: number; unit: string }[] }[]) =>
  Object.fromEntries(
    items.map(({ name, amounts }) => [name.fr, amounts.map(({ quantity, unit }) => `${quantity / 1000} ${unit}`)]),
  );

const reason = 'sans les graines';
const place = (scheduleId: number, person: { clientId: number; addressId: number }, lines: [number, number][]) =>
  kitchen.place(claire, {
    ...person,
    slot: { scheduleId, date: wednesday },
    lines: lines.map(([productId, quantity]) => kitchen.line(productId, quantity)),
    allergyOverrides: lines.map(([productId]) => ({ productId, allergenIds: [sesame], reason })),
  });

await place(kitchen.evening, kitchen.marc, [[kitchen.dahl, 4]]);
await place(kitchen.lunch, kitchen.ines, [[kitchen.bowl, 2]]);

test('a preparation and an ingredient are added up over the dishes of a day, ready at the first hour, by station', async () => {
  const { stations, ingredients } = await plan();
  expect(stations.map(({ name }) => name.fr)).toEqual(['Froid', 'Chaud']);
  // Two bowls of 315 g and four dahls of 300 g: 200 g and 400 g of hummus.
  expect(await preparation()).toMatchObject({
    recipeId: hummus.id,
    weight: 600_000,
    start: '11:00',
    stationId: cold.id,
  });
  expect(amountsOf(ingredients)).toEqual({
    'Pois chiches': ['480 g'],
    Tahin: ['120 g'],
    // Peeled 2 × 160 g and 4 × 200 g.
    Oignons: ['1400 g'],
    Œufs: ['2 piece'],
  });
  expect(ingredients.find(({ ingredientId }) => ingredientId === onions.id)).toMatchObject({
    start: '11:00',
    stationIds: expect.arrayContaining([cold.id, hot.id]) as number[],
  });
});

test('who reacts is named on the dish, on its preparation and on the ingredient that holds it, and on no other', async () => {
  const { ingredients } = await plan();
  const exceptionsOf = (id: number) => ingredients.find(({ ingredientId }) => ingredientId === id)?.exceptions ?? [];
  const ines = { client: 'Inès Delcourt', allergenId: sesame, reason, quantity: 2, productId: kitchen.bowl };
  expect((await dishOf(kitchen.bowl))?.exceptions).toMatchObject([ines]);
  expect((await preparation()).exceptions).toMatchObject([ines]);
  expect(exceptionsOf(tahini.id)).toMatchObject([ines]);
  expect([exceptionsOf(chickpeas.id), exceptionsOf(onions.id)]).toEqual([[], []]);
  expect((await dishOf(kitchen.dahl))?.exceptions).toEqual([]);
});

test('the plan of a day keeps to the recipe of that day', async () => {
  await claire.call(
    'recipes',
    'update',
    { id: hummus.id },
    {
      ...inputOf(hummus),
      lines: [grams(chickpeas.id, 500), grams(tahini.id, 500)],
      fromDate: '2026-11-26',
      version: 1,
    },
  );
  expect(amountsOf((await plan()).ingredients)).toMatchObject({ Tahin: ['120 g'] });
});

test('a portion without a weight is said, and never taken for nothing', async () => {
  const current = await claire.call('recipes', 'get', { id: dahl.id });
  await claire.call(
    'recipes',
    'update',
    { id: dahl.id },
    { ...inputOf(current), portions: [], version: current.version },
  );
  expect(await preparation()).toMatchObject({ weight: 200_000, isWhole: false });
  expect((await plan()).ingredients.find(({ ingredientId }) => ingredientId === onions.id)?.isWhole).toBe(false);
  const changedDahl = await claire.call('recipes', 'get', { id: dahl.id });
  await claire.call(
    'recipes',
    'update',
    { id: dahl.id },
    { ...inputOf(changedDahl), portions, version: changedDahl.version },
  );
  expect((await preparation()).isWhole).toBe(true);
});

test('what changed since the plan was printed is marked until it is printed again', async () => {
  expect((await day()).print).toBeNull();
  const printNow = async () => {
    const { date, dishes } = await day();
    const exceptions = dishes.flatMap((dish) =>
      dish.exceptions.map(({ orderId, line, eaterId, allergenId }) => ({ orderId, line, eaterId, allergenId })),
    );
    const printedDishes = dishes.map(({ productId, sizeId, quantity }) => ({ productId, sizeId, quantity }));
    await karim.call('production', 'recordProductionPrint', {}, { date, dishes: printedDishes, exceptions });
  };
  await printNow();
  expect(await day()).toMatchObject({ print: { by: expect.any(String) as string }, gone: [] });
  expect(await preparation()).toMatchObject({ printed: null });
  const order = await place(kitchen.lunch, kitchen.ines, [[kitchen.bowl, 3]]);
  expect(await dishOf(kitchen.bowl)).toMatchObject({ quantity: 5, printed: 2 });
  expect((await dishOf(kitchen.bowl))?.exceptions.map(({ quantity, isNew }) => [quantity, isNew])).toEqual([
    [2, false],
    [3, true],
  ]);
  expect(await preparation()).toMatchObject({ weight: 900_000, printed: [{ quantity: 600_000, unit: 'g' }] });
  await printNow();
  expect((await dishOf(kitchen.bowl))?.exceptions.some(({ isNew }) => isNew)).toBe(false);
  const soup = await kitchen.dish({ name: 'Soupe', price: 500 });
  const { id } = await place(kitchen.lunch, kitchen.marc, [[soup, 1]]);
  expect(await dishOf(soup)).toMatchObject({ printed: null, recipeId: null });
  await printNow();
  await claire.call('orders', 'cancelOrder', { id }, { reason: 'annulée' });
  expect((await day()).gone).toMatchObject([{ productId: soup, printed: 1 }]);
  await claire.call('orders', 'cancelOrder', { id: order.id }, { reason: 'annulée' });
});

test('a card scales the recipe to the day, with its allergens, steps and who must not get it', async () => {
  const { cards } = await karim.call('production', 'listRecipeCards', { date: wednesday });
  expect(cards.map(({ name }) => name.fr)).toEqual(expect.arrayContaining(['Bowl', 'Dahl', 'Houmous']));
  const { cards: ownCards } = await karim.call('production', 'listRecipeCards', { date: wednesday, recipeId: bowl.id });
  expect(ownCards).toMatchObject([
    {
      name: { fr: 'Bowl' },
      weight: 630_000,
      portions: [{ quantity: 2, weight: 315_000 }],
      lot: `L 261125-${bowl.id}`,
      steps: [{ minutes: 5, temperature: 4 }],
      allergens: [{ name: { fr: 'Sésame' }, state: 'contains' }],
      exceptions: [{ client: 'Inès Delcourt', dish: { fr: 'Bowl' } }],
      lines: [
        {
          name: { fr: 'Houmous' },
          recipeId: hummus.id,
          amounts: [{ quantity: 200_000, unit: 'g' }],
          allergens: [{ state: 'contains' }],
        },
        { name: { fr: 'Oignons' }, amounts: [{ quantity: 320_000 }], gross: [{ quantity: 400_000 }], allergens: [] },
        { name: { fr: 'Œufs' }, amounts: [{ quantity: 2000, unit: 'piece' }], gross: null },
      ],
    },
  ]);
});

test('a span adds ingredients up over its days, and fifteen days are refused', async () => {
  const thursday = { scheduleId: kitchen.evening, date: '2026-12-02' };
  await kitchen.place(claire, { slot: thursday, lines: [kitchen.line(kitchen.dahl, 1)] });
  const { days, ingredients } = await plan(14);
  expect(days.filter(({ dishes }) => dishes.length > 0).map(({ date }) => date)).toEqual([wednesday, '2026-12-02']);
  expect(ingredients.find(({ ingredientId }) => ingredientId === onions.id)?.days).toEqual([
    { date: wednesday, amounts: [{ quantity: 1_400_000, unit: 'g' }] },
    { date: '2026-12-02', amounts: [{ quantity: 250_000, unit: 'g' }] },
  ]);
  await expect(plan(15)).rejects.toMatchObject({ problem: { status: 422 } });
});
