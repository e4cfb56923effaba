import { labelNutrients, mostIn100g } from '@traiteur/domain/catalogue/nutrients.ts';
import { allergenStates } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import { units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { meats, originCountries } from '@traiteur/domain/kitchen/origins/meat-origins.ts';
import { storages } from '@traiteur/domain/kitchen/stock/storages.ts';
import * as z from 'zod/mini';
import {
  bilingual,
  cents,
  distinctBy,
  flag,
  id,
  idParameter,
  line,
  moment,
  oneForBoth,
  optionalLine,
  optionalText,
  typedName,
} from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { oneThing, storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';

/** Thousandths of a unit: up to 100,000 of it. */
export const quantity = z.int().check(z.positive(), z.maximum(100_000_000));

/** Milligrams: up to a ton. */
export const milligrams = z.int().check(z.positive(), z.maximum(1_000_000_000));

const days = z.nullable(z.int().check(z.positive(), z.maximum(3650)));

const nutrient = (most: number) => z.nullable(z.number().check(z.minimum(0), z.maximum(most)));

/** Of 100 g: kilojoules, kilocalories, then grams; null = not known. */
export const labelNutrition = z.strictObject(
  Object.fromEntries(labelNutrients.map((name) => [name, nutrient(mostIn100g(name))])) as Record<
    (typeof labelNutrients)[number],
    ReturnType<typeof nutrient>
  >,
);

/** Of an allergen without a state nothing is known. */
const statedAllergen = z.strictObject({ allergenId: id, state: z.enum(['contains', 'may_contain', 'none']) });

/** What an article of one supplier brings beyond the ingredient. */
const articleAllergen = z.strictObject({ allergenId: id, state: z.enum(['contains', 'may_contain', 'unknown']) });

const country = z.nullable(z.enum(originCountries));

/** As the paper that comes with it says. */
export const meatOrigin = z.strictObject({ born: country, raised: country, slaughtered: country });

const supplierArticle = z.strictObject({
  /** Absent: a new one. */
  id: z.optional(id),
  supplierId: id,
  name: line(120),
  code: optionalLine(60),
  packQuantity: quantity,
  packUnit: z.enum(units),
  /** Cents a pack, before tax. */
  price: cents,
  taxRateId: id,
  /** Only active ones are bought; what they bring counts. */
  active: z.boolean(),
  allergens: z.array(articleAllergen).check(z.maxLength(100), distinctBy('allergenId')),
  /** Of a meat, as it usually comes; absent: as it is saved. */
  origin: z.optional(meatOrigin),
});
export type SupplierArticle = z.output<typeof supplierArticle>;

const composition = optionalText(1000);

export const ingredientInput = z
  .strictObject({
    name: typedName(120),
    /** What it is made of, as its own label says it; in brackets on ours. */
    composition: z.strictObject({ fr: composition, en: composition }).check(oneForBoth),
    active: z.boolean(),
    allergens: z.array(statedAllergen).check(z.maxLength(100), distinctBy('allergenId')),
    /** The paper from which its allergens are known. */
    document: optionalLine(200),
    nutrition: labelNutrition,
    /** Milligrams of a millilitre; null = never measured by volume. */
    density: z.nullable(z.int().check(z.positive(), z.maximum(25_000))),
    /** Milligrams of a piece; null = never counted. */
    pieceWeight: z.nullable(milligrams),
    /** Percent that is left once peeled and trimmed. */
    edibleShare: z.int().check(z.minimum(1), z.maximum(100)),
    storage: z.enum(storages),
    /** Days that a pack keeps, closed and opened. */
    shelfLifeClosed: days,
    shelfLifeOpened: days,
    articles: z.array(supplierArticle).check(z.maxLength(30)),
    /** Nobody buys it, as water from the tap: it costs nothing, and stands on no shopping list. */
    free: z.boolean(),
    /** Of which the law asks the origin; null: none of them; absent: as it is saved. */
    meat: z.optional(z.nullable(z.enum(meats))),
    /** Or prepared, such as ham: its origin is told as far as it is known. */
    rawMeat: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ allergens, document }) => allergens.length === 0 || document !== '', {
      path: ['document'],
      params: { code: 'without-document' },
    }),
  );
export type IngredientInput = z.output<typeof ingredientInput>;

const validation = {
  /** Null as long as all of its allergens are unknown. */
  validatedAt: z.nullable(moment),
  validatedBy: z.string(),
};

const ingredient = z.object({ ...storedFields, ...ingredientInput.shape, ...validation });
export type Ingredient = z.output<typeof ingredient>;

const ingredientRow = z.object({
  ...storedFields,
  ...z.pick(ingredient, { name: true, active: true, storage: true, validatedAt: true, validatedBy: true }).shape,
  /** Of all active allergens, with what its suppliers' articles bring; without those that it has none of. */
  allergens: z.array(z.object({ allergenId: id, name: bilingual(80), state: z.enum(allergenStates) })),
});
export type IngredientRow = z.output<typeof ingredientRow>;

const statement = noun({
  tag: 'ingredients',
  one: 'Ingredient',
  many: 'Ingredients',
  named: 'name',
  read: 'kitchen:read',
  write: 'kitchen:write',
  input: ingredientInput,
  row: ingredientRow,
  detail: ingredient,
  sorts: ['name'],
  largestBody: 192 * 1024,
  filters: {
    active: z.optional(flag),
    /** With an allergen of which nothing is known. */
    unknown: z.optional(flag),
    allergenId: z.optional(idParameter),
    supplierId: z.optional(idParameter),
  },
  saving: ['unknown-reference', 'article-in-store', 'ingredients-too-long'],
});

const articlePrice = z.object({
  articleId: id,
  at: moment,
  /** Cents a pack. */
  price: cents,
  packQuantity: quantity,
  packUnit: z.enum(units),
});
export type ArticlePrice = z.output<typeof articlePrice>;

export const ingredients = {
  ...statement,
  operations: {
    ...statement.operations,
    exportIngredients: listExport(statement),
    listArticlePrices: {
      summary: 'Lists what the articles of an ingredient cost since they are bought, the latest first.',
      method: 'GET',
      path: '/ingredients/{id}/prices',
      scope: 'kitchen:read',
      params: oneThing,
      result: z.object({ items: z.array(articlePrice) }),
      refusals: ['not-found'],
    },
  },
} as const;
