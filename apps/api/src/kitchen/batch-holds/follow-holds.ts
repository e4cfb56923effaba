import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';
import { insertEvents } from '../../orders/ledger/event-rows.ts';

type ChangeKind = 'batch_held' | 'batch_released';

/** Ids of cooked batches that are held: themselves, or by what went in, however deep. */
export const heldIds = sql`
  with recursive held (id) as (
    select h.cooked_batch_id from batch_holds h where h.released_at is null and h.cooked_batch_id is not null
    union
    select p.batch_id from ingredient_batches i join cooked_batch_parts p on p.ingredient_batch_id = i.id where i.held
    union
    select p.batch_id from held join cooked_batch_parts p on p.part_batch_id = held.id
  )`;

/**
 * Writes which cooked batches are held, and tells the orders that have portions of them. The holds are locked: nobody
 * cooks meanwhile. Then dishes and orders in the order of `bookings.ts`: who orders waits and finds none left, who
 * takes a step waits and is refused.
 */
export async function followHolds(
  db: Kysely<Database>,
  kind: ChangeKind,
  reason: string,
  saving: Saving,
): Promise<void> {
  const { rows: changes } = await sql<{ lot: string; productId: number | null; date: string }>`
    ${heldIds}, changes as (
      select id, true as is_held from held
      union all
      select id, false from cooked_batches where held and id not in (select id from held)
    ), changed as (
      update cooked_batches b set held = changes.is_held from changes
      where b.id = changes.id and b.held <> changes.is_held returning b.lot, b.product_id, b.date
    )
    select lot, product_id as "productId", to_char(date, 'YYYY-MM-DD') as date from changed order by product_id`.execute(
    db,
  );
  const dishes = changes.flatMap(({ productId, ...change }) => (productId === null ? [] : { productId, ...change }));
  if (dishes.length === 0) return;
  await sql`select from products where id = any(${dishes.map(({ productId }) => productId)}::integer[])
    order by id for no key update`.execute(db);
  const { rows: orders } = await sql<{ id: number }>`
    select id from orders where id in (select o.id from ${portionsOf(dishes)}) and status = any(${standingStatuses}::text[])
    order by id for no key update`.execute(db);
  // Read after the lock: an order may have been changed, or delivered, meanwhile.
  const { rows: touchedOrders } = await sql<{ orderId: number; lots: string }>`
    select o.id as "orderId", string_agg(distinct dish.lot, ', ' order by dish.lot) as lots from ${portionsOf(dishes)}
    where o.id = any(${orders.map(({ id }) => id)}::integer[]) and o.status = any(${standingStatuses}::text[])
    group by o.id order by o.id`.execute(db);
  await insertEvents(
    db,
    touchedOrders.map(({ orderId, lots }) => ({ orderId, kind, reason: `${lots} · ${reason}`, ...saving })),
  );
}

const portionsOf = (dishes: readonly { productId: number; date: string; lot: string }[]) => sql`
  jsonb_to_recordset(${JSON.stringify(dishes)}::jsonb) as dish ("productId" integer, date date, lot text)
  join orders o on (o.delivery_date = dish.date and o.cooked_on is null or o.cooked_on = dish.date)
  join order_lines l on l.order_id = o.id and l.product_id = dish."productId"`;
