import { expect, inject, test } from 'vitest';
import { afterwards } from '../../testing/afterwards.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { asApp, withServer } from '../../testing/database/test-template.ts';
import { watchHealth } from './database-health.ts';
import { isOutOfReach } from './out-of-reach.ts';
import { openPool } from './pool.ts';

const { pool, url } = await testDatabase();

async function read(sql: string): Promise<unknown> {
  return (await pool.query<{ value: unknown }>(`select ${sql} as value`)).rows[0]?.value;
}

test('amounts in bigint are numbers', async () => {
  expect(await read('(select sum(cents) from (values (1250), (990)) prices (cents))')).toBe(2240);
});

test('a bigint that a number cannot hold is an error, not a wrong amount', async () => {
  await expect(read('9007199254740993::bigint')).rejects.toThrow(RangeError);
});

test('calendar dates keep their day whatever the time zone', async () => {
  expect(await read(`date '2026-03-29'`)).toBe('2026-03-29');
});

test('arrays of dates and of bigint follow their elements', async () => {
  expect(await read(`array[date '2026-12-25', '2027-01-01']`)).toEqual(['2026-12-25', '2027-01-01']);
  expect(await read('array[1, 2]::bigint[]')).toEqual([1, 2]);
});

test('moments are dates', async () => {
  expect(await read(`timestamptz '2026-03-29 03:00+02'`)).toEqual(new Date('2026-03-29T01:00:00Z'));
});

test('a connection that breaks while it is in use fails its query, and nothing else', async () => {
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const end = new Promise((resolve) => client.once('end', resolve));
  const failure = expect(client.query('select pg_sleep(10)')).rejects.toThrow(/terminat/);
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await failure;
  await end;
  client.release(true);
});

test('a connection that breaks while it is lent out and asked nothing is told too', async () => {
  const { promise: isTold, resolve } = Promise.withResolvers<void>();
  const watchedPool = openPool(url, { onBroken: resolve });
  afterwards(() => watchedPool.end());
  const client = await watchedPool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await isTold;
  client.release();
});

/** A database of which the application may have so many connections. */
async function narrowDatabase() {
  const database = await testDatabase();
  const { rows } = await database.pool.query<{ name: string }>('select quote_ident(current_database()) as name');
  const allow = (count: number) =>
    withServer(inject('testServerUrl'), (server) =>
      server.query(`alter database ${rows[0]?.name} connection limit ${count}`),
    );
  const poolOf = (patience: number) => {
    const appPool = openPool(asApp(database.url), { patience });
    afterwards(() => appPool.end());
    const lacks: boolean[] = [];
    appPool.onLack = (isLacking) => lacks.push(isLacking);
    return { appPool, lacks };
  };
  return { url: asApp(database.url), allow, poolOf };
}

test('where the server has no connection left, a query waits for one of ours, or for the server', async () => {
  const { url, allow, poolOf } = await narrowDatabase();
  const { appPool, lacks } = poolOf(180_000);
  const health = watchHealth(url, appPool);
  afterwards(() => health.stop());
  expect(await health.state()).toBe('up');
  const client = await appPool.connect();
  await allow(0);
  const answers: string[] = [];
  const ask = async (name: string) => void (await appPool.query('select 1').then(() => answers.push(name)));
  const [first, second] = [ask('first'), ask('second')];
  await expect.poll(() => appPool.lackCount).toBe(2);
  await expect.poll(health.state).toBe('crowded');
  client.release();
  await Promise.all([first, second]);
  expect(answers.toSorted()).toEqual(['first', 'second']);
  const clients = [await appPool.connect()];
  const third = appPool.connect();
  await expect.poll(() => appPool.lackCount).toBe(1);
  await allow(-1);
  for (const each of [...clients, await third]) each.release();
  expect(lacks).toEqual([true, false]);
  expect(await health.state()).toBe('up');
});

test('whoever waits in vain for a connection of the server is told that it is out of reach', async () => {
  const { allow, poolOf } = await narrowDatabase();
  const { appPool } = poolOf(500);
  await allow(0);
  const failures = await Promise.all(
    Array.from({ length: 3 }, () => appPool.query('select 1').catch((error: unknown) => error)),
  );
  expect(failures.map(isOutOfReach)).toEqual([true, true, true]);
  expect(appPool.lackCount).toBe(0);
});

test('a connection that is given back twice by a callback is given back once', async () => {
  const release = await new Promise<() => void>((resolve, reject) =>
    pool.connect((error, _client, end) => (error ? reject(error) : resolve(() => end()))),
  );
  release();
  expect(release).not.toThrow();
});
