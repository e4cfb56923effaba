import type { Dashboard, TaskOrder, UnansweredOrder } from '@traiteur/contract/house/dashboard.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { standingStatuses, waitingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { eaterBeside } from '../../database/rows/eater-name.ts';
import { amountDueOf, openMoneyOf, overpaidOf } from '../../orders/read/open-money.ts';

interface Load {
  date: LocalDate;
  orders: number;
  portions: number;
  unpaidOrders: number;
  due: number;
}

/** Each day with orders, and what is open of those that stand. */
export async function loadOf(db: Kysely<Database>, from: LocalDate, to: LocalDate) {
  const isOpen = sql`${amountDueOf('orders')} > 0 and status = any(${standingStatuses}::text[])`;
  const { rows } = await sql<Load>`
    select delivery_date as date, count(*)::integer as orders, sum(items)::integer as portions,
      count(*) filter (where ${isOpen})::integer as "unpaidOrders",
      coalesce(sum(${amountDueOf('orders')}) filter (where ${isOpen}), 0)::bigint as due
    from orders
    where delivery_date between ${from} and ${to} and status <> 'cancelled' group by delivery_date`.execute(db);
  return new Map(rows.map((row) => [row.date, row]));
}

const mostNamed = { unanswered: 10, answered: 5, failed: 10, failedPayments: 10 };

/** `count` goes beyond the limit. */
const taskColumns = sql`o.id as "orderId", o.number, o.status, o.delivery_date as "deliveryDate",
  to_char(o.slot_starts, 'HH24:MI') as "slotStart", o.client_id as "clientId",
  (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName') as client,
  coalesce(nullif(o.address ->> 'phone', ''), o.client ->> 'phone') as phone, count(*) over ()::integer as count`;

const standingConflicts = (condition: RawBuilder<boolean>) => sql`(
  select json_agg(json_build_object('dish', l.name, 'eater', ${eaterBeside('c')}, 'allergen', c.allergen_name, 'presence', c.presence)
      order by c.must_override desc, l.position, c.allergen_id)
    from order_lines l join order_allergy_conflicts c on c.line_id = l.id
    where l.order_id = o.id and c.gone_event_id is null and ${condition}) as conflicts`;

type Counted<Order> = Order & { count: number };

const countedOrders = <Order>(rows: readonly Counted<Order>[]) => ({
  count: rows[0]?.count ?? 0,
  orders: rows.map(({ count: _count, ...order }) => order),
});

export async function unansweredOrders(db: Kysely<Database>): Promise<Dashboard['unanswered']> {
  const { rows } = await sql<Counted<UnansweredOrder>>`
    select ${taskColumns}, ${standingConflicts(sql`c.must_override and c.at is null`)}
    from order_allergy_alerts a join orders o on o.id = a.order_id
    where a.alert = 'unanswered' and o.status = any(${standingStatuses}::text[])
    order by o.status = 'delivering' desc, o.delivery_date, o.slot_starts, o.id limit ${mostNamed.unanswered}`.execute(
    db,
  );
  return countedOrders(rows);
}

export async function answeredOrders(db: Kysely<Database>, from: LocalDate): Promise<Dashboard['answered']> {
  const { rows } = await sql<Counted<Dashboard['answered']['orders'][number]>>`
    select ${taskColumns}, a.alert, ${standingConflicts(sql`true`)}
    from (
      -- By the index alone, of which the alerts leave few: the row of an order is wide.
      select w.id, a.alert from orders w join order_allergy_alerts a on a.order_id = w.id and a.alert <> 'unanswered'
      where w.delivery_date >= ${from} and w.status = any(${waitingStatuses}::text[]) offset 0
    ) a join orders o on o.id = a.id
    order by o.delivery_date, o.slot_starts, o.id limit ${mostNamed.answered}`.execute(db);
  return countedOrders(rows);
}

export async function failedOrders(db: Kysely<Database>): Promise<Dashboard['failed']> {
  const { rows } = await sql<Counted<TaskOrder>>`
    select ${taskColumns} from orders o where o.status = 'failed'
    order by o.delivery_date, o.slot_starts, o.id limit ${mostNamed.failed}`.execute(db);
  return countedOrders(rows);
}

