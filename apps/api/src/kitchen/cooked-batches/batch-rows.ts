import type { CookedBatch } from '@traiteur/contract/kitchen/cooked-batches.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import type { Database } from '../../database/schema.ts';

/** In the order in which they were cooked. */
export async function listCookedBatches(db: Kysely<Database>, date: LocalDate): Promise<CookedBatch[]> {
  const { rows } = await sql<CookedBatch>`
    select b.id, b.lot, b.recipe_id as "recipeId", ${bilingual('r.name')} as name, b.weight::double precision as weight,
      to_char(b.use_by, 'YYYY-MM-DD') as "useBy", b.by_name as by, ${jsonMoment('b.at')} as at, b.held as "isHeld",
      (select h.id from batch_holds h where h.cooked_batch_id = b.id and h.released_at is null) as "holdId",
      coalesce((select json_agg(json_build_object('name', case when i.id is null then ${bilingual('below.name')} else ${bilingual('i.name')} end,
          'lot', part.lot, 'weight', p.weight) order by p.weight desc nulls last, p.id)
        from cooked_batch_parts p left join ingredients i on i.id = p.ingredient_id
        left join cooked_batches part on part.id = p.part_batch_id left join recipes below on below.id = part.recipe_id
        where p.batch_id = b.id), '[]') as parts
    from cooked_batches b join recipes r on r.id = b.recipe_id where b.date = ${date} order by b.at, b.id`.execute(db);
  return rows;
}
