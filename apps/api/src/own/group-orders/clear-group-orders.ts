import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { keptDays } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { writeAlerts } from '../../orders/ledger/alert-rows.ts';

/**
 * Guests have no account in which they could have themselves forgotten: the house does it some days after the delivery.
 * Their dishes and sums stay on the order, without a name.
 */
export async function clearGroupOrders(db: Kysely<Database>, now: Date): Promise<void> {
  // Local dates differ from these by a day at most.
  const firstKept = addDays(now.toISOString().slice(0, 10), -keptDays);
  const { rows } = await sql<{ id: number }>`
    select id from group_orders g where delivery_date < ${firstKept}::date and state <> 'open'
      and (exists (select from group_order_guests s where s.group_order_id = g.id)
        or exists (select from eaters e where e.group_order_id = g.id))
      and not exists (select from orders o where o.group_order_id = g.id and o.status = any(${standingStatuses}::text[]))
    order by id limit 200`.execute(db);
  await sql`delete from group_order_invitations where at < ${now}::timestamptz - interval '2 days'`.execute(db);
  for (const { id } of rows) await inTransaction(db, (transaction) => blankGuests(transaction, id));
}

async function blankGuests(db: Kysely<Database>, id: number): Promise<void> {
  const { rows: orders } = await sql<{ id: number }>`
    select id from orders where group_order_id = ${id} for no key update`.execute(db);
  const ofGuests = sql`eater_id in (select id from eaters where group_order_id = ${id})`;
  await sql`delete from order_allergy_conflicts where ${ofGuests}`.execute(db);
  await sql`update orders set eaters = null where group_order_id = ${id}`.execute(db);
  await sql`update order_lines set eater_name = '' where ${ofGuests}`.execute(db);
  // What was changed names who a dish was for, and what they reacted to.
  await sql`update order_events set changes = jsonb_set(changes - 'conflicts', '{lines}', coalesce((
      select jsonb_agg(line - 'eater') from jsonb_array_elements(changes -> 'lines') line), '[]'))
    where changes is not null and order_id = any(${orders.map((order) => order.id)}::integer[])`.execute(db);
  await sql`update order_events set by_name = '' where by_id is null and order_id = any(${orders.map((order) => order.id)}::integer[])
    and by_name in (select g.name from group_order_guests g join eaters e on e.id = g.eater_id and not e.is_client
      where g.group_order_id = ${id})`.execute(db);
  await sql`delete from group_order_guests where group_order_id = ${id}`.execute(db);
  await sql`delete from eaters where group_order_id = ${id}`.execute(db);
  await sql`delete from group_order_links where group_order_id = ${id}
    and not exists (select from group_orders next where next.follows_id = ${id})`.execute(db);
  if (orders.length > 0)
    await writeAlerts(
      db,
      orders.map((order) => order.id),
    );
}
