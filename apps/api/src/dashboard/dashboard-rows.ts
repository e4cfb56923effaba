import type { Dashboard, UnansweredOrder } from '@traiteur/contract/dashboard.ts';
import type { LocalDate } from '@traiteur/domain/calendar.ts';
import { standingStatuses } from '@traiteur/domain/order-life.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { bilingual } from '../database/rows/bilingual.ts';
import { amountDueOf, isDue } from '../orders/read/amount-due.ts';

/** Orders and portions by delivery date, cancelled ones left out. */
export async function loadOf(db: Kysely<Database>, from: LocalDate, to: LocalDate) {
  const { rows } = await sql<{ date: LocalDate; orders: number; portions: number }>`
    select delivery_date as date, count(*)::integer as orders, sum(items)::integer as portions from orders
    where delivery_date between ${from} and ${to} and status <> 'cancelled' group by delivery_date`.execute(db);
  return new Map(rows.map((row) => [row.date, row]));
}

/** Orders that wait for an answer, those on the road first, then the soonest; ten at most, with how many there are. */
export async function unansweredOrders(db: Kysely<Database>, withPhone: boolean): Promise<Dashboard['unanswered']> {
  const { rows } = await sql<UnansweredOrder & { count: number }>`
    select o.id as "orderId", o.number, o.status, o.delivery_date as "deliveryDate",
      (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName') as client,
      coalesce(nullif(o.address ->> 'phone', ''), o.client ->> 'phone') as phone,
      (select json_agg(json_build_object('dish', l.name, 'allergen', c.allergen_name, 'presence', c.presence)
          order by l.position, c.allergen_id)
        from order_lines l join order_allergy_conflicts c on c.line_id = l.id
        where l.order_id = o.id and c.gone_event_id is null and c.must_override and c.at is null) as conflicts,
      count(*) over ()::integer as count
    from order_allergy_alerts a join orders o on o.id = a.order_id
    where a.alert = 'unanswered' and o.status = any(${standingStatuses}::text[])
    order by o.status = 'delivering' desc, o.delivery_date, o.slot_starts, o.id limit 10`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    orders: rows.map(({ count: _count, ...order }) => (withPhone ? order : { ...order, phone: undefined })),
  };
}

/** Dishes to come that meet an allergen of their client and wait for no answer, the dangerous ones first, then the soonest; ten at most. */
export async function allergiesAhead(db: Kysely<Database>, from: LocalDate): Promise<Dashboard['allergies']> {
  const { rows } = await sql<Dashboard['allergies'][number]>`
    select o.id as "orderId", o.number, (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName') as client,
      o.delivery_date as "deliveryDate", l.name as product, c.allergen_name as allergen, c.must_override as "mustOverride"
    from orders o
    join order_lines l on l.order_id = o.id
    join order_allergy_conflicts c on c.line_id = l.id and c.gone_event_id is null and (c.at is not null or not c.must_override)
    where o.delivery_date >= ${from} and o.status in ('pending', 'confirmed', 'preparing', 'ready')
    order by c.must_override desc, o.delivery_date, o.id limit 10`.execute(db);
  return rows;
}

export async function unpaidBetween(
  db: Kysely<Database>,
  from: LocalDate,
  to: LocalDate,
): Promise<Dashboard['unpaid']> {
  const { rows } = await sql<Dashboard['unpaid']>`
    select count(*)::integer as orders, coalesce(sum(${amountDueOf('orders')}), 0)::bigint as amount from orders
    where delivery_date between ${from} and ${to} and ${isDue('orders')}`.execute(db);
  return rows[0] ?? { orders: 0, amount: 0 };
}

export async function failedDeliveries(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*)::integer as failed from orders where status = 'failed'`.execute(db);
  return rows[0]?.failed ?? 0;
}

/** Offers of which no portion is left on a date to come, the soonest first; ten at most. */
export async function soldOutBetween(
  db: Kysely<Database>,
  from: LocalDate,
  to: LocalDate,
): Promise<Dashboard['soldOut']> {
  const { rows } = await sql<Dashboard['soldOut'][number]>`
    select p.id as "productId", ${bilingual('p.name')} as name,
      ${bilingual('s.name')} as "sizeName", b.delivery_date as date, b.taken,
      o.quantity_available as available
    from offer_bookings b
    join offers o on o.product_id = b.product_id and o.size_id = b.size_id
    join products p on p.id = b.product_id join sizes s on s.id = b.size_id
    where b.delivery_date between ${from} and ${to} and b.taken >= o.quantity_available and p.status = 'published'
    order by b.delivery_date, p.name_fr limit 10`.execute(db);
  return rows;
}

export const activeZones = (db: Kysely<Database>) =>
  db.selectFrom('delivery_zones').select(['id', 'name_fr as fr', 'name_en as en']).where('active', '=', true).execute();
