import type { OrderInput } from '@traiteur/contract/orders/order-input.ts';
import type pg from 'pg';
import type { Page } from '@traiteur/contract/statement/lists.ts';

export interface Sample {
  lastPage: string;
  orders: number[];
  drafts: OrderInput[];
  changes: Change[];
  /** Of the client with the most orders: one in twenty. */
  regular: Pick<Sample, 'drafts' | 'changes'>;
  /** Orders with the status `failed`, which may leave again. */
  failed: number[];
}

export interface Change extends Pick<OrderInput, 'slot' | 'lines'> {
  id: number;
  /** Of its first line. */
  quantity: number;
}

type Get = (path: string) => Promise<unknown>;

export async function chooseSample(pool: pg.Pool, get: Get): Promise<Sample> {
  const { rows: orders } = await pool.query<{ id: number }>('select id from orders order by hashint4(id) limit 40');
  const draftsOf = (clients: string) => chooseDrafts(pool, clients);
  const changesOf = async (condition: string) => (await pool.query<Change>(someChanges(condition))).rows;
  const { rows: failedOrders } = await pool.query<{ id: number }>(someFailed);
  return {
    lastPage: await lastCursor(get),
    orders: orders.map(({ id }) => id),
    drafts: await chooseDrafts(pool),
    changes: await changesOf(`client_id not in (${regular})`),
    regular: {
      drafts: await draftsOf(`select id, n from (${regular}) r (id), generate_series(1, 40) n`),
      changes: await changesOf(`client_id in (${regular})`),
    },
    failed: failedOrders.map(({ id }) => id),
  };
}

export const chooseDrafts = async (pool: pg.Pool, clients = someClients): Promise<OrderInput[]> =>
  (await pool.query<OrderInput>(someDrafts(clients))).rows;

/** Large pages first: a cursor leads only to the next page. */
const lastCursor = async (get: Get): Promise<string> => lastOf(get, 50, await lastOf(get, 200, ''));

async function lastOf(get: Get, limit: number, from: string): Promise<string> {
  for (let cursor = from; ; ) {
    const { next } = (await get(`/api/orders?limit=${limit}${cursor && `&after=${cursor}`}`)) as Page<unknown>;
    if (next === null) return cursor;
    cursor = next;
  }
}

const allergic = 'select client_id from eaters join eater_allergens on eater_id = eaters.id';
const regular = 'select client_id from orders group by 1 order by count(*) desc limit 1';

const someClients = `select id, row_number() over (order by hashint4(id)) as n from clients
  where id not in (${allergic}) and id not in (${regular}) order by hashint4(id) limit 40`;

/** Three lines each, for clients without allergies, in slots without a limit, on open working days. */
const someDrafts = (clients: string) => `
  select c.id as "clientId", a.id as "addressId",
    json_build_object('scheduleId', s.id, 'date', to_char(date, 'YYYY-MM-DD')) as slot,
    (select json_agg(json_build_object('productId', product_id, 'sizeId', size_id, 'quantity', 1 + (product_id + c.id) % 3))
      from (select product_id, size_id from offers where quantity_available is null
        and product_id not in (select product_id from product_allergens) order by hashint4(product_id * (c.id + c.n::integer)) limit 3) o) as lines
  from (${clients}) c
  join addresses a on a.client_id = c.id
  join lateral (select date, row_number() over (order by date) as n, count(*) over () as days
    from generate_series(current_date + 3, current_date + 11, interval '1 day') as date
    where extract(isodow from date) <= 5) d on d.n = 1 + c.n % days
  join lateral (select id from delivery_schedules where capacity is null and weekday = extract(isodow from date)
    order by id desc limit 1) s on true`;

const withoutAllergies = `client_id not in (${allergic})`;

/** Orders before their cut-off, on working days, which sell every dish; of dishes of which there are always more. */
const someChanges = (condition: string) => `
  select o.id, json_build_object('scheduleId', schedule_id, 'date', to_char(delivery_date, 'YYYY-MM-DD')) as slot,
    (select json_agg(json_build_object('productId', product_id, 'sizeId', size_id, 'quantity', quantity) order by position)
      from order_lines where order_id = o.id) as lines,
    (select quantity from order_lines where order_id = o.id order by position limit 1) as quantity
  from orders o
  where status in ('pending', 'confirmed') and delivery_date >= current_date + 3 and extract(isodow from delivery_date) <= 5 and ${withoutAllergies}
    and ${condition} and not exists (select from order_lines l join offers using (product_id, size_id)
      where l.order_id = o.id and quantity_available is not null)
  order by hashint4(id) limit 40`;

const someFailed = `select id from orders where status = 'failed' and ${withoutAllergies} order by hashint4(id) limit 40`;
