import * as z from 'zod/mini';
import { nutrition, presence } from './products.ts';
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

/** Whether a day still takes orders, or why it does not. */
const menuDayStates = ['open', 'full', 'closed', 'past'] as const;

/** A day on which the house delivers. */
const menuDay = z.object({
  date: localDate,
  state: z.enum(menuDayStates),
  /** The last moment at which an order may still be placed for it, whichever the zone; null where none may. */
  cutOffAt: z.nullable(moment),
});
export type MenuDay = z.output<typeof menuDay>;

const namedRecord = { id, name: bilingual(80) };

/** A size of a meal: its price in cents, and the portions left on the date that was asked for, null = no limit or no date. */
const mealOffer = z.object({ sizeId: id, size: bilingual(80), price: cents, left: z.nullable(count) });
export type MealOffer = z.output<typeof mealOffer>;

const mealShape = {
  id,
  slug: z.object({ fr: slug, en: slug }),
  name: bilingual(120),
  description: optionalBilingual(1000),
  category: z.object(namedRecord),
  tags: z.array(z.object({ ...namedRecord, slug, colour })),
  pictureId: z.nullable(z.uuid()),
  /** What it contains or may contain; what is not here it does not contain. */
  allergens: z.array(z.object({ ...namedRecord, code: z.string(), presence })),
  offers: z.array(mealOffer),
};

/** A dish as the site where clients order shows it. */
export const meal = z.object(mealShape);
export type Meal = z.output<typeof meal>;

/** A dish with all that its label says. */
const wholeMeal = z.object({
  ...mealShape,
  ingredients: optionalBilingual(2000),
  nutrition,
  /** Days on which it is offered, 1 = Monday. */
  weekdays: z.array(z.int()),
});
export type WholeMeal = z.output<typeof wholeMeal>;

/** What can be ordered for a day. */
export const menu = z.object({ day: menuDay, meals: z.array(meal) });
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
});
