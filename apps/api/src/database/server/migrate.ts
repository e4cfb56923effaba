import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { codeOf, StartError } from '../../core/start-error.ts';

const migrationsFolder = join(import.meta.dirname, '../../../../../db/migrations');

export interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

/** Where a database stands: names of the migrations it has had, and of those it still lacks. */
interface MigrationState {
  applied: { name: string; appliedAt: Date }[];
  pending: string[];
}

/** One number for all nodes: while one migrates, the others wait. */
const advisoryLock = 7_260_138_455;

/** The migrations of a folder in the order of their names. Throws when there is no such folder. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/** Applies what the database lacks, each migration in a transaction of its own; returns their names. Throws StartError. */
export async function migrate(pool: pg.Pool, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await makeTable(client);
    const pendingMigrations = await pendingIn(client, migrations);
    for (const migration of pendingMigrations) await applyAlone(client, migration);
    return pendingMigrations.map(({ name }) => name);
  } finally {
    // Closing the session gives the lock back, even from a failed transaction.
    client.release(true);
  }
}

/** Keeps every other node from migrating until the transaction that is open on this connection ends. */
export async function holdMigrations(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
}

/** Applies what the database lacks of these within the transaction that is open on this connection. Throws StartError. */
export async function migrateWithin(client: pg.PoolClient, migrations: Migration[]): Promise<void> {
  await makeTable(client);
  for (const migration of await pendingIn(client, migrations)) await apply(client, migration);
}

/** Reads where the database stands. Throws StartError when it does not fit these migrations. */
export async function migrationState(
  pool: pg.Pool,
  migrations: Migration[] = readMigrations(),
): Promise<MigrationState> {
  const client = await pool.connect();
  try {
    // Who only looks may not be the one who may make it.
    if (!(await hasTable(client))) return { applied: [], pending: migrations.map(({ name }) => name) };
    const pendingMigrations = await pendingIn(client, migrations);
    const { rows } = await client.query<{ name: string; appliedAt: Date }>(
      'select name, applied_at as "appliedAt" from migrations order by name',
    );
    return { applied: rows, pending: pendingMigrations.map(({ name }) => name) };
  } finally {
    client.release();
  }
}

async function hasTable(client: pg.PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(`select where to_regclass('migrations') is not null`);
  return rowCount === 1;
}

async function makeTable(client: pg.PoolClient): Promise<void> {
  try {
    await client.query(`create table if not exists migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    throw new StartError('The user of DATABASE_URL may not create tables: make it the owner of its database.', {
      cause: error,
    });
  }
}

async function pendingIn(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  );
  const pendingMigrations = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of rows) {
    const migration = pendingMigrations.get(name);
    if (!migration) {
      throw new StartError(
        `The database is newer than this Traiteur (it has had ${name}): start the version that knows it.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StartError(
        `The migration ${name} has changed since it was applied: put it back, and write the change as a new one.`,
      );
    }
    pendingMigrations.delete(name);
  }
  return [...pendingMigrations.values()];
}

async function applyAlone(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await apply(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    const sentence = `The migration ${name} cannot be applied, and nothing of it was kept: ${reason(error, sql)}.`;
    throw new StartError(sentence, { cause: error });
  }
}

/** PostgreSQL gives the place of a mistake as a count of characters, from 1. */
function reason(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : 0;
  return position > 0 ? `${error.message}, line ${sql.slice(0, position).split('\n').length}` : error.message;
}
