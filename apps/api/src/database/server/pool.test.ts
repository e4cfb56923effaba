import { expect, test } from 'vitest';
import { afterwards } from '../../testing/afterwards.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
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
