import type pg from 'pg';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
import { openReplica, type Replica } from './replica.ts';
import { watchAbsence } from './server/absence.ts';
import { externalServer } from './server/external-server.ts';
import type { PatientPool } from './server/patient-pool.ts';
import { openPool } from './server/pool.ts';

declare module '../core/services.ts' {
  interface Services {
    server: { pool: pg.Pool } & Pick<OpenDatabase, 'ownerPool' | 'embedded' | 'replica'>;
  }
}

export interface DatabaseRequest {
  /** Empty: the embedded server. */
  databaseUrl?: string | undefined;
  /** Past a pooler in transaction mode, for what keeps its session: news, jobs, migrations. Empty: the same one. */
  databaseDirectUrl?: string | undefined;
  /** A replica, for what may lag. Empty: none. */
  databaseReadUrl?: string | undefined;
  /** Not behind a pooler that knows none. */
  preparedStatements: boolean;
  dataDir: string;
  log: (line: string) => void;
  /** Called once when the embedded server has ended and cannot be restarted. */
  onLost: (sentence: string) => void;
}

export interface OpenDatabase {
  pool: PatientPool;
  /** Owner of the tables, for migrations and restores; `pool` may only change rows, except on an external server. */
  ownerPool: pg.Pool;
  /** Of `pool`. */
  url: string;
  /** For listeners and the job queue, which have their own connections. */
  directUrl: string;
  embedded: boolean;
  replica?: Replica | undefined;
  stop: () => Promise<void>;
}

/** While the server is away queries fail; later ones work once it is back. @throws {StartError} */
export async function openDatabase(request: DatabaseRequest): Promise<OpenDatabase> {
  const server = request.databaseUrl
    ? await externalServer(request.databaseUrl, request.databaseDirectUrl)
    : await startEmbeddedServer({ ...request, options: [] });
  const ownerPool = openPool(server.ownerUrl);
  const pool = openPool(server.url, {
    prepares: request.preparedStatements,
    onBroken() {
      // The embedded server has its own keeper.
      if (request.databaseUrl) void absence.lookAgain();
    },
  });
  pool.onLack = (isLacking) =>
    request.log(
      isLacking
        ? 'The database has no connection left: requests wait for one.'
        : 'The database has a connection left again.',
    );
  const absence = watchAbsence({ ask: () => pool.query('select 1'), log: request.log });
  const replica = request.databaseReadUrl
    ? openReplica(request.databaseReadUrl, { primary: pool, prepares: request.preparedStatements, log: request.log })
    : undefined;
  return {
    pool,
    ownerPool,
    url: server.url,
    directUrl: request.databaseDirectUrl ?? server.url,
    embedded: !request.databaseUrl,
    replica,
    async stop() {
      absence.stop();
      await Promise.all([replica?.stop(), pool.end(), ownerPool.end()]);
      await server.stop();
    },
  };
}
