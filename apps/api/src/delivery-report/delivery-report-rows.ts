import type { DeliveryReport, ProductionRow, Stop } from '@traiteur/contract/delivery-report.ts';
import type { LocalDate } from '@traiteur/domain/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { addressNoteOf } from '../orders/read/address-note.ts';
import { amountDueOf } from '../orders/read/amount-due.ts';
import { allergiesAskedOf, clientAllergiesOf } from '../orders/read/client-allergies.ts';
import { conflictsOf } from '../orders/read/order-conflicts.ts';

/** The first date from then on with orders that are not cancelled. The index of delivery dates begins there, whatever was before. */
export async function nextDateWithOrders(db: Kysely<Database>, from: LocalDate): Promise<LocalDate | undefined> {
  const first = db
    .selectFrom('orders')
    .select('delivery_date')
    .where('delivery_date', '>=', from)
    .where('status', '<>', 'cancelled')
    .orderBy('delivery_date')
    .limit(1);
  return (await first.executeTakeFirst())?.delivery_date;
}

type Round = DeliveryReport['rounds'][number];

/** The production list: what is cooked for that date, with the orders whose client reacts to a dish. Cancelled orders are left out. */
export async function productionOf(db: Kysely<Database>, date: string): Promise<ProductionRow[]> {
  // Group the conflicts by line first: a join would count a line with two conflicts twice.
  const { rows } = await sql<ProductionRow>`
    select * from (select l.product_id as "productId", l.size_id as "sizeId",
      (array_agg(l.name order by l.order_id desc))[1] as name,
      (array_agg(l.size_name order by l.order_id desc))[1] as "sizeName",
      sum(l.quantity)::integer as quantity,
      coalesce(jsonb_path_query_array(jsonb_agg(c.found order by o.id) filter (where c.found is not null), '$[*][*]'), '[]') as exceptions
    from orders o
    join order_lines l on l.order_id = o.id
    left join lateral (
      select jsonb_agg(jsonb_build_object('orderId', o.id, 'number', o.number, 'clientId', o.client_id,
          'client', (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName'), 'quantity', l.quantity,
          'allergen', c.allergen_name, 'severity', c.severity, 'presence', c.presence, 'mustOverride', c.must_override,
          'reason', c.reason, 'answeredBy', c.by_name)
          order by (c.must_override and c.at is null) desc, c.must_override desc, c.allergen_id) as found
      from order_allergy_conflicts c where c.line_id = l.id and c.gone_event_id is null) c on true
    where o.delivery_date = ${date}::date and o.status <> 'cancelled'
    group by l.product_id, l.size_id
    ) cooked
    order by name ->> 'fr' collate "fr-x-icu", "sizeId"`.execute(db);
  return rows;
}

export interface RoundStop extends Stop {
  zoneId: number;
  zoneName: Round['zoneName'];
  start: string;
  end: string;
}

/** Every stop of that date in the order drivers leave: by slot, then zone, then postal code. */
export async function stopsOf(db: Kysely<Database>, date: string): Promise<RoundStop[]> {
  const { rows } = await sql<RoundStop>`
    select o.zone_id as "zoneId", o.zone_name as "zoneName", to_char(o.slot_starts, 'HH24:MI') as start,
      to_char(o.slot_ends, 'HH24:MI') as end, o.id as "orderId", o.number, o.status, o.payment_status as "paymentStatus",
      o.client_id as "clientId", (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName') as client,
      coalesce(nullif(o.address ->> 'phone', ''), o.client ->> 'phone') as phone,
      o.address ->> 'address' as address, o.address ->> 'postalCode' as "postalCode", o.address ->> 'city' as city,
      ${addressNoteOf('o')} as "addressNote", o.driver_note as "driverNote", o.kitchen_note as "kitchenNote",
      (select json_agg(json_build_object('name', l.name, 'sizeName', l.size_name, 'quantity', l.quantity, 'allergens', l.allergens) order by l.position)
        from order_lines l where l.order_id = o.id) as items,
      ${conflictsOf('o')} as conflicts,
      ${clientAllergiesOf('o')} as "clientAllergies",
      ${allergiesAskedOf('o')} as "allergiesAsked",
      ${amountDueOf('o')} as "amountDue"
    from orders o
    where o.delivery_date = ${date}::date and o.status <> 'cancelled'
    order by o.slot_starts, o.slot_ends, o.zone_id, o.address ->> 'postalCode', o.id`.execute(db);
  return rows;
}
