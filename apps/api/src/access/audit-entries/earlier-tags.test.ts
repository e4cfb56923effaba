import { expect, test } from 'vitest';
import { migrate } from '../../database/server/migrate.ts';
import { readMigrations } from '../../database/server/schema-files.ts';
import { testDatabase } from '../../testing/database/test-database.ts';

test('entries written under earlier tags are found under those of today', async () => {
  const { pool } = await testDatabase('template1');
  const migrations = readMigrations();
  const renaming = migrations.findIndex(({ name }) => name.endsWith('one-name-for-each-noun.sql'));
  await migrate(pool, { migrations: migrations.slice(0, renaming) });
  await pool.query(`insert into audit_entries (at, administrator_name, tag, operation)
    values (now(), 'Claire', 'auth', 'login'), (now(), 'Claire', 'exports', 'exportClients'),
      (now(), 'Claire', 'database', 'downloadBackup'), (now(), 'Claire', 'tags', 'createTag')`);
  await migrate(pool);
  const { rows } = await pool.query<{ tag: string }>('select tag from audit_entries order by id');
  expect(rows.map(({ tag }) => tag)).toEqual(['sign-in', 'client-exports', 'database-upkeep', 'tags']);
});
