import type pg from 'pg';
import { codeOf, StartError } from '../../core/start-error.ts';
import { applyRoutines, forgetRoutines, pendingRoutines, titleOf } from './routines.ts';
import { readSchema, type Schema, type SqlFile } from './schema-files.ts';
import { statementError } from './statement-error.ts';

interface SchemaState {
  applied: { name: string; appliedAt: Date }[];
  pending: string[];
}

/** Advisory lock: one node migrates, the others wait. */
const advisoryLock = 7_260_138_455;

/** One transaction per migration, then one for all routines; returns their names. @throws {StartError} */
export async function migrate(pool: pg.Pool, { migrations, routines = [] }: Schema = readSchema()): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await makeTables(client);
    const pendingMigrations = await pendingIn(client, migrations);
    for (const migration of pendingMigrations) await inTransaction(client, () => apply(client, migration));
    const routineNames = await inTransaction(client, () => applyRoutines(client, routines));
    return [...pendingMigrations.map(({ name }) => name), ...routineNames.map(titleOf)];
  } finally {
    // Closing the session releases the lock, even after a failed transaction.
    client.release(true);
  }
}

/** Blocks migrations by other nodes until the current transaction ends. */
export async function lockMigrations(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
}

/** In the current transaction. @throws {StartError} */
export async function migrateWithin(client: pg.PoolClient, { migrations, routines = [] }: Schema): Promise<void> {
  await makeTables(client);
  for (const migration of await pendingIn(client, migrations)) await apply(client, migration);
  await applyRoutines(client, routines);
}

/** @throws {StartError} when the database does not fit these migrations */
export async function schemaState(
  pool: pg.Pool,
  { migrations, routines = [] }: Schema = readSchema(),
): Promise<SchemaState> {
  const client = await pool.connect();
  try {
    // A reader may lack the right to create them.
    const hasMigrations = await hasTable(client, 'migrations');
    const hasRoutines = await hasTable(client, 'routines');
    const pendingMigrations = hasMigrations ? await pendingIn(client, migrations) : migrations;
    const lackedRoutines = hasRoutines ? await pendingRoutines(client, routines) : routines;
    const pendingNames = [
      ...pendingMigrations.map(({ name }) => name),
      ...lackedRoutines.map(({ name }) => titleOf(name)),
    ];
    const migrated = hasMigrations ? await appliedIn(client, 'migrations') : [];
    const replaced = hasRoutines ? await appliedIn(client, 'routines') : [];
    return {
      applied: [...migrated, ...replaced.map(({ name, appliedAt }) => ({ name: titleOf(name), appliedAt }))],
      pending: pendingNames,
    };
  } finally {
    client.release();
  }
}

type Bookkeeping = 'migrations' | 'routines';

async function hasTable(client: pg.PoolClient, name: Bookkeeping): Promise<boolean> {
  const { rowCount } = await client.query(`select where to_regclass($1) is not null`, [name]);
  return rowCount === 1;
}

async function appliedIn(client: pg.PoolClient, table: Bookkeeping): Promise<SchemaState['applied']> {
  const { rows } = await client.query<{ name: string; appliedAt: Date }>(
    `select name, applied_at as "appliedAt" from ${table} order by name`,
  );
  return rows;
}

async function makeTables(client: pg.PoolClient): Promise<void> {
  const columns = 'name text primary key, checksum text not null, applied_at timestamptz not null default now()';
  try {
    await client.query(`create table if not exists migrations (${columns})`);
    await client.query(`create table if not exists routines (${columns})`);
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    throw new StartError('The user of DATABASE_URL may not create tables: make it the owner of its database.', {
      cause: error,
    });
  }
}

async function pendingIn(client: pg.PoolClient, migrations: readonly SqlFile[]): Promise<SqlFile[]> {
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

async function inTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: SqlFile): Promise<void> {
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await forgetRoutines(client);
  } catch (error) {
    throw statementError(`The migration ${name} cannot be applied, and nothing of it was kept`, error, sql);
  }
}
