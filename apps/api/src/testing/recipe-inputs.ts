import { unknownOrigin } from '@traiteur/domain/kitchen/origins/meat-origins.ts';
import type { IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import type { Recipe, RecipeInput } from '@traiteur/contract/kitchen/recipes.ts';

const nothing = { kj: null, kcal: null, fat: null, saturates: null, carbohydrate: null, sugars: null, fibre: null };

/** Nothing is stated of its allergens. */
export const ingredientInput = (fr: string, rest: Partial<IngredientInput> = {}): IngredientInput => ({
  name: { fr, en: `${fr} (en)` },
  composition: { fr: '', en: '' },
  active: true,
  allergens: [],
  document: rest.allergens?.length ? 'Fiche technique' : '',
  nutrition: { ...nothing, protein: 10, salt: null },
  density: null,
  pieceWeight: null,
  edibleShare: 100,
  storage: 'dry',
  shelfLifeClosed: null,
  shelfLifeOpened: null,
  articles: [],
  free: false,
  meat: null,
  rawMeat: true,
  ...rest,
});

export const grams = (ingredientId: number, weight: number): RecipeInput['lines'][number] => ({
  ingredientId,
  recipeId: null,
  quantity: weight * 1000,
  unit: 'g',
  promised: false,
});

export const part = (recipeId: number, weight: number) => ({ ...grams(0, weight), ingredientId: null, recipeId });

export const recipeInput = (fr: string, lines: RecipeInput['lines'], rest: Partial<RecipeInput> = {}): RecipeInput => ({
  name: { fr, en: fr },
  active: true,
  productId: null,
  fromDate: null,
  lines,
  steps: [],
  preparingLoss: 0,
  cookingLoss: 0,
  density: null,
  pieceWeight: null,
  stationId: null,
  shelfLife: null,
  portions: [],
  ...rest,
});

/** A recipe as it is saved again. */
export function inputOf({
  id: _id,
  version: _version,
  pot: _pot,
  versions: _versions,
  ...recipe
}: Recipe): RecipeInput {
  const { differences: _differences, ...input } = recipe;
  return input;
}

export const supplierInput = {
  name: 'Moulins du Gers',
  contact: 'Anne',
  email: '',
  phone: '05 62 00 00 00',
  customerNumber: 'T-204',
  minimumOrder: 15_000,
  notes: '',
  active: true,
};

/** By the sack of 10 kg; whose and at which tax, the test says. */
export const saltArticle = {
  name: 'Sel fin, sac 10 kg',
  code: 'SEL-10',
  packQuantity: 10_000,
  packUnit: 'kg' as const,
  price: 1250,
  active: true,
  allergens: [],
  origin: unknownOrigin,
};
