import { words } from '@traiteur/words/administration.ts';
import { expect, test } from 'vitest';
import { readSchema } from '../../database/server/schema-files.ts';
import { embeddedRelease } from '../../database/embedded/embedded-release.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const house = await testApp();
const { pool, signedIn, time } = house;
const owner = await signedIn('owner');
const status = () => owner.call('database-upkeep', 'getDatabaseStatus');

test('the status names the server, its size and every migration with its moment', async () => {
  const { engine, version, embedded, bytes, applied, pending } = await status();
  expect({ engine, embedded, pending }).toEqual({ engine: 'PostgreSQL', embedded: true, pending: [] });
  expect(version).toMatch(/^\d+\.\d+/);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(applied[0]?.name).toBe('0001-foundations.sql');
  expect(new Date(applied[0]?.appliedAt ?? 0).getFullYear()).toBeGreaterThan(2020);
});

test('the release says which PostgreSQL it brings, and from which day on that one lacks patches', async () => {
  const { version, patchesMissedSince } = await status();
  // A server of TEST_DATABASE_URL is another one.
  if (!process.env.TEST_DATABASE_URL) expect(version).toBe(embeddedRelease.version);
  const day = embeddedRelease.nextPatches;
  expect(patchesMissedSince).toBe(time.now.toISOString() >= day ? day : null);
  time.now = new Date(new Date(`${day}T00:00:00Z`).getTime() - 1);
  expect((await status()).patchesMissedSince).toBe(null);
  time.now = new Date(`${day}T00:00:00Z`);
  expect((await status()).patchesMissedSince).toBe(day);
  time.now = mondayMorning;
});

test('of a server that is somebody else’s, its operator knows', async () => {
  const { pool: theirPool, ownerPool } = house;
  const elsewhere = await testApp({ server: { pool: theirPool, ownerPool, embedded: false }, db: house.db });
  const boss = await elsewhere.client(owner.token);
  expect(await boss.call('database-upkeep', 'getDatabaseStatus')).toMatchObject({
    embedded: false,
    patchesMissedSince: null,
  });
});

test('a short table is counted', async () => {
  const { tables } = await status();
  expect(tables.find(({ name }) => name === 'administrators')).toMatchObject({ rows: 1, isEstimate: false });
});

test('every noun that has records is counted, and has its words', async () => {
  const { tables } = await status();
  const names = tables.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['orders', 'order_lines', 'order_events', 'clients']);
  expect(names).toContain('discount_codes');
  const titles = new Map(Object.entries<object>(words).map(([noun, texts]) => [noun, 'title' in texts]));
  const nounOf = (table: string) => table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const nameless = names.filter((name) => !(name in words.databaseUpkeep.tables) && !titles.get(nounOf(name)));
  expect(nameless).toEqual([]);
});

test('a long table is estimated, and said to be', async () => {
  await pool.query('delete from audit_entries');
  // What was inserted is reported before the analysis: later it would be added to what that has found.
  await pool.query(`insert into audit_entries (at, administrator_name, tag, operation)
    select now(), 'Claire', 'tags', 'update' from generate_series(1, 3000);
    select pg_stat_force_next_flush()`);
  await pool.query('analyze audit_entries');
  const { tables } = await status();
  expect(tables.find(({ name }) => name === 'audit_entries')).toMatchObject({ rows: 3000, isEstimate: true });
});

test('a migration that is missing is pending until the upgrade applies it, and then in the audit log', async () => {
  const { migrations, routines } = readSchema();
  const behind = await testApp({ schema: { migrations: migrations.slice(0, -1) } });
  const boss = await behind.signedIn('owner');
  const lackedNames = [migrations.at(-1)?.name, ...routines.map(({ name }) => `routines/${name}`)];
  expect(await boss.call('database-upkeep', 'getDatabaseStatus')).toMatchObject({ pending: lackedNames });
  const upgraded = await boss.call('database-upkeep', 'upgradeDatabase');
  expect(upgraded.pending).toEqual([]);
  expect(upgraded.applied).toHaveLength(migrations.length + routines.length);
  await boss.call('database-upkeep', 'upgradeDatabase');
  const { items } = await boss.call('audit-entries', 'list', { tag: 'database-upkeep' });
  expect(items).toMatchObject([{ operation: 'upgradeDatabase', after: { applied: lackedNames } }]);
});

test('a routine of an earlier version is pending until the upgrade replaces it', async () => {
  await pool.query(`update routines set checksum = 'earlier' where name = 'mail-of.sql'`);
  expect(await status()).toMatchObject({ pending: ['routines/mail-of.sql'] });
  expect(await owner.call('database-upkeep', 'upgradeDatabase')).toMatchObject({ pending: [] });
});

test('a database that another version has upgraded is said not to fit', async () => {
  await pool.query(`insert into migrations (name, checksum) values ('9999-later.sql', 'later')`);
  const unfit = { problem: { status: 409, code: 'database-does-not-fit' } };
  await expect(status()).rejects.toMatchObject(unfit);
  await expect(owner.call('database-upkeep', 'upgradeDatabase')).rejects.toMatchObject(unfit);
  await pool.query(`delete from migrations where name = '9999-later.sql'`);
});

test('of two who load the demonstration at once one does, and the other is told that something is kept', async () => {
  expect(await status()).toMatchObject({ isEmpty: true });
  const loadings = await Promise.allSettled([1, 2].map(() => owner.call('database-upkeep', 'loadDemonstrationData')));
  expect(loadings.map(({ status: outcome }) => outcome).sort()).toEqual(['fulfilled', 'rejected']);
  expect(loadings.find(({ status: outcome }) => outcome === 'rejected')).toMatchObject({
    reason: { problem: { status: 409, code: 'database-not-empty' } },
  });
  expect(await status()).toMatchObject({ isEmpty: false });
  expect((await pool.query('select count(*)::integer as count from orders')).rows).toEqual([{ count: 2500 }]);
});
