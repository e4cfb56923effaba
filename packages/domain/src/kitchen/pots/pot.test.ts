import { expect, test } from 'vitest';
import { labelNutrients, type LabelNutrition } from '../../catalogue/nutrients.ts';
import type { AllergenState } from './allergen-states.ts';
import {
  allergensOfPot,
  hasTracesOf,
  type Ingredient,
  nutritionOfPot,
  potOf,
  type Recipe,
  type RecipeBook,
  type RecipeLine,
  recipeCircle,
} from './pot.ts';

const [chickpeas, tahini, oil, egg] = [1, 2, 3, 4];
const [hummus, wrap] = [10, 11];
const [sesame, nuts, milk] = [100, 101, 102];

const nothing: LabelNutrition = Object.fromEntries(labelNutrients.map((nutrient) => [nutrient, 0])) as LabelNutrition;

const ingredient = (
  nutrition: Partial<LabelNutrition>,
  allergens: [number, AllergenState][] = [],
  measures: Partial<Ingredient> = {},
): Ingredient => ({
  density: null,
  pieceWeight: null,
  nutrition: { ...nothing, ...nutrition },
  allergens: new Map(allergens),
  ...measures,
});

const ingredients = new Map([
  [
    chickpeas,
    ingredient({ protein: 20 }, [
      [sesame, 'none'],
      [nuts, 'none'],
    ]),
  ],
  [
    tahini,
    ingredient({ protein: 18, fat: 54 }, [
      [sesame, 'contains'],
      [nuts, 'may_contain'],
    ]),
  ],
  [oil, ingredient({ fat: 100 }, [[sesame, 'none']], { density: 915 })],
  [
    egg,
    ingredient({ protein: 12, salt: null }, [
      [sesame, 'none'],
      [nuts, 'none'],
    ]),
  ],
]);

const grams = (count: number) => ({ quantity: count * 1000, unit: 'g' as const });

const recipe = (lines: RecipeLine[], losses: Partial<Recipe> = {}): Recipe => ({
  lines,
  preparingLoss: 0,
  cookingLoss: 0,
  density: null,
  pieceWeight: null,
  ...losses,
});

const book = (recipes: [number, Recipe][]): RecipeBook => ({ recipes: new Map(recipes), ingredients });

const hummusRecipe = recipe([
  { ingredientId: chickpeas, ...grams(600) },
  { ingredientId: tahini, ...grams(200) },
  { ingredientId: chickpeas, ...grams(200) },
]);

test('each ingredient stands once in the pot, and what goes in comes out without losses', () => {
  const pot = potOf(hummus, book([[hummus, hummusRecipe]]));
  expect(pot.yield).toBe(1_000_000);
  expect([...pot.parts]).toEqual([
    [chickpeas, { input: 800_000, content: 800_000 }],
    [tahini, { input: 200_000, content: 200_000 }],
  ]);
});

test('a recipe in another one brings its ingredients by what is taken of its yield', () => {
  const recipes = book([
    [hummus, { ...hummusRecipe, cookingLoss: 20 }],
    [
      wrap,
      recipe([
        { recipeId: hummus, ...grams(400) },
        { ingredientId: chickpeas, ...grams(100) },
      ]),
    ],
  ]);
  const pot = potOf(wrap, recipes);
  expect(pot.yield).toBe(500_000);
  expect(pot.parts.get(chickpeas)).toEqual({ input: 500_000, content: 500_000 });
  expect(pot.parts.get(tahini)).toEqual({ input: 100_000, content: 100_000 });
});

test('what stays on the board is bought but not eaten, at each step on the way', () => {
  const recipes = book([
    [hummus, { ...hummusRecipe, preparingLoss: 50 }],
    [wrap, recipe([{ recipeId: hummus, ...grams(100) }], { preparingLoss: 50 })],
  ]);
  expect(potOf(wrap, recipes).parts.get(tahini)).toEqual({ input: 40_000, content: 10_000 });
  expect(potOf(wrap, recipes).yield).toBe(50_000);
});

test('a volume whose density nobody has said makes the yield unknown, and the ingredient stays in the pot', () => {
  const pot = potOf(hummus, book([[hummus, recipe([{ ingredientId: egg, quantity: 1000, unit: 'piece' }])]]));
  expect(pot.yield).toBe(null);
  expect([...pot.parts.keys()]).toEqual([egg]);
  expect(nutritionOfPot(pot, book([])).protein).toBe(null);
});

test('what is unknown of a recipe below is unknown of the one above', () => {
  const recipes = book([
    [
      hummus,
      recipe([
        { ingredientId: egg, quantity: 1000, unit: 'piece' },
        { ingredientId: chickpeas, ...grams(100) },
      ]),
    ],
    [
      wrap,
      recipe([
        { recipeId: hummus, ...grams(100) },
        { ingredientId: egg, ...grams(10) },
      ]),
    ],
  ]);
  const { parts } = potOf(wrap, recipes);
  expect(parts.get(egg)).toEqual({ input: null, content: null });
  // Of a pot whose yield nobody knows, 100 g hold nobody knows how much of anything.
  expect(parts.get(chickpeas)).toEqual({ input: null, content: null });
});

