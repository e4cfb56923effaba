import type { Meal, WholeMeal } from '@traiteur/contract/catalogue/menus.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { firstPictureOf, picturesOf } from '../pictures/product-pictures.ts';
import { offeredOn } from '../menu-plans/offered-on.ts';
import { leftPortions, portionsOn } from '../../orders/ledger/portion-rows.ts';
import { nutritionOf } from '../../database/rows/nutrition.ts';

export async function activeZoneIds(db: Kysely<Database>): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('delivery_zones').select('id').where('active', '=', true).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The choices of a planned date first; `choices` null where it is not planned. */
export async function menuOf(
  db: Kysely<Database>,
  date: LocalDate,
  now: Date,
): Promise<{ choices: number[] | null; meals: Meal[] }> {
  const [plan, meals] = await Promise.all([publishedPlan(db, date, now), mealsOf(db, date, now)]);
  if (!plan) return { choices: null, meals };
  const chosenMeals = plan.flatMap((id) => meals.find((meal) => meal.id === id) ?? []);
  return {
    choices: chosenMeals.map(({ id }) => id),
    meals: [...chosenMeals, ...meals.filter((meal) => !chosenMeals.includes(meal))],
  };
}

async function publishedPlan(db: Kysely<Database>, date: LocalDate, now: Date): Promise<number[] | undefined> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select product_id from menu_plan_choices where menu_plan_id = m.id order by position) as ids
    from menu_plans m where delivery_date = ${date}::date and published_from <= ${now}`.execute(db);
  return rows[0]?.ids;
}

async function mealsOf(db: Kysely<Database>, date: LocalDate, now: Date): Promise<Meal[]> {
  const { rows } = await sql<Meal>`
    select ${mealColumns(sql`${date}::date`)}
    from products p join categories c on c.id = p.category_id
    where ${isOnSale} and ${offeredOn(date, now)}
    order by c.position, c.id, p.name_fr collate "fr-x-icu", p.id`.execute(db);
  return rows;
}

interface WantedDates {
  /** Without one, the portions left are null. */
  date: LocalDate | null;
  /** Among them are those on which it is offered. */
  dates: readonly LocalDate[];
}

interface WantedMeal extends WantedDates {
  slug: string;
  /** A slug in that language wins. */
  locale: Locale;
}

export const mealBySlug = (db: Kysely<Database>, { slug, locale, ...dates }: WantedMeal, now: Date) =>
  wholeMeal(
    db,
    sql`${isOnSale} and (p.slug_fr = ${slug} or p.slug_en = ${slug})
    order by ${sql.ref(`p.slug_${locale}`)} = ${slug} desc
    limit 1`,
    dates,
    now,
  );

/** Whatever its status, and without a size too. */
export const mealOfProduct = (db: Kysely<Database>, id: number, dates: WantedDates, now: Date) =>
  wholeMeal(db, sql`p.id = ${id}`, dates, now);

async function wholeMeal(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  { date, dates }: WantedDates,
  now: Date,
): Promise<WholeMeal | undefined> {
  const { rows } = await sql<WholeMeal>`
    select ${mealColumns(sql`${date}::date`)}, ${bilingual('p.ingredients')} as ingredients,
      ${bilingual('p.meat_origin')} as "meatOrigin",
      ${picturesOf('p')} as pictures,
      array(select day::text from unnest(${dates}::date[]) day where ${offeredOn(sql`day`, now)} order by day) as dates,
      ${nutritionOf('p')} as nutrition, p.portion_weight as "portionWeight",
      (select r.density from recipes r where r.product_id = p.id) as density
    from products p join categories c on c.id = p.category_id
    where ${condition}`.execute(db);
  return rows[0];
}

const isOnSale = sql`p.status = 'published' and exists (select 1 from offers o where o.product_id = p.id)`;

const mealColumns = (date: RawBuilder<unknown>) => sql`
  p.id, json_build_object('fr', p.slug_fr, 'en', p.slug_en) as slug, ${bilingual('p.name')} as name,
  ${bilingual('p.description')} as description, ${firstPictureOf('p')} as "pictureId",
  json_build_object('id', c.id, 'name', ${bilingual('c.name')}) as category,
  coalesce((
    select json_agg(json_build_object('id', t.id, 'name', ${bilingual('t.name')}, 'slug', t.slug, 'colour', t.colour, 'position', t.position)
      order by t.position, t.id)
    from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id), '[]') as tags,
  coalesce((
    select json_agg(json_build_object('id', a.id, 'name', ${bilingual('a.name')}, 'code', a.code, 'presence', pa.presence)
      order by pa.presence, a.position, a.id)
    from product_allergens pa join allergens a on a.id = pa.allergen_id where pa.product_id = p.id), '[]') as allergens,
  coalesce((
    select json_agg(json_build_object('sizeId', s.id, 'size', ${bilingual('s.name')}, 'price', o.price, 'left',
        case when ${date} is not null then ${leftPortions} end)
      order by s.position, s.id)
    from offers o join sizes s on s.id = o.size_id
    ${portionsOn(date)}
    where o.product_id = p.id), '[]') as offers`;
