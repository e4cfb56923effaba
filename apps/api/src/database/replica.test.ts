import { everyOperation } from '@traiteur/contract/operations.ts';
import { dataAge, type Tagged } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { afterwards } from '../testing/afterwards.ts';
import { startTraiteur } from '../testing/running-traiteur.ts';
import { hasInstalledServer, startTcpServer } from '../testing/servers/tcp-server.ts';
import { smallKitchen } from '../testing/small-kitchen.ts';
import { testFolder } from '../testing/test-folder.ts';
import { openReplica } from './replica.ts';
import { statementsOn } from './rows/statements.ts';
import { openPool } from './server/pool.ts';

const chef = { email: 'chef@example.com', password: 'blanquette de veau' };

const nouns: readonly Tagged[] = everyOperation;
const exportPaths = nouns
  .flatMap(({ operations }) => Object.values(operations))
  .filter(({ mayLag, produces }) => mayLag && produces)
  .map(({ path }) => path + (path === '/exports/dish-costs' ? '?from=2026-11-23&to=2026-11-29' : ''));

/** A house that reports from a replica, whose owner places orders and reads what was sold. */
async function openHouse() {
  const primary = await startTcpServer();
  const replica = await startTcpServer({ primary });
  const traiteur = startTraiteur({
    DATA_DIR: testFolder(),
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: replica.url,
    ADMIN_EMAIL: chef.email,
    ADMIN_PASSWORD: chef.password,
  });
  afterwards(async () => {
    traiteur.kill('SIGTERM');
    await traiteur.ended;
  });
  const address = `http://127.0.0.1:${await traiteur.port}/api`;
  const pool = openPool(primary.url);
  afterwards(() => pool.end());
  const kitchen = await smallKitchen(statementsOn(pool));
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const ask = (path: string, body?: object) =>
    fetch(address + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  const { token } = (await (await ask('/auth/login', chef)).json()) as { token: string };
  headers.authorization = `Bearer ${token}`;
  const date = wednesdayAfter(new Date());
  return {
    primary,
    replica,
    traiteur,
    pool,
    place: async () => {
      headers['idempotency-key'] = crypto.randomUUID();
      const slot = { scheduleId: kitchen.evening, date };
      const answer = await ask('/orders', { ...kitchen.marc, slot, lines: [kitchen.line(kitchen.bowl)] });
      expect(answer.status).toBe(201);
    },
    /** How many orders the report knows, and how many seconds it may lag. */
    sold: async () => {
      const answer = await ask('/sales-report?period=last30Days');
      const { figures } = (await answer.json()) as { figures: { orders: number } };
      const age = answer.headers.get(dataAge);
      return { orders: figures.orders, age: age === null ? undefined : Number(age) };
    },
    /** The files that are not read from the replica. */
    exportedElsewhere: async () => {
      const elsewhere: string[] = [];
      for (const path of exportPaths) {
        const answer = await ask(path);
        await answer.arrayBuffer();
        if (!answer.ok || !answer.headers.has(dataAge)) elsewhere.push(`${answer.status} ${path}`);
      }
      return elsewhere;
    },
    listed: async () => ((await (await ask('/orders')).json()) as { items: [] }).items.length,
  };
}

/** One that may still be ordered for. */
function wednesdayAfter(now: Date): string {
  const day = new Date(now.getTime() + 3 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

test.runIf(hasInstalledServer)(
  'a report is the replica’s and says how old it is; where the replica is gone, or none any more, it is the primary’s',
  async () => {
    const { replica, traiteur, place, sold, exportedElsewhere, listed } = await openHouse();
    await place();
    // What was placed before is there, as long as the replica is well.
    await expect.poll(sold).toEqual({ orders: 1, age: 0 });

    expect(await exportedElsewhere()).toEqual([]);

    await replica.asSuperuser('select pg_wal_replay_pause()');
    await place();
    const behind = await sold();
    expect(behind.orders).toBe(1);
    expect(behind.age).toBeGreaterThan(0);
    expect(await listed()).toBe(2);

    await replica.asSuperuser('select pg_wal_replay_resume()');
    await expect.poll(sold).toEqual({ orders: 2, age: 0 });

    await replica.kill();
    expect(await sold()).toEqual({ orders: 2, age: undefined });
    await traiteur.says('The replica of DATABASE_READ_URL is not read');

    await replica.start();
    await expect.poll(sold).toEqual({ orders: 2, age: 0 });
    await traiteur.says('The replica of DATABASE_READ_URL is read again.');

    await replica.promote();
    await place();
    expect(await sold()).toEqual({ orders: 3, age: undefined });
    await traiteur.says('The replica of DATABASE_READ_URL is not read (it is no replica of the primary)');
  },
);

test.runIf(hasInstalledServer)('a replica that lags too much is not read, nor is anything written there', async () => {
  const primary = await startTcpServer();
  const server = await startTcpServer({ primary });
  const pool = openPool(primary.url);
  afterwards(() => pool.end());
  const house = statementsOn(pool);
  await pool.query('create table orders (id integer)');
  const ages: number[] = [];
  const open = (oldest: number) => {
    const replica = openReplica(server.url, { primary: pool, prepares: true, log: () => undefined, oldest });
    afterwards(() => replica.stop());
    const surroundings = { primary: house, onAge: (age: number) => ages.push(age) };
    return {
      age: replica.age,
      read: <T>(ask: Parameters<typeof replica.read<T>>[0]) => replica.read(ask, surroundings),
    };
  };
  const count = async (db: typeof house) => (await db.selectFrom('orders').select('id').execute()).length;

  const { read, age } = open(60);
  await expect.poll(() => read(count).then(() => ages.length)).toBeGreaterThan(0);
  const write = read((db) => db.deleteFrom('orders').execute());
  await expect(write).rejects.toMatchObject({ code: '25006' });

  expect(await age()).toBe(0);

  await server.asSuperuser('select pg_wal_replay_pause()');
  await pool.query('insert into orders values (1)');
  const readings = ages.length;
  expect(await age()).toBeGreaterThan(0);
  expect([await read(count), ages.length]).toEqual([0, readings + 1]);
  expect([await open(0).read(count), ages.length]).toEqual([1, readings + 1]);

  await server.kill();
  expect(await age()).toBeUndefined();
});
