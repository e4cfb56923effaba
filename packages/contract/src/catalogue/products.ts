import { allergenSources } from '@traiteur/domain/catalogue/ingredient-texts/lexicon/sources.ts';
import { longestPassage } from '@traiteur/domain/catalogue/ingredient-texts/longest-passage.ts';
import { labelNutrients, mostInPortion, type Nutrient } from '@traiteur/domain/catalogue/nutrients.ts';
import { productStatuses } from '@traiteur/domain/catalogue/product-life.ts';
import { longestList } from '@traiteur/domain/kitchen/pots/ingredient-list.ts';
import { storages } from '@traiteur/domain/kitchen/stock/storages.ts';
import * as z from 'zod/mini';
import {
  bilingual,
  cents,
  count,
  distinct,
  distinctBy,
  id,
  line,
  moment,
  oneForBoth,
  optionalBilingual,
  optionalLine,
  slugs,
  text,
  typedName,
  weekday,
} from '../statement/fields.ts';
import { availabilities } from './availabilities.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { productBatches } from './product-batches.ts';
import { productSteps } from './product-steps.ts';
import { productFilters } from './product-filters.ts';

export const presence = z.enum(['contains', 'may_contain']);

const amount = (most: number) => z.nullable(z.number().check(z.minimum(0), z.maximum(most)));

/** Per portion of the usual size: kJ, kcal, then grams; null = not known. */
export const nutrition = z.strictObject(
  Object.fromEntries(labelNutrients.map((name) => [name, amount(mostInPortion(name))])) as Record<
    Nutrient,
    ReturnType<typeof amount>
  >,
);

/** Milligrams of a portion in each size, up to a ton. */
const portions = z
  .array(z.strictObject({ sizeId: id, weight: z.int().check(z.positive(), z.maximum(1_000_000_000)) }))
  .check(z.maxLength(20), distinctBy('sizeId'));

/** What a label says beside content; empty: what the house says for that storage. */
const labelSentence = z.strictObject({ fr: optionalLine(200), en: optionalLine(200) }).check(oneForBoth);
export const keepingInput = {
  keeping: labelSentence,
  reheating: labelSentence,
  /** Days after cooking. */
  shelfLife: z.nullable(z.int().check(z.minimum(0), z.maximum(3650))),
};

/** Of a dish of which nobody has said anything else. */
export const usualKeeping = {
  portions: [] as z.output<typeof portions>,
  storage: 'chilled' as const,
  keeping: { fr: '', en: '' },
  reheating: { fr: '', en: '' },
  shelfLife: null,
};

const meatOrigin = z.strictObject({ fr: optionalLine(500), en: optionalLine(500) }).check(oneForBoth);

/** Price in cents; portions per delivery date, null = no limit. */
export const offer = z.strictObject({ sizeId: id, price: cents, quantityAvailable: z.nullable(count) });

/** Why a word of the ingredients is no allergen of the dish; it holds as long as its passage reads like that. */
const ingredientExplanation = z.strictObject({
  source: z.enum(allergenSources),
  word: text(100),
  /** Plain, as the lexicon's reading answers it. */
  passage: text(longestPassage),
  reason: line(200),
  /** Said by the server: who explained it, and when. */
  by: z.optional(line(120)),
  at: z.optional(moment),
});
export type IngredientExplanation = z.output<typeof ingredientExplanation>;

const allDifferentPassages = z.refine<{ source: string; passage: string }[]>(
  (rows) => new Set(rows.map(({ source, passage }) => `${source} ${passage}`)).size === rows.length,
);

export const mostPictures = 8;

/** What it shows, for who does not see it; empty where the dish's name says enough. */
const alternativeText = optionalLine(200);

/** In the order in which the site shows them: lists and menus show the first. */
const productPictures = z
  .array(
    z.strictObject({
      pictureId: z.uuid(),
      alt: z.strictObject({ fr: alternativeText, en: alternativeText }).check(oneForBoth),
    }),
  )
  .check(z.maxLength(mostPictures), distinctBy('pictureId'));

export const productInput = z
  .strictObject({
    name: typedName(120),
    slug: slugs,
    description: optionalBilingual(1000),
    /** Written by the recipe where the dish has one. */
    ingredients: optionalBilingual(longestList),
    /** Where its meat comes from; written by the recipe where the dish has one. Absent: as it is saved. */
    meatOrigin: z.optional(meatOrigin),
    categoryId: id,
    taxRateId: id,
    status: z.enum(productStatuses),
    pictures: productPictures,
    tagIds: z.array(id).check(z.maxLength(30), distinct),
    /** Whether the content was declared, "none" included; required to publish. */
    allergensDeclared: z.boolean(),
    allergens: z.array(z.strictObject({ allergenId: id, presence })).check(z.maxLength(100), distinctBy('allergenId')),
    explanations: z._default(z.array(ingredientExplanation).check(z.maxLength(20), allDifferentPassages), []),
    /** 1 = Monday. */
    weekdays: z.array(weekday).check(z.maxLength(7), distinct),
    offers: z.array(offer).check(z.maxLength(20), distinctBy('sizeId')),
    nutrition,
    /** Written by the recipe where the dish has one. */
    portions: z._default(portions, usualKeeping.portions),
    storage: z._default(z.enum(storages), usualKeeping.storage),
    keeping: z._default(keepingInput.keeping, usualKeeping.keeping),
    reheating: z._default(keepingInput.reheating, usualKeeping.reheating),
    shelfLife: z._default(keepingInput.shelfLife, usualKeeping.shelfLife),
  })
  .check(
    z.refine(({ status, offers }) => status !== 'published' || offers.length > 0, {
      path: ['offers'],
      params: { code: 'required' },
    }),
    z.refine(({ status, weekdays }) => status !== 'published' || weekdays.length > 0, {
      path: ['weekdays'],
      params: { code: 'required' },
    }),
  );
export type ProductInput = z.output<typeof productInput>;

export const product = z.object({ ...storedFields, ...productInput.shape, meatOrigin });
export type Product = z.output<typeof product>;

/** With its name: reading rows needs no right to list allergens. */
const rowAllergen = z.object({ allergenId: id, name: bilingual(80), presence });

const productRow = z.object({
  ...storedFields,
  name: productInput.shape.name,
  category: bilingual(80),
  status: productInput.shape.status,
  /** The first of its pictures. */
  pictureId: z.nullable(z.uuid()),
  weekdays: productInput.shape.weekdays,
  tagIds: z.array(id),
  allergensDeclared: z.boolean(),
  allergens: z.array(rowAllergen),
  offers: productInput.shape.offers,
  /** Named by the ingredients, neither declared nor explained. */
  undeclaredSources: z.array(z.enum(allergenSources)),
  /** Of ingredients or description. */
  englishMissing: z.boolean(),
});
export type ProductRow = z.output<typeof productRow>;

const productNoun = noun({
  tag: 'products',
  one: 'Product',
  many: 'Products',
  named: 'name',
  read: 'catalogue:read',
  write: 'catalogue:write',
  input: productInput,
  row: productRow,
  detail: product,
  sorts: ['name'],
  filters: productFilters,
  largestBody: 96 * 1024,
  saving: [
    'unknown-reference',
    'allergens-not-declared',
    'ingredients-undeclared',
    'status-not-allowed',
    'follows-recipe',
    'allergens-unknown',
    'recipe-disputed',
  ],
  removing: ['product-has-orders'],
});

export const products = {
  ...productNoun,
  operations: {
    ...productNoun.operations,
    exportProducts: listExport(productNoun, ', with the columns that an import reads'),
    ...availabilities,
    ...productBatches,
    ...productSteps(product),
  },
};
