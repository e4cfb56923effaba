import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface Portions {
  productId: number;
  sizeId: number;
  date: string;
  quantity: number;
}

interface Places {
  scheduleId: number;
  date: string;
  change: number;
}

export interface CountsAfter {
  /** By all orders, after the change. */
  portions: (Omit<Portions, 'quantity'> & { change: number; taken: number })[];
  places: (Places & { taken: number })[];
}

/**
 * Reserves portions and places, or releases them where negative. Answers each count that changed. Portions are locked
 * first: the places wait for them.
 */
export async function changeCounts(
  db: Kysely<Database>,
  portions: readonly Portions[],
  places: readonly Places[],
): Promise<CountsAfter> {
  // A release always updates an existing row, so no negative count is inserted.
  const { rows } = await sql<CountsAfter>`
    with portion_change as (
      select product_id, size_id, delivery_date, sum(quantity)::integer as portions
      from unnest(${portions.map(({ productId }) => productId)}::integer[], ${portions.map(({ sizeId }) => sizeId)}::integer[],
        ${portions.map(({ date }) => date)}::date[], ${portions.map(({ quantity }) => quantity)}::integer[])
        as line (product_id, size_id, delivery_date, quantity)
      group by 1, 2, 3 having sum(quantity) <> 0
    ), booked as (
      insert into offer_bookings as counted (product_id, size_id, delivery_date, taken)
      select product_id, size_id, delivery_date, greatest(portions, 0) from portion_change order by 1, 2, 3
      on conflict (product_id, size_id, delivery_date) do update set taken = counted.taken + (
        select portions from portion_change c
        where c.product_id = counted.product_id and c.size_id = counted.size_id and c.delivery_date = counted.delivery_date)
      returning product_id, size_id, delivery_date, taken
    ), place_change as (
      select schedule_id, delivery_date, sum(places)::integer as places
      from unnest(${places.map(({ scheduleId }) => scheduleId)}::integer[], ${places.map(({ date }) => date)}::date[],
        ${places.map(({ change }) => change)}::integer[]) as slot (schedule_id, delivery_date, places)
      group by 1, 2 having sum(places) <> 0
    ), placed as (
      insert into slot_bookings as counted (schedule_id, delivery_date, taken)
      select schedule_id, delivery_date, greatest(places, 0) from place_change where (select count(*) from booked) >= 0 order by 1, 2
      on conflict (schedule_id, delivery_date) do update set taken = counted.taken + (
        select places from place_change c where c.schedule_id = counted.schedule_id and c.delivery_date = counted.delivery_date)
      returning schedule_id, delivery_date, taken
    )
    select
      (select coalesce(json_agg(json_build_object('productId', product_id, 'sizeId', size_id, 'date', delivery_date,
          'change', portions, 'taken', taken)), '[]')
        from booked join portion_change using (product_id, size_id, delivery_date)) as portions,
      (select coalesce(json_agg(json_build_object('scheduleId', schedule_id, 'date', delivery_date, 'change', places,
          'taken', taken)), '[]')
        from placed join place_change using (schedule_id, delivery_date)) as places`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a statement without a table answered no row');
  return counts;
}
