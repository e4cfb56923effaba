import { expect, inject, test } from 'vitest';
import { afterwards } from '../../testing/afterwards.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { withServer } from '../../testing/database/test-template.ts';
import { type DatabaseHealth, watchHealth } from './database-health.ts';

const { pool, url } = await testDatabase();

function watched(health: DatabaseHealth): DatabaseHealth {
  afterwards(() => health.stop());
  return health;
}

test('a database that answers is up', async () => {
  expect(await watched(watchHealth(url, pool)).state()).toBe('up');
});

test('a database whose every connection is taken is busy, and says so at once', async () => {
  const health = watched(watchHealth(url, pool));
  const connections = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  const waiting = pool.query('select 1');
  expect(await health.state()).toBe('busy');
  for (const connection of connections) connection.release();
  await waiting;
  expect(await health.state()).toBe('up');
});

test('a database that is not there is down', async () => {
  const health = watched(watchHealth('postgres://nobody@127.0.0.1:9/nothing', pool));
  expect(await health.state()).toBe('down');
});

test('one connection that broke is no news', async () => {
  const health = watched(watchHealth(url, pool));
  await health.state();
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'traiteur-health'`);
  expect(await health.state()).toBe('up');
});

test('however many ask at once, the database is asked once', async () => {
  const health = watched(watchHealth(url, pool));
  expect(health.state()).toBe(health.state());
});

test('a database that has no room to write is full, until there is some again', async () => {
  const { rows } = await pool.query<{ name: string }>('select quote_ident(current_database()) as name');
  // Nobody but the superuser may say how large such files become: in tests that is the room there is.
  const limit = (value: string) =>
    withServer(inject('testServerUrl'), (server) =>
      server.query(`alter database ${rows[0]?.name} set temp_file_limit = ${value}`),
    );
  await limit("'1kB'");
  const health = watched(watchHealth(url, pool));
  expect(await health.state()).toBe('full');
  await limit('-1');
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'traiteur-health'`);
  expect(await health.state()).toBe('up');
});
