import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { afterwards } from '../../testing/afterwards.ts';
import { startTraiteur } from '../../testing/running-traiteur.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { startTcpServer } from '../../testing/servers/tcp-server.ts';
import { hearNews } from '../../testing/streams/news-reader.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { statementsOn } from '../rows/statements.ts';
import { openPool } from './pool.ts';

const chef = { email: 'chef@example.com', password: 'blanquette de veau' };

/** The real program, with the small kitchen in its database and its owner signed in. */
async function open(settings: Record<string, string>, url: string) {
  const traiteur = startTraiteur({ ...settings, ADMIN_EMAIL: chef.email, ADMIN_PASSWORD: chef.password });
  afterwards(async () => {
    traiteur.kill('SIGTERM');
    await traiteur.ended;
  });
  const address = `http://127.0.0.1:${await traiteur.port}/api`;
  const pool = openPool(url);
  afterwards(() => pool.end());
  const kitchen = await smallKitchen(statementsOn(pool));
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const ask = async (path: string, body?: object, more: Record<string, string> = {}) => {
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(address + path, { ...post, headers: { ...headers, ...more } });
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as object,
    };
  };
  const { body } = await ask('/auth/login', chef);
  const { token } = body as { token: string };
  headers.authorization = `Bearer ${token}`;
  const order = {
    ...kitchen.marc,
    slot: { scheduleId: kitchen.evening, date: wednesdayAfter(new Date()) },
    lines: [kitchen.line(kitchen.bowl)],
  };
  const place = (key: string) => ask('/orders', { ...order, kitchenNote: key }, { 'idempotency-key': key });
  const news = () => hearNews(address.replace('/api', ''), token);
  return { traiteur, pool, ask, place, news };
}

/** One that may still be ordered for. */
function wednesdayAfter(now: Date): string {
  const day = new Date(now.getTime() + 3 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

type House = Awaited<ReturnType<typeof open>>;
type Answer = Awaited<ReturnType<House['ask']>>;

/** Lists and places orders during that work, each until it is placed. Returns answers, and placed orders by key. */
async function underRequests({ ask, place }: House, work: () => Promise<void>) {
  const answers: Answer[] = [];
  const placedOrders = new Map<string, number>();
  let over = false;
  const note = (answer: Answer) => answers[answers.push(answer) - 1] as Answer;
  async function list(): Promise<void> {
    while (!over) {
      note(await ask('/orders?limit=5'));
      await pause(10);
    }
  }
  async function placeOrders(till: number): Promise<void> {
    for (let number = 0; !over; number++) {
      const key = `till-${till}-order-${number}`;
      for (;;) {
        const answer = note(await place(key));
        if (answer.status === 201) placedOrders.set(key, (answer.body as { id: number }).id);
        if (answer.status !== 503) break;
        await pause(50);
      }
    }
  }
  const requests = Promise.all([list(), list(), placeOrders(1), placeOrders(2)]);
  // What fails meanwhile is told below, once the work is over.
  requests.catch(() => undefined);
  try {
    await work();
  } finally {
    over = true;
    await requests;
  }
  return { answers, placed: placedOrders };
}

const statusesOf = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))].sort((a, b) => a - b);
const notReady = { status: 503, retryAfter: '1', body: expect.objectContaining({ code: 'not-ready' }) as object };

async function ordersByKey({ pool }: House): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key: string; id: number; count: number }>(
    'select kitchen_note as key, min(id) as id, count(*) as count from orders group by kitchen_note',
  );
  expect(rows.filter(({ count }) => count !== 1)).toEqual([]);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

describe('the embedded server', () => {
  test('killed under requests is back by itself: every answer is a yes or "come again", and nothing said is lost', async () => {
    const folder = testFolder();
    const sockets = join(folder, 'postgres');
    const house = await open({ DATA_DIR: folder }, `postgres://traiteur@/traiteur?host=${encodeURIComponent(sockets)}`);
    const postmaster = () => Number.parseInt(readFileSync(join(sockets, 'postmaster.pid'), 'utf8'), 10);
    const { answers, placed } = await underRequests(house, async () => {
      for (const times of [1, 2]) {
        process.kill(postmaster(), 'SIGKILL');
        await house.traiteur.says('The embedded database answers again', times);
      }
    });
    expect(statusesOf(answers)).toEqual([200, 201, 503]);
    for (const answer of answers.filter(({ status }) => status === 503)) expect(answer).toEqual(notReady);
    expect(await ordersByKey(house)).toEqual(placed);
    expect((await house.ask('/health')).status).toBe(200);
  });

  test('whose files are gone ends Traiteur with a sentence', async () => {
    const folder = testFolder();
    const traiteur = startTraiteur({ DATA_DIR: folder });
    await traiteur.port;
    const postmaster = Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
    rmSync(join(folder, 'postgres/PG_VERSION'));
    // In order: after a kill the next start on these files would clear its shared memory, and there is none.
    process.kill(postmaster, 'SIGINT');
    const { code, output } = await traiteur.ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^The files of the embedded database in .* are gone: put them back or restore a backup/m);
  });
});

