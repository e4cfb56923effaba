import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { asStarted } from '../../apps/api/src/testing/servers/as-started.ts';
import { testFolder } from '../../apps/api/src/testing/test-folder.ts';
import { startDailyUse } from './daily-use.ts';
import { type DrillHouse, openDrillHouse } from './drill-house.ts';
import { expectOnce } from './expect-once.ts';
import type { Holdings } from './witness.ts';

/** Minutes. `npm run drill -- soak 20` asks for more. */
const minutes = Number(process.env['DRILL'] ?? 0.15);
const isLong = minutes >= 5;
const looks = Math.max(6, Math.round(minutes));

const witness = join(import.meta.dirname, 'witness.ts');

/** What a house runs. */
const program = join(import.meta.dirname, '../../apps/api/dist/main.js');

interface Look extends Holdings {
  connections: number;
  temporaryFiles: number;
  jobs: number;
  queues: number;
}

async function count({ pool }: DrillHouse, rows: string): Promise<number> {
  const { rows: counts } = await pool.query<{ count: number }>(`select count(*) from ${rows}`);
  return counts[0]?.count ?? 0;
}

/** Some mails wait on purpose, in case more happens to their order. */
const jobsDue = (house: DrillHouse) => count(house, 'graphile_worker._private_jobs where run_at <= now()');

/** Garbage is collected first, which takes the house a tenth of a second. */
async function look(house: DrillHouse): Promise<Look> {
  const { ask, folder } = house;
  return {
    ...(await ask<Holdings>('holdings')),
    connections: await count(house, `pg_stat_activity where backend_type = 'client backend'`),
    temporaryFiles: readdirSync(join(folder, 'temporary')).length + readdirSync(folder).length,
    jobs: await jobsDue(house),
    queues: await count(house, 'graphile_worker._private_job_queues'),
  };
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const linesOf = (looked: Look) =>
  JSON.stringify(looked, (_, value: unknown) => (typeof value === 'number' ? Math.round(value) : value));

test(`a house in use for ${minutes} minutes holds no more afterwards`, {
  timeout: 300_000 + minutes * 150_000,
}, async () => {
  const folder = testFolder();
  const TMPDIR = join(folder, 'temporary');
  mkdirSync(TMPDIR);
  const house = await openDrillHouse({
    folder,
    program,
    settings: {
      TMPDIR,
      ...asStarted,
      NODE_OPTIONS: `--expose-gc --import ${pathToFileURL(witness).href} ${asStarted.NODE_OPTIONS}`,
    },
  });
  const use = await startDailyUse(house, 100);
  const formerLooks: Look[] = [];
  for (let turn = 0; turn < looks; turn++) {
    await use.during((minutes * 60_000) / looks);
    formerLooks.push(await look(house));
    console.log(linesOf(formerLooks.at(-1) as Look));
  }
  await use.stop();
  await expect.poll(() => jobsDue(house), { timeout: 60_000 + minutes * 60_000, interval: 200 }).toBe(0);
  const end = await look(house);
  console.log(`${house.surroundings.mails.length} mails, ${use.orders.acknowledged.orders.size} orders,`, use.counts);
  console.log('At the end', linesOf(end));
  await expectOnce(house, use.orders.acknowledged);
  // What is loaded and compiled on first use is there after the first third, of a short run not all of it.
  const [settled = end] = formerLooks.slice(Math.floor(looks / 3));
  const margin = isLong ? 1.1 : 1.4;
  expect(end.heap).toBeLessThan(settled.heap * margin + 5);
  expect(end.outside).toBeLessThan(settled.outside * margin + 5);
  expect(end.memory).toBeLessThan(settled.memory * margin + 20);
  expect(sumOf(end.files)).toBeLessThan(sumOf(settled.files) + 5);
  expect(end.connections).toBeLessThan(settled.connections + 3);
  expect(end.temporaryFiles).toBeLessThan(settled.temporaryFiles + 1);
  expect(end.queues).toBeLessThan(settled.queues + 1);
});
