import type { Cents } from '../../money/money.ts';
import { type Fraction, fraction, over, plus, rounded, roundedParts, times, zero } from './fractions.ts';
import { inBook, type Ingredient, lineWeight, type RecipeBook } from '../pots/pot.ts';

/** Cents that so many milligrams cost, before tax. */
export interface GramPrice {
  price: Cents;
  /** Milligrams, above 0. */
  weight: number;
}

export interface CostBook extends RecipeBook {
  /** With the percent that is left once peeled and trimmed. */
  ingredients: ReadonlyMap<number, Ingredient & { edibleShare: number }>;
}

/** By ingredient: milligrams as they leave the store for each that comes out of a pot; null where that is not known. */
export type Inputs = ReadonlyMap<number, Fraction | null>;

/** Of the recipes of a book, each worked out once. */
export function inputsIn(book: CostBook): (recipeId: number) => Inputs {
  const inputs = new Map<number, Inputs>();
  const inputsOf = (id: number): Inputs => {
    const entry = inputs.get(id) ?? inputsOfRecipe(id, book, inputsOf);
    inputs.set(id, entry);
    return entry;
  };
  return inputsOf;
}

function inputsOfRecipe(recipeId: number, book: CostBook, inputsOf: (id: number) => Inputs): Inputs {
  const recipe = inBook(book.recipes, recipeId);
  const inputs = new Map<number, Fraction | null>();
  const weights = recipe.lines.map((line) => lineWeight(line, book));
  const total = weights.includes(null) ? null : weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  const out = total ? over(fraction(total), lossesOf(recipe)) : null;
  const add = (id: number, amount: Fraction | null) => {
    const sum = inputs.has(id) ? (inputs.get(id) ?? null) : zero;
    inputs.set(id, sum && amount && plus(sum, amount));
  };
  for (const [index, line] of recipe.lines.entries()) {
    const share = out && over(fraction(weights[index] ?? 0), out);
    if ('ingredientId' in line) {
      const edibleShare = inBook(book.ingredients, line.ingredientId).edibleShare;
      add(line.ingredientId, share && times(share, fraction(100, edibleShare)));
    } else for (const [id, amount] of inputsOf(line.recipeId)) add(id, share && amount && times(share, amount));
  }
  return inputs;
}

/** By what the sum of the lines is divided to be what comes out. */
const lossesOf = ({ preparingLoss, cookingLoss }: { preparingLoss: number; cookingLoss: number }): Fraction =>
  fraction(10_000, (100 - preparingLoss) * (100 - cookingLoss));

/** Exact cents. */
export interface ExactCost {
  /** Of what is known; null: nothing is. */
  total: Fraction | null;
  /** False where something in it has no price or no weight: it costs more than that. */
  isWhole: boolean;
}

export interface ExactPart {
  ingredientId: number;
  /** Milligrams. */
  weight: Fraction | null;
  cost: Fraction | null;
}

export const unknownCost: ExactCost = { total: null, isWhole: false };

/** Of so many milligrams out of a pot. */
export const partsOfCost = (
  weight: number | null,
  inputs: Inputs,
  prices: ReadonlyMap<number, GramPrice | undefined>,
): ExactPart[] =>
  [...inputs].map(([ingredientId, share]) => {
    const amount = weight === null || share === null ? null : times(share, fraction(weight));
    const price = prices.get(ingredientId);
    return { ingredientId, weight: amount, cost: amount && price ? times(amount, perMilligram(price)) : null };
  });

export const perMilligram = ({ price, weight }: GramPrice): Fraction => fraction(price, weight);

export const costOfParts = (parts: readonly Pick<ExactPart, 'cost'>[]): ExactCost =>
  sumOfCosts(parts.map(({ cost }) => (cost ? { total: cost, isWhole: true } : unknownCost)));

/** Nothing costs nothing. */
export function sumOfCosts(costs: readonly ExactCost[]): ExactCost {
  const knownTotals = costs.flatMap(({ total }) => total ?? []);
  return {
    total: knownTotals.length === 0 && costs.length > 0 ? null : knownTotals.reduce(plus, zero),
    isWhole: costs.every(({ isWhole }) => isWhole),
  };
}

/** Of so many of the same. */
export const timesCost = (count: number, { total, isWhole }: ExactCost): ExactCost => ({
  total: total && times(total, fraction(count)),
  isWhole,
});

/** In whole cents: rounded half up, once. */
export interface Cost {
  cost: Cents | null;
  isWhole: boolean;
}

export const roundedCost = ({ total, isWhole }: ExactCost): Cost => ({ cost: total && rounded(total), isWhole });

/** Cents that add up to the rounded cost of the whole; null where a part has no price or no weight. */
export function roundedCosts(parts: readonly Pick<ExactPart, 'cost'>[]): (Cents | null)[] {
  const cents = roundedParts(parts.flatMap(({ cost }) => cost ?? []));
  return parts.map(({ cost }) => (cost ? (cents.shift() ?? 0) : null));
}

export interface Margin {
  /** Cents; null where the cost is not whole. */
  margin: Cents | null;
  /** Of the price before tax, in hundredths of a percent; null without a price too. */
  rate: number | null;
  /** Cost by price before tax, in hundredths of a percent: the food cost. */
  ratio: number | null;
}

/** @param net what is sold, before tax */
export function marginOf(net: Cents, { cost, isWhole }: Cost): Margin {
  if (!isWhole || cost === null) return { margin: null, rate: null, ratio: null };
  const margin = net - cost;
  return net > 0
    ? { margin, rate: hundredths(margin, net), ratio: hundredths(cost, net) }
    : { margin, rate: null, ratio: null };
}

const hundredths = (amount: Cents, base: Cents): number => rounded(fraction(amount * 10_000, base));
