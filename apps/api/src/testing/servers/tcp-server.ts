import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, embeddedBinaries } from '../../database/embedded/embedded-binaries.ts';
import { changeOwner, serverUser } from '../../database/embedded/embedded-user.ts';
import { afterwards } from '../afterwards.ts';
import { testFolder } from '../test-folder.ts';

const rights = [
  `create role owner login password 'owner-secret'`,
  `create role guest login password 'guest-secret'`,
  'create database traiteur owner owner',
];

// A job in the background has no standard input but what it is given.
const whileHeld = `exec 3<&0
"$@" 3<&- & server=$!
{ read -r _; kill -INT $server; } <&3 & reader=$!
wait $server; code=$?
kill $reader
exit $code`;

/** Runs a program until it ends or its standard input does, which it does even if this process is killed. */
export const startHeld = (user: ReturnType<typeof serverUser>, program: readonly string[]) =>
  spawn('/bin/sh', ['-c', whileHeld, 'sh', ...program], {
    ...user,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });

interface TcpServerOptions {
  /** `name=value`, as in postgresql.conf. */
  settings?: string[];
  /** A server of which it is a streaming replica; needs the installed version, which has `pg_basebackup`. */
  primary?: { superuser: string };
}

/**
 * The oldest supported version if it is installed, else the embedded one. With passwords, a database `traiteur`, its
 * `owner`, and a `guest` without rights.
 */
export async function startTcpServer({ settings = [], primary }: TcpServerOptions = {}) {
  const folder = testFolder();
  const user = serverUser(folder);
  const { initdb, postgres } = oldestBinaries() ?? embeddedBinaries(user);
  const password = join(folder, 'password');
  const cluster = join(folder, 'postgres');
  const port = await freePort();
  writeFileSync(password, 'super-secret');
  changeOwner(user, folder);
  if (primary)
    execFileSync(
      join(installedPrograms, 'pg_basebackup'),
      ['-D', cluster, '-d', primary.superuser, '-R', '-c', 'fast'],
      {
        ...user,
        cwd: '/',
      },
    );
  else {
    const access = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${password}`];
    execFileSync(initdb, ['-D', cluster, '--no-locale', '--encoding=UTF8', '--no-sync', ...access], {
      ...user,
      cwd: '/',
    });
  }
  const options = ['-F', '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  options.push(...settings.flatMap((setting) => ['-c', setting]));
  const superuser = `postgres://postgres:super-secret@127.0.0.1:${port}/postgres`;
  let holder: ChildProcess;

  async function start(): Promise<void> {
    const server = startHeld(user, [postgres, '-D', cluster, ...options]);
    holder = server;
    try {
      await (await connect(superuser, () => server.exitCode !== null)).end();
    } catch {
      // The processes of a server that was killed hold its memory for a moment, in which another one ends at once.
      await start();
    }
  }

  async function stop(): Promise<void> {
    if (holder.exitCode !== null) return;
    const exit = once(holder, 'exit');
    holder.stdin?.end();
    await exit;
  }

  /** As by a power cut. */
  async function kill(): Promise<void> {
    process.kill(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
    await stop();
  }

  /** From now on it is a replica, which takes no writes, of a primary that is gone. */
  async function demote(): Promise<void> {
    await stop();
    writeFileSync(join(cluster, 'standby.signal'), '');
    changeOwner(user, join(cluster, 'standby.signal'));
    await start();
  }

  async function asSuperuser(sql: string, database = 'postgres'): Promise<void> {
    const client = await connect(superuser.replace(/postgres$/, database));
    await client.query(sql);
    await client.end();
  }

  afterwards(() => stop());
  await start();
  if (!primary) await prepare(superuser);
  const url = `postgres://owner:owner-secret@127.0.0.1:${port}/traiteur`;
  const promote = () => asSuperuser('select pg_promote()');
  return { port, url, superuser, start, stop, kill, demote, promote, asSuperuser };
}

export const installedPrograms = '/usr/lib/postgresql/15/bin';

export const hasInstalledServer = existsSync(installedPrograms);

const oldestBinaries = (): Binaries | undefined =>
  hasInstalledServer
    ? { initdb: join(installedPrograms, 'initdb'), postgres: join(installedPrograms, 'postgres') }
    : undefined;

/**
 * Below the system's ephemeral ports: a client that connects to one of those while the server is stopped may get it as
 * its own port, and block the server.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function prepare(url: string): Promise<void> {
  const client = await connect(url);
  for (const right of rights) await client.query(right);
  await client.end();
}

async function connect(url: string, isHopeless = () => false): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await pause(50);
    if (isHopeless()) throw error;
    return connect(url, isHopeless);
  }
}
