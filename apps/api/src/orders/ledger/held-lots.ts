import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type RawBuilder, sql } from 'kysely';
import { jsonMoment } from '../../database/rows/json-moment.ts';

/** Batches on hold of which a standing order has portions; for each a dish of it. */
const heldBatchesOf = (order: string) => sql`cooked_batches held
  join order_lines portion on portion.product_id = held.product_id
  where held.held and held.date = coalesce(${sql.ref(`${order}.cooked_on`)}, ${sql.ref(`${order}.delivery_date`)})
    and portion.order_id = ${sql.ref(`${order}.id`)} and ${sql.ref(`${order}.status`)} = any(${standingStatuses}::text[])`;

export const isHeldOrder = (order: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${heldBatchesOf(order)})`;

/** Each with what holds it: the batch itself, or what went into it, however deep. */
export const heldLotsOf = (order: string): RawBuilder<Order['heldLots']> => sql<Order['heldLots']>`coalesce((
  select json_agg(json_build_object('productId', lot.product_id, 'lot', lot.lot, 'holds', coalesce((
      with recursive inside (id) as (
        select lot.id
        union
        select p.part_batch_id from inside join cooked_batch_parts p on p.batch_id = inside.id where p.part_batch_id is not null
      )
      select json_agg(json_build_object('number', h.number, 'reason', h.reason, 'by', h.by_name, 'at', ${jsonMoment('h.at')}) order by h.id)
      from batch_holds h where h.released_at is null and (h.cooked_batch_id in (select id from inside)
        or h.ingredient_batch_id in (select p.ingredient_batch_id from inside join cooked_batch_parts p on p.batch_id = inside.id))
    ), '[]')) order by lot.lot)
  from (select distinct held.id, held.lot, held.product_id from ${heldBatchesOf(order)}) lot), '[]')`;
