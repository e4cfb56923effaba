import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type RawBuilder, sql } from 'kysely';

interface PlanOfDate {
  isPlanned: RawBuilder<boolean>;
  isChosen: RawBuilder<boolean>;
}

/**
 * Whether a product can be ordered for a date, its status and portions aside: the one rule of placing, menus, carts and
 * lists. A published plan offers its choices and, on their weekdays, the dishes that are always there.
 */
export const offeredOn = (date: LocalDate | RawBuilder<unknown>, now: Date, product = 'p'): RawBuilder<boolean> => {
  const plans = sql`menu_plans m where m.delivery_date = ${date}::date and m.published_from <= ${now}`;
  const ofPlan = sql`h.product_id = ${sql.ref(`${product}.id`)} and h.menu_plan_id = (select m.id from ${plans})`;
  return offeredBy(date, product, {
    isPlanned: sql`exists (select from ${plans})`,
    isChosen: sql`exists (select from menu_plan_choices h where ${ofPlan})`,
  });
};

/** The same by a plan that is not saved; `choiceIds` undefined: unplanned. */
export const offeredWith = (
  date: LocalDate,
  choiceIds: readonly number[] | undefined,
  product = 'p',
): RawBuilder<boolean> =>
  offeredBy(date, product, {
    isPlanned: sql`${choiceIds !== undefined}::boolean`,
    isChosen: sql`${sql.ref(`${product}.id`)} = any(${choiceIds ?? []}::integer[])`,
  });

const offeredBy = (
  date: LocalDate | RawBuilder<unknown>,
  product: string,
  { isPlanned, isChosen }: PlanOfDate,
): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${product}.${name}`);
  const isOfWeekday = sql`extract(isodow from ${date}::date)::smallint = any(${column('weekdays')})`;
  const isPermanent = sql`(select permanent from categories where id = ${column('category_id')})`;
  return sql<boolean>`(case when ${isPlanned} then ${isChosen} or (${isOfWeekday} and ${isPermanent})
    else ${isOfWeekday} end)`;
};