test('of a sauce that is measured without its density nobody knows how much goes in', () => {
  const recipes = book([
    [hummus, hummusRecipe],
    [wrap, recipe([{ recipeId: hummus, quantity: 250_000, unit: 'ml' }])],
  ]);
  expect(potOf(wrap, recipes).parts.get(tahini)).toEqual({ input: null, content: null });
});

test('a stock that every sauce takes twice is stirred once, however many stand above each other', () => {
  const heights = Array.from({ length: 60 }, (_, index) => index);
  const tower = heights.map((id): [number, Recipe] => {
    const half = id === 0 ? { ingredientId: chickpeas, ...grams(50) } : { recipeId: id - 1, ...grams(50) };
    return [id, recipe([half, half])];
  });
  expect(potOf(59, book(tower)).parts.get(chickpeas)).toEqual({ input: 100_000, content: 100_000 });
});

test('a pot of nothing yields nothing, and a share of it is unknown', () => {
  const recipes = book([
    [hummus, recipe([])],
    [wrap, recipe([{ recipeId: hummus, ...grams(100) }])],
  ]);
  expect(potOf(hummus, recipes)).toEqual({ parts: new Map(), yield: 0 });
  expect(nutritionOfPot(potOf(hummus, recipes), recipes).fat).toBe(null);
});

test('an allergen of the deepest ingredient is one of the dish, and one that nobody asked for is unknown', () => {
  const recipes = book([
    [hummus, hummusRecipe],
    [
      wrap,
      recipe([
        { recipeId: hummus, ...grams(1) },
        { ingredientId: oil, quantity: 1, unit: 'ml' },
      ]),
    ],
  ]);
  expect([...allergensOfPot(potOf(wrap, recipes), [sesame, nuts], recipes)]).toEqual([
    [sesame, 'contains'],
    [nuts, 'unknown'],
  ]);
});

test('traces that somebody stated are told whatever nobody knows of the rest, unless it is contained anyhow', () => {
  const recipes = book([[hummus, hummusRecipe]]);
  const withOil = book([[hummus, recipe([...hummusRecipe.lines, { ingredientId: oil, quantity: 1, unit: 'ml' }])]]);
  for (const each of [recipes, withOil]) {
    const pot = potOf(hummus, each);
    const traces = [nuts, sesame, milk].map((allergen) => hasTracesOf(pot, allergen, each));
    expect(traces).toEqual([true, false, false]);
  }
});

test('nutrition is that of 100 g of what comes out: steam concentrates, what stays on the board does not', () => {
  const nutritionWith = (losses: Partial<Recipe>) => {
    const recipes = book([[hummus, { ...hummusRecipe, ...losses }]]);
    return nutritionOfPot(potOf(hummus, recipes), recipes);
  };
  expect(nutritionWith({}).protein).toBeCloseTo(19.6, 10);
  expect(nutritionWith({ cookingLoss: 20 }).protein).toBeCloseTo(24.5, 10);
  expect(nutritionWith({ preparingLoss: 20 }).protein).toBeCloseTo(19.6, 10);
});

test('a nutrient that is unknown of one ingredient is unknown of the dish, the others are not', () => {
  const recipes = book([
    [
      hummus,
      recipe([
        { ingredientId: egg, ...grams(1) },
        { ingredientId: chickpeas, ...grams(999) },
      ]),
    ],
  ]);
  const nutrition = nutritionOfPot(potOf(hummus, recipes), recipes);
  expect(nutrition.salt).toBe(null);
  expect(nutrition.protein).toBeCloseTo(19.992, 10);
});

test('a circle is told by its path, at any depth, and is refused to be cooked', () => {
  const below: Record<number, number[]> = { 1: [2, 3], 2: [4], 3: [4, 5], 4: [], 5: [1] };
  expect(recipeCircle(1, (id) => below[id] ?? [])).toEqual([1, 3, 5, 1]);
  expect(recipeCircle(2, (id) => below[id] ?? [])).toBe(null);
  expect(recipeCircle(7, () => [7])).toEqual([7, 7]);
  // A circle below that does not come back to it is somebody else's.
  expect(recipeCircle(8, () => [7])).toBe(null);
  const circularBook = book([[hummus, recipe([{ recipeId: hummus, ...grams(1) }])]]);
  expect(() => potOf(hummus, circularBook)).toThrow('contains itself');
});

test('what a book does not hold is a fault, not an empty pot', () => {
  expect(() => potOf(hummus, book([]))).toThrow('lacks 10');
});

test('what 100 g cannot hold is unknown: nobody believes a pot from which more steams away than is water', () => {
  const syrup = recipe([{ ...grams(100), ingredientId: oil }], { cookingLoss: 50 });
  const book = { ingredients, recipes: new Map([[hummus, syrup]]) };
  expect(nutritionOfPot(potOf(hummus, book), book).fat).toBe(null);
});
