import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
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

/** Runs a program until standard input ends, which it does even if the parent is killed. */
const whileHeld = '"$@" & server=$!; read -r _; kill -INT $server; wait $server';

/**
 * The oldest supported version if it is installed, else the embedded one. With passwords, a database `traiteur`, its
 * `owner`, and a `guest` without rights.
 */
export async function startTcpServer() {
  const folder = testFolder();
  const user = serverUser(folder);
  const { initdb, postgres } = oldestBinaries() ?? embeddedBinaries(user);
  const password = join(folder, 'password');
  const cluster = join(folder, 'postgres');
  const port = await freePort();
  writeFileSync(password, 'super-secret');
  changeOwner(user, folder);
  const access = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${password}`];
  execFileSync(initdb, ['-D', cluster, '--no-locale', '--encoding=UTF8', '--no-sync', ...access], {
    ...user,
    cwd: '/',
  });
  const options = ['-F', '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const superuser = `postgres://postgres:super-secret@127.0.0.1:${port}/postgres`;
  let holder: ChildProcess;

  async function start(): Promise<void> {
    holder = spawn('/bin/sh', ['-c', whileHeld, 'sh', postgres, '-D', cluster, ...options], {
      ...user,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await (await connect(superuser)).end();
  }

  async function stop(): Promise<void> {
    if (holder.exitCode !== null) return;
    const exit = once(holder, 'exit');
    holder.stdin?.end();
    await exit;
  }

  afterwards(() => stop());
  await start();
  await prepare(superuser);
  return { port, start, stop };
}

function oldestBinaries(): Binaries | undefined {
  const folder = '/usr/lib/postgresql/15/bin';
  return existsSync(folder) ? { initdb: `${folder}/initdb`, postgres: `${folder}/postgres` } : undefined;
}

/**
 * Below the system's ephemeral ports: a client that connects to one of those while the server is stopped may get it as
 * its own port, and block the server.
 */
async function freePort(): Promise<number> {
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

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await pause(50);
    return connect(url);
  }
}
