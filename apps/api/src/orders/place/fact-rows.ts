import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import { eaterName, eatsOf } from '../../database/rows/eater-name.ts';
import type { Database } from '../../database/schema.ts';
import { offeredOn } from '../../catalogue/menu-plans/offered-on.ts';
import { decidingCode, type ZoneRow } from '../../delivery/delivery-zones/delivery-zone-rows.ts';
import { availablePortions, orderedPortions, portionsOn } from '../ledger/portion-rows.ts';
import type { DraftOrder, EaterFacts, OfferFacts } from './order-facts.ts';

/** None unless the address is the client's, and its code stands in a zone. */
export const zoneOfAddress = ({ clientId, addressId }: DraftOrder) => sql<ZoneRow>`
  select delivery_zones.*
  from addresses a
  join lateral (${decidingCode(sql`a.country`, sql`a.postal_code`)}) deciding on true
  join delivery_zones on delivery_zones.id = deciding.zone_id
  where a.id = ${addressId ?? null}::integer and a.client_id = ${clientId ?? null}::integer`;

export const clientFacts = (db: Kysely<Database>, id: number | null, groupOrderId: number | null) =>
  db
    .selectFrom('clients')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'email', 'phone', 'orders_count as orders'])
    .select(
      sql<EaterFacts[]>`(
        select json_agg(json_build_object('id', e.id, 'isClient', e.is_client, 'name', ${eaterName('e', 'clients')},
          'asked', e.allergies_asked,
          'allergens', coalesce((
            select json_agg(json_build_object('allergenId', a.id, 'name', ${bilingual('a.name')}, 'severity', ea.severity))
            from eater_allergens ea join allergens a on a.id = ea.allergen_id where ea.eater_id = e.id), '[]'))
          order by e.is_client desc, e.id)
        from eaters e where e.client_id = clients.id and ${eatsOf('e', sql`${groupOrderId}::integer`)})`.as('table'),
    )
    .where('id', '=', sql<number>`${id}::integer`)
    .where('erased_at', 'is', null);

/** None unless the address is the client's. */
export const addressFacts = (db: Kysely<Database>, { clientId, addressId }: DraftOrder) =>
  db
    .selectFrom('addresses')
    .select(['label', 'phone', 'address', 'city', 'country', 'postal_code as postalCode', 'note'])
    .where('id', '=', sql<number>`${addressId ?? null}::integer`)
    .where('client_id', '=', sql<number>`${clientId ?? null}::integer`);

export const placesTaken = (db: Kysely<Database>, slot: DraftOrder['slot']) =>
  db
    .selectFrom('slot_bookings')
    .select('taken')
    .where('schedule_id', '=', sql<number>`${slot?.scheduleId ?? null}::integer`)
    .where('delivery_date', '=', sql<string>`${slot?.date ?? null}::date`);

export const slotTaken = async (db: Kysely<Database>, slot: DraftOrder['slot']): Promise<number> =>
  (await placesTaken(db, slot).executeTakeFirst())?.taken ?? 0;

export const offerFacts = async (
  db: Kysely<Database>,
  draft: Pick<DraftOrder, 'lines' | 'slot'>,
  now: Date,
): Promise<OfferFacts[]> => (await offersAsked(draft, now).execute(db)).rows;

export const offersAsked = ({ lines, slot }: Pick<DraftOrder, 'lines' | 'slot'>, now: Date) => sql<OfferFacts>`
    select p.id as "productId", wanted.size_id as "sizeId", p.category_id as "categoryId", ${bilingual('p.name')} as name,
      case when s.id is not null then ${bilingual('s.name')} end as "sizeName",
      p.status, ${slot ? offeredOn(slot.date, now) : sql`true`} as "isOffered", o.price, ${availablePortions} as available, ${orderedPortions} as taken,
      p.tax_rate_id as "taxRateId", t.components as "taxComponents",
      coalesce((select json_agg(json_build_object('id', a.id, 'code', a.code, 'presence', pa.presence,
          'name', ${bilingual('a.name')}) order by pa.presence, a.position, a.id)
        from product_allergens pa join allergens a on a.id = pa.allergen_id where pa.product_id = p.id), '[]') as allergens
    from (select distinct * from unnest(${lines.map((line) => line.productId)}::integer[],
      ${lines.map((line) => line.sizeId)}::integer[]) as line (product_id, size_id)) wanted
    join products p on p.id = wanted.product_id
    join tax_rates t on t.id = p.tax_rate_id
    left join sizes s on s.id = wanted.size_id
    left join offers o on o.product_id = p.id and o.size_id = wanted.size_id
    ${portionsOn(sql`${slot?.date ?? null}::date`, { product: 'p.id', size: 'wanted.size_id' })}`;
