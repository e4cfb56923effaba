import { expect, test } from 'vitest';
import type { Ingredient, Recipe, RecipeLine } from './pot.ts';
import { amountsOf, grossOf, needsOf, readable } from './production-needs.ts';

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
  expect(grossOf(netAmounts, 80)).toEqual({ g: 125_000, ml: 62_500, piece: 0 });
});

test('a cook reads kilograms, centilitres and half pieces', () => {
  const read = (quantity: number, unit: 'g' | 'ml' | 'piece' | 'cl') => {
    const { value, unit: shownUnit } = readable({ quantity, unit });
    return `${value} ${shownUnit}`;
  };
  expect([
    read(1_254_000, 'g'),
    read(999_400, 'g'),
    read(999_600, 'g'),
    read(12_340, 'g'),
    read(1234, 'g'),
    read(12_345_678, 'g'),
  ]).toEqual(['1.25 kg', '999 g', '1 kg', '12.3 g', '1.23 g', '12.3 kg']);
  expect([read(750_000, 'ml'), read(5000, 'ml'), read(1_500_000, 'ml'), read(80_000, 'cl')]).toEqual([
    '75 cl',
    '5 ml',
    '1.5 l',
    '80 cl',
  ]);
  expect([read(2000, 'piece'), read(2100, 'piece'), read(2600, 'piece')]).toEqual(['2 piece', '2.5 piece', '3 piece']);
});
