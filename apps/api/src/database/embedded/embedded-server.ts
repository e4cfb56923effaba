import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../core/start-error.ts';
import { lockDataFolder } from '../server/data-folder.ts';
import { openCluster } from './embedded-cluster.ts';
import { superviseServer } from './embedded-keeper.ts';
import { openLog } from './embedded-log.ts';
import { stopOrphan } from './embedded-orphan.ts';
import { launch, type ServerProcess } from './embedded-process.ts';
import { database, prepareDatabase, roles, urlOf } from './embedded-roles.ts';
import { socketFolder } from './embedded-socket.ts';

interface EmbeddedRequest {
  dataDir: string;
  options: string[];
  log: (line: string) => void;
  /** Called once when it cannot be restarted. */
  onLost: (sentence: string) => void;
}

/** Milliseconds that processes of a crashed server may still use its shared memory. */
const lastBreath = 5000;

/** On a Unix socket only; restarted until stopped. @throws {StartError} a locked folder, or a server that cannot run */
export async function startEmbeddedServer({ dataDir, options, log, onLost }: EmbeddedRequest) {
  const release = lockDataFolder(dataDir);
  try {
    const cluster = await openCluster(dataDir);
    await stopOrphan(cluster.folder);
    const sockets = socketFolder(cluster.folder, cluster.user);
    const output = openLog(join(dataDir, 'postgres.log'));
    const keeping = {
      folder: cluster.folder,
      launch: () => launch(cluster, ['-k', sockets, ...options], output),
      url: urlOf(sockets, roles.superuser, 'postgres'),
      output: output.path,
      log,
      onLost,
    };
    const stop = superviseServer(await firstServer(keeping.launch, keeping.url), keeping);
    try {
      await prepareDatabase(sockets);
    } catch (error) {
      await stop();
      throw error;
    }
    return {
      url: urlOf(sockets, roles.app, database),
      ownerUrl: urlOf(sockets, roles.owner, database),
      superuserUrl: urlOf(sockets, roles.superuser, database),
      async stop() {
        await stop();
        output.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function firstServer(start: () => ServerProcess, url: string): Promise<ServerProcess> {
  const startedAt = Date.now();
  for (;;) {
    const server = start();
    if (await server.answers(url)) return server;
    if (Date.now() - startedAt > lastBreath)
      throw new StartError(`The embedded database does not start: ${server.lastWords()}.`);
    await pause(200);
  }
}
