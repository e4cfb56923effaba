import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { openClientExport } from './client-export.ts';

const { db, pool, signedIn } = await testApp();
const owner = await signedIn('owner');
const house = { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true, english: 'en-US' as const };
const people = 1_600;

const open = (patience?: number) =>
  openClientExport(db, { filters: {}, house, locale: 'fr', ...(patience && { patience }) });
const download = (signal?: AbortSignal) =>
  owner.call('client-exports', 'exportClients', {}, undefined, signal ? { signal } : {});

/** An export that is given up after a minute, which passes when the test says so. */
async function openWithHeldTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { body } = await open(60_000);
  const passMinute = async () => {
    vi.advanceTimersByTime(60_000);
    await setImmediate();
  };
  return { body, passMinute, letTimeGo: () => vi.useRealTimers() };
}

/** Server processes that read for an export. */
async function readers(): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(`select pid from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`);
  return rows.map(({ pid }) => pid);
}

async function everythingIsGivenBack(): Promise<void> {
  while (pool.totalCount !== pool.idleCount || (await readers()).length > 0) await pause(10);
}

beforeAll(async () => {
  // Three batches and a little.
  await pool.query(
    `insert into clients (first_name, last_name, email) select 'Anne', 'Petit', n || '@example.com' from generate_series(1, $1) n`,
    [people],
  );
});

test('every client is in the file once, and the connection is given back after the last', async () => {
  const { body, total } = await open();
  const { sheets } = await readXlsx(await buffer(body));
  expect(total).toBe(people);
  expect(new Set(sheets[0]?.rows.slice(1).map((row) => row[2])).size).toBe(people);
  expect(sheets[0]?.rows).toHaveLength(people + 1);
  await everythingIsGivenBack();
});

test('an export shows the moment it was begun at', async () => {
  const { body, total } = await open();
  await pool.query(`insert into clients (first_name, last_name, email) values ('Zoé', 'Tard', 'late@example.com')`);
  const { sheets } = await readXlsx(await buffer(body));
  await pool.query(`delete from clients where email = 'late@example.com'`);
  expect(sheets[0]?.rows).toHaveLength(total + 1);
});

describe('an export larger than all the buffers on its way', () => {
  beforeAll(async () => {
    // 12 MB that do not compress.
    await pool.query(`update eaters set diet_note = (
      select string_agg(md5((client_id * 1000 + n)::text), '') from generate_series(1, 500) n)`);
  });

  test('stops reading when it is given up, and gives its connection back', async () => {
    await everythingIsGivenBack();
    const aborting = new AbortController();
    const answer = await download(aborting.signal);
    await answer.body?.getReader().read();
    expect(await readers()).toHaveLength(1);
    aborting.abort();
    await everythingIsGivenBack();
  });

  test('is given up when nobody ever reads it', async () => {
    const { body, passMinute, letTimeGo } = await openWithHeldTime();
    expect(await readers()).toHaveLength(1);
    await passMinute();
    expect(body.destroyed).toBe(true);
    letTimeGo();
    await everythingIsGivenBack();
  });

  test('is given up when its reader stops in the middle', async () => {
    const { body, passMinute, letTimeGo } = await openWithHeldTime();
    const failure = once(body, 'error').then(([error]) => error as Error);
    await once(body, 'data');
    body.pause();
    // Its clock stands still while the database looks for more.
    while (!body.destroyed) await passMinute();
    letTimeGo();
    expect(await failure).toMatchObject({ message: 'Nobody reads the export any more.' });
    await everythingIsGivenBack();
  });

  test('is refused while three others are under way', async () => {
    const responses = await Promise.all([open(), open(), open()]);
    await expect(download()).rejects.toMatchObject({ problem: { status: 409, code: 'exports-under-way' } });
    for (const { body } of responses) body.destroy();
    await everythingIsGivenBack();
    const answer = await download();
    expect(answer.headers.get('x-total-count')).toBe(String(people));
    await answer.body?.cancel();
    await everythingIsGivenBack();
  });

  test('ends badly when its connection breaks, and leaves nothing behind', async () => {
    const answer = await download();
    const [pid] = await readers();
    await pool.query('select pg_terminate_backend($1)', [pid]);
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
    await everythingIsGivenBack();
  });
});

test('more clients than one can count in passing are estimated', async () => {
  await pool.query(`insert into clients (first_name, last_name, email)
    select 'Jean', 'Petit', 'jean' || n || '@example.com' from generate_series(1, 10001) n`);
  await pool.query('analyze clients');
  const preview = await owner.call('client-exports', 'previewClientExport', {});
  expect(preview.totalIsEstimate).toBe(true);
  expect(preview.total).toBeGreaterThan(10_000);
  expect((await owner.call('client-exports', 'previewClientExport', { locale: 'en' })).totalIsEstimate).toBe(false);
});
