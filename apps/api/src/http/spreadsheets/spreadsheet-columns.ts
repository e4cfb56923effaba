import type { LocalDate } from '@traiteur/domain/calendar.ts';
import type { Locale } from '@traiteur/domain/language.ts';
import { type Cents, spreadsheetMoneyFormat, wholeUnitsOf } from '@traiteur/domain/money.ts';

/** A date is shown as its UTC clock says. Null leaves the cell empty. */
export type Cell = string | number | Date | null;

export interface SpreadsheetColumn<Row> {
  heading: string;
  /** In characters. */
  width: number;
  /** How the spreadsheet shows it: one of {@link spreadsheetFormats}. */
  format: string;
  /** Whether a long or broken text goes on in the lines below. */
  wraps?: boolean;
  /** Text stays text, whatever it begins with. */
  value: (row: Row) => Cell;
}

/** How a spreadsheet shows what a cell holds, as that language writes it. */
export const spreadsheetFormats = (locale: Locale, currency: string) => ({
  text: '@',
  integer: '#,##0',
  /** What has been divided by `wholeUnitsOf(currency)`. */
  money: spreadsheetMoneyFormat(currency, locale),
  day: locale === 'fr' ? 'dd/mm/yyyy' : 'yyyy-mm-dd',
  moment: locale === 'fr' ? 'dd/mm/yyyy hh:mm' : 'yyyy-mm-dd hh:mm',
});

/** Columns by what they hold, in that language and currency. */
export function columnsIn(locale: Locale, currency: string) {
  const formats = spreadsheetFormats(locale, currency);
  const wholeUnits = wholeUnitsOf(currency);
  return {
    text: <Row>(heading: string, value: (row: Row) => string | null, width = 24): SpreadsheetColumn<Row> => ({
      heading,
      width,
      format: formats.text,
      value,
    }),
    integer: <Row>(heading: string, value: (row: Row) => number | null): SpreadsheetColumn<Row> => ({
      heading,
      width: 12,
      format: formats.integer,
      value,
    }),
    money: <Row>(heading: string, cents: (row: Row) => Cents): SpreadsheetColumn<Row> => ({
      heading,
      width: 16,
      format: formats.money,
      value: (row) => wholeUnits(cents(row)),
    }),
    day: <Row>(heading: string, date: (row: Row) => LocalDate): SpreadsheetColumn<Row> => ({
      heading,
      width: 12,
      format: formats.day,
      value: (row) => new Date(`${date(row)}T00:00:00Z`),
    }),
    /** @param clock a moment whose UTC clock shows what the house's clock showed */
    moment: <Row>(heading: string, clock: (row: Row) => Date | null): SpreadsheetColumn<Row> => ({
      heading,
      width: 18,
      format: formats.moment,
      value: clock,
    }),
  };
}
