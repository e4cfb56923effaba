import type { Readable } from 'node:stream';
import type { ClientFilters } from '@traiteur/contract/exports.ts';
import type { Locale } from '@traiteur/contract/fields.ts';
import { clientExport } from '@traiteur/words/client-export.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { House } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { clientColumns } from './client-columns.ts';
import { countClients, readClients } from './client-export-rows.ts';
import { xlsxOf } from './xlsx.ts';

/** Exports at once, over all nodes: each holds a connection that the others need. */
const mostAtOnce = 3;

/** Any number, as long as it is nobody else's. */
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
    const idle = setTimeout(() => body.destroy(), patience);
    const rows = oneByOne(readClients(transaction, filters, timeZone), () => idle.refresh());
    const sheet = clientExport.sheet[locale === 'fr' ? 0 : 1];
    const body = xlsxOf(rows, sheet, clientColumns(locale, currency));
    body.once('close', () => {
      clearTimeout(idle);
      // Waits for the batch that is on its way; a connection that broke has nothing left to end.
      void rows
        .return()
        .then(end)
        .catch(() => undefined);
    });
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

/** The rows of all batches; says so whenever one is asked for and whenever one is there. */
async function* oneByOne<Row>(batches: AsyncIterable<Row[]>, moving: () => void) {
  for await (const rows of batches) {
    moving();
    yield* rows;
    moving();
  }
}
