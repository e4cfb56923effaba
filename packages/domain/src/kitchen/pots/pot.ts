import { labelNutrients, type LabelNutrition, mostIn100g } from '../../catalogue/nutrients.ts';
import { type AllergenState, gravestState } from './allergen-states.ts';
import { type Amount, type Measures, weightOf } from './amounts.ts';

/** Either an ingredient or another recipe; weighed as it goes into the pot, peeled. */
export type RecipeLine = Amount & ({ ingredientId: number } | { recipeId: number });

/** As it is cooked on one day. Losses in percent of the weight. */
export interface Recipe extends Measures {
  lines: readonly RecipeLine[];
  /** What stays on board and blade: it is gone with all that is in it. */
  preparingLoss: number;
  /** What steams away: nothing goes with it. */
  cookingLoss: number;
}

export interface Ingredient extends Measures {
  /** What is not in it is unknown. */
  allergens: ReadonlyMap<number, AllergenState>;
  /** Of 100 g. */
  nutrition: LabelNutrition;
}

/** All that a recipe can reach. */
export interface RecipeBook {
  recipes: ReadonlyMap<number, Recipe>;
  ingredients: ReadonlyMap<number, Ingredient>;
}

/** Milligrams; null where a weight is not known. */
interface PotPart {
  input: number | null;
  /** What is left of it in what comes out, steam apart. */
  content: number | null;
}

/** What one cooking of a recipe takes and gives. */
export interface Pot {
  /** By ingredient, each once, however deep it stands. */
  parts: ReadonlyMap<number, PotPart>;
  /** Milligrams that come out. */
  yield: number | null;
}

/** @throws {Error} on a circle: none is ever saved (`recipeCircle`) */
export function potOf(recipeId: number, book: RecipeBook): Pot {
  const pots = new Map<number, Pot>();
  const potBelow = (id: number, path: readonly number[]): Pot => {
    if (path.includes(id)) throw new Error(`Recipe ${id} contains itself`);
    const pot = pots.get(id) ?? stir(inBook(book.recipes, id), book, (below) => potBelow(below, [...path, id]));
    pots.set(id, pot);
    return pot;
  };
  return potBelow(recipeId, []);
}

function stir(recipe: Recipe, book: RecipeBook, potBelow: (id: number) => Pot): Pot {
  const parts = new Map<number, PotPart>();
  const prepared = 1 - recipe.preparingLoss / 100;
  const add = (id: number, { input, content }: PotPart) => {
    const part = parts.get(id) ?? { input: 0, content: 0 };
    parts.set(id, { input: sum(part.input, input), content: sum(part.content, scale(content, prepared)) });
  };
  let total: number | null = 0;
  for (const line of recipe.lines) {
    const weight = lineWeight(line, book);
    total = sum(total, weight);
    if ('ingredientId' in line) {
      add(line.ingredientId, { input: weight, content: weight });
      continue;
    }
    const pot = potBelow(line.recipeId);
    const times = weight === null || !pot.yield ? null : weight / pot.yield;
    for (const [id, { input, content }] of pot.parts)
      add(id, { input: scale(input, times), content: scale(content, times) });
  }
  return { parts, yield: scale(total, prepared * (1 - recipe.cookingLoss / 100)) };
}

export const lineWeight = (line: RecipeLine, { recipes, ingredients }: RecipeBook): number | null =>
  weightOf(line, 'ingredientId' in line ? inBook(ingredients, line.ingredientId) : inBook(recipes, line.recipeId));

const sum = (first: number | null, second: number | null): number | null =>
  first === null || second === null ? null : first + second;

export const scale = (weight: number | null, times: number | null): number | null =>
  weight === null || times === null ? null : weight * times;

/** @throws {Error} where there is none: a book holds all that its recipes reach */
export function inBook<Entry>(entries: ReadonlyMap<number, Entry>, id: number): Entry {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`The book lacks ${id}`);
  return entry;
}

/** The gravest of all that is in the pot, however little of it. */
export function allergensOfPot(pot: Pot, allergenIds: readonly number[], book: RecipeBook): Map<number, AllergenState> {
  const ingredients = [...pot.parts.keys()].map((id) => inBook(book.ingredients, id));
  return new Map(
    allergenIds.map((allergenId) => [
      allergenId,
      gravestState(ingredients.map(({ allergens }) => allergens.get(allergenId) ?? 'unknown')),
    ]),
  );
}

/** Whether something in it may bring an allergen that nothing contains, whatever is unknown of the rest. */
export function hasTracesOf(pot: Pot, allergenId: number, book: RecipeBook): boolean {
  const states = [...pot.parts.keys()].map((id) => inBook(book.ingredients, id).allergens.get(allergenId));
  return states.includes('may_contain') && !states.includes('contains');
}

/**
 * Of 100 g of what comes out. What is unknown of one ingredient is unknown of the pot, and so is what 100 g cannot
 * hold: more is said to steam away than is water.
 */
export function nutritionOfPot(pot: Pot, book: RecipeBook): LabelNutrition {
  const contents = [...pot.parts].map(([id, { content }]) => ({ content, ...inBook(book.ingredients, id) }));
  const inside = (nutrient: keyof LabelNutrition) =>
    contents.reduce<number | null>(
      (total, { content, nutrition }) => sum(total, scale(content, nutrition[nutrient])),
      0,
    );
  return Object.fromEntries(
    labelNutrients.map((nutrient) => {
      const amount = scale(inside(nutrient), pot.yield ? 1 / pot.yield : null);
      return [nutrient, amount !== null && amount <= mostIn100g(nutrient) ? amount : null];
    }),
  ) as LabelNutrition;
}

/** The path from a recipe through those that it takes back to itself; null without a circle. */
export function recipeCircle(recipeId: number, recipesIn: (id: number) => readonly number[]): readonly number[] | null {
  const visited = new Set<number>();
  const search = (id: number, path: readonly number[]): readonly number[] | null => {
    for (const below of recipesIn(id)) {
      if (below === recipeId) return [...path, below];
      if (visited.has(below)) continue;
      visited.add(below);
      const circle = search(below, [...path, below]);
      if (circle) return circle;
    }
    return null;
  };
  return search(recipeId, [recipeId]);
}
