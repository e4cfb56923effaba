import type pg from 'pg';
import { codeOf } from '../../core/start-error.ts';
import { DatabaseClient, isReadOnly, refuseReadOnly } from './database-client.ts';
import { lacksConnections, type PatientPool } from './patient-pool.ts';

/**
 * `busy`: no free connection in our pool. `crowded`: none left on the server. `full`: reads, but has no room to write.
 * `read-only`: a replica, or kept from writing.
 */
export type DatabaseState = 'up' | 'busy' | 'crowded' | 'full' | 'read-only' | 'down';

export interface DatabaseHealth {
  state: () => Promise<DatabaseState>;
  stop: () => Promise<void>;
}

/** Milliseconds to connect or answer `select 1`: a slower server counts as down. */
const patience = 2000;
/** Disk full, or the configured limit. */
const noRoom = /^53(?:100|400)$/;

/** Sorts more rows than work_mem allows, which writes a temporary file. */
const tryToWrite = `set local work_mem = '64kB'; select count(*) from generate_series(1, 4000)`;

/** On its own connection: in the pool it would queue, and a busy database would look dead. Callers share a check. */
export function watchHealth(url: string, pool: Pick<PatientPool, 'waitingCount' | 'lackCount'>): DatabaseHealth {
  let connection: pg.Client | undefined;
  let asking: Promise<DatabaseState> | undefined;

  async function ask(): Promise<DatabaseState> {
    try {
      // A broken connection, or one to a server that has been demoted, proves nothing: try a new one.
      if (!connection || !(await answers(connection))) {
        connection = undefined;
        connection = await connect(url);
        await connection.query('select 1');
      }
      if (!(await hasRoom(connection))) return 'full';
      if (pool.lackCount > 0) return 'crowded';
      return pool.waitingCount > 0 ? 'busy' : 'up';
    } catch (error) {
      if (lacksConnections(error)) return 'crowded';
      return isReadOnly(error) ? 'read-only' : 'down';
    }
  }

  return {
    state: () => (asking ??= ask().finally(() => (asking = undefined))),
    async stop() {
      await asking;
      await connection?.end();
    },
  };
}

async function answers(connection: pg.Client): Promise<boolean> {
  try {
    await refuseReadOnly(connection);
    return true;
  } catch {
    connection.end().catch(() => undefined);
    return false;
  }
}

async function hasRoom(connection: pg.Client): Promise<boolean> {
  try {
    await connection.query(tryToWrite);
    return true;
  } catch (error) {
    if (noRoom.test(codeOf(error))) return false;
    throw error;
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'traiteur-health',
  });
  await client.connect();
  return client;
}
