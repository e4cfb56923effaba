import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../apps/api/src/database/server/migrate.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import { smallKitchen } from '../apps/api/src/testing/small-kitchen.ts';
import type { HouseSize } from './house.ts';
import { withServer } from '../apps/api/src/testing/database/test-template.ts';

const orderFilling = readFileSync(join(import.meta.dirname, 'fill.sql'), 'utf8');
const clientFilling = readFileSync(join(import.meta.dirname, 'fill-clients.sql'), 'utf8');
const listFilling = readFileSync(join(import.meta.dirname, 'fill-lists.sql'), 'utf8');
/** A changed text makes new databases. */
export const filling = orderFilling + clientFilling + listFilling;

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

export async function fill(url: string, orders: number): Promise<void> {
  const pool = openPool(url);
  try {
    await migrate(pool);
    const { dish } = await smallKitchen(statementsOn(pool));
    for (const [name, price] of Object.entries(dishes)) await dish({ name, price });
    await withServer(url, async (client) => {
      await client.query(`select set_config('bench.orders', $1, false)`, [String(orders)]);
      await client.query(orderFilling);
      await client.query('vacuum analyze');
    });
  } finally {
    await pool.end();
  }
}

/** A house without orders, of which only the lists are read. */
export async function fillLists(url: string, { clients, products, codes }: HouseSize): Promise<void> {
  const pool = openPool(url);
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
  await withServer(url, async (client) => {
    for (const [name, count] of Object.entries({ clients, products, codes }))
      await client.query(`select set_config($1, $2, false)`, [`bench.${name}`, String(count)]);
    await client.query(clientFilling);
    await client.query('drop table if exists pg_temp.names');
    await client.query(listFilling);
    await client.query('vacuum analyze');
  });
}
