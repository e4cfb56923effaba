import { execFileSync, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll } from 'vitest';
import { type Binaries, embeddedBinaries } from '../database/embedded/embedded-binaries.ts';
import { giveTo, serverUser } from '../database/embedded/embedded-user.ts';
import { makeFolder, removeFolder } from './running-traiteur.ts';

const rights = [
  `create role owner login password 'owner-secret'`,
  `create role guest login password 'guest-secret'`,
  'create database traiteur owner owner',
];

/**
 * A server as somebody else would run it, on a port and with passwords: the oldest version we support where this machine
 * has it, else the embedded one. It has a database `traiteur`, its `owner`, and a `guest` without rights.
 */
export async function startTcpServer(): Promise<{ port: number }> {
  const folder = makeFolder();
  const user = serverUser(folder);
  const { initdb, postgres } = oldestBinaries() ?? embeddedBinaries(user);
  const password = join(folder, 'password');
  const cluster = join(folder, 'postgres');
  const port = await freePort();
  writeFileSync(password, 'super-secret');
  giveTo(user, folder);
  const access = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${password}`];
  execFileSync(initdb, ['-D', cluster, '--no-locale', '--encoding=UTF8', '--no-sync', ...access], {
    ...user,
    cwd: '/',
  });
  const options = ['-F', '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const server = spawn(postgres, ['-D', cluster, ...options], { ...user, cwd: '/', stdio: 'ignore' });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    removeFolder(folder);
  });
  await prepare(`postgres://postgres:super-secret@127.0.0.1:${port}/postgres`);
  return { port };
}

function oldestBinaries(): Binaries | undefined {
  const folder = '/usr/lib/postgresql/15/bin';
  return existsSync(folder) ? { initdb: `${folder}/initdb`, postgres: `${folder}/postgres` } : undefined;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
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
  try {
    await client.connect();
    return client;
  } catch {
    await pause(50);
    return connect(url);
  }
}
