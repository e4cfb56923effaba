import { type RawBuilder, sql } from 'kysely';
import type { Reading } from '../../../core/acting.ts';
import { leftPortions, portionsOn } from '../../../orders/ledger/portion-rows.ts';
import { offeredOn } from '../../menu-plans/offered-on.ts';
import { listMenuDays } from '../../menus/menu-days.ts';

/** Of `products`: whether one of its sizes has no portion left on a date that the site takes orders for. */
export async function isSoldOut(services: Reading): Promise<RawBuilder<boolean>> {
  const days = await listMenuDays(services);
  const dates = days.filter(({ state }) => state === 'open').map(({ date }) => date);
  const day = sql`day`;
  return sql<boolean>`(products.status = 'published' and exists (
    select from unnest(${dates}::date[]) day cross join offers o ${portionsOn(day)}
    where o.product_id = products.id and ${leftPortions} = 0 and ${offeredOn(day, services.clock(), 'products')}))`;
}
