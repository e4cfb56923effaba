import type { OrderLine } from '@traiteur/contract/orders/order-record.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';

/**
 * What the dish of a line holds, for a statement that reads lines and orders by these aliases: what was said when it was ordered and, until the
 * client has it, what the recipe holds since, each allergen once and as the graver of both says. A paper that goes with the food warns whoever
 * eats of it, also those of whom the house knows nothing.
 */
export const heldAllergensOf = (line: string, order: string) =>
  sql<OrderLine['allergens']>`(select coalesce(json_agg(held order by held.presence, held.id), '[]') from (
    select distinct on (id) id, code, presence, name from (
      select id, code, presence, name from jsonb_to_recordset(${sql.ref(`${line}.allergens`)})
        as said (id integer, code text, presence text, name jsonb)
      union all
      select a.id, a.code, since.presence, ${bilingual('a.name')}::jsonb
      from product_allergens since join allergens a on a.id = since.allergen_id
      where since.product_id = ${sql.ref(`${line}.product_id`)}
        and ${sql.ref(`${order}.status`)} = any(${standingStatuses}::text[])
    ) both_said order by id, presence) held)`;
