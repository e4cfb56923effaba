import { expect, test } from 'vitest';
import type { Unit } from './amounts.ts';
import type { Ingredient, Recipe, RecipeLine } from './pot.ts';
import { amountsOf, grossOf, needsOf, readable, sumOf } from './production-needs.ts';

const [rice, oil, egg] = [1, 2, 3];
const [dish, soup, sauce, stock] = [10, 11, 12, 13];

const ingredient = (density: number | null, pieceWeight: number | null = null) =>
  ({ density, pieceWeight, allergens: new Map(), nutrition: {} }) as unknown as Ingredient;
const recipe = (lines: RecipeLine[], losses: Partial<Recipe> = {}): Recipe => ({
  density: null,
  pieceWeight: null,
  preparingLoss: 0,
  cookingLoss: 0,
  lines,
  ...losses,
});
const grams = (weight: number) => ({ quantity: weight * 1000, unit: 'g' as const });

const book = {
  ingredients: new Map([
    [rice, ingredient(null)],
    [oil, ingredient(900)],
    [egg, ingredient(null)],
  ]),
  recipes: new Map([
    [
      dish,
      recipe([
        { ingredientId: rice, ...grams(200) },
        { recipeId: sauce, ...grams(100) },
      ]),
    ],
    [soup, recipe([{ recipeId: stock, ...grams(500) }])],
    [
      sauce,
      recipe(
        [
          { recipeId: stock, ...grams(160) },
          { ingredientId: oil, quantity: 40_000, unit: 'ml' },
        ],
        { cookingLoss: 50 },
      ),
    ],
    [stock, recipe([{ ingredientId: rice, ...grams(100) }])],
  ]),
};

test('preparations are added up over all that takes them, those in others too, for the first hour', () => {
  const { recipes, ingredients } = needsOf(
    [
      { recipeId: dish, weight: 600_000, start: '18:00' },
      { recipeId: soup, weight: 500_000, start: '12:00' },
    ],
    book,
  );
  // 200 g of sauce come from 392 g and half of it steams away: 2 × 100 / 98 cookings.
  const times = 200 / ((160 + 36) / 2);
  expect(recipes.get(sauce)).toMatchObject({ weight: 200_000, start: '18:00', isWhole: true });
  expect(recipes.get(stock)?.weight).toBeCloseTo(500_000 + 160_000 * times);
  expect(recipes.get(stock)).toMatchObject({ start: '12:00', dishIds: new Set([dish, soup]) });
  expect([...recipes.keys()].indexOf(stock)).toBe(3);
  expect(ingredients.get(oil)?.measured.ml).toBeCloseTo(40_000 * times);
  expect(ingredients.get(rice)?.measured.g).toBeCloseTo(400_000 + 500_000 + 160_000 * times);
});

test('an ingredient knows the first hour it is for, and the dishes and recipes that take it', () => {
  const lunch = { recipeId: soup, weight: 500_000, start: '12:00' };
  const dinner = { recipeId: dish, weight: 600_000, start: '18:00' };
  for (const servings of [
    [lunch, dinner],
    [dinner, lunch],
  ]) {
    const { recipes, ingredients } = needsOf(servings, book);
    expect(recipes.get(stock)?.start).toBe('12:00');
    expect(ingredients.get(rice)).toMatchObject({
      start: '12:00',
      dishIds: new Set([dish, soup]),
      recipeIds: new Set([dish, stock]),
    });
    expect(ingredients.get(oil)).toMatchObject({
      start: '18:00',
      dishIds: new Set([dish]),
      recipeIds: new Set([sauce]),
    });
  }
});

test('of portions of one dish for several hours the first one counts, in whichever order they come', () => {
  const evening = { recipeId: soup, weight: 250_000, start: '19:00' };
  const noon = { recipeId: soup, weight: 500_000, start: '11:30' };
  expect(needsOf([evening, noon], book).recipes.get(soup)).toMatchObject({ start: '11:30', weight: 750_000 });
});

test('what is taken by the kilogram, the litre and the centilitre adds up with what is taken by less', () => {
  const paella = recipe([
    { ingredientId: rice, quantity: 1200, unit: 'kg' },
    { ingredientId: rice, ...grams(50) },
    { ingredientId: oil, quantity: 100, unit: 'l' },
    { ingredientId: oil, quantity: 5000, unit: 'cl' },
    { ingredientId: oil, quantity: 3000, unit: 'ml' },
  ]);
  // 1250 g of rice and 153 ml of oil at 0.9 make 1387.7 g.
  const { ingredients } = needsOf([{ recipeId: 14, weight: 1_387_700, start: '12:00' }], {
    ...book,
    recipes: new Map([[14, paella]]),
  });
  expect(ingredients.get(rice)?.measured).toEqual({ g: 1_250_000, ml: 0, piece: 0 });
  expect(ingredients.get(oil)?.measured).toEqual({ g: 0, ml: 153_000, piece: 0 });
});

