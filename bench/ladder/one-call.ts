import type pg from 'pg';

/** Columns that a row is given, without the one that numbers itself. */
async function columnsOf(client: pg.Client, table: string, but: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = '' and attname <> all ($2) order by attnum`,
    [table, but],
  );
  return rows.map(({ name }) => name).join(', ');
}

/**
 * Writes the rows of an order once more, with their index entries and what their triggers do, in one call: this data
 * model has no order with less.
 */
export async function makeOneCall(client: pg.Client): Promise<void> {
  const order = await columnsOf(client, 'orders', ['id', 'number', 'idempotency_key']);
  const line = await columnsOf(client, 'order_lines', ['order_id']);
  const event = await columnsOf(client, 'order_events', ['order_id']);
  const entry = await columnsOf(client, 'audit_entries', ['thing_id']);
  await client.query(`
    create or replace function place_in_one_call(placed integer) returns void language plpgsql as $$
    declare
      fresh integer := nextval('orders_id_seq');
      former orders := o from orders o where id = placed;
    begin
      insert into idempotency_keys (owner, key, request_hash, created_at) values (null, 'call ' || fresh, '', now());
      perform from clients where id = former.client_id for no key update;
      insert into offer_bookings as counted (product_id, size_id, delivery_date, taken)
        select product_id, size_id, former.delivery_date, sum(quantity) from order_lines where order_id = placed
        group by 1, 2 order by 1, 2
        on conflict (product_id, size_id, delivery_date) do update set taken = counted.taken + excluded.taken;
      insert into slot_bookings as counted (schedule_id, delivery_date, taken)
        values (former.schedule_id, former.delivery_date, 1)
        on conflict (schedule_id, delivery_date) do update set taken = counted.taken + 1;
      insert into orders (id, number, idempotency_key, ${order}) overriding system value
        select fresh, 'call ' || fresh, 'call ' || fresh, ${order} from orders where id = placed;
      insert into order_lines (order_id, ${line}) select fresh, ${line} from order_lines where order_id = placed order by position;
      insert into order_events (order_id, ${event}) select fresh, ${event} from order_events where order_id = placed and kind = 'placed';
      update clients set orders_count = orders_count + 1, last_order_at = now() where id = former.client_id;
      insert into order_sales (order_id) values (fresh);
      update order_sales set sale = (select sale from order_sales where order_id = placed) where order_id = fresh;
      insert into audit_entries (thing_id, ${entry}) select fresh::text, ${entry} from audit_entries
        where thing_id = placed::text and tag = 'orders';
    end $$`);
}

export const oneCall = (id: number) => ({
  name: 'place_in_one_call',
  text: 'select place_in_one_call($1)',
  values: [id],
});
