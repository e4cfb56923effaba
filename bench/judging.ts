import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import { builder } from '../apps/api/src/testing/builder.ts';
import type { Result } from './results.ts';

interface Plan {
  url: string;
  origin: string;
  token: string;
  rounds: number;
  /** Standing orders of the dish, each of a client allergic to its new allergen. */
  orders: number;
}

/** In milliseconds. */
const savingTime = 1000;

/** Each order gets a conflict, and loses it again; of both savings, the slower one counts. */
export async function measureJudging({ url, origin, token, rounds, orders }: Plan): Promise<Result> {
  const { productId, allergenId } = await dishOfStandingOrders(url, orders);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const containing = await timeOf(() => save([{ allergenId, presence: 'contains' }]));
    const free = await timeOf(() => save([]));
    times.push(Math.max(containing, free));
  }
  const time = Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
  return {
    work: `saving a dish of ${orders.toLocaleString('en')} standing orders`,
    ours: Math.round(100_000 / time) / 100,
    floor: null,
    ratio: null,
    reach: `≤ ${savingTime} ms: ${time}`,
    holds: time <= savingTime,
  };

  async function save(allergens: Product['allergens']): Promise<void> {
    const { id: _id, ...product } = (await call('GET')) as Product;
    await call('PUT', { ...product, allergens });
  }

  async function call(method: 'GET' | 'PUT', body?: object): Promise<unknown> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const address = `${origin}/api/products/${productId}`;
    const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${address} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function dishOfStandingOrders(url: string, orders: number) {
  const pool = openPool(url);
  try {
    const world = builder(statementsOn(pool));
    const { rows } = await pool.query<{ category: number; taxRate: number; size: number }>(
      `select category_id as category, tax_rate_id as "taxRate", size_id as size from products join offers on product_id = id limit 1`,
    );
    const [usual] = rows;
    if (!usual) throw new Error('the bench has no dish');
    const allergenId = await world.allergen('Céleri', 'Celery');
    const productId = await world.dish({ name: 'Velouté', price: 890, ...usual });
    await pool.query(standingOrders, [orders, productId]);
    await pool.query(
      `with reacting as (select distinct e.id from eaters e join orders o on o.client_id = e.client_id join order_lines l on l.order_id = o.id
         where l.product_id = $1), asked as (update eaters set allergies_asked = true where id in (select id from reacting))
       insert into eater_allergens (eater_id, allergen_id, severity) select id, $2::integer, 'allergy' from reacting`,
      [productId, allergenId],
    );
    await pool.query('analyze orders, order_lines, eater_allergens');
    return { productId, allergenId };
  } finally {
    await pool.end();
  }
}

const standingOrders = `
  with copies as (
    insert into orders (number, client_id, status, source, placed_at, delivery_date, schedule_id, slot_starts, slot_ends, zone_id,
      zone_name, client, address, items, subtotal, discount, delivery_fee, taxes, total)
    select 'copy-' || number, client_id, 'confirmed', source, placed_at, current_date + 3, schedule_id, slot_starts, slot_ends, zone_id,
      zone_name, client, address, 1, 890, 0, 0, taxes, 890
    from orders order by id limit $1
    returning id
  ), lines as (
    insert into order_lines (order_id, position, product_id, size_id, category_id, name, size_name, quantity, unit_price, gross, discount,
      total, delivery_fee, tax_rate_id, taxes, allergens)
    select copies.id, 0, $2, size_id, category_id, name, size_name, 1, 890, 890, 0, 890, 0, tax_rate_id, taxes, '[]'
    from copies, (select * from order_lines limit 1) line
    returning order_id
  )
  insert into order_events (order_id, kind, at, by_name) select order_id, 'placed', now(), 'Claire Aubry' from lines`;