test('where a weight is not known the rest is counted, and said to be a part only', () => {
  const eggs = recipe([
    { ingredientId: egg, quantity: 2000, unit: 'piece' },
    { recipeId: stock, ...grams(10) },
  ]);
  const { ingredients } = needsOf(
    [
      { recipeId: dish, weight: 300_000, start: '18:00' },
      { recipeId: 14, weight: 300_000, start: '18:00' },
      { recipeId: soup, weight: null, start: '19:00' },
    ],
    { ...book, recipes: new Map([...book.recipes, [14, eggs]]) },
  );
  expect(ingredients.get(egg)).toMatchObject({ measured: { piece: 0 }, isWhole: false });
  expect(ingredients.get(rice)?.isWhole).toBe(false);
  expect(ingredients.get(oil)?.isWhole).toBe(true);
});

test('a preparation of which an unknown part is needed is a part only, and so is all that goes into it', () => {
  const needsIn = (lines: RecipeLine[], weight: number | null = 300_000) =>
    needsOf([{ recipeId: 14, weight, start: '18:00' }], {
      ...book,
      recipes: new Map([...book.recipes, [14, recipe(lines)]]),
    });
  const isWhole = ({ recipes, ingredients }: ReturnType<typeof needsIn>) =>
    [recipes.get(14), recipes.get(sauce), recipes.get(stock), ingredients.get(oil)].map((need) => need?.isWhole);
  const weighedSauce = { recipeId: sauce, ...grams(100) };
  expect(isWhole(needsIn([weighedSauce]))).toEqual([true, true, true, true]);
  // Nobody has said what a litre of the sauce weighs.
  const pouredSauce = { recipeId: sauce, quantity: 100, unit: 'l' as const };
  expect(isWhole(needsIn([weighedSauce, pouredSauce]))).toEqual([true, false, false, false]);
  expect(needsIn([weighedSauce, pouredSauce]).recipes.get(sauce)?.weight).toBe(0);
  // Nor what an egg weighs, so that nobody knows what comes out of the dish.
  expect(isWhole(needsIn([weighedSauce, { ingredientId: egg, quantity: 1000, unit: 'piece' }]))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  // Nor what a portion weighs.
  expect(isWhole(needsIn([weighedSauce], null))).toEqual([false, false, false, false]);
});

test('a preparation that one dish needs wholly and another in part is needed in part', () => {
  const { recipes } = needsOf(
    [
      { recipeId: dish, weight: 300_000, start: '18:00' },
      { recipeId: soup, weight: null, start: '19:00' },
    ],
    book,
  );
  expect([dish, soup, sauce, stock].map((id) => recipes.get(id)?.isWhole)).toEqual([true, false, true, false]);
  expect(recipes.get(stock)?.weight).toBeGreaterThan(0);
});

test('a dish whose recipe is not in the book is a fault, not a dish that needs nothing', () => {
  expect(() => needsOf([{ recipeId: 99, weight: 1000, start: '12:00' }], book)).toThrow('lacks 99');
});

test('amounts in several measures are one where a weight is known, and apart where it is not', () => {
  const netAmounts = { g: 100_000, ml: 50_000, piece: 0 };
  expect(amountsOf(netAmounts, { density: 900, pieceWeight: null })).toEqual([{ unit: 'g', quantity: 145_000 }]);
  expect(amountsOf(netAmounts, { density: null, pieceWeight: null })).toEqual([
    { unit: 'g', quantity: 100_000 },
    { unit: 'ml', quantity: 50_000 },
  ]);
  expect(amountsOf({ g: 0, ml: 50_000, piece: 0 }, { density: 900, pieceWeight: null })).toEqual([
    { unit: 'ml', quantity: 50_000 },
  ]);
  expect(amountsOf({ g: 0, ml: 50_000, piece: 2000 }, { density: null, pieceWeight: null })).toEqual([
    { unit: 'ml', quantity: 50_000 },
    { unit: 'piece', quantity: 2000 },
  ]);
});

test('three avocados of which a quarter is stone and peel are four, and what two days need is one amount', () => {
  expect(grossOf({ g: 100_000, ml: 50_000, piece: 3000 }, 75)).toMatchObject({ piece: 4000 });
  expect(grossOf({ g: 100_000, ml: 50_000, piece: 0 }, 80)).toEqual({ g: 125_000, ml: 62_500, piece: 0 });
  expect(sumOf({ g: 100, ml: 20, piece: 3 }, { g: 11, ml: 7, piece: 1 })).toEqual({ g: 111, ml: 27, piece: 4 });
});

test('a cook reads kilograms, centilitres and half pieces', () => {
  const read = (quantity: number, unit: Unit) => {
    const { value, unit: shownUnit } = readable({ quantity, unit });
    return `${value} ${shownUnit}`;
  };
  expect([
    read(1_254_000, 'g'),
    read(999_400, 'g'),
    read(999_500, 'g'),
    read(1500, 'kg'),
    read(999_600, 'g'),
    read(12_340, 'g'),
    read(1234, 'g'),
    read(12_345_678, 'g'),
  ]).toEqual(['1.25 kg', '999 g', '1 kg', '1.5 kg', '1 kg', '12.3 g', '1.23 g', '12.3 kg']);
  expect([
    read(750_000, 'ml'),
    read(10_000, 'ml'),
    read(5000, 'ml'),
    read(1_500_000, 'ml'),
    read(80_000, 'cl'),
  ]).toEqual(['75 cl', '1 cl', '5 ml', '1.5 l', '80 cl']);
  expect([read(2000, 'piece'), read(2100, 'piece'), read(2600, 'piece')]).toEqual(['2 piece', '2.5 piece', '3 piece']);
});
