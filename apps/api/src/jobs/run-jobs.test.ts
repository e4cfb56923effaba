import type pg from 'pg';
import { expect, test } from 'vitest';
import { afterwards } from '../testing/afterwards.ts';
import { openPool } from '../database/server/pool.ts';
import { databaseOnLine } from '../testing/database/database-on-line.ts';
import { testDatabase } from '../testing/database/test-database.ts';
import { asApp } from '../testing/database/test-template.ts';
import { installQueue } from './install-queue.ts';
import type { Job } from './job.ts';
import { runJobs } from './run-jobs.ts';

/** A node that does these jobs on a database of its own, as the application's role. */
async function node(jobs: Job[], database?: { pool: pg.Pool; url: string }) {
  const { pool, url } = database ?? (await testDatabase());
  const lines: string[] = [];
  let hearing: (() => void)[] = [];
  const runner = runJobs({
    url: asApp(url),
    ownerPool: pool,
    jobs,
    interval: 10,
    log: (line) => {
      lines.push(line);
      for (const hear of hearing) hear();
      hearing = [];
    },
  });
  async function says(sentence: RegExp): Promise<void> {
    while (!lines.some((line) => sentence.test(line))) await new Promise<void>((hear) => hearing.push(hear));
  }
  const { stop } = runner;
  afterwards(stop);
  const add = (name: string, payload: object = {}, runAt = 'now()') =>
    pool.query(`select graphile_worker.add_job($1, $2, run_at => ${runAt})`, [name, JSON.stringify(payload)]);
  return { pool, url, lines, says, add, stop };
}

/** A job, and what it was given each time that it ran. */
function noted(name: string, more: Partial<Job> = {}) {
  const payloads: unknown[] = [];
  let waiting: (() => void)[] = [];
  const job: Job = {
    name,
    ...more,
    run: async (payload) => {
      payloads.push(payload);
      for (const wake of waiting) wake();
      waiting = [];
      await more.run?.(payload);
    },
  };
  async function times(count: number): Promise<void> {
    while (payloads.length < count) await new Promise<void>((wake) => waiting.push(wake));
  }
  return { job, payloads, times };
}

test('a job is done once its transaction is kept, and not at all where that is given up', async () => {
  const { job, payloads, times } = noted('letter');
  const { pool, add } = await node([job]);
  await pool.query(`begin; select graphile_worker.add_job('letter', '{"to": "nobody"}'); rollback`);
  await add('letter', { to: 'Marc' });
  await times(1);
  expect(payloads).toEqual([{ to: 'Marc' }]);
});

test('what is due at each start is done, and the log says so', async () => {
  const { job, times } = noted('clean-up', { atStart: true, schedule: '0 * * * *' });
  const { says, lines } = await node([job]);
  await times(1);
  await says(/done/);
  expect(lines[0]).toMatch(/^Job clean-up: done in \d+\.\d s\.$/);
});

test('a job that fails is told to the log, and stays to be tried again', async () => {
  const { job } = noted('letter', { run: () => Promise.reject(new Error('the post office is closed')) });
  const { pool, add, says, lines, stop } = await node([job]);
  await add('letter');
  await says(/failed/);
  await stop();
  expect(lines).toEqual(['Job letter: failed, and is tried again: the post office is closed.']);
  const { rows } = await pool.query('select attempts, run_at > now() as later from graphile_worker.jobs');
  expect(rows).toEqual([{ attempts: 1, later: true }]);
});

test('two nodes do each job once', async () => {
  const [first, second] = [noted('letter'), noted('letter')];
  const database = await testDatabase();
  const { add } = await node([first.job], database);
  await node([second.job], database);
  for (let number = 0; number < 20; number++) await add('letter', { number });
  const allPayloads = () => [...first.payloads, ...second.payloads];
  while (allPayloads().length < 20)
    await Promise.race([first.times(first.payloads.length + 1), second.times(second.payloads.length + 1)]);
  const numbers = allPayloads().map((payload) => (payload as { number: number }).number);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, number) => number));
});

test('goes on when the database has ended all its connections', async () => {
  const { job, times } = noted('letter');
  const { url, add } = await node([job]);
  const pool = openPool(asApp(url));
  afterwards(() => pool.end());
  await add('letter');
  await times(1);
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`);
  await add('letter');
  await times(2);
});

test('goes on, and stops, where the queue counts the end of a job too often', async () => {
  const { line, ...database } = await databaseOnLine();
  const works = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { job, payloads, times } = noted('letter', { run: async () => works[payloads.length - 1]?.promise });
  const { add, stop, says, pool } = await node([job], database);
  const jobCount = async () => (await pool.query('select from graphile_worker.jobs')).rowCount;
  await add('letter', { number: 1 });
  await add('letter', { number: 2 });
  await times(2);
  // The end of the first cannot be recorded, and the queue ends its runner.
  line.stall();
  works[0]?.resolve();
  await expect.poll(line.stalledCount).toBeGreaterThanOrEqual(2);
  line.cutStalled();
  await says(/Failed to complete jobs/);
  // While it takes leave of the connection that listens, the end of the second is recorded.
  await expect.poll(line.stalledCount).toBeGreaterThanOrEqual(1);
  line.letOthersThrough();
  works[1]?.resolve();
  await expect.poll(jobCount).toBe(1);
  line.letThrough();
  await times(3);
  await stop();
  expect(await jobCount()).toBe(0);
});

test('a stop waits for the job that is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { job, times } = noted('letter', { run: () => promise });
  const { add, stop, pool } = await node([job]);
  await add('letter');
  await times(1);
  const end = stop();
  resolve();
  await end;
  expect((await pool.query('select from graphile_worker.jobs')).rowCount).toBe(0);
});

test('begins on a database that has no queue yet', async () => {
  const { job, times } = noted('clean-up', { atStart: true });
  await node([job], await testDatabase('template1'));
  await times(1);
});

test('installing it twice at once makes it once', async () => {
  const { pool } = await testDatabase('template1');
  await Promise.all([installQueue(pool), installQueue(pool)]);
  expect((await pool.query('select from graphile_worker.jobs')).rowCount).toBe(0);
});
