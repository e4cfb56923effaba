import type { Readable } from 'node:stream';
import { type Compilable, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { Refusal } from '../../core/refusal.ts';

/** On all nodes together: each export uses a connection. */
const mostAtOnce = 3;

const advisoryLock = 7_260_139;

/** Rows: whoever asks for something else meanwhile waits until a batch is written. */
const batch = 200;

interface Choice<Row> {
  total: number;
  /** A query, read by a cursor; or batches that are read as they are asked for. */
  rows: Compilable<Row> | AsyncGenerator<Row[], undefined>;
}

interface StreamedExport<Row, Facts> {
  choose: (snapshot: Transaction<Database>) => Promise<Choice<Row> & Facts>;
  write: (rows: AsyncIterable<Row>, choice: Choice<Row> & Facts) => Readable;
  /** Milliseconds without a read before the export stops. */
  patience?: number | undefined;
}

/** Streams one snapshot over one connection, with few rows in memory. @throws {Refusal} `exports-under-way` */
export async function openStreamedExport<Row, Facts = unknown>(
  db: Kysely<Database>,
  { choose, write, patience = 60_000 }: StreamedExport<Row, Facts>,
): Promise<{ body: Readable } & Choice<Row> & Facts> {
  const begin = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const transaction = await begin.execute();
  const end = () => transaction.rollback().execute();
  try {
    await waitTurn(transaction);
    const choice = await choose(transaction);
    const clock = patienceOf(patience, () => body.destroy(new Error('Nobody reads the export any more.')));
    const rows = oneByOne(batchesOf(transaction, choice.rows), clock);
    const body = write(rows, choice);
    const finish = async () => {
      await rows.return();
      clock.stop();
      await end();
    };
    // A broken connection has no transaction to end.
    body.once('close', () => void finish().catch(() => undefined));
    // The reader gets the error; without a reader it does not matter.
    body.on('error', () => undefined);
    clock.start();
    return { body, ...choice };
  } catch (error) {
    await end();
    throw error;
  }
}

async function waitTurn(transaction: Kysely<Database>): Promise<void> {
  const { rows } = await sql`select 1 from generate_series(1, ${sql.lit(mostAtOnce)}) as place
    where pg_try_advisory_xact_lock(${sql.lit(advisoryLock)}, place) limit 1`.execute(transaction);
  if (rows.length === 0) throw new Refusal('exports-under-way');
}

async function* batchesOf<Row>(
  transaction: Transaction<Database>,
  rows: Choice<Row>['rows'],
): AsyncGenerator<Row[], undefined> {
  if (Symbol.asyncIterator in rows) return yield* rows;
  const query = rows.compile();
  await transaction.executeQuery({ ...query, sql: `declare exported_rows no scroll cursor for ${query.sql}` });
  for (;;) {
    const { rows: next } = await sql<Row>`fetch ${sql.lit(batch)} from exported_rows`.execute(transaction);
    if (next.length > 0) yield next;
    if (next.length < batch) return;
  }
}

interface Clock {
  start: () => void;
  stop: () => void;
}

function patienceOf(milliseconds: number, over: () => void): Clock {
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      clearTimeout(timer);
      timer = setTimeout(over, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

/** The timeout runs while the reader is slow, not while the database works. */
async function* oneByOne<Row>(batches: AsyncIterator<Row[], undefined>, clock: Clock) {
  for (;;) {
    clock.stop();
    const { done, value } = await batches.next();
    clock.start();
    if (done) return;
    yield* value;
  }
}
