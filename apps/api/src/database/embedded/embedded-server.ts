import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../core/start-error.ts';
import { holdDataFolder } from '../server/data-folder.ts';
import { openCluster, superuser } from './embedded-cluster.ts';
import { keepUp } from './embedded-keeper.ts';
import { stopOrphan } from './embedded-orphan.ts';
import { launch, type ServerProcess } from './embedded-process.ts';
import { socketFolder } from './embedded-socket.ts';

interface EmbeddedRequest {
  dataDir: string;
  /** Further arguments of the `postgres` program. */
  options: string[];
  /** Told when the server ends by itself, and when it is back. */
  log: (line: string) => void;
  /** Called once when it cannot be started again. */
  onLost: (sentence: string) => void;
}

/** How long a dying server's last processes may hold its memory after a crash. */
const lastBreath = 5000;

/**
 * Starts PostgreSQL on the data folder, on a unix socket and no network address, and waits until it answers. Until it is stopped,
 * it is started again whenever it ends.
 * Throws StartError when another start holds the folder or the server cannot run on it.
 */
export async function startEmbeddedServer({ dataDir, options, log, onLost }: EmbeddedRequest) {
  const release = holdDataFolder(dataDir);
  try {
    const cluster = await openCluster(dataDir);
    await stopOrphan(cluster.folder);
    const sockets = socketFolder(cluster.folder, cluster.user);
    const output = join(dataDir, 'postgres.log');
    rmSync(output, { force: true });
    const keeping = {
      folder: cluster.folder,
      launch: () => launch(cluster, ['-k', sockets, ...options], output),
      url: urlOf(sockets, 'postgres'),
      output,
      log,
      onLost,
    };
    const stop = keepUp(await firstServer(keeping.launch, keeping.url), keeping);
    return {
      url: await ownDatabase(sockets).catch(async (error: unknown) => {
        await stop();
        throw error;
      }),
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

async function firstServer(start: () => ServerProcess, url: string): Promise<ServerProcess> {
  const started = Date.now();
  for (;;) {
    const server = start();
    if (await server.answers(url)) return server;
    if (Date.now() - started > lastBreath)
      throw new StartError(`The embedded database does not start: ${server.lastWords()}.`);
    await pause(200);
  }
}

async function ownDatabase(sockets: string): Promise<string> {
  const client = new pg.Client(urlOf(sockets, 'postgres'));
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [superuser]);
    if (rowCount === 0) await client.query(`create database ${superuser}`);
  } finally {
    await client.end();
  }
  return urlOf(sockets, superuser);
}

export function urlOf(sockets: string, database: string): string {
  return `postgres://${superuser}@/${database}?host=${encodeURIComponent(sockets)}`;
}
