import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { isCookedOn } from '../../delivery/delivery-report/production-rows.ts';

interface OrderedPortions {
  productId: number;
  name: Bilingual;
  /** Those that are not ticked as done. */
  portions: number;
  recipeId: number | null;
  /** Milligrams of a portion; null where nobody has said it. */
  weight: number | null;
}

/** By dish and size. */
export async function orderedPortions(db: Kysely<Database>, date: LocalDate): Promise<OrderedPortions[]> {
  const { rows } = await sql<OrderedPortions>`
    select p.id as "productId", ${bilingual('p.name')} as name, ordered.quantity - coalesce(t.quantity, 0) as portions,
      r.id as "recipeId", w.weight
    from (
      select l.product_id, l.size_id, sum(l.quantity)::integer as quantity from orders o
      join order_lines l on l.order_id = o.id where ${isCookedOn(date)} group by l.product_id, l.size_id
    ) ordered
    join products p on p.id = ordered.product_id
    left join production_ticks t on t.delivery_date = ${date}::date and t.product_id = ordered.product_id
      and t.size_id = ordered.size_id
    left join recipes r on r.product_id = p.id and r.active
    left join recipe_portions w on w.recipe_id = r.id and w.size_id = ordered.size_id
    where ordered.quantity > coalesce(t.quantity, 0) order by p.id, ordered.size_id`.execute(db);
  return rows;
}
