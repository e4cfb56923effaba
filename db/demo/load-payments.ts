import { type Kysely, sql } from 'kysely';
import type { Database } from '../../apps/api/src/database/schema.ts';
import type { Life } from './orders/order-history.ts';

/** Payments and refunds of the timelines: always the full amount, by a user who exists. */
export async function writePayments(
  db: Kysely<Database>,
  lives: readonly (Pick<Life, 'method'> & { id: number })[],
): Promise<void> {
  const paidOrders = lives.filter(({ method }) => method !== null);
  await sql`
    insert into payments (order_id, event_id, kind, provider, method, amount, at, by_id, by_name, note)
    select o.id, e.id, case e.kind when 'paid' then 'payment' else 'refund' end, 'manual', life.method, o.total, e.at,
      (select min(id) from administrators where concat(first_name, ' ', last_name) = e.by_name), e.by_name, e.reason
    from unnest(${paidOrders.map(({ id }) => id)}::integer[], ${paidOrders.map(({ method }) => method)}::text[]) as life (id, method)
    join orders o on o.id = life.id join order_events e on e.order_id = o.id and e.kind in ('paid', 'refunded')
    where o.total > 0 order by e.id`.execute(db);
  await sql`
    update orders set paid = sums.paid, refunded = sums.refunded
    from (select order_id, coalesce(sum(amount) filter (where kind = 'payment'), 0) as paid,
      coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded from payments group by order_id) sums
    where orders.id = sums.order_id`.execute(db);
}
