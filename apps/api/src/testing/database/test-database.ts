import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { PatientPool } from '../../database/server/patient-pool.ts';
import { openPool } from '../../database/server/pool.ts';
import { afterwards } from '../afterwards.ts';
import { createDatabase, withServer } from './test-template.ts';

interface TestDatabase {
  /** As the owner of the tables: the application may only change rows. */
  pool: PatientPool;
  url: string;
}

/** Of the calling test, or of the file when called at its top. With `template1` not even migrated. */
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
