import type { CookedDish, production, ProductionDay } from '@traiteur/contract/delivery/production.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { type StaffCaller, personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import type { Database } from '../../database/schema.ts';
import { cookedSizesOf, isCookedOn } from '../delivery-report/production-rows.ts';

interface CookedHour {
  productId: number;
  sizeId: number;
  hours: CookedDish['hours'];
  tick: CookedDish['tick'];
}

/** By the first hour at which a dish must be ready, then as the production list has them. */
export async function productionDay(db: Kysely<Database>, date: string): Promise<ProductionDay> {
  const hours = new Map((await hoursOf(db, date)).map((row) => [`${row.productId} ${row.sizeId}`, row]));
  const dishes = (await cookedSizesOf(db, date)).map(
    ({ productId, name, sizeId, sizeName, quantity, exceptions }): CookedDish => {
      const row = hours.get(`${productId} ${sizeId}`);
      return {
        productId,
        name,
        sizeId,
        sizeName,
        quantity,
        exceptions,
        hours: row?.hours ?? [],
        tick: row?.tick ?? null,
      };
    },
  );
  const firstHour = (dish: CookedDish) => dish.hours[0]?.start ?? '';
  return { date, dishes: dishes.toSorted((a, b) => firstHour(a).localeCompare(firstHour(b))) };
}

async function hoursOf(db: Kysely<Database>, date: string): Promise<CookedHour[]> {
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
  return rows;
}

type TickInput = Body<(typeof production.operations)['tickProduction']>;

/** @throws {Refusal} `not-found` where nobody ordered that dish in that size for the date */
export async function tickProduction(
  { date, productId, sizeId, quantity }: TickInput,
  { db, clock, caller }: Acting<StaffCaller>,
): Promise<{ tick: CookedDish['tick'] }> {
  const key = { delivery_date: date, product_id: productId, size_id: sizeId };
  if (quantity === 0) {
    await db
      .deleteFrom('production_ticks')
      .where((is) => is.and(key))
      .execute();
    return { tick: null };
  }
  const now = clock();
  const tick = { quantity, ...authorOf({ by: personOf(caller), now }) };
  // Dishes are taken out of a size while portions of it are still cooked: the lines know it then. Those of the day's
  // orders are asked, one order after the other: a dish has lines of years.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('production_ticks')
    .columns(['delivery_date', 'product_id', 'size_id', 'quantity', 'at', 'by_id', 'by_name'])
    .expression(
      sql`select ${date}::date, ${productId}, ${sizeId}, ${tick.quantity}, ${tick.at}::timestamptz, ${tick.by_id}::integer, ${tick.by_name}
        where exists (select from orders o
          cross join lateral (select from order_lines l
            where l.order_id = o.id and l.product_id = ${productId} and l.size_id = ${sizeId} limit 1) line
          where ${isCookedOn(date)})`,
    )
    .onConflict((conflict) => conflict.columns(['delivery_date', 'product_id', 'size_id']).doUpdateSet(tick))
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new Refusal('not-found');
  return { tick: { quantity, by: tick.by_name, at: now.toISOString() } };
}
