import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Refusal } from '../../core/refusal.ts';
import { type BackupHead, copyIn, copyOut, endOfRows, headLines, lastLine, setSequence } from './backup-format.ts';
import { type BackupTable, keptTables, type SequenceValue, sequenceValues } from './kept-tables.ts';

/** The same on all nodes: only one backup runs at a time. */
const advisoryLock = 7_260_138_456;

/** Fix the text format of rows, whatever the server's defaults are. */
export const plainTexts = [
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local timezone = 'UTC'`,
  `set local bytea_output = 'hex'`,
  'set local statement_timeout = 0',
].join('; ');

interface BackupRequest {
  version: string;
  now: Date;
  /** Milliseconds without a read before the backup stops. */
  patience?: number;
}

/**
 * A gzipped backup of one snapshot, streamed. Uses one connection until it ends or is destroyed.
 * @throws {Refusal} `backup-under-way`
 */
export async function openBackup(pool: pg.Pool, { version, now, patience = 60_000 }: BackupRequest): Promise<Readable> {
  const client = await pool.connect();
  const release = once((isBroken: boolean) => client.release(isBroken));
  try {
    await openTransaction(client);
    const contents = await readContents(client, version, now);
    const gzip = createGzip();
    // A connection in the middle of a copy cannot be reused: close it in any case.
    gzip.once('close', () => release(true));
    const text = textOf(client, contents, () => release(false));
    return pipeline(Readable.from(whileRead(text, patience, gzip)), gzip, () => undefined);
  } catch (error) {
    release(true);
    throw error;
  }
}

async function openTransaction(client: pg.PoolClient): Promise<void> {
  await client.query(`begin isolation level repeatable read read only; ${plainTexts}; set local lock_timeout = '10s'`);
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    advisoryLock,
  ]);
  if (!rows[0]?.taken) throw new Refusal('backup-under-way');
}

interface Contents {
  head: BackupHead;
  tables: BackupTable[];
  sequences: SequenceValue[];
}

/** Locks the tables' columns until the transaction ends. */
async function readContents(client: pg.PoolClient, version: string, now: Date): Promise<Contents> {
  const tables = await keptTables(client);
  const names = tables.map(({ name }) => `public."${name}"`);
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  return { head: await headOf(client, version, now), tables, sequences: await sequenceValues(client) };
}

async function headOf(client: pg.PoolClient, version: string, now: Date): Promise<BackupHead> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  );
  return { version, postgres: await postgresVersion(client), madeAt: now.toISOString(), migrations };
}

async function postgresVersion(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version.split(' ')[0] ?? '';
}

async function* textOf(client: pg.PoolClient, { head, tables, sequences }: Contents, onEnd: () => void) {
  yield `${headLines(head).join('\n')}\n\n`;
  for (const table of tables) {
    yield `${copyIn(table)}\n`;
    yield* rowsOf(client, table);
    yield `${endOfRows}\n\n`;
  }
  for (const sequence of sequences) yield `${setSequence(sequence)}\n`;
  await client.query('commit');
  onEnd();
  yield `\n${lastLine}\n`;
}

async function* rowsOf(client: pg.PoolClient, table: BackupTable): AsyncGenerator<Buffer> {
  const rows = client.query(copyTo(copyOut(table)));
  // An aborted copy emits one more error when its connection closes.
  rows.on('error', () => undefined);
  for await (const chunk of rows) yield chunk as Buffer;
}

async function* whileRead<Chunk>(chunks: AsyncIterable<Chunk>, patience: number, sink: { destroy: () => void }) {
  const timer = setTimeout(() => sink.destroy(), patience);
  try {
    for await (const chunk of chunks) {
      timer.refresh();
      yield chunk;
    }
  } finally {
    clearTimeout(timer);
  }
}

function once(act: (isBroken: boolean) => void): (isBroken: boolean) => void {
  let hasRun = false;
  return (isBroken) => {
    if (!hasRun) act(isBroken);
    hasRun = true;
  };
}
