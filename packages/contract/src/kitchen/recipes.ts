import { allergenStates } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import { units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { longestList } from '@traiteur/domain/kitchen/pots/ingredient-list.ts';
import * as z from 'zod/mini';
import { presence } from '../catalogue/products.ts';
import {
  bilingual,
  count,
  distinctBy,
  flag,
  id,
  idParameter,
  inEitherLanguage,
  line,
  localDate,
  moment,
  typedName,
  visibleOrEmpty,
} from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { oneThing, storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { ingredientInput, labelNutrition, milligrams, quantity } from './ingredients.ts';
import { allergyEffect } from '../orders/allergy-effects.ts';

/** Either of the two; weighed as it goes into the pot. */
const recipeLine = z
  .strictObject({
    ingredientId: z.nullable(id),
    recipeId: z.nullable(id),
    quantity,
    unit: z.enum(units),
    /** The dish's name promises it: the list of ingredients says its share. */
    promised: z.boolean(),
  })
  .check(
    z.refine(({ ingredientId, recipeId }) => (ingredientId === null) !== (recipeId === null), {
      path: ['ingredientId'],
      params: { code: 'required' },
    }),
  );

const recipeStep = z.strictObject({
  text: inEitherLanguage(visibleOrEmpty(1000)),
  minutes: z.nullable(z.int().check(z.minimum(0), z.maximum(4320))),
  /** Degrees Celsius. */
  temperature: z.nullable(z.int().check(z.minimum(-40), z.maximum(400))),
});

const loss = z.int().check(z.minimum(0), z.maximum(99));

export const recipeInput = z.strictObject({
  name: typedName(120),
  active: z.boolean(),
  /** The dish that it makes; null = a part of others. */
  productId: z.nullable(id),
  /** From which day on it is cooked like this; null = today. Days that are over keep what they were cooked by. */
  fromDate: z.nullable(localDate),
  lines: z.array(recipeLine).check(z.minLength(1), z.maxLength(60)),
  steps: z.array(recipeStep).check(z.maxLength(40)),
  /** Percent that stays on board and blade, and that steams away. */
  preparingLoss: loss,
  cookingLoss: loss,
  density: z.nullable(z.int().check(z.positive(), z.maximum(25_000))),
  pieceWeight: z.nullable(milligrams),
  /** Where in the kitchen it is cooked. */
  stationId: z.nullable(id),
  /** Days after cooking. */
  shelfLife: z.nullable(z.int().check(z.positive(), z.maximum(3650))),
  portions: z.array(z.strictObject({ sizeId: id, weight: milligrams })).check(z.maxLength(20), distinctBy('sizeId')),
});
export type RecipeInput = z.output<typeof recipeInput>;

/** Of an allergen, where what was declared by hand is not what is in the pot. */
const difference = z.object({
  allergenId: id,
  name: bilingual(80),
  declared: z.nullable(presence),
  state: z.enum(allergenStates),
});
export type RecipeDifference = z.output<typeof difference>;

/** What the pot of today comes to. */
const pot = z.object({
  /** Milligrams that come out; null where a weight is not known. */
  yield: z.nullable(z.number()),
  allergens: z.array(z.object({ allergenId: id, name: bilingual(80), state: z.enum(allergenStates) })),
  nutrition: labelNutrition,
  /** Empty where it is longer than a dish holds. */
  ingredients: bilingual(longestList),
});

export const recipe = z.object({
  ...storedFields,
  ...recipeInput.shape,
  pot,
  /** The latest first, those to come among them. */
  versions: z.array(z.object({ fromDate: localDate, by: z.string(), at: moment })),
  /** Unanswered; publishing its dish waits for an answer. */
  differences: z.array(difference),
});
export type Recipe = z.output<typeof recipe>;

const recipeRow = z.object({
  ...storedFields,
  ...z.pick(recipe, { name: true, active: true, productId: true, density: true }).shape,
  dish: z.nullable(bilingual(120)),
  lines: count,
  /** Allergens unknown of its dish, and differences to answer. */
  unknown: count,
  disputed: count,
});
export type RecipeRow = z.output<typeof recipeRow>;

const statement = noun({
  tag: 'recipes',
  one: 'Recipe',
  many: 'Recipes',
  named: 'name',
  read: 'kitchen:read',
  write: 'kitchen:write',
  input: recipeInput,
  row: recipeRow,
  detail: recipe,
  sorts: ['name'],
  filters: {
    active: z.optional(flag),
    /** Whose dish waits for an answer, or has an allergen of which nobody knows. */
    open: z.optional(flag),
    ingredientId: z.optional(idParameter),
    productId: z.optional(idParameter),
  },
  largestBody: 256 * 1024,
  saving: ['unknown-reference', 'recipe-circle', 'recipe-cooked', 'date-over', 'ingredients-too-long'],
});

/** Of a dish whose declaration a change alters. */
const changedDish = z.object({
  productId: id,
  name: bilingual(120),
  allergens: z.array(
    z.object({ allergenId: id, name: bilingual(80), before: z.nullable(presence), after: z.nullable(presence) }),
  ),
  /** It goes off sale, since something in it becomes unknown. */
  archived: z.boolean(),
});
export type ChangedDish = z.output<typeof changedDish>;

const recipeEffect = z.object({ dishes: z.array(changedDish), orders: allergyEffect });
export type RecipeEffect = z.output<typeof recipeEffect>;

const recipePart = z.object({ id, name: bilingual(120), active: z.boolean() });
export type RecipePart = z.output<typeof recipePart>;

export const recipes = {
  ...statement,
  operations: {
    ...statement.operations,
    exportRecipes: listExport(statement),
    listRecipeParts: {
      summary: 'Lists by name all that a line of a recipe may take: ingredients, and preparations.',
      method: 'GET',
      path: '/recipe-parts',
      scope: 'kitchen:read',
      result: z.object({ ingredients: z.array(recipePart), preparations: z.array(recipePart) }),
      refusals: [],
    },
    answerRecipeDifference: {
      summary:
        'Answers by name for an allergen of which a dish’s declaration and its recipe disagree: it stays declared, or the recipe is right.',
      method: 'POST',
      path: '/recipes/{id}/answers',
      scope: 'kitchen:write',
      params: oneThing,
      body: z.strictObject({ allergenId: id, stays: z.boolean(), reason: line(200) }),
      result: recipe,
      reads: 'get',
      refusals: ['not-found', 'nothing-to-answer', 'ingredients-too-long'],
    },
    previewRecipeEffect: {
      summary: 'Tells what saving a recipe or an ingredient would change of dishes and orders, and saves nothing.',
      method: 'POST',
      path: '/recipe-effects',
      scope: 'kitchen:write',
      largestBody: 256 * 1024,
      body: z.union([
        z.strictObject({ recipeId: id, recipe: recipeInput }),
        z.strictObject({ ingredientId: id, ingredient: ingredientInput }),
      ]),
      result: recipeEffect,
      audit: 'none',
      refusals: [
        'not-found',
        'already-taken',
        'unknown-reference',
        'recipe-circle',
        'recipe-cooked',
        'article-in-store',
        'date-over',
        'ingredients-too-long',
      ],
    },
  },
} as const;
