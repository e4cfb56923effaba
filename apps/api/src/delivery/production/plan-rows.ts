import type { CookedDish, PlanDay, Preparation } from '@traiteur/contract/delivery/production.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import type { Database } from '../../database/schema.ts';
import { isCookedOn } from '../delivery-report/production-rows.ts';
import type { PrintedDish } from './production.table.ts';

interface CookedHour {
  productId: number;
  sizeId: number;
  hours: CookedDish['hours'];
  tick: CookedDish['tick'];
}

export async function hoursOf(db: Kysely<Database>, date: LocalDate): Promise<Map<string, CookedHour>> {
  const { rows } = await sql<CookedHour>`
    select cooked.product_id as "productId", cooked.size_id as "sizeId",
      json_agg(json_build_object('start', to_char(cooked.start, 'HH24:MI'), 'quantity', cooked.quantity) order by cooked.start) as hours,
      (select json_build_object('quantity', t.quantity, 'by', t.by_name, 'at', ${jsonMoment('t.at')}) from production_ticks t
        where t.delivery_date = ${date}::date and t.product_id = cooked.product_id and t.size_id = cooked.size_id) as tick
    from (
      select l.product_id, l.size_id, o.slot_starts as start, sum(l.quantity)::integer as quantity
      from orders o join order_lines l on l.order_id = o.id
      where ${isCookedOn(date)}
      group by l.product_id, l.size_id, o.slot_starts
    ) cooked group by cooked.product_id, cooked.size_id`.execute(db);
  return new Map(rows.map((row) => [dishKey(row), row]));
}

export const dishKey = ({ productId, sizeId }: { productId: number; sizeId: number }): string =>
  `${productId} ${sizeId}`;

export interface DishRecipe {
  recipeId: number;
  productId: number;
  portions: { sizeId: number; weight: number }[];
}

export async function dishRecipesOf(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, DishRecipe>> {
  const { rows } = await sql<DishRecipe>`
    select r.id as "recipeId", r.product_id as "productId",
      coalesce((select json_agg(json_build_object('sizeId', size_id, 'weight', weight))
        from recipe_portions where recipe_id = r.id), '[]') as portions
    from recipes r where r.product_id = any(${productIds}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Where each recipe is cooked. */
export async function stationsOf(
  db: Kysely<Database>,
  recipeIds: readonly number[],
): Promise<Map<number, number | null>> {
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'station_id'])
    .where(sql<boolean>`id = any(${recipeIds}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, station_id }) => [id, station_id]));
}

/** In the order of the house. */
export const listStations = (db: Kysely<Database>, ids: readonly number[]) =>
  db
    .selectFrom('stations')
    .select(['id', bilingual('name').as('name')])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .orderBy('position')
    .orderBy('id')
    .execute();

interface CookedRecipe {
  batch: NonNullable<CookedDish['batch']>;
  tick: NonNullable<Preparation['tick']>;
}

export async function batchesOn(db: Kysely<Database>, date: LocalDate): Promise<Map<number, CookedRecipe>> {
  const { rows } = await sql<{ recipeId: number } & CookedRecipe>`
    select recipe_id as "recipeId", json_build_object('lot', lot, 'weight', weight, 'useBy', use_by, 'isHeld', held) as batch,
      json_build_object('weight', weight, 'by', by_name, 'at', ${jsonMoment('at')}) as tick
    from cooked_batches where date = ${date}`.execute(db);
  return new Map(rows.map(({ recipeId, ...cooked }) => [recipeId, cooked]));
}

type NamedDish = PrintedDish & { name: Bilingual; sizeName: Bilingual };

interface Print {
  print: NonNullable<PlanDay['print']>;
  dishes: ReadonlyMap<string, NamedDish>;
  exceptions: ReadonlySet<string>;
}

/** What stood on the paper of a date, by its dishes' names of now. */
export async function printOn(db: Kysely<Database>, date: LocalDate): Promise<Print | null> {
  const { rows } = await sql<Pick<Print, 'print'> & { dishes: NamedDish[]; exceptions: string[] }>`
    select json_build_object('by', pr.by_name, 'at', ${jsonMoment('pr.at')}) as print, pr.exceptions,
      coalesce((select json_agg(d || jsonb_build_object('name', ${bilingual('p.name')}, 'sizeName', ${bilingual('s.name')}))
        from jsonb_array_elements(pr.dishes) d join products p on p.id = (d ->> 'productId')::integer
        join sizes s on s.id = (d ->> 'sizeId')::integer), '[]') as dishes
    from production_prints pr where pr.date = ${date}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { print, dishes, exceptions } = row;
  return { print, dishes: new Map(dishes.map((dish) => [dishKey(dish), dish])), exceptions: new Set(exceptions) };
}
