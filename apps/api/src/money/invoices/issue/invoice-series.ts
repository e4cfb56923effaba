import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type InvoiceKind, invoiceNumber } from '@traiteur/domain/money/invoice-number.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

interface SeriesNumber {
  year: number;
  sequence: number;
  number: string;
  /** Never before the day of the previous number. */
  givenOn: LocalDate;
}

/**
 * Issues the next number of a kind in that year. The row of the series stays locked until the transaction ends and a
 * rollback restores it, so numbers have no gap. Call it last in a transaction.
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