export async function failedPayments(db: Kysely<Database>): Promise<Dashboard['failedPayments']> {
  const { rows } = await sql<Counted<Dashboard['failedPayments']['orders'][number]>>`
    select ${taskColumns}, o.due from orders o where o.due > 0 and o.status <> 'cancelled' and o.id in (
      select part.order_id from online_payments p join online_payment_parts part on part.online_payment_id = p.id
      where p.state = 'open' and p.failure <> '' and p.failure_seen_at is null)
    order by o.delivery_date, o.slot_starts, o.id limit ${mostNamed.failedPayments}`.execute(db);
  return countedOrders(rows);
}

export async function heldLots(db: Kysely<Database>): Promise<Dashboard['heldLots']> {
  const { rows } = await sql<Dashboard['heldLots'][number]>`
    select b.product_id as "productId", ${bilingual('p.name')} as name, b.lot, b.date::text as date, count(*)::integer as orders,
      count(*) filter (where o.status = 'delivering')::integer as "onTheRoad"
    from cooked_batches b join products p on p.id = b.product_id
    join orders o on (o.delivery_date = b.date and o.cooked_on is null or o.cooked_on = b.date)
      and o.status = any(${standingStatuses}::text[])
    where b.held and exists (select from order_lines l where l.order_id = o.id and l.product_id = p.id)
    group by p.id, b.id order by b.date, b.id`.execute(db);
  return rows;
}

export async function closedDaysWithOrders(
  db: Kysely<Database>,
  closedDates: readonly LocalDate[],
): Promise<Dashboard['closedDays']> {
  const { rows } = await sql<Dashboard['closedDays'][number]>`
    select delivery_date as date, count(*)::integer as orders from orders
    where delivery_date = any(${closedDates}::date[]) and status = any(${standingStatuses}::text[])
    group by delivery_date order by delivery_date`.execute(db);
  return rows;
}

export const deliveredUnpaid = (db: Kysely<Database>) =>
  openMoneyOf(db, amountDueOf('orders'), sql`status = 'delivered'`);

export const overpaid = (db: Kysely<Database>) => openMoneyOf(db, overpaidOf('orders'));

export async function receivedOrders(db: Kysely<Database>): Promise<Dashboard['received']> {
  const { rows } = await sql<Dashboard['received']>`
    select count(*)::integer as count, min(delivery_date) as "nextDate" from orders
    where status = 'pending' and source = 'website'`.execute(db);
  return rows[0] ?? { count: 0, nextDate: null };
}

export async function openMessages(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from contact_messages where state = 'open'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function undeclaredDishes(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from products where status = 'published' and undeclared_sources <> '{}'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** By the usual number of portions, or by the one set for the date. */
export async function soldOutBetween(
  db: Kysely<Database>,
  from: LocalDate,
  to: LocalDate,
): Promise<Dashboard['soldOut']> {
  const { rows } = await sql<Dashboard['soldOut'][number]>`
    select p.id as "productId", ${bilingual('p.name')} as name,
      ${bilingual('s.name')} as "sizeName", b.delivery_date as date, b.taken,
      coalesce(b.available, o.quantity_available) as available
    from (
      select product_id, size_id, delivery_date, coalesce(taken, 0) as taken, available
      from (select * from offer_bookings where delivery_date between ${from} and ${to}) booked
      full join (select * from offer_availabilities where delivery_date between ${from} and ${to}) told using (product_id, size_id, delivery_date)
    ) b
    join offers o on o.product_id = b.product_id and o.size_id = b.size_id
    join products p on p.id = b.product_id join sizes s on s.id = b.size_id
    where b.taken >= coalesce(b.available, o.quantity_available) and p.status = 'published'
    order by b.delivery_date, p.name_fr limit 10`.execute(db);
  return rows;
}

export const activeZones = (db: Kysely<Database>) =>
  db.selectFrom('delivery_zones').select(['id', 'name_fr as fr', 'name_en as en']).where('active', '=', true).execute();
