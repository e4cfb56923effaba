import pg from 'pg';
import { codeOf } from '../../core/start-error.ts';

/** `busy`: it works, and more is asked of it than it has connections for. `full`: it reads, and has no room to write. */
export type DatabaseState = 'up' | 'busy' | 'full' | 'down';

export interface DatabaseHealth {
  state: () => Promise<DatabaseState>;
  stop: () => Promise<void>;
}

/** A server that takes longer for `select 1`, or to let us in, is not there for anybody. Milliseconds. */
const patience = 2000;
const tooManyConnections = '53300';
/** No room on its disk, or no more than it may take. */
const noRoom = /^53(?:100|400)$/;

/** Counts more rows than it may remember, for which it writes a file beside its tables and removes it again. */
const tryToWrite = `set local work_mem = '64kB'; select count(*) from generate_series(1, 4000)`;

/**
 * Asks the database how it is by a connection of its own: in the pool the question would wait behind all others, and a busy database look
 * dead. However many want to know, it is asked once at a time.
 */
export function watchHealth(url: string, pool: Pick<pg.Pool, 'waitingCount'>): DatabaseHealth {
  let connection: pg.Client | undefined;
  let asking: Promise<DatabaseState> | undefined;

  async function ask(): Promise<DatabaseState> {
    try {
      // A connection that broke meanwhile says nothing of the database: a new one does.
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

/** @throws what else is wrong with it */
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
  // An error that nobody hears would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
