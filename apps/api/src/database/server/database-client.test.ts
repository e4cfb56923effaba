import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { afterwards } from '../../testing/afterwards.ts';
import { startTcpServer } from '../../testing/servers/tcp-server.ts';
import { isOutOfReach } from './out-of-reach.ts';
import { openPool } from './pool.ts';
import { watchHealth } from './database-health.ts';
import { statementsOn } from '../rows/statements.ts';

const [east, west] = [await startTcpServer(), await startTcpServer()];
const bothHosts = `postgres://owner:owner-secret@127.0.0.1:${east.port},127.0.0.1:${west.port}/traiteur`;

function poolOn(url: string) {
  const pool = openPool(url);
  afterwards(() => pool.end());
  return pool;
}

type Pool = ReturnType<typeof poolOn>;

async function portOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ port: string }>(`select current_setting('port') as port`);
  return Number(rows[0]?.port);
}

const errorOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

test('of several hosts the one that takes writes is used, and the other once it is promoted', async () => {
  await east.demote();
  const pool = poolOn(`${bothHosts}?target_session_attrs=read-write`);
  const health = watchHealth(bothHosts, pool);
  afterwards(() => health.stop());
  expect(await portOf(pool)).toBe(west.port);
  expect(await health.state()).toBe('up');
  await west.stop();
  expect(isOutOfReach(await errorOf(portOf(pool)))).toBe(true);
  await expect.poll(health.state).toBe('read-only');
  await east.promote();
  await expect.poll(() => portOf(pool).catch(isOutOfReach)).toBe(east.port);
  await expect.poll(health.state).toBe('up');
  await west.start();
});

test('a server that takes no writes is out of reach, unless any server will do', async () => {
  await east.demote();
  const [writer, reader] = [poolOn(east.url), poolOn(`${east.url}?target_session_attrs=any`)];
  expect(await errorOf(writer.query('select 1'))).toMatchObject({ code: '25006' });
  expect(await portOf(reader)).toBe(east.port);
  await east.promote();
  await expect.poll(() => portOf(writer).catch(isOutOfReach)).toBe(east.port);
});

test('a write that is refused leaves all connections to that server', async () => {
  const pool = poolOn(west.url);
  await pool.query('create table dishes (name text)');
  const clients = await Promise.all(Array.from({ length: 3 }, () => pool.connect()));
  for (const client of clients) client.release();
  await west.asSuperuser('alter system set default_transaction_read_only = on');
  await west.asSuperuser('select pg_reload_conf()');
  const db = statementsOn(pool);
  const write = () => errorOf(sql`insert into dishes values ('soup')`.execute(db));
  await expect.poll(write).toMatchObject({ code: '25006' });
  // A connection that is still open could read.
  expect(await errorOf(pool.query('select from dishes'))).toMatchObject({ code: '25006' });
  await west.asSuperuser('alter system reset default_transaction_read_only');
  await west.asSuperuser('select pg_reload_conf()');
  await expect.poll(write).toBeUndefined();
});

test('once the host that wrote is gone, already the first query finds another one that writes', async () => {
  const pool = poolOn(bothHosts);
  expect(await portOf(pool)).toBe(east.port);
  await east.stop();
  await expect.poll(() => pool.totalCount).toBe(0);
  expect(await portOf(pool)).toBe(west.port);
  await east.start();
});
