import pg from 'pg';
import { codeOf } from '../../core/start-error.ts';

/** `busy`: no free connection. `full`: reads, but has no room to write. */
export type DatabaseState = 'up' | 'busy' | 'full' | 'down';

export interface DatabaseHealth {
  state: () => Promise<DatabaseState>;
  stop: () => Promise<void>;
}

/** Milliseconds to connect or answer `select 1`: a slower server counts as down. */
const patience = 2000;
const tooManyConnections = '53300';
/** Disk full, or the configured limit. */
const noRoom = /^53(?:100|400)$/;

/** Sorts more rows than work_mem allows, which writes a temporary file. */
const tryToWrite = `set local work_mem = '64kB'; select count(*) from generate_series(1, 4000)`;

/** On its own connection: in the pool it would queue, and a busy database would look dead. Callers share a check. */
export function watchHealth(url: string, pool: Pick<pg.Pool, 'waitingCount'>): DatabaseHealth {
  let connection: pg.Client | undefined;
  let asking: Promise<DatabaseState> | undefined;

  async function ask(): Promise<DatabaseState> {
    try {
      // A broken connection proves nothing: try a new one.
      if (!connection || !(await answers(connection))) {
        connection = undefined;
        connection = await connect(url);
        await connection.query('select 1');
      }
      if (!(await hasRoom(connection))) return 'full';
      return pool.waitingCount > 0 ? 'busy' : 'up';
    } catch (error) {
      return codeOf(error) === tooManyConnections ? 'busy' : 'down';
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
    await connection.query('select 1');
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
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'traiteur-health',
  });
  // An unheard error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
