import { setTimeout as pause } from 'node:timers/promises';
import { installQueue } from '../apps/api/src/jobs/install-queue.ts';
import type { ImportDetail, ImportedNoun, ImportState } from '@traiteur/contract/house/imports.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { importingFiles } from '../apps/api/src/house/imports/work/importing-files.ts';
import { clerk } from './clerk.ts';
import { fileOf } from './imported-files.ts';
import { percentile } from './percentile.ts';
import type { Works } from './record.ts';
import type { Result } from './results.ts';

interface Plan {
  url: string;
  origin: string;
  token: string;
  works: Works;
  noun: ImportedNoun;
  /** Rows of the file. */
  rows: number;
  /** Of the house without an import. */
  seconds: number;
}

const clerksWorks = ['first page', 'search', 'detail', 'placing'] as const;
/** In seconds. */
const patience = 60;
/** Largest ratio of the 99th percentiles of others: while rows come in to before. */
const wait = 2;

/** A file is checked and comes in while a clerk looks orders and clients up and places orders. */
export async function measureImporting({ url, origin, token, works, noun, rows, seconds }: Plan): Promise<Result> {
  const authorization = `Bearer ${token}`;
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/api/imports${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<ImportDetail>;
  };
  const work = async (id: number, end: ImportState) => {
    await importingFiles(statementsOn(pool), { url, timeZone: 'Europe/Paris' }).run({});
    const { state, counts } = await call('GET', `/${id}`);
    if (state !== end || counts.new !== rows) throw new Error(`the import is ${state}: ${JSON.stringify(counts)}`);
  };
  const pool = openPool(url);
  await installQueue(pool);
  const requests = clerksWorks.map((name) => works[name].map(({ request }) => request));
  const timesDuring = clerk({ origin, token }, requests);
  await timesDuring(() => pause(1000));
  const quietTimes = await timesDuring(() => pause(seconds * 1000));
  const start = performance.now();
  const busyTimes = await timesDuring(async () => {
    const base64 = Buffer.from(fileOf[noun](rows)).toString('base64');
    const { id, mapping } = await call('POST', '', { noun, fileName: `${noun}.csv`, base64 });
    await call('POST', `/${id}/preview`, { mapping, createMissing: true });
    await work(id, 'checked');
    await call('POST', `/${id}/run`, { allOrNothing: false });
    await work(id, 'done');
  });
  const time = (performance.now() - start) / 1000;
  await pool.end();
  const [quiet, busy] = [percentile(quietTimes, 0.99), percentile(busyTimes, 0.99)];
  return {
    work: `importing ${rows.toLocaleString('en')} ${noun}`,
    ours: Math.round(rows / time),
    floor: null,
    ratio: null,
    reach: `≤ ${patience} s: ${time.toFixed(1)}; others’ p99 ≤ ${wait} × ${quiet.toFixed(1)} ms: ${busy.toFixed(1)}`,
    holds: time <= patience && busy <= wait * quiet,
  };
}
