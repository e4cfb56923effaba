import type { OrderLine } from '@traiteur/contract/orders/order-record.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';

/**
 * The allergens of the day of the order and, until delivery, those of the recipe since; the graver presence counts.
 * A paper that goes with the food must also warn guests whom the house does not know.
 */
export const heldAllergensOf = (line: string, order: string) =>
  // Most dishes hold none, which is read once for all lines.
  sql<OrderLine['allergens']>`case when ${sql.ref(`${line}.allergens`)} = '[]'
    and ${sql.ref(`${line}.product_id`)} not in (select product_id from product_allergens) then '[]' else (select coalesce(json_agg(held order by held.presence,
    (select position from allergens a where a.id = held.id), held.id), '[]') from (
    select distinct on (id) id, code, presence, name from (
      select id, code, presence, name from jsonb_to_recordset(${sql.ref(`${line}.allergens`)})
        as said (id integer, code text, presence text, name jsonb)
      union all
      select a.id, a.code, since.presence, ${bilingual('a.name')}::jsonb
      from product_allergens since join allergens a on a.id = since.allergen_id
      where since.product_id = ${sql.ref(`${line}.product_id`)}
        and ${sql.ref(`${order}.status`)} = any(${standingStatuses}::text[])
    ) both_said order by id, presence) held) end`;
