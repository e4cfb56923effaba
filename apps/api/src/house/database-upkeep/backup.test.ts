import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { openBackup } from './backup.ts';

const { pool, signedIn } = await testApp();
const owner = await signedIn('owner');

const open = (patience?: number) =>
  openBackup(pool, { version: '1.2.3', now: new Date('2026-11-23T09:00:00Z'), ...(patience && { patience }) });
const textOf = async (backup: Awaited<ReturnType<typeof open>>) => gunzipSync(await buffer(backup)).toString();

const download = () => owner.call('database-upkeep', 'downloadBackup');

/** The server processes that are in a transaction of a backup, and what they wait for. */
async function busyBackends() {
  const { rows } = await pool.query<{ pid: number; wait_event: string }>(`select pid, wait_event from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`);
  return rows;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(10);
}

const everythingIsGivenBack = () =>
  until(async () => pool.totalCount === pool.idleCount && (await busyBackends()).length === 0);

test('a backup is a file of that minute, compressed once', async () => {
  const answer = await download();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/gzip',
    'content-disposition': 'attachment; filename="traiteur-2026-11-23-1000.sql.gz"',
    'cache-control': 'no-store',
  });
  expect(answer.headers.get('content-encoding')).toBe(null);
  const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  expect(text).toMatch(/^-- Traiteur backup, format 1\n-- Made 2026-11-23T09:00:00\.000Z by Traiteur 0\.0\.0 /);
  expect(text).toMatch(/\n-- End of the Traiteur backup\n$/);
});

test('a backup leaves out what lets somebody in for a while', async () => {
  const tables = [...(await textOf(await open())).matchAll(/^COPY public\."(\w+)"/gm)].map(([, name]) => name);
  expect(tables).toContain('administrators');
  expect(tables).not.toContain('sessions');
  expect(tables).not.toContain('refresh_tokens');
  expect(tables).not.toContain('password_resets');
  expect(tables).not.toContain('payment_links');
  expect(tables).not.toContain('provider_sign_ins');
  expect(tables).not.toContain('sign_in_attempts');
});

test('a backup has each table after those it refers to', async () => {
  const text = await textOf(await open());
  const { rows } = await pool.query<{ table: string; other: string }>(`
    select t.relname::text as table, o.relname::text as other from pg_constraint
      join pg_class t on t.oid = conrelid join pg_class o on o.oid = confrelid where contype = 'f' and conrelid <> confrelid`);
  const place = (name: string) => text.indexOf(`COPY public."${name}"`);
  const keptRows = rows.filter(({ table }) => place(table) >= 0);
  expect(keptRows.length).toBeGreaterThan(20);
  expect(keptRows.filter(({ table, other }) => place(other) < 0 || place(other) > place(table))).toEqual([]);
});

test('a backup shows the moment it was begun at', async () => {
  const backup = await open();
  await pool.query(
    `insert into tags (name_fr, name_en, slug, colour, position) values ('Tard', 'Late', 'late', '#86c341', 1)`,
  );
  expect(await textOf(backup)).not.toContain('Tard');
});

describe('a backup larger than all the buffers on its way', () => {
  beforeAll(async () => {
    for (let picture = 0; picture < 12; picture++)
      await pool.query(`insert into pictures (media_type, bytes) values ('image/png', $1)`, [randomBytes(1_000_000)]);
  });

  test('makes the database wait for a slow reader instead of filling the memory', async () => {
    const backup = await open();
    await until(async () => (await busyBackends())[0]?.wait_event === 'ClientWrite');
    expect(backup.readableLength).toBeLessThan(1_000_000);
    backup.destroy();
    await everythingIsGivenBack();
  });

  test('keeps a second from beginning until it has ended', async () => {
    const first = await open();
    await expect(download()).rejects.toMatchObject({ problem: { status: 409, code: 'backup-under-way' } });
    await textOf(first);
    expect((await download()).ok).toBe(true);
  });

  test('gives its connection back when its download is given up', async () => {
    await everythingIsGivenBack();
    const aborting = new AbortController();
    const answer = await owner.call('database-upkeep', 'downloadBackup', {}, undefined, { signal: aborting.signal });
    await answer.body?.getReader().read();
    expect(await busyBackends()).toHaveLength(1);
    aborting.abort();
    await everythingIsGivenBack();
  });

  test('is given up when nobody reads it', async () => {
    await open(50);
    expect(pool.totalCount - pool.idleCount).toBe(1);
    await everythingIsGivenBack();
  });

  test('ends badly when the database fails in the middle, and gives its connection back', async () => {
    const answer = await download();
    const [backend] = await busyBackends();
    await pool.query('select pg_terminate_backend($1)', [backend?.pid]);
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
    await everythingIsGivenBack();
  });
});
