import { installQueue } from '../apps/api/src/jobs/install-queue.ts';
import type { ImportDetail, ImportedNoun, ImportState } from '@traiteur/contract/house/imports.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { importingFiles } from '../apps/api/src/house/imports/work/importing-files.ts';
import { fileOf } from './imported-files.ts';
import type { Works } from './record.ts';
import type { Result } from './results.ts';
import { newKey } from './works.ts';

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

/** In seconds. */
const patience = 60;
/** Largest ratio of the 99th percentiles of others: while rows come in to before. */
const wait = 2;
/** Milliseconds between two requests of a clerk. */
const pace = 25;

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
  const clerk = openClerk(origin, authorization, works);
  await clerk.timesDuring(() => delay(1000));
  const quietTimes = await clerk.timesDuring(() => delay(seconds * 1000));
  const start = performance.now();
  const busyTimes = await clerk.timesDuring(async () => {
    const base64 = Buffer.from(fileOf[noun](rows)).toString('base64');
    const { id, mapping } = await call('POST', '', { noun, fileName: `${noun}.csv`, base64 });
    await call('POST', `/${id}/preview`, { mapping, createMissing: true });
    await work(id, 'checked');
    await call('POST', `/${id}/run`, { allOrNothing: false });
    await work(id, 'done');
  });
  const time = (performance.now() - start) / 1000;
  await pool.end();
  const [quiet, busy] = [p99Of(quietTimes), p99Of(busyTimes)];
  return {
    work: `importing ${rows.toLocaleString('en')} ${noun}`,
    ours: Math.round(rows / time),
    floor: null,
    ratio: null,
    reach: `≤ ${patience} s: ${time.toFixed(1)}; others’ p99 ≤ ${wait} × ${quiet.toFixed(1)} ms: ${busy.toFixed(1)}`,
    holds: time <= patience && busy <= wait * quiet,
  };
}

function openClerk(origin: string, authorization: string, works: Works) {
  const requests = (['first page', 'search', 'detail', 'placing'] as const).map((name) => works[name]);
  let turn = 0;
  async function ask(): Promise<number> {
    const recorded = requests[turn % requests.length] ?? [];
    const { method, path, body } = recorded[Math.floor(turn++ / requests.length) % recorded.length]?.request ?? {};
    if (!path) throw new Error('the bench has no request for a clerk');
    const start = performance.now();
    const answer = await fetch(`${origin}${path}`, {
      method: method ?? 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json', ...newKey() }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return performance.now() - start;
  }
  return {
    async timesDuring(happening: () => Promise<unknown>): Promise<number[]> {
      const times: number[] = [];
      let isOver = false;
      const end = happening().finally(() => {
        isOver = true;
      });
      while (!isOver) {
        times.push(await ask());
        await delay(pace);
      }
      await end;
      return times;
    },
  };
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const p99Of = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
