import type { ProductionRow } from '@traiteur/contract/delivery/delivery-report.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { eaterBeside } from '../../database/rows/eater-name.ts';

type Exception = ProductionRow['exceptions'][number] & { productId: number; allergenId: number };

export interface CookedSize extends Pick<ProductionRow, 'productId' | 'name' | 'quantity'> {
  exceptions: Exception[];
  sizeId: number;
  sizeName: Bilingual;
  sizePosition: number;
  categoryId: number;
  categoryName: Bilingual;
}

/** Of orders `o`: what goes out again after a failed delivery counts on the day it was cooked. */
export const isCookedOn = (date: string) => sql<boolean>`(
  (o.delivery_date = ${date}::date and o.cooked_on is null or o.cooked_on = ${date}::date) and o.status <> 'cancelled')`;

export async function cookedSizesOf(db: Kysely<Database>, date: string): Promise<CookedSize[]> {
  // Group the conflicts by line first: a join would count a line with two conflicts twice.
  const { rows } = await sql<CookedSize>`
    select k.id as "categoryId", ${bilingual('k.name')} as "categoryName", cooked."productId", cooked.name,
      cooked."sizeId", ${bilingual('s.name')} as "sizeName",
      s.position as "sizePosition", cooked.quantity, cooked.exceptions
    from (select l.product_id as "productId", l.size_id as "sizeId",
      (array_agg(l.name order by l.order_id desc))[1] as name,
      sum(l.quantity)::integer as quantity,
      coalesce(jsonb_path_query_array(jsonb_agg(c.found order by o.id) filter (where c.found is not null), '$[*][*]'), '[]') as exceptions
    from orders o
    join order_lines l on l.order_id = o.id
    left join lateral (
      select jsonb_agg(jsonb_build_object('orderId', o.id, 'number', o.number, 'clientId', o.client_id,
          'client', (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName'), 'sizeName', l.size_name, 'quantity', l.quantity,
          'line', l.position, 'productId', l.product_id, 'allergenId', c.allergen_id, 'eaterId', c.eater_id, 'eater', ${eaterBeside('c')}, 'allergen', c.allergen_name, 'severity', c.severity, 'presence', c.presence, 'mustOverride', c.must_override,
          'reason', c.reason, 'answeredBy', c.by_name)
          order by c.must_override desc, c.allergen_id, c.eater_id) as found
      from order_allergy_conflicts c where c.line_id = l.id and c.gone_event_id is null) c on true
    where ${isCookedOn(date)}
    group by l.product_id, l.size_id
    ) cooked
    join products p on p.id = cooked."productId"
    join categories k on k.id = p.category_id
    join sizes s on s.id = cooked."sizeId"
    order by k.position, k.id, cooked.name ->> 'fr' collate "fr-x-icu", cooked."productId", s.position, s.id`.execute(
    db,
  );
  return rows;
}
