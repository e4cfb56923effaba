import { expect, test } from 'vitest';
import {
  type CostBook,
  costOfParts,
  inputsIn,
  marginOf,
  partsOfCost,
  roundedCost,
  roundedCosts,
  sumOfCosts,
  timesCost,
  unknownCost,
} from './dish-costs.ts';
import { fraction } from './fractions.ts';
import type { Recipe, RecipeLine } from '../pots/pot.ts';

const [lentils, onions, water, egg] = [1, 2, 3, 4];
const [dahl, base, cake] = [10, 11, 12];

const ingredient = (edibleShare: number) =>
  ({
    density: null,
    pieceWeight: null,
    edibleShare,
    allergens: new Map(),
    nutrition: {},
  }) as unknown as CostBook['ingredients'] extends ReadonlyMap<number, infer Entry> ? Entry : never;
const recipe = (lines: RecipeLine[], losses: Partial<Recipe> = {}): Recipe => ({
  density: null,
  pieceWeight: null,
  preparingLoss: 0,
  cookingLoss: 0,
  lines,
  ...losses,
});
const grams = (weight: number) => ({ quantity: weight * 1000, unit: 'g' as const });

const book: CostBook = {
  ingredients: new Map([
    [lentils, ingredient(100)],
    [onions, ingredient(50)],
    [water, ingredient(100)],
    [egg, ingredient(100)],
  ]),
  recipes: new Map([
    [
      dahl,
      recipe([
        { ingredientId: lentils, ...grams(200) },
        { ingredientId: onions, ...grams(50) },
        { recipeId: base, ...grams(50) },
      ]),
    ],
    // Of 1250 g a fifth stays on the board, and a quarter of the rest steams away.
    [
      base,
      recipe(
        [
          { ingredientId: onions, ...grams(500) },
          { ingredientId: water, ...grams(750) },
        ],
        { preparingLoss: 20, cookingLoss: 25 },
      ),
    ],
    [cake, recipe([{ ingredientId: egg, quantity: 2000, unit: 'piece' }])],
  ]),
};
const inputsOf = inputsIn(book);
const kilo = 1_000_000;
const prices = new Map([
  [lentils, { price: 600, weight: 2 * kilo }],
  [onions, { price: 125, weight: kilo }],
  [water, { price: 0, weight: 1 }],
]);
const portion = (weight: number | null, list = prices) => partsOfCost(weight, inputsOf(dahl), list);

test('what a portion costs goes down to the store: peel, board, steam and recipes in recipes', () => {
  const parts = portion(300_000);
  // 50 g of the base are a fifteenth of its 750 g: a third of 100 g of onions, twice as heavy with their peel.
  const onionsInBase = fraction(500_000 * 2, 15);
  expect(parts.find(({ ingredientId }) => ingredientId === onions)?.weight).toEqual(
    fraction(100_000 * 15 + Number(onionsInBase.numerator) * 5, 15),
  );
  // 60 cents of lentils, 12.5 and 8.33 of onions.
  expect(roundedCost(costOfParts(parts))).toEqual({ cost: 81, isWhole: true });
  expect(roundedCosts(parts)).toEqual([60, 21, 0]);
});

test('cents are rounded once: of three portions, not of each', () => {
  expect(roundedCost(timesCost(3, costOfParts(portion(300_000))))).toEqual({ cost: 243, isWhole: true });
  expect(roundedCost(timesCost(12, costOfParts(portion(300_000))))).toEqual({ cost: 970, isWhole: true });
});

test('what has no price is unknown of its part and told of the whole, never zero', () => {
  const parts = portion(300_000, new Map([[lentils, { price: 600, weight: 2 * kilo }]]));
  expect(roundedCost(costOfParts(parts))).toEqual({ cost: 60, isWhole: false });
  expect(roundedCosts(parts)).toEqual([60, null, null]);
  expect(roundedCost(costOfParts(portion(300_000, new Map())))).toEqual({ cost: null, isWhole: false });
});

test('without the weight of a portion, or of a piece, nothing is known', () => {
  expect(roundedCost(costOfParts(portion(null)))).toEqual({ cost: null, isWhole: false });
  const parts = partsOfCost(100_000, inputsOf(cake), new Map([[egg, { price: 20, weight: 50_000 }]]));
  expect(parts).toEqual([{ ingredientId: egg, weight: null, cost: null }]);
});

const inputsOfLines = (...lines: RecipeLine[]) =>
  inputsIn({ ...book, recipes: new Map([...book.recipes, [20, recipe(lines)]]) })(20);

test('a pot in which something has no weight has no shares, nor what such a pot goes into', () => {
  const eggs: RecipeLine = { ingredientId: egg, quantity: 2000, unit: 'piece' };
  const lentilLine: RecipeLine = { ingredientId: lentils, ...grams(100) };
  expect([...inputsOfLines(lentilLine, eggs)]).toEqual([
    [lentils, null],
    [egg, null],
  ]);
  expect([...inputsOfLines(lentilLine, { recipeId: cake, ...grams(100) })]).toEqual([
    [lentils, fraction(1, 2)],
    [egg, null],
  ]);
  expect(inputsOfLines({ recipeId: base, ...grams(100) }, eggs).get(onions)).toBe(null);
});

test('a pot of nothing has no shares, and what the book lacks is told', () => {
  expect([...inputsOfLines({ ingredientId: lentils, ...grams(0) })]).toEqual([[lentils, null]]);
  expect(() => inputsOf(999)).toThrow('lacks 999');
});

test('sums are of what is known, and nothing costs nothing', () => {
  const certainCost = { total: fraction(5, 2), isWhole: true };
  expect(sumOfCosts([certainCost, unknownCost])).toEqual({ total: fraction(5, 2), isWhole: false });
  expect(sumOfCosts([unknownCost])).toEqual(unknownCost);
  expect(sumOfCosts([])).toEqual({ total: fraction(0), isWhole: true });
});

test('a margin is of a whole cost alone, and its rate of a price alone', () => {
  expect(marginOf(864, { cost: 79, isWhole: true })).toEqual({ margin: 785, rate: 9086, ratio: 914 });
  expect(marginOf(100, { cost: 150, isWhole: true })).toEqual({ margin: -50, rate: -5000, ratio: 15_000 });
  expect(marginOf(0, { cost: 79, isWhole: true })).toEqual({ margin: -79, rate: null, ratio: null });
  for (const cost of [
    { cost: 79, isWhole: false },
    { cost: null, isWhole: true },
  ])
    expect(marginOf(864, cost)).toEqual({ margin: null, rate: null, ratio: null });
});
