import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '../../database/server/pool.ts';
import { afterwards } from '../afterwards.ts';
import { createDatabase, withServer } from './test-template.ts';

interface TestDatabase {
  /** As its owner: the application itself may change rows alone. */
  pool: pg.Pool;
  url: string;
}

/**
 * A migrated, empty database of the calling test's own, or of the file's when called at its top, dropped with it.
 * `const { pool } = await testDatabase();`
 * With `template1` it has not even had the migrations.
 */
export async function testDatabase(template = inject('testTemplate')): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `${inject('testTemplate')}_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(serverUrl, name, template);
  const pool = openPool(url);
  afterwards(async () => {
    await pool.end();
    await withServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { pool, url };
}
