import * as z from 'zod/mini';
import { bilingual, count, distinct, distinctBy, id, idsParameter, localDate, version } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { nutrition, presence } from './products.ts';

/** Of a date, in the order of the menu. */
export const choiceIds = z.array(id).check(z.maxLength(100), distinct);

/** `id` null, `version` 0: nobody has planned the date. */
export const menuPlan = z.object({
  id: z.nullable(id),
  version: count,
  date: localDate,
  /** The day from which the date offers its choices and what is always there; null = a draft, which changes nothing. */
  publishedOn: z.nullable(localDate),
  choices: z.array(z.object({ id, name: bilingual(120) })),
  /** Without cancelled ones. */
  orders: count,
  /** Whether the house delivers then. */
  delivered: z.boolean(),
});
export type MenuPlan = z.output<typeof menuPlan>;

/** A null date takes the publication back; today or before is at once. */
const publishedOn = z.nullable(localDate);

/** Publishes although standing orders hold dishes that the date would offer no more. */
const ordersKept = z._default(z.boolean(), false);

const menuPlanInput = z.strictObject({ version: count, choiceIds, publishedOn, ordersKept });
export type MenuPlanInput = z.output<typeof menuPlanInput>;

const oneDate = z.strictObject({ date: localDate });

const dayVersions = z
  .array(z.strictObject({ date: localDate, version }))
  .check(z.minLength(1), z.maxLength(31), distinctBy('date'));

const menuDish = z.object({
  id,
  name: bilingual(120),
  category: bilingual(80),
  categoryId: id,
  /** Of its category: offered beside the choices of each date. */
  permanent: z.boolean(),
  /** Published, with a size. */
  orderable: z.boolean(),
  pictureId: z.nullable(z.uuid()),
  tags: z.array(z.object({ id, name: bilingual(80), slug: z.string() })),
  allergensDeclared: z.boolean(),
  allergens: z.array(z.object({ id, name: bilingual(80), code: z.string(), presence })),
  nutrition,
  /** Days before the one asked for on which it was planned or ordered last. */
  lastDate: z.nullable(localDate),
});
export type MenuDish = z.output<typeof menuDish>;

const ordersOfDish = z.object({
  id,
  name: bilingual(120),
  orders: z.array(z.object({ id, number: z.string(), client: z.string(), portions: count })),
});
export type OrdersOfDish = z.output<typeof ordersOfDish>;

export const longestSpan = 62;

export const menuPlans = operationsOf('menu-plans', {
  listMenuPlans: {
    summary: `Lists the plan of each date from one to another, ${longestSpan} at most, those that nobody has planned among them.`,
    method: 'GET',
    path: '/menu-plans',
    scope: 'catalogue:read',
    query: z.strictObject({ from: localDate, to: localDate }),
    result: z.object({ items: z.array(menuPlan) }),
    refusals: [],
  },
  getMenuPlan: {
    summary: 'Answers the plan of a date; of version 0 where nobody has planned it.',
    method: 'GET',
    path: '/menu-plans/{date}',
    scope: 'catalogue:read',
    params: oneDate,
    result: menuPlan,
    refusals: [],
  },
  updateMenuPlan: {
    summary:
      'Saves the choices of a date and from when it offers them; refused for a date that is over, when somebody saved it since the version given, and while standing orders hold a dish that it would offer no more, unless `ordersKept` says that they keep it.',
    method: 'PUT',
    path: '/menu-plans/{date}',
    scope: 'catalogue:write',
    params: oneDate,
    body: menuPlanInput,
    result: menuPlan,
    reads: 'getMenuPlan',
    audit: { only: ['choices', 'publishedOn'] },
    refusals: ['stale', 'unknown-reference', 'orders-rely-on-menu'],
  },
  publishMenuPlans: {
    summary:
      'Publishes the plans of several dates, all or none, from a date on; the rules of saving one hold for each of them.',
    method: 'POST',
    path: '/menu-publications',
    scope: 'catalogue:write',
    body: z.strictObject({ days: dayVersions, publishedOn: localDate, ordersKept }),
    result: z.object({ items: z.array(menuPlan) }),
    refusals: ['stale', 'orders-rely-on-menu'],
  },
  listOrdersOffMenu: {
    summary:
      'Lists the dishes that standing orders of a date hold, that it offers now, and that it would offer no more with these choices, with those orders.',
    method: 'GET',
    path: '/menu-plans/{date}/orders',
    scope: 'orders:read',
    params: oneDate,
    query: z.strictObject({ choiceIds: z.optional(idsParameter(100)) }),
    result: z.object({ items: z.array(ordersOfDish) }),
    refusals: [],
  },
  copyMenuWeek: {
    summary:
      'Copies the choices of a week’s dates to the same weekdays of another week, as drafts. Dates that are over, published or, unless `replace` says otherwise, planned stay as they are.',
    method: 'POST',
    path: '/menu-weeks',
    scope: 'catalogue:write',
    body: z.strictObject({
      /** Any date of the week. */
      from: localDate,
      to: localDate,
      replace: z._default(z.boolean(), false),
    }),
    result: z.object({ items: z.array(menuPlan), kept: z.array(localDate) }),
    refusals: [],
  },
  listMenuDishes: {
    summary:
      'Lists the dishes that a date may offer: what each contains, and when it was offered last before the date.',
    method: 'GET',
    path: '/menu-dishes',
    scope: 'catalogue:read',
    query: oneDate,
    result: z.object({ items: z.array(menuDish) }),
    refusals: [],
  },
});
