import type pg from 'pg';
import { StartError } from '../core/start-error.ts';
import { findRunningServer } from './embedded/embedded-running.ts';
import { migrate, schemaState } from './server/migrate.ts';
import { type DatabaseRequest, openDatabase } from './open-database.ts';
import { openPool } from './server/pool.ts';

interface Reached {
  pool: pg.Pool;
  stop: () => Promise<void>;
}

/** On the running server, or on the embedded one started here. @throws {StartError} */
export async function reachDatabase(request: DatabaseRequest): Promise<Reached> {
  const runningServer = request.databaseUrl ? undefined : await findRunningServer(request.dataDir);
  if (runningServer) return makeReady(poolOn(runningServer), refuseOldTables);
  const database = await openDatabase(request);
  return makeReady(database, request.databaseUrl ? refuseOldTables : () => migrate(database.ownerPool));
}

async function makeReady(database: Reached, ready: (pool: pg.Pool) => Promise<unknown>): Promise<Reached> {
  try {
    await ready(database.pool);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function poolOn(url: string): Reached {
  const pool = openPool(url);
  return { pool, stop: () => pool.end() };
}

/** Another version of Traiteur may be running: do not migrate its tables. */
async function refuseOldTables(pool: pg.Pool): Promise<void> {
  const { pending } = await schemaState(pool);
  if (pending.length > 0)
    throw new StartError('The database lacks tables of this version: start Traiteur once, which makes them.');
}
