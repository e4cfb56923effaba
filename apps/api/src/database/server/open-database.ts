import type pg from 'pg';
import { startEmbeddedServer } from '../embedded/embedded-server.ts';
import { checkExternalServer } from './external-server.ts';
import { openPool } from './pool.ts';

declare module '../../core/services.ts' {
  interface Services {
    /** What `db` speaks to, for what is no statement: migrating and copying. */
    server: Pick<OpenDatabase, 'pool' | 'embedded'>;
  }
}

export interface DatabaseRequest {
  /** Empty: the embedded server. */
  databaseUrl?: string | undefined;
  /** Where the embedded server keeps its files. */
  dataDir: string;
  log: (line: string) => void;
  /** Called once when the embedded server ends without being asked to. */
  onLost: (sentence: string) => void;
}

export interface OpenDatabase {
  pool: pg.Pool;
  /** For clients with a connection of their own: listeners, the job queue. */
  url: string;
  embedded: boolean;
  stop: () => Promise<void>;
}

/**
 * Gives a pool on a server that answers: the one of `databaseUrl`, or the embedded one, started here.
 * Throws StartError when that cannot be.
 */
export async function openDatabase(request: DatabaseRequest): Promise<OpenDatabase> {
  const server = request.databaseUrl
    ? await checkExternalServer(request.databaseUrl)
    : await startEmbeddedServer({ ...request, options: [] });
  let stopping = false;
  const pool = openPool(server.url, (error) => {
    if (!stopping) request.log(`A database connection was lost: ${error.message}`);
  });
  return {
    pool,
    url: server.url,
    embedded: !request.databaseUrl,
    async stop() {
      // The pool has let go of its connections before they are closed: the server may end one of them first, which is no loss.
      stopping = true;
      await pool.end();
      await server.stop();
    },
  };
}
