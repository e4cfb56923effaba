import { fewPortions, type ScarceOffers } from '@traiteur/contract/catalogue/availabilities.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { leftPortions, portionsOn } from '../../../orders/ledger/portion-rows.ts';

/** By the offer's usual number or by the number set for the date. */
export async function listScarceOffers(db: Kysely<Database>, date: LocalDate): Promise<ScarceOffers> {
  const { rows: offers } = await sql<ScarceOffers['offers'][number]>`
    select * from (
      select o.product_id as "productId", o.size_id as "sizeId",
        ${leftPortions} as "left"
      from offers o join products p on p.id = o.product_id and p.status = 'published'
      ${portionsOn(sql`${date}::date`)}
    ) offered where "left" <= ${fewPortions} order by "productId", "sizeId"`.execute(db);
  return { date, offers };
}
