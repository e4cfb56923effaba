import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { openPool } from '../../database/server/pool.ts';
import { statementsOn } from '../../database/rows/statements.ts';
import { contentsOf } from '../../testing/contents-of.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { startTcpServer } from '../../testing/servers/tcp-server.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { openBackup } from './backup.ts';
import { restoreBackup } from './restore-backup.ts';

const server = await startTcpServer();
const folder = testFolder();

async function backUp(pool: pg.Pool): Promise<string> {
  const path = join(folder, 'backup.sql.gz');
  await pipeline(await openBackup(pool, { version: '1.2.3', now: new Date() }), createWriteStream(path));
  return path;
}

test('a backup moves to the oldest server, with odd settings and just the rights of its owner, and back', async () => {
  const { pool: here } = await testDatabase();
  await smallKitchen(statementsOn(here));
  const there = openPool(`postgres://owner:owner-secret@127.0.0.1:${server.port}/traiteur`);
  await there.query(`alter role owner set datestyle = 'German'; alter role owner set timezone = 'Asia/Tokyo'`);
  const { pool: back } = await testDatabase('template1');
  try {
    await restoreBackup(there, { path: await backUp(here), replace: false });
    await restoreBackup(there, { path: await backUp(here), replace: true });
    await restoreBackup(back, { path: await backUp(there), replace: false });
  } finally {
    await there.end();
  }
  expect(await contentsOf(back)).toEqual(await contentsOf(here));
});
