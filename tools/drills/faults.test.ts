import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { codeOf } from '../../apps/api/src/core/start-error.ts';
import { afterwards } from '../../apps/api/src/testing/afterwards.ts';
import { openLine } from '../../apps/api/src/testing/servers/tcp-line.ts';
import { startTcpServer } from '../../apps/api/src/testing/servers/tcp-server.ts';
import { testFolder } from '../../apps/api/src/testing/test-folder.ts';
import { type DrillHouse, openDrillHouse } from './drill-house.ts';
import { expectOnce } from './expect-once.ts';
import { openTab } from './listening-tab.ts';
import { type MixedLoad, startMixedLoad } from './mixed-load.ts';

/** How long each fault lasts: `npm run drill -- faults 20` asks for more. */
const seconds = Number(process.env['DRILL'] ?? 2);
const patience = { timeout: 180_000 + seconds * 10_000 };

async function healthOf(house: DrillHouse): Promise<{ status: number; database: unknown }> {
  const { api } = await house.addresses();
  const answer = await fetch(`${api}/api/health`);
  return { status: answer.status, database: ((await answer.json()) as Record<string, unknown>)['database'] };
}

/** At work before, during and after a fault: afterwards everything is there once, and no connection is left over. */
async function underWork(house: DrillHouse, fault: (load: MixedLoad) => Promise<void>) {
  await healthOf(house);
  const connections = await connectionsOf(house);
  const load = await startMixedLoad(house);
  await load.progress();
  const beginning = performance.now();
  await fault(load);
  await load.progress();
  await load.stop();
  console.log(`at most ${load.longestGap(beginning)} ms without an answer`);
  await expectOnce(house, load.acknowledged);
  await expect.poll(() => healthOf(house)).toEqual({ status: 200, database: 'up' });
  await expect.poll(() => connectionsOf(house)).toEqual(connections);
  return load;
}

async function connectionsOf({ pool }: DrillHouse): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select application_name as name, count(*) as count from pg_stat_activity
      where datname = current_database() and application_name like 'traiteur-%' group by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test('a database that is away is waited for', patience, async () => {
  const server = await startTcpServer();
  const house = await openDrillHouse({ url: server.url });
  await underWork(house, async () => {
    await server.stop();
    expect(await healthOf(house)).toEqual({ status: 503, database: 'down' });
    await pause(seconds * 1000);
    await server.start();
  });
});

test('a slow line to the database, and one that is cut without a word, are got over', patience, async () => {
  const server = await startTcpServer();
  const line = await openLine({ host: '127.0.0.1', port: server.port });
  const house = await openDrillHouse({
    url: server.url.replace(`:${server.port}`, `:${line.port}`),
    directUrl: server.url,
  });
  await underWork(house, async () => {
    line.slow(30);
    await pause(seconds * 1000);
    line.slow(0);
    // Nobody answers, and nobody says so.
    line.stall();
    line.cut();
    await pause(seconds * 1000);
    expect((await healthOf(house)).status).toBe(503);
    line.letThrough();
  });
});

test(
  'lines to the database that are cut without a word are left for new ones, and the news go on',
  patience,
  async () => {
    const server = await startTcpServer();
    const line = await openLine({ host: '127.0.0.1', port: server.port });
    const url = server.url.replace(`:${server.port}`, `:${line.port}`);
    const house = await openDrillHouse({ url, directUrl: server.url });
    const tab = await openTab(house);
    const { acknowledged } = await underWork(house, async (load) => {
      line.stall();
      await pause(seconds * 1000);
      // Who calls anew is heard; what was said before never arrives, and nobody is told.
      line.letOthersThrough();
      await load.progress();
      // In the end the server notices too.
      line.cutStalled();
    });
    await expect.poll(() => [...acknowledged.orders.values()].filter((id) => !tab.hasHeardOf(id))).toEqual([]);
  },
);

/** Root may, unless it is that of a container. */
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

test.runIf(canMount)('a full disk is told, and got over once there is room', patience, async () => {
  const folder = join(testFolder(), 'small-disk');
  mkdirSync(folder, { mode: 0o711 });
  removeLostDisks();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=250m,mode=711', `${disk}${process.pid}`, folder]);
  afterwards(() => execFileSync('umount', ['--lazy', folder]));
  const house = await openDrillHouse({ folder });
  await underWork(house, async () => {
    fill(join(folder, 'ballast'));
    await expect.poll(() => healthOf(house)).toMatchObject({ status: 503 });
    await pause(seconds * 1000);
    rmSync(join(folder, 'ballast'));
  });
});

/** With the process that mounted it. */
const disk = 'traiteur-drill-';

/** Of drills that were ended by force. */
function removeLostDisks(): void {
  for (const [, pid, place = ''] of readFileSync('/proc/mounts', 'utf8').matchAll(
    new RegExp(`^${disk}(\\d+) (\\S+)`, 'gm'),
  ))
    if (!existsSync(`/proc/${pid}`)) execFileSync('umount', ['--lazy', place]);
}

/** Until there is no room left. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(64 * 1024));
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error;
  }
  fsyncSync(file);
  closeSync(file);
}
