import type pg from 'pg';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { watchAbsence } from './server/absence.ts';
import { checkExternalServer } from './server/external-server.ts';
import { openPool } from './server/pool.ts';

declare module '../core/services.ts' {
  interface Services {
    server: Pick<OpenDatabase, 'pool' | 'ownerPool' | 'embedded'>;
  }
}

export interface DatabaseRequest {
  /** Empty: the embedded server. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: (line: string) => void;
  /** Called once when the embedded server has ended and cannot be restarted. */
  onLost: (sentence: string) => void;
}

export interface OpenDatabase {
  pool: pg.Pool;
  /** Owner of the tables, for migrations and restores; `pool` may only change rows, except on an external server. */
  ownerPool: pg.Pool;
  /** For listeners and the job queue, which have their own connections. */
  url: string;
  embedded: boolean;
  stop: () => Promise<void>;
}

/** While the server is away queries fail; later ones work once it is back. @throws {StartError} */
export async function openDatabase(request: DatabaseRequest): Promise<OpenDatabase> {
  const server = request.databaseUrl
    ? await checkExternalServer(request.databaseUrl)
    : await startEmbeddedServer({ ...request, options: [] });
  const ownerPool = openPool(server.ownerUrl);
  const pool = openPool(server.url, {
    onBroken() {
      // The embedded server has its own keeper.
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
