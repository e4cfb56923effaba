import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { touchProducts, versionsOf } from './holder-rows.ts';
import type { MergedHolder, MergedOffer } from './uses.table.ts';

/**
 * An offer becomes one of the kept size; where a dish is sold in both, that of the kept size stays. Orders keep the
 * size that they name, and what they have taken for a date is taken off what is offered in the kept size.
 */
export async function moveSize(
  db: Kysely<Database>,
  from: number,
  to: number,
  now: Date,
): Promise<MergedHolder<MergedOffer>[]> {
  const offer = (alias: string) =>
    sql`json_build_object('price', ${sql.ref(`${alias}.price`)}, 'quantityAvailable', ${sql.ref(`${alias}.quantity_available`)})`;
  const { rows } = await sql<{ id: number; other: MergedOffer; kept: MergedOffer | null }>`
    select o.product_id as id, ${offer('o')} as other, case when k.size_id is not null then ${offer('k')} end as kept
    from offers o left join offers k on k.product_id = o.product_id and k.size_id = ${to}
    where o.size_id = ${from} order by 1`.execute(db);
  const versions = await touchProducts(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const movedIds = rows.filter(({ kept }) => !kept).map(({ id }) => id);
  await sql`insert into offers (product_id, size_id, price, quantity_available)
    select product_id, ${to}::integer, price, quantity_available from offers
    where size_id = ${from} and product_id = any(${movedIds}::integer[])`.execute(db);
  await sql`insert into offer_availabilities (product_id, size_id, delivery_date, available)
    select product_id, ${to}::integer, delivery_date, greatest(0, coalesce(a.available, o.quantity_available) - coalesce(b.taken, 0))
    from offers o
    join (
      select product_id, delivery_date from offer_bookings where size_id = ${from} and taken > 0
      union select product_id, delivery_date from offer_availabilities where size_id = ${from}
    ) dates using (product_id)
    left join (select * from offer_bookings where size_id = ${from}) b using (product_id, delivery_date)
    left join (select * from offer_availabilities where size_id = ${from}) a using (product_id, delivery_date)
    where o.size_id = ${from} and o.product_id = any(${movedIds}::integer[]) and delivery_date >= ${now}::date - 1
      and coalesce(a.available, o.quantity_available) is not null
    on conflict do nothing`.execute(db);
  await moveCarts(db, from, to);
  await sql`delete from offers where size_id = ${from}`.execute(db);
  return rows.map(({ id, other, kept }) => ({ id, version: versions.get(id) ?? 0, other, kept }));
}

/** A cart that holds the dish in both keeps what it has of the kept size. */
const moveCarts = (db: Kysely<Database>, from: number, to: number) =>
  sql`update cart_lines line set size_id = ${to} where size_id = ${from} and not exists (
    select from cart_lines other where other.cart_id = line.cart_id and other.product_id = line.product_id and other.size_id = ${to})`.execute(
    db,
  );

export async function moveSizeBack(
  db: Kysely<Database>,
  { from, to }: { from: number; to: number },
  offers: readonly MergedHolder<MergedOffer>[],
  now: Date,
): Promise<void> {
  const ids = offers.map(({ id }) => id);
  const versions = await versionsOf(db, 'products', ids);
  await touchProducts(db, ids, now);
  const unsaved = offers.filter(({ id, version, kept }) => !kept && versions.get(id) === version).map(({ id }) => id);
  await sql`insert into offers (product_id, size_id, price, quantity_available)
    select (held ->> 'id')::integer, ${from}::integer, (held #>> '{other,price}')::integer, (held #>> '{other,quantityAvailable}')::integer
    from jsonb_array_elements(${JSON.stringify(offers)}::jsonb) held
    where exists (select from products where id = (held ->> 'id')::integer) on conflict do nothing`.execute(db);
  // What was said of a date since, such as "sold out", holds for the other size, less what was ordered of the kept one.
  await sql`with told as (
      delete from offer_availabilities where size_id = ${to} and product_id = any(${unsaved}::integer[]) returning *
    )
    insert into offer_availabilities (product_id, size_id, delivery_date, available)
    select product_id, ${from}::integer, delivery_date,
      case when told.available = 0 then 0 else greatest(0, told.available + coalesce(b.taken, 0) - coalesce(k.taken, 0)) end
    from told
    left join (select * from offer_bookings where size_id = ${from}) b using (product_id, delivery_date)
    left join (select * from offer_bookings where size_id = ${to}) k using (product_id, delivery_date)
    on conflict (product_id, size_id, delivery_date) do update set available = excluded.available`.execute(db);
  await sql`delete from offers where size_id = ${to} and product_id = any(${unsaved}::integer[])`.execute(db);
}
