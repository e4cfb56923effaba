import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { sumSalesMonths } from '../../apps/api/src/money/sales-report/sum-sales-months.ts';
import { migrate } from '../../apps/api/src/database/server/migrate.ts';
import { openPool } from '../../apps/api/src/database/server/pool.ts';
import { statementsOn } from '../../apps/api/src/database/rows/statements.ts';
import { smallKitchen } from '../../apps/api/src/testing/small-kitchen.ts';
import type { HouseSize } from '../house.ts';
import { withServer } from '../../apps/api/src/testing/database/test-template.ts';

const textOf = (name: string) => readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8');
const [people, orders, past, clients, lists] = ['people', 'orders', 'past', 'clients', 'lists'].map(textOf) as [
  string,
  string,
  string,
  string,
  string,
];
/** A changed text makes new databases. */
export const filling = people + orders + past + clients + lists;

/** Prices in cents. Without a limit of portions, so that a run never sells out. */
const dishes: Readonly<Record<string, number>> = {
  Tajine: 1290,
  Lasagnes: 1150,
  Blanquette: 1420,
  Ratatouille: 890,
  Risotto: 1240,
  Couscous: 1350,
  Parmentier: 1090,
  Quiche: 790,
  Moussaka: 1190,
  Pot: 1320,
  Cassoulet: 1450,
  Bobun: 1180,
  Curry: 1120,
  Gratin: 950,
  Chili: 1050,
  Poke: 1390,
  Taboulé: 720,
  Gaspacho: 640,
  Falafels: 990,
  Paella: 1490,
};

/** For one connection. Rows are right as they are written: neither triggers nor foreign keys look at them. */
const settings = `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB';
  set maintenance_work_mem = '512MB'; set jit = off`;

export async function fill(url: string, orderCount: number): Promise<void> {
  const pool = openPool(url);
  try {
    await migrate(pool);
    const { dish } = await smallKitchen(statementsOn(pool));
    for (const [name, price] of Object.entries(dishes)) await dish({ name, price });
  } finally {
    await pool.end();
  }
  await withServer(url, async (client) => {
    await client.query(settings);
    await client.query(`select set_config('bench.orders', $1, false)`, [String(orderCount)]);
    const indexes = await dropIndexes(client);
    await client.query(people);
    await client.query(orders);
    await Promise.all([
      // A third of the work, done by one processor while another one does all else.
      withServer(url, async (writing) => {
        await writing.query(settings);
        await writing.query(
          'insert into order_sales (order_id, sale) select order_id, sale from sold_sales order by order_id',
        );
      }),
      client.query(past).then(async () => {
        for (const index of indexes) await client.query(index);
        await client.query('select write_sales_days()');
      }),
    ]);
    await client.query('vacuum analyze');
  });
  await sumMonths(url);
}

/** As the nights of the house would have. */
async function sumMonths(url: string): Promise<void> {
  const pool = openPool(url);
  await sumSalesMonths(statementsOn(pool), today(new Date(), 'Europe/Paris'));
  await pool.end();
}

/**
 * Built once the rows are there, which is many times faster. Those of constraints stay, and those of addresses,
 * by which each client is searched. Answers the statements that make them again.
 */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and t.relname <> 'addresses'
      and not exists (select from pg_constraint where conindid = i.indexrelid)`);
  await client.query(`drop index ${rows.map(({ name }) => name).join()}`);
  return rows.map(({ definition }) => definition);
}

/** A house without orders, of which only the lists are read. */
export async function fillLists(url: string, size: HouseSize): Promise<void> {
  const pool = openPool(url);
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
  await withServer(url, async (client) => {
    const { clients: clientCount, products, codes } = size;
    for (const [name, count] of Object.entries({ clients: clientCount, products, codes }))
      await client.query(`select set_config($1, $2, false)`, [`bench.${name}`, String(count)]);
    await client.query(clients);
    await client.query('drop table if exists pg_temp.names');
    await client.query(lists);
    await client.query('vacuum analyze');
  });
}
