import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../core/start-error.ts';
import { holdDataFolder } from '../server/data-folder.ts';
import { type Cluster, openCluster, superuser } from './embedded-cluster.ts';
import { stopOrphan } from './embedded-orphan.ts';
import { socketFolder } from './embedded-socket.ts';

interface EmbeddedRequest {
  dataDir: string;
  /** Further arguments of the `postgres` program. */
  options: string[];
  onLost: (sentence: string) => void;
}

/** How long a dying server's last processes may hold its memory after a crash. */
const lastBreath = 5000;

/**
 * Starts PostgreSQL on the data folder, on a unix socket and no network address, and waits until it answers.
 * Throws StartError when another start holds the folder or the server cannot run on it.
 */
export async function startEmbeddedServer({ dataDir, options, onLost }: EmbeddedRequest) {
  const release = holdDataFolder(dataDir);
  try {
    const cluster = await openCluster(dataDir);
    await stopOrphan(cluster.folder);
    const sockets = socketFolder(cluster.folder, cluster.user);
    const log = join(dataDir, 'postgres.log');
    const child = await run(cluster, ['-k', sockets, ...options], log, urlOf(sockets, 'postgres'));
    const stop = guard(child, () =>
      onLost(`The embedded database has stopped by itself; its last words are in ${log}.`),
    );
    const url = await ownDatabase(sockets);
    return {
      url,
      async stop() {
        await stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function run(cluster: Cluster, options: string[], log: string, url: string): Promise<ChildProcess> {
  const started = Date.now();
  for (;;) {
    const child = spawnServer(cluster, options, log);
    if (await answers(child, url)) return child;
    if (Date.now() - started > lastBreath)
      throw new StartError(`The embedded database does not start: ${lastWords(log)}`);
    await pause(200);
  }
}

function spawnServer({ binaries, folder, user }: Cluster, options: string[], log: string): ChildProcess {
  const output = openSync(log, 'w');
  const settings = ['listen_addresses=', 'max_connections=50', 'timezone=UTC', 'log_checkpoints=off'];
  const child = spawn(
    binaries.postgres,
    ['-D', folder, ...settings.flatMap((setting) => ['-c', setting]), ...options],
    {
      ...user,
      cwd: '/',
      // A group of its own: Ctrl-C in a terminal must reach the server only after the last request has been answered.
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  child.on('error', () => {});
  closeSync(output);
  return child;
}

/** Waits through recovery, however long, until the server answers; false when it ends instead. */
async function answers(child: ChildProcess, url: string): Promise<boolean> {
  while (isRunning(child)) {
    const client = new pg.Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      await pause(20);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

/** Watches over the running server; returns what stops it cleanly. */
function guard(child: ChildProcess, onLost: () => void): () => Promise<void> {
  const interrupt = () => child.kill('SIGINT');
  child.once('exit', onLost);
  process.once('exit', interrupt);
  return async () => {
    child.off('exit', onLost);
    process.off('exit', interrupt);
    if (!isRunning(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const hurry = setTimeout(() => child.kill('SIGQUIT'), 20_000);
    interrupt();
    await ended;
    clearTimeout(hurry);
  };
}

async function ownDatabase(sockets: string): Promise<string> {
  const client = new pg.Client(urlOf(sockets, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [superuser]);
    if (rowCount === 0) await client.query(`create database ${superuser}`);
  } finally {
    await client.end();
  }
  return urlOf(sockets, superuser);
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

export function urlOf(sockets: string, database: string): string {
  return `postgres://${superuser}@/${database}?host=${encodeURIComponent(sockets)}`;
}

function lastWords(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|ERROR|PANIC/.test(line)) ?? lines.at(-1) ?? 'it said nothing.';
}
