import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface Portions {
  productId: number;
  sizeId: number;
  date: string;
  quantity: number;
}

interface PortionsTaken extends Omit<Portions, 'quantity'> {
  change: number;
  /** By all orders, after the change. */
  taken: number;
}

/** Reserves portions, or releases them where negative. Answers each count that changed. */
export async function changePortions(db: Kysely<Database>, portions: readonly Portions[]): Promise<PortionsTaken[]> {
  // A release always updates an existing row, so no negative count is inserted.
  const { rows } = await sql<PortionsTaken>`
    with change as (
      select product_id, size_id, delivery_date, sum(quantity)::integer as portions
      from unnest(${portions.map(({ productId }) => productId)}::integer[], ${portions.map(({ sizeId }) => sizeId)}::integer[],
        ${portions.map(({ date }) => date)}::date[], ${portions.map(({ quantity }) => quantity)}::integer[])
        as line (product_id, size_id, delivery_date, quantity)
      group by 1, 2, 3 having sum(quantity) <> 0
    ), booked as (
      insert into offer_bookings as counted (product_id, size_id, delivery_date, taken)
      select product_id, size_id, delivery_date, greatest(portions, 0) from change order by 1, 2, 3
      on conflict (product_id, size_id, delivery_date) do update set taken = counted.taken + (
        select portions from change c
        where c.product_id = counted.product_id and c.size_id = counted.size_id and c.delivery_date = counted.delivery_date)
      returning product_id, size_id, delivery_date, taken
    )
    select product_id as "productId", size_id as "sizeId", delivery_date as date, portions as change, taken
    from booked join change using (product_id, size_id, delivery_date)`.execute(db);
  return rows;
}

interface Places {
  scheduleId: number;
  date: string;
  change: number;
}

export async function changePlaces(
  db: Kysely<Database>,
  places: readonly Places[],
): Promise<(Places & { taken: number })[]> {
  const { rows } = await sql<Places & { taken: number }>`
    with change as (
      select schedule_id, delivery_date, sum(places)::integer as places
      from unnest(${places.map(({ scheduleId }) => scheduleId)}::integer[], ${places.map(({ date }) => date)}::date[],
        ${places.map(({ change }) => change)}::integer[]) as slot (schedule_id, delivery_date, places)
      group by 1, 2 having sum(places) <> 0
    ), booked as (
      insert into slot_bookings as counted (schedule_id, delivery_date, taken)
      select schedule_id, delivery_date, greatest(places, 0) from change order by 1, 2
      on conflict (schedule_id, delivery_date) do update set taken = counted.taken + (
        select places from change c where c.schedule_id = counted.schedule_id and c.delivery_date = counted.delivery_date)
      returning schedule_id, delivery_date, taken
    )
    select schedule_id as "scheduleId", delivery_date as date, places as change, taken
    from booked join change using (schedule_id, delivery_date)`.execute(db);
  return rows;
}
