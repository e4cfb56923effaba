import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeOwner, serverUser } from '../../apps/api/src/database/embedded/embedded-user.ts';
import { reasonOf } from '../../apps/api/src/database/server/absence.ts';
import { openPool } from '../../apps/api/src/database/server/pool.ts';
import { afterwards } from '../../apps/api/src/testing/afterwards.ts';
import { freePort, startTcpServer } from '../../apps/api/src/testing/servers/tcp-server.ts';
import { hearNews } from '../../apps/api/src/testing/streams/news-reader.ts';
import { testFolder } from '../../apps/api/src/testing/test-folder.ts';
import { openDrillHouse } from './drill-house.ts';
import { expectOnce } from './expect-once.ts';
import { startMixedLoad } from './mixed-load.ts';

const pgbouncer = '/usr/sbin/pgbouncer';

/** Each transaction may get another connection of few. */
async function openPooler(port: number): Promise<number> {
  const folder = testFolder();
  const user = serverUser(folder);
  const poolerPort = await freePort();
  const [settings, accounts] = [join(folder, 'pgbouncer.ini'), join(folder, 'accounts.txt')];
  writeFileSync(accounts, '"owner" "owner-secret"\n');
  writeFileSync(
    settings,
    `[databases]
traiteur = host=127.0.0.1 port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${accounts}
pool_mode = transaction
default_pool_size = 4
`,
  );
  changeOwner(user, folder);
  const pooler = spawn(pgbouncer, [settings], { ...user, cwd: '/', stdio: 'ignore' });
  afterwards(async () => {
    pooler.kill('SIGKILL');
    if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit');
  });
  const pool = openPool(`postgres://owner:owner-secret@127.0.0.1:${poolerPort}/traiteur`);
  await expect.poll(() => pool.query('select 1').then(() => 'open', reasonOf)).toBe('open');
  await pool.end();
  return poolerPort;
}

test.runIf(existsSync(pgbouncer))('behind a pooler in transaction mode people work, and hear the news', async () => {
  const server = await startTcpServer();
  const port = await openPooler(server.port);
  const house = await openDrillHouse({
    url: server.url.replace(`:${server.port}`, `:${port}`),
    directUrl: server.url,
    // The pooler of Debian 12 knows none.
    settings: { DATABASE_DIRECT_URL: server.url, PREPARED_STATEMENTS: '0' },
  });
  const news = await hearNews((await house.addresses()).api, house.token);
  const load = await startMixedLoad(house);
  await load.progress();
  await load.progress();
  await load.stop();
  await expectOnce(house, load.acknowledged);
  const [id = 0] = load.acknowledged.orders.values();
  await expect.poll(() => news.of(id)).toContain('placed');
});
