import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type InvoiceKind, invoiceNumber } from '@traiteur/domain/money/invoice-number.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** The place of an invoice or a credit note in its series. */
interface SeriesNumber {
  year: number;
  sequence: number;
  number: string;
  /** The day on which it is given: never one before that of the number before. */
  givenOn: LocalDate;
}

/**
 * Takes the next number of a kind in the year of that day. Nobody else takes one of this series until the transaction ends, and what is not kept
 * is given back, so that the numbers have no gap: this comes last in a transaction.
 */
export async function nextSeriesNumber(
  db: Kysely<Database>,
  kind: InvoiceKind,
  today: LocalDate,
): Promise<SeriesNumber> {
  const year = Number(today.slice(0, 4));
  const { last, last_on } = await db
    .insertInto('invoice_series')
    .values({ kind, year, last: 1, last_on: today })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({
        last: sql`invoice_series.last + 1`,
        last_on: sql`greatest(invoice_series.last_on, excluded.last_on)`,
      }),
    )
    .returning(['last', 'last_on'])
    .executeTakeFirstOrThrow();
  return { year, sequence: last, number: invoiceNumber(kind, year, last), givenOn: last_on };
}
