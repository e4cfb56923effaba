import { dayParts } from '@traiteur/domain/delivery/day-parts.ts';
import * as z from 'zod/mini';
import { nutrition, presence, productInput } from './products.ts';
import {
  bilingual,
  cents,
  colour,
  count,
  id,
  localDate,
  moment,
  optionalBilingual,
  slug,
} from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

const menuDayStates = ['open', 'full', 'closed', 'past'] as const;

const menuDay = z.object({
  date: localDate,
  state: z.enum(menuDayStates),
  /** In any zone; null when closed. */
  cutOffAt: z.nullable(moment),
  /** The next one for each meal of the day that can still be ordered: none for a day that is not open. */
  cutOffs: z.array(z.object({ part: z.enum(dayParts), at: moment })),
});
export type MenuDay = z.output<typeof menuDay>;

const namedRecord = { id, name: bilingual(80) };

/** Cents; portions left on the date, null = no limit or no date. */
const mealOffer = z.object({ sizeId: id, size: bilingual(80), price: cents, left: z.nullable(count) });
export type MealOffer = z.output<typeof mealOffer>;

const mealShape = {
  id,
  slug: z.object({ fr: slug, en: slug }),
  name: bilingual(120),
  description: optionalBilingual(1000),
  category: z.object(namedRecord),
  tags: z.array(z.object({ ...namedRecord, slug, colour, position: z.int() })),
  /** The first of its pictures. */
  pictureId: z.nullable(z.uuid()),
  /** Contained or possible; allergens not listed are not contained. */
  allergens: z.array(z.object({ ...namedRecord, code: z.string(), presence })),
  offers: z.array(mealOffer),
};

export const meal = z.object(mealShape);
export type Meal = z.output<typeof meal>;

const wholeMeal = z.object({
  ...mealShape,
  ingredients: optionalBilingual(2000),
  /** Where its meat comes from; empty: nothing is told. */
  meatOrigin: optionalBilingual(500),
  pictures: productInput.shape.pictures,
  nutrition,
  /** Milligrams of the portion of which nutrition is said; null = not known. */
  portionWeight: z.nullable(count),
  /** Milligrams of a millilitre of what is sold by volume; null: by weight. */
  density: z.nullable(count),
  /** Coming delivery days that offer it. */
  dates: z.array(localDate),
});
export type WholeMeal = z.output<typeof wholeMeal>;

export const menu = z.object({
  day: menuDay,
  /** The choices of a planned day, in its order; null where it offers what its weekday does. */
  choices: z.nullable(z.array(id)),
  /** The choices first. */
  meals: z.array(meal),
});
export type Menu = z.output<typeof menu>;

export const menus = operationsOf('menus', {
  listMenuDays: {
    summary: 'Lists the days on which the house delivers, soonest first, and until when one may order for each.',
    method: 'GET',
    path: '/menus',
    scope: 'public',
    result: z.object({ items: z.array(menuDay) }),
    refusals: [],
  },
  listMenu: {
    summary:
      'Lists the meals of a delivery date with the portions that are left; `not-found` for a date on which the house does not deliver.',
    method: 'GET',
    path: '/menus/{date}',
    scope: 'public',
    params: z.strictObject({ date: localDate }),
    result: menu,
    refusals: ['not-found'],
  },
  getMeal: {
    summary:
      'Answers a meal that is on sale by its web address name in either language, with the portions left on a date.',
    method: 'GET',
    path: '/meals/{slug}',
    scope: 'public',
    params: z.strictObject({ slug }),
    query: z.strictObject({ date: z.optional(localDate) }),
    result: wholeMeal,
    refusals: ['not-found'],
  },
  getMealPreview: {
    summary:
      'Answers a product as a meal, whatever its status, to whoever has a key that the house gave out for it within the last hour. It is not on sale by that.',
    method: 'GET',
    path: '/meal-previews/{key}',
    scope: 'public',
    params: z.strictObject({ key: z.string().check(z.maxLength(200), z.regex(/^[\w-]+$/)) }),
    query: z.strictObject({ date: z.optional(localDate) }),
    result: wholeMeal,
    refusals: ['not-found'],
  },
});
