import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '../database/server/pool.ts';
import { afterwards } from './afterwards.ts';
import { urlOf, withServer } from './test-template.ts';

interface TestDatabase {
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
  await withServer(serverUrl, (client) => client.query(`create database ${name} template ${template}`));
  const url = urlOf(serverUrl, name);
  const pool = openPool(url);
  afterwards(async () => {
    await pool.end();
    await withServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { pool, url };
}
