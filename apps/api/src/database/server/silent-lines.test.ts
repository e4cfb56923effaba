import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { afterwards } from '../../testing/afterwards.ts';
import { databaseOnLine } from '../../testing/database/database-on-line.ts';
import { isOutOfReach } from './out-of-reach.ts';
import { PatientPool } from './patient-pool.ts';
import { endSilentLines } from './silent-lines.ts';

const { url, line } = await databaseOnLine();
const interval = 100;

const pool = new PatientPool({ connectionString: url, connectionTimeoutMillis: 5000 });
endSilentLines(pool, url, { interval, patience: 5000 });
afterwards(() => pool.end());

test('a query on a line that is cut without a word fails as on one that is reset, and its connection goes', async () => {
  const client = await pool.connect();
  line.stall();
  const failure = client.query('select 1').then(() => undefined, isOutOfReach);
  await expect.poll(line.stalledCount).toBe(1);
  line.letOthersThrough();
  expect(await failure).toBe(true);
  client.release();
  expect(pool.totalCount).toBe(0);
  expect((await pool.query('select 1')).rowCount).toBe(1);
});

test('where the server is not reached at all, its lines end too', async () => {
  const client = await pool.connect();
  line.stall();
  expect(await client.query('select 1').then(() => undefined, isOutOfReach)).toBe(true);
  client.release();
  line.letThrough();
  expect((await pool.query('select 1')).rowCount).toBe(1);
});

test('what the server works on is waited for, and so is whoever thinks within a transaction', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await pause(10 * interval);
  expect((await client.query('select pg_sleep($1)', [(10 * interval) / 1000])).rowCount).toBe(1);
  expect((await client.query('commit')).command).toBe('COMMIT');
  client.release();
});

test('the server ends what a client has left without a word, before the day is over', async () => {
  const { rows } = await pool.query<{ limit: string }>(
    `select current_setting('idle_in_transaction_session_timeout') as limit`,
  );
  expect(rows).toEqual([{ limit: '45s' }]);
});