describe('a server of somebody else', () => {
  test('that goes away and comes back is used again: meanwhile every answer is "come again"', async () => {
    const server = await startTcpServer();
    const url = `postgres://owner:owner-secret@localhost:${server.port}/traiteur`;
    const house = await open({ DATABASE_URL: url }, url);
    const { answers, placed } = await underRequests(house, async () => {
      await server.stop();
      await house.traiteur.says('The server of DATABASE_URL does not answer');
      expect(await house.ask('/health')).toMatchObject({
        status: 503,
        body: { status: 'unavailable', database: 'down' },
      });
      expect(await house.ask('/orders')).toEqual(notReady);
      await server.start();
      await house.traiteur.says('The server of DATABASE_URL answers again.');
    });
    expect(statusesOf(answers)).toEqual([200, 201, 503]);
    expect(await ordersByKey(house)).toEqual(placed);
    expect((await house.ask('/health')).status).toBe(200);
  });

  test('that has become a replica is not ready, and used again once it is promoted', async () => {
    const server = await startTcpServer();
    const house = await open({ DATABASE_URL: server.url }, server.url);
    const { answers, placed } = await underRequests(house, async () => {
      await server.demote();
      await house.traiteur.says('The server of DATABASE_URL does not answer');
      await expect
        .poll(() => house.ask('/health'))
        .toMatchObject({ status: 503, body: { status: 'unavailable', database: 'read-only' } });
      expect(await house.ask('/orders')).toEqual(notReady);
      expect(await house.place('to-a-replica')).toEqual(notReady);
      await server.promote();
      await house.traiteur.says('The server of DATABASE_URL answers again.');
    });
    expect(statusesOf(answers)).toEqual([200, 201, 503]);
    expect(await ordersByKey(house)).toEqual(placed);
    expect((await house.ask('/health')).status).toBe(200);
  });

  test('that has no connection left is waited for, and the news go on', async () => {
    const server = await startTcpServer();
    const house = await open({ DATABASE_URL: server.url }, server.url);
    const news = await house.news();
    await server.asSuperuser('alter database traiteur connection limit 0');
    await server.asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'owner'`);
    const { answers, placed } = await underRequests(house, async () => {
      await house.traiteur.says('The database has no connection left: requests wait for one.');
      expect(await house.ask('/health')).toMatchObject({ status: 200, body: { status: 'busy', database: 'crowded' } });
      await server.asSuperuser('alter database traiteur connection limit -1');
      await house.traiteur.says('The database has a connection left again.');
    });
    for (const status of statusesOf(answers)) expect([200, 201, 503]).toContain(status);
    expect(await ordersByKey(house)).toEqual(placed);
    expect(await house.ask('/health')).toMatchObject({ status: 200, body: { database: 'up' } });
    const order = await house.place('afterwards');
    await expect.poll(() => news.of((order.body as { id: number }).id)).toEqual(['placed']);
  });

  test('of several hosts is used where it answers, and directly for what keeps its session', async () => {
    const server = await startTcpServer();
    const hosts = server.url.replace('@', '@127.0.0.1:1,');
    const settings = { DATABASE_URL: hosts, DATABASE_DIRECT_URL: `${hosts}?application_name=direct` };
    const house = await open(settings, server.url);
    expect((await house.place('two-hosts')).status).toBe(201);
    const { rows } = await house.pool.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity where query ilike 'listen%'`,
    );
    expect(rows).toEqual([{ name: 'direct' }]);
  });

  test('that ends connections one by one fails at most what was under way on them', async () => {
    const server = await startTcpServer();
    const url = `postgres://owner:owner-secret@127.0.0.1:${server.port}/traiteur`;
    const house = await open({ DATABASE_URL: url }, url);
    const { answers, placed } = await underRequests(house, async () => {
      for (let time = 0; time < 10; time++) {
        await house.pool.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
        );
        await house.place(`after-${time}-times`);
      }
    });
    for (const status of statusesOf(answers)) expect([200, 201, 503]).toContain(status);
    const orders = await ordersByKey(house);
    for (const [key, id] of placed) expect(orders.get(key)).toBe(id);
  });
});
