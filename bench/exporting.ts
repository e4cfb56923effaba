import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createDeflateRaw } from 'node:zlib';
import type { Kysely } from 'kysely';
import { exportedClients } from '../apps/api/src/clients/client-exports/client-export-rows.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import type { Database } from '../apps/api/src/database/schema.ts';
import { openStreamedExport } from '../apps/api/src/http/spreadsheets/streamed-export.ts';
import { asStarted } from '../apps/api/src/testing/servers/as-started.ts';
import { benchToken } from './bench-token.ts';
import { clerk } from './clerk.ts';
import type { House } from './house.ts';
import { percentile } from './percentile.ts';
import { residentMegabytes } from './resident-megabytes.ts';
import type { Result } from './results.ts';
import { type Server, startOurs } from './servers.ts';

const reach = {
  /** In times of its rows, read and deflated. */
  times: 3,
  /** Megabytes above those of the idle program. */
  memory: 150,
  /** Ratio of the 99th percentiles of others: beside an export to before. */
  wait: 2,
} as const;

const readings = ['clients', 'clients?search=dupuis', 'products', 'postal-codes'].map((list) => [
  { method: 'GET' as const, path: `/api/${list}` },
]);

interface Plan {
  house: House;
  /** Of the house without an export. */
  seconds: number;
}

/** All clients as Excel: alone, held against their rows read and deflated, and while a clerk reads lists. */
export async function measureExporting({ house: { url, size }, seconds }: Plan): Promise<Result> {
  const pool = openPool(url);
  const db = statementsOn(pool);
  const token = await benchToken(db);
  const program = await startOurs({ url }, asStarted);
  const download = () => secondsOf(() => read(program, token));
  const timesDuring = clerk({ origin: program.origin, token }, readings);
  await timesDuring(() => pause(1000));
  const quiet = percentile(await timesDuring(() => pause(seconds * 1000)), 0.99);
  const floor = await secondsOf(() => readRows(db));
  const idle = residentMegabytes(program.pid);
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(program.pid))), 100);
  const time = await download();
  const busy = percentile(await timesDuring(download), 0.99);
  clearInterval(watch);
  await program.stop();
  await pool.end();
  return {
    work: `Excel of ${size.clients.toLocaleString('en')} clients`,
    ours: rounded(1 / time),
    floor: rounded(1 / floor),
    ratio: rounded(floor / time),
    reach:
      `≤ ${reach.times} × its rows read and deflated: ${(time / floor).toFixed(2)}; ≤ ${reach.memory} MB above ${idle}: ` +
      `${most - idle}; others’ p99 ≤ ${reach.wait} × ${quiet.toFixed(1)} ms: ${busy.toFixed(1)}`,
    holds: time <= reach.times * floor && most - idle <= reach.memory && busy <= reach.wait * quiet,
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function read({ origin }: Server, token: string): Promise<void> {
  const answer = await fetch(`${origin}/api/exports/clients`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || !answer.body) throw new Error(`the export answers ${answer.status}: ${await answer.text()}`);
  await drain(answer.body);
}

async function readRows(db: Kysely<Database>): Promise<void> {
  const { body } = await openStreamedExport(db, {
    choose: async (snapshot) => ({ total: 0, rows: exportedClients(snapshot, {}, 'Europe/Paris') }),
    write: (rows) => Readable.from(textsOf(rows)).pipe(createDeflateRaw()),
  });
  await drain(body);
}

async function* textsOf(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const row of rows) yield JSON.stringify(row);
}

async function drain(body: AsyncIterable<unknown>): Promise<void> {
  for await (const _piece of body);
}

const rounded = (figure: number) => Math.round(1000 * figure) / 1000;
