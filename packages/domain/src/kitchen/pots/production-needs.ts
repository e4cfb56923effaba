import type { LocalTime } from '../../dates/calendar.ts';
import type { Amount, Measures, Unit } from './amounts.ts';
import { weightOf } from './amounts.ts';
import { inBook, lineWeight, potOf, type RecipeBook, scale } from './pot.ts';

/** Portions of a dish that a day needs. */
export interface Serving {
  recipeId: number;
  /** Milligrams of all of them; null where a portion has no weight. */
  weight: number | null;
  start: LocalTime;
}

/** In thousandths of grams, of millilitres and of pieces. */
interface Measured {
  g: number;
  ml: number;
  piece: number;
}

interface Need {
  /** False where a part of it has no weight that is known: more than that is needed. */
  isWhole: boolean;
  /** The first hour of what it is for. */
  start: LocalTime;
  /** Recipes of dishes that it is for. */
  dishIds: Set<number>;
}

/** A dish or a preparation, added up over all that needs it. */
export interface RecipeNeed extends Need {
  /** Milligrams. */
  weight: number;
  /** How many times its lines are taken; null where what comes out of it has no weight. */
  times: number | null;
}

export interface IngredientNeed extends Need {
  /** As it goes into the pot, peeled. */
  measured: Measured;
  /** Recipes that take it. */
  recipeIds: Set<number>;
}

export interface ProductionNeeds {
  /** What others need comes after them. */
  recipes: ReadonlyMap<number, RecipeNeed>;
  ingredients: ReadonlyMap<number, IngredientNeed>;
}

const familyOf = (unit: Unit): { family: keyof Measured; factor: number } => {
  if (unit === 'g' || unit === 'kg') return { family: 'g', factor: unit === 'kg' ? 1000 : 1 };
  if (unit === 'piece') return { family: 'piece', factor: 1 };
  return { family: 'ml', factor: { ml: 1, cl: 10, l: 1000 }[unit] };
};

/** What is cooked and taken for the servings of a day, however deep it stands: each preparation and ingredient once. */
export function needsOf(servings: readonly Serving[], book: RecipeBook): ProductionNeeds {
  const recipes = new Map<number, RecipeNeed>();
  const ingredients = new Map<number, IngredientNeed>();
  const rootIds = new Set(servings.map(({ recipeId }) => recipeId));
  for (const { recipeId, weight, start } of servings)
    addNeed(recipes, recipeId, { weight, start, isWhole: true, dishIds: new Set([recipeId]) });
  const needs = new Map<number, RecipeNeed>();
  for (const id of topDown(rootIds, book)) {
    const need = inBook(recipes, id);
    const out = potOf(id, book).yield;
    need.times = out ? need.weight / out : null;
    needs.set(id, need);
    for (const line of inBook(book.recipes, id).lines) {
      if ('recipeId' in line) {
        addNeed(recipes, line.recipeId, { ...need, weight: scale(lineWeight(line, book), need.times) });
        continue;
      }
      addLine(ingredients, line.ingredientId, line, id, need);
    }
  }
  return { recipes: needs, ingredients };
}

function addNeed(
  recipes: Map<number, RecipeNeed>,
  id: number,
  added: Omit<RecipeNeed, 'weight' | 'times'> & { weight: number | null },
): void {
  const need = recipes.get(id) ?? { weight: 0, times: null, isWhole: true, start: added.start, dishIds: new Set() };
  need.weight += added.weight ?? 0;
  need.isWhole &&= added.weight !== null && added.isWhole;
  join(need, added);
  recipes.set(id, need);
}

function addLine(
  ingredients: Map<number, IngredientNeed>,
  id: number,
  { quantity, unit }: Amount,
  recipeId: number,
  user: RecipeNeed,
): void {
  const need: IngredientNeed = ingredients.get(id) ?? {
    measured: { g: 0, ml: 0, piece: 0 },
    recipeIds: new Set(),
    isWhole: true,
    start: user.start,
    dishIds: new Set(),
  };
  const { family, factor } = familyOf(unit);
  need.measured[family] += quantity * factor * (user.times ?? 0);
  need.isWhole &&= user.isWhole && user.times !== null;
  need.recipeIds.add(recipeId);
  join(need, user);
  ingredients.set(id, need);
}

function join(need: Need, { start, dishIds }: { start: LocalTime; dishIds: ReadonlySet<number> }): void {
  if (start < need.start) need.start = start;
  for (const id of dishIds) need.dishIds.add(id);
}

/** Each recipe after all that take it. */
function topDown(rootIds: Iterable<number>, { recipes }: RecipeBook): number[] {
  const visited = new Set<number>();
  const bottomUp: number[] = [];
  const visit = (id: number): void => {
    if (visited.has(id)) return;
    visited.add(id);
    for (const line of inBook(recipes, id).lines) if ('recipeId' in line) visit(line.recipeId);
    bottomUp.push(id);
  };
  for (const id of rootIds) visit(id);
  return bottomUp.toReversed();
}

/** As few amounts as its measures allow: one, unless a volume or a piece of it has no weight. */
export function amountsOf({ g, ml, piece }: Measured, measures: Measures): Amount[] {
  const amounts = (
    [
      ['g', g],
      ['ml', ml],
      ['piece', piece],
    ] as const
  )
    .map(([unit, quantity]) => ({ unit, quantity: Math.round(quantity) }))
    .filter(({ quantity }) => quantity > 0);
  if (amounts.length < 2) return amounts;
  const weights = amounts.map((amount) => weightOf(amount, measures));
  const total = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  return [
    ...(total > 0 ? [{ unit: 'g' as const, quantity: total }] : []),
    ...amounts.filter((_amount, index) => weights[index] === null),
  ];
}

/** What is bought for it: peel and trimmings too. */
export const grossOf = ({ g, ml, piece }: Measured, edibleShare: number): Measured => ({
  g: (g * 100) / edibleShare,
  ml: (ml * 100) / edibleShare,
  piece: (piece * 100) / edibleShare,
});

export const sumOf = (first: Measured, second: Measured): Measured => ({
  g: first.g + second.g,
  ml: first.ml + second.ml,
  piece: first.piece + second.piece,
});

/** As a cook says it: 1.25 kg, 80 cl, 3 pieces. */
export function readable({ quantity, unit }: Amount): { value: number; unit: Unit } {
  const { family, factor } = familyOf(unit);
  const amount = (quantity * factor) / 1000;
  // What would be rounded up to a thousand is one.
  const isLarge = amount >= 999.5;
  if (family === 'g')
    return isLarge ? { value: rounded(amount / 1000), unit: 'kg' } : { value: rounded(amount), unit: 'g' };
  if (family === 'piece') return { value: Math.ceil(amount * 2 - 0.001) / 2, unit: 'piece' };
  if (isLarge) return { value: rounded(amount / 1000), unit: 'l' };
  return amount >= 10 ? { value: rounded(amount / 10), unit: 'cl' } : { value: rounded(amount), unit: 'ml' };
}

/** Three digits that count: a scale shows no more, and a cook reads no more. */
const rounded = (value: number): number => {
  const step = value >= 100 ? 1 : value >= 10 ? 10 : 100;
  return Math.round(value * step) / step;
};
