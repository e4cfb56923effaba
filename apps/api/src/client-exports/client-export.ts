import type { Readable } from 'node:stream';
import type { ClientFilters } from '@traiteur/contract/client-exports.ts';
import type { Locale } from '@traiteur/domain/language.ts';
import { clientExports } from '@traiteur/words/client-exports.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { House } from '../core/house.ts';
import { Refusal } from '../core/refusal.ts';
import { clientColumns } from './client-columns.ts';
import { countClients, readClients } from './client-export-rows.ts';
import { xlsxOf } from './xlsx.ts';

/** Exports at once, over all nodes: each holds a connection that the others need. */
const mostAtOnce = 3;

/** Number of the advisory lock; no other lock uses it. */
const advisoryLock = 7_260_139;

interface ExportRequest {
  filters: ClientFilters;
  house: House;
  locale: Locale;
  /** In milliseconds: how long its reader may take nothing before the export is given up. */
  patience?: number;
}

/**
 * An Excel file of the clients as they stand now, and how many. It holds one connection until it has been read or destroyed, and never more
 * than a few hundred clients in memory.
 * @throws {Refusal} `exports-under-way`
 */
export async function openClientExport(
  db: Kysely<Database>,
  { filters, house: { timeZone, currency }, locale, patience = 60_000 }: ExportRequest,
): Promise<{ body: Readable; total: number }> {
  const begin = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const transaction = await begin.execute();
  const end = () => transaction.rollback().execute();
  try {
    await takeTurn(transaction);
    const total = await countClients(transaction, filters, timeZone);
    const clock = patienceOf(patience, () => body.destroy(new Error('Nobody reads the export any more.')));
    const rows = oneByOne(readClients(transaction, filters, timeZone), clock);
    const sheet = clientExports.sheet[locale === 'fr' ? 0 : 1];
    const body = xlsxOf(rows, sheet, clientColumns(locale, currency));
    const finish = async () => {
      // Waits for the batch that is on its way.
      await rows.return();
      clock.stop();
      await end();
    };
    // A broken connection has no transaction to end.
    body.once('close', () => void finish().catch(() => undefined));
    // The stream tells its reader of the error; without a reader there is nobody to tell.
    body.on('error', () => undefined);
    clock.start();
    return { body, total };
  } catch (error) {
    await end();
    throw error;
  }
}

async function takeTurn(transaction: Kysely<Database>): Promise<void> {
  const { rows } = await sql`select 1 from generate_series(1, ${sql.lit(mostAtOnce)}) as place
    where pg_try_advisory_xact_lock(${sql.lit(advisoryLock)}, place) limit 1`.execute(transaction);
  if (rows.length === 0) throw new Refusal('exports-under-way');
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

/** The rows of all batches. The clock runs while the reader has some to take, not while the database looks for more. */
async function* oneByOne<Row>(batches: AsyncIterator<Row[], undefined>, clock: Clock) {
  for (;;) {
    clock.stop();
    const { done, value } = await batches.next();
    clock.start();
    if (done) return;
    yield* value;
  }
}
