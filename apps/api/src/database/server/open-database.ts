import type pg from 'pg';
import { startEmbeddedServer } from '../embedded/embedded-server.ts';
import { watchAbsence } from './absence.ts';
import { checkExternalServer } from './external-server.ts';
import { openPool } from './pool.ts';

declare module '../../core/services.ts' {
  interface Services {
    /** What `db` speaks to, for what is no statement: migrating and copying. */
    server: Pick<OpenDatabase, 'pool' | 'ownerPool' | 'embedded'>;
  }
}

export interface DatabaseRequest {
  /** Empty: the embedded server. */
  databaseUrl?: string | undefined;
  /** Where the embedded server keeps its files. */
  dataDir: string;
  log: (line: string) => void;
  /** Called once when the embedded server has ended by itself and cannot be started again. */
  onLost: (sentence: string) => void;
}

export interface OpenDatabase {
  pool: pg.Pool;
  /** The same as the owner of the tables, for migrations and restoring: `pool` may change rows alone, unless the server is another's. */
  ownerPool: pg.Pool;
  /** For clients with a connection of their own: listeners, the job queue. */
  url: string;
  embedded: boolean;
  stop: () => Promise<void>;
}

/**
 * Gives a pool on a server that answers: the one of `databaseUrl`, or the embedded one, started here.
 * A server that goes away meanwhile fails what is asked of it then, and is used again once it is back.
 * Throws StartError when that cannot be.
 */
export async function openDatabase(request: DatabaseRequest): Promise<OpenDatabase> {
  const server = request.databaseUrl
    ? await checkExternalServer(request.databaseUrl)
    : await startEmbeddedServer({ ...request, options: [] });
  const ownerPool = openPool(server.ownerUrl);
  const pool = openPool(server.url, {
    onBroken() {
      // The keeper watches the embedded server already.
      if (request.databaseUrl) void absence.lookAgain();
    },
  });
  const absence = watchAbsence({ ask: () => pool.query('select 1'), log: request.log });
  return {
    pool,
    ownerPool,
    url: server.url,
    embedded: !request.databaseUrl,
    async stop() {
      absence.stop();
      await Promise.all([pool.end(), ownerPool.end()]);
      await server.stop();
    },
  };
}
