import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { lockMigrations, migrateWithin } from '../../database/server/migrate.ts';
import { readSchema, type Schema, type SqlFile } from '../../database/server/schema-files.ts';
import { analyzeOwnTables } from '../../database/server/own-objects.ts';
import { isOutOfReach } from '../../database/server/out-of-reach.ts';
import { StartError } from '../../core/start-error.ts';
import { plainTexts } from './backup.ts';
import { type BackupHead, copyIn, firstLine, lastLine, readLine, setSequence } from './backup-format.ts';
import { type BackupReader, notWhole, readBackup } from './backup-reader.ts';
import { type BackupTable, keptTables } from './kept-tables.ts';
import { emptyDatabase } from './schema-objects.ts';

interface Restoration {
  path: string;
  /** Allows the loss of data that is already there. */
  replace: boolean;
  schema?: Schema;
}

/** @throws {StartError} for a file that is no backup */
export async function readBackupHead(path: string): Promise<BackupHead> {
  const reader = readBackup(path);
  try {
    return await readHead(reader, path);
  } finally {
    reader.close();
  }
}

/** All or nothing: the backup's schema, its rows, then later migrations. Returns the rows. @throws {StartError} */
export async function restoreBackup(
  pool: pg.Pool,
  { path, replace, schema = readSchema() }: Restoration,
): Promise<number> {
  const reader = readBackup(path);
  try {
    const head = await readHead(reader, path);
    const itsOwn = migrationsOf(head, schema.migrations);
    return await inOneTransaction(pool, async (client) => {
      await lockMigrations(client);
      await emptyDatabase(client, { losing: replace });
      await migrateWithin(client, { migrations: itsOwn });
      const rows = await load(client, reader, path);
      await migrateWithin(client, schema);
      await client.query(stopMails);
      await client.query(analyzeOwnTables);
      return rows;
    });
  } finally {
    reader.close();
  }
}

// Waiting mails may have left since the backup: do not send them twice.
const stopMails = `update mails set state = 'failed', reason = 'restored' where state in ('waiting', 'sending')`;

async function inOneTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${plainTexts}`);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Closing the session rolls everything back, even in the middle of a copy.
    client.release(true);
    throw isOfDatabase(error)
      ? new StartError(`The backup cannot be restored, and nothing was changed: ${saidIn(error)}.`, { cause: error })
      : error;
  }
}

/** Also lack of space. A file written by hand may ask for anything. */
const isOfDatabase = (error: unknown) => error instanceof pg.DatabaseError || isOutOfReach(error);

/** The message may quote the file: remove control characters that a terminal would obey. */
function saidIn(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\p{C}+/gu, ' ').slice(0, 300);
}

async function readHead(reader: BackupReader, path: string): Promise<BackupHead> {
  if ((await reader.line()) !== firstLine) throw new StartError(notWhole(path));
  const head = readLine((await reader.line()) ?? '');
  if (head?.kind !== 'made') throw new StartError(notWhole(path));
  const migrations: BackupHead['migrations'] = [];
  while (migrations.length < head.migrations) {
    const migration = readLine((await reader.line()) ?? '');
    if (migration?.kind !== 'migration') throw new StartError(notWhole(path));
    migrations.push(migration);
  }
  return { ...head, migrations };
}

function migrationsOf(head: BackupHead, migrations: SqlFile[]): SqlFile[] {
  return head.migrations.map(({ name, checksum }) => {
    const migration = migrations.find((step) => step.name === name);
    if (!migration)
      throw new StartError(
        `The backup comes from a newer Traiteur, ${head.version} (it has had ${name}): restore it with that one.`,
      );
    if (migration.checksum !== checksum)
      throw new StartError(
        `The backup has had another ${name} than this Traiteur's: restore it with the one it is from.`,
      );
    return migration;
  });
}

async function load(client: pg.PoolClient, reader: BackupReader, path: string): Promise<number> {
  const tables = await keptTables(client);
  const names = tables.map(({ name }) => `public."${name}"`);
  // Migrations insert rows and triggers count them, but the backup holds both: truncate and disable triggers.
  await client.query(`truncate ${names.join(', ')} restart identity cascade`);
  await client.query(names.map((name) => `alter table ${name} disable trigger user`).join('; '));
  let rows = 0;
  for (let line = await reader.line(); line !== lastLine; line = await reader.line()) {
    const read = readLine(line ?? '');
    if (read?.kind === 'table' && tables.some(({ name }) => name === read.table.name))
      rows += await loadTable(client, read.table, reader);
    else if (read?.kind === 'sequence') await client.query(setSequence(read.sequence));
    else throw new StartError(notWhole(path));
  }
  // Read to the end of the file: gzip checks its sum only there.
  if ((await reader.line()) !== undefined) throw new StartError(notWhole(path));
  await client.query(names.map((name) => `alter table ${name} enable trigger user`).join('; '));
  return rows;
}

async function loadTable(client: pg.PoolClient, table: BackupTable, reader: BackupReader): Promise<number> {
  const copy = client.query(copyFrom(copyIn(table)));
  try {
    await pipeline(reader.rows(), copy);
    return copy.rowCount;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The rows of ${table.name} cannot be restored, and nothing was changed: ${saidIn(error)}.`, {
      cause: error,
    });
  }
}
