import { fewPortions } from '@traiteur/contract/catalogue/availabilities.ts';
import type { Shortages } from '@traiteur/contract/delivery/production.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { availablePortions, orderedPortions, portionsOn } from '../../orders/ledger/portion-rows.ts';

/** Dishes that anybody ordered, or of which little is left; what has no limit is never short. */
export async function listShortages(db: Kysely<Database>, date: string): Promise<Shortages> {
  const { rows: offers } = await sql<Shortages['offers'][number]>`
    select "productId", name, "sizeId", "sizeName", made, ordered, greatest(made - ordered, 0) as "left",
      greatest(ordered - made, 0) as missing
    from (
      select o.product_id as "productId", ${bilingual('p.name')} as name, o.size_id as "sizeId", ${bilingual('s.name')} as "sizeName",
        s.position, p.status, ${availablePortions} as made, ${orderedPortions} as ordered
      from offers o join products p on p.id = o.product_id join sizes s on s.id = o.size_id
      ${portionsOn(sql`${date}::date`)}
    ) offered
    where made is not null and (ordered > 0 or status = 'published' and made - ordered <= ${fewPortions})
    order by made - ordered, ordered desc, name ->> 'fr' collate "fr-x-icu", "productId", position, "sizeId"`.execute(
    db,
  );
  return { date, offers };
}
