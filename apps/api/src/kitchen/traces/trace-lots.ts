import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readBook } from '../pots/recipe-book.ts';
import type { DishOnDay, Root } from './trace-roots.ts';

interface TracedIds {
  /** Lots that were made from it, its own among them. */
  lots: number[];
  /** Lots in which nobody wrote down which batch of the ingredient it was. */
  possibleLots: number[];
  /** What its own lots were made from. */
  lotsBelow: number[];
}

/** Its own lots; of goods the first that they went into. */
export async function lotsOf(db: Kysely<Database>, root: Root): Promise<TracedIds> {
  if (root.kind === 'goods')
    return { lots: await lotsOfGoods(db, root), possibleLots: await lotsOfUnknown(db, root), lotsBelow: [] };
  const ownLots = root.kind === 'lot' ? [root.id] : await lotsOfDishes(db, root.dishes);
  const lotsBelow = await idsOf(
    db,
    sql`with recursive below (id) as (
      select unnest(${ownLots}::integer[])
      union
      select p.part_batch_id from below join cooked_batch_parts p on p.batch_id = below.id where p.part_batch_id is not null
    ) select id from below`,
  );
  return { lots: await lotsAbove(db, sql`select unnest(${ownLots}::integer[])`), possibleLots: [], lotsBelow };
}

const lotsOfGoods = (db: Kysely<Database>, { id, from, to }: Root) =>
  lotsAbove(
    db,
    sql`select p.batch_id from cooked_batch_parts p join cooked_batches b on b.id = p.batch_id
      where p.ingredient_batch_id = ${id} and b.date between ${from}::date and ${to}::date`,
  );

const lotsOfUnknown = (db: Kysely<Database>, { ingredientId, from, to }: Root) =>
  lotsAbove(
    db,
    sql`select p.batch_id from cooked_batch_parts p join cooked_batches b on b.id = p.batch_id
      where p.ingredient_id = ${ingredientId}::integer and p.ingredient_batch_id is null
        and b.date between ${from}::date and ${to}::date`,
  );

const lotsAbove = (db: Kysely<Database>, first: ReturnType<typeof sql>) =>
  idsOf(
    db,
    sql`with recursive above (id) as (
      ${first}
      union
      select p.batch_id from above join cooked_batch_parts p on p.part_batch_id = above.id
    ) select id from above`,
  );

const lotsOfDishes = (db: Kysely<Database>, dishes: readonly DishOnDay[]) =>
  idsOf(
    db,
    sql`select b.id from jsonb_to_recordset(${JSON.stringify(dishes)}::jsonb) as dish ("productId" integer, date date)
      join cooked_batches b on b.product_id = dish."productId" and b.date = dish.date`,
  );

async function idsOf(db: Kysely<Database>, statement: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from (${statement}) ids (id)`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Dishes whose recipe takes it, on days on which nobody ticked them: it may be in them. By any version of a recipe, for
 * who cooks without ticking may cook by an older one.
 */
export async function untickedDishes(db: Kysely<Database>, root: Root): Promise<DishOnDay[]> {
  const { ingredientId, recipeId, from, to } = root;
  if (ingredientId === null && recipeId === null) return [];
  const { rows } = await sql<DishOnDay>`
    with recursive above (id) as (
      select l.recipe_id from recipe_lines l
      where ${ingredientId === null ? sql`l.part_id = ${recipeId}::integer` : sql`l.ingredient_id = ${ingredientId}`}
      union
      select l.recipe_id from above join recipe_lines l on l.part_id = above.id
    )
    select r.product_id as "productId", to_char(day, 'YYYY-MM-DD') as date
    from above join recipes r on r.id = above.id
    cross join generate_series(${from}::date, ${to}::date, interval '1 day') day
    where r.product_id is not null
      and not exists (select from cooked_batches b where b.product_id = r.product_id and b.date = day::date)`.execute(
    db,
  );
  return rows;
}

interface Sources {
  sure: number[];
  /** In store at the time, of ingredients of which nobody wrote down the batch. */
  possible: number[];
}

/** Goods that lots were made from, and those that dishes without a lot may have been made from. */
export async function goodsOf(
  db: Kysely<Database>,
  { kind, id, from, to }: Root,
  { lotsBelow, withoutLot }: { lotsBelow: readonly number[]; withoutLot: readonly DishOnDay[] },
  timeZone: string,
): Promise<Sources> {
  if (kind === 'goods') return { sure: [id], possible: [] };
  const sure = await idsOf(
    db,
    sql`select distinct p.ingredient_batch_id from cooked_batch_parts p
      where p.batch_id = any(${lotsBelow}::integer[]) and p.ingredient_batch_id is not null`,
  );
  const unknown = await idsOf(
    db,
    sql`select distinct p.ingredient_id from cooked_batch_parts p where p.batch_id = any(${lotsBelow}::integer[])
      and p.ingredient_id is not null and p.ingredient_batch_id is null`,
  );
  const ingredientIds = [...unknown, ...(await ingredientsOf(db, withoutLot, from))];
  const possible = await idsOf(
    db,
    sql`select b.id from ingredient_batches b where b.ingredient_id = any(${ingredientIds}::integer[]) and not b.refused
      and (b.at at time zone ${timeZone})::date <= ${to}::date and not b.id = any(${sure}::integer[])
      and (b.remaining > 0 or exists (select from stock_movements m
        where m.batch_id = b.id and (m.at at time zone ${timeZone})::date >= ${from}::date - 1))`,
  );
  return { sure, possible };
}

async function ingredientsOf(db: Kysely<Database>, dishes: readonly DishOnDay[], date: LocalDate): Promise<number[]> {
  const productIds = [...new Set(dishes.map(({ productId }) => productId))];
  const recipes = await idsOf(db, sql`select id from recipes where product_id = any(${productIds}::integer[])`);
  return recipes.length === 0 ? [] : [...(await readBook(db, recipes, date)).ingredients.keys()];
}
