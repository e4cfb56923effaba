import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Without cancelled orders and refunds. The client's row is locked already. */
export async function recountClient(db: Kysely<Database>, clientId: number): Promise<RecountedClient> {
  const { rows } = await sql<RecountedClient>`
    update clients c
    set orders_count = o.orders, orders_amount = o.amount, first_order_id = o.first, last_order_at = o.last
    from clients former, (
      select count(*) as orders, coalesce(sum(total - credited), 0) as amount, min(id) as first, max(placed_at) as last
      from orders where client_id = ${clientId} and status <> 'cancelled') o
    where c.id = ${clientId} and former.id = c.id
    returning c.orders_count as orders, former.first_order_id as "formerFirst", c.first_order_id as first`.execute(db);
  const [client] = rows;
  if (!client) throw new Error(`client ${clientId} is counted, and is not there`);
  return client;
}

interface RecountedClient {
  orders: number;
  formerFirst: number | null;
  first: number | null;
}
