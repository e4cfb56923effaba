import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statementsOn } from '../database/rows/statements.ts';
import { smallKitchen } from '../testing/small-kitchen.ts';
import { testApp } from '../testing/test-app.ts';
import { figuresOf } from './house-figures.ts';
import { openMetrics } from './metrics.ts';

type Sources = Parameters<typeof openMetrics>[0];

const nothing: Sources = {
  version: '1.2.3',
  databaseState: async () => 'up',
  pools: {},
  figures: async () => undefined,
};

/** The lines of a metric, without what explains it. */
const linesOf = (text: string, name: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(`traiteur_${name}`));

test('requests are counted by operation and status, refusals by code, and never by what stands in an address', async () => {
  const metrics = await openMetrics(nothing);
  const { db, signedIn, host } = await testApp({ watches: [metrics.requestWatch] });
  const { marc } = await smallKitchen(db);
  const owner = await signedIn('owner');
  for (let time = 0; time < 2; time++) await owner.call('clients', 'get', { id: marc.clientId });
  await expect(owner.call('clients', 'get', { id: 999_999 })).rejects.toMatchObject({ problem: { status: 404 } });
  await fetch(`${host}/api/nothing/of/the/kind/4711`);
  await fetch(`${host}/api/clients/%zz`);
  await expect.poll(() => metrics.read()).toContain('traiteur_requests_total{operation="none",status="404"} 1');
  const text = await metrics.read();
  expect(linesOf(text, 'requests_total{operation="getClient"').toSorted()).toEqual([
    'traiteur_requests_total{operation="getClient",status="200"} 2',
    'traiteur_requests_total{operation="getClient",status="404"} 1',
  ]);
  expect(linesOf(text, 'request_seconds_count{operation="getClient"')).toEqual([
    'traiteur_request_seconds_count{operation="getClient"} 3',
  ]);
  expect(linesOf(text, 'refusals_total')).toContain('traiteur_refusals_total{code="not-found"} 2');
  expect(text).not.toMatch(/"[^"\n]*(?:4711|999999|\/)[^"\n]*"/);
});

test('the version, the pools, jobs and mails of this node are told, and its event loop and memory', async () => {
  const pool = { totalCount: 7, idleCount: 3, waitingCount: 2, options: { max: 10 } };
  const metrics = await openMetrics({ ...nothing, pools: { requests: pool } });
  metrics.jobEnded('clean-up', 'done');
  metrics.jobEnded('clean-up', 'failed');
  metrics.mailEnded('sent');
  const text = await metrics.read();
  for (const line of [
    'traiteur_build_info{version="1.2.3"} 1',
    'traiteur_pool_connections{pool="requests",state="used"} 4',
    'traiteur_pool_connections{pool="requests",state="idle"} 3',
    'traiteur_pool_waiting{pool="requests"} 2',
    'traiteur_pool_connections_max{pool="requests"} 10',
    'traiteur_jobs_total{job="clean-up",outcome="failed"} 1',
    'traiteur_mails_total{outcome="sent"} 1',
    'traiteur_database_up 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('each metric that the alerts name is one', async () => {
  const alerts = readFileSync(join(import.meta.dirname, '../../../../docs/alerts.yml'), 'utf8');
  const names = [...alerts.matchAll(/^ {8}expr: (.*)$/gm)].flatMap(([, expression = '']) =>
    [...expression.matchAll(/\b(?:traiteur|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_bucket$/, '')),
  );
  const text = await (await openMetrics(nothing)).read();
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});

test('while the database is away the metrics say so, and give no figure that is not so any more', async () => {
  const figures = {
    jobsWaiting: 3,
    jobsGivenUp: 1,
    oldestJob: 12,
    mailsWaiting: 0,
    mailsFailed: 0,
    oldestMail: null,
    backupAge: 7200,
    disagreements: 0,
    archiveFailing: null,
    ordersPlaced: 5,
    latestOrder: 60,
    days: [{ day: 0, portions: 40, offersSoldOut: 2 }],
  };
  let isAway = false;
  const metrics = await openMetrics({
    ...nothing,
    databaseState: async () => (isAway ? 'down' : 'busy'),
    figures: async () => (isAway ? undefined : figures),
  });
  const present = await metrics.read();
  expect(linesOf(present, 'database_up')).toEqual(['traiteur_database_up 1']);
  expect(linesOf(present, 'jobs_waiting')).toEqual(['traiteur_jobs_waiting 3']);
  expect(linesOf(present, 'mails_oldest_seconds')).toEqual([]);
  expect(linesOf(present, 'offers_sold_out')).toEqual(['traiteur_offers_sold_out{day="0"} 2']);
  isAway = true;
  const absent = await metrics.read();
  expect(linesOf(absent, 'database_up')).toEqual(['traiteur_database_up 0']);
  expect(linesOf(absent, 'figures_up')).toEqual(['traiteur_figures_up 0']);
  expect([...linesOf(absent, 'jobs_waiting'), ...linesOf(absent, 'portions_left')]).toEqual([]);
});

test('the age of a replica is told as long as it answers, and nothing of it where there is none', async () => {
  let age: number | undefined = 2.5;
  const metrics = await openMetrics({ ...nothing, replica: { age: async () => age } });
  expect(linesOf(await metrics.read(), 'replica')).toEqual([
    'traiteur_replica_up 1',
    'traiteur_replica_age_seconds 2.5',
  ]);
  age = undefined;
  expect(linesOf(await metrics.read(), 'replica')).toEqual(['traiteur_replica_up 0']);
  expect(linesOf(await (await openMetrics(nothing)).read(), 'replica')).toEqual([]);
});

test('the figures of the house count what waits, what was placed and what is left, and share one reading', async () => {
  const { db, pool, ownerPool, time, signedIn } = await testApp();
  const kitchen = await smallKitchen(db);
  const clock = () => time.now;
  const read = () => figuresOf(statementsOn(pool), { timeZone: 'Europe/Paris', clock })();
  const first = await read();
  expect(first).toMatchObject({ jobsWaiting: 0, oldestJob: null, mailsWaiting: 0, ordersPlaced: 0, latestOrder: null });
  // From Monday to Friday.
  const days = [50, 50, 50, 50, 50, 0, 0].map((portions, day) => ({ day, portions, offersSoldOut: 0 }));
  expect(first?.days).toEqual(days);
  await ownerPool.query(
    `select graphile_worker.add_job('letter', '{}', run_at => $1::timestamptz - interval '90 seconds')`,
    [time.now],
  );
  const owner = await signedIn('owner');
  // Wednesday is the day after tomorrow.
  await kitchen.place(owner, { lines: [kitchen.line(kitchen.dahl, 50)] });
  const { days: laterDays, ...amounts } = (await read()) ?? {};
  expect(amounts).toMatchObject({ oldestJob: 90, ordersPlaced: 1, latestOrder: 0, mailsWaiting: 1 });
  expect(laterDays?.slice(1, 3)).toEqual([
    { day: 1, portions: 50, offersSoldOut: 0 },
    { day: 2, portions: 0, offersSoldOut: 1 },
  ]);
  const shared = figuresOf(statementsOn(pool), { timeZone: 'Europe/Paris', clock });
  expect(shared()).toBe(shared());
});
