import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type LanguageTag, languageTag, type Locale } from '@traiteur/domain/text/language.ts';
import { type Cents, spreadsheetMoneyFormat, wholeUnitsOf } from '@traiteur/domain/money/money.ts';
import type { House } from '../../core/house.ts';

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

/** How a house writes amounts, dates and times. */
export type Writing = Pick<House, 'currency' | 'english'>;

/** How a spreadsheet shows what a cell holds, as that language writes it. */
export const spreadsheetFormats = (locale: Locale, { currency, english }: Writing) => ({
  text: '@',
  integer: '#,##0',
  /** What has been divided by `wholeUnitsOf(currency)`. */
  money: spreadsheetMoneyFormat(currency, locale),
  day: dayFormats[languageTag(locale, english)],
  moment: `${dayFormats[languageTag(locale, english)]} hh:mm`,
});

const dayFormats: Record<LanguageTag, string> = { 'fr-FR': 'dd/mm/yyyy', 'en-GB': 'dd/mm/yyyy', 'en-US': 'yyyy-mm-dd' };

/** A date as a cell holds it. */
export const cellOfDay = (date: LocalDate): Date => new Date(`${date}T00:00:00Z`);

/** Columns by what they hold, in that language, as the house writes it. */
export function columnsIn(locale: Locale, house: Writing) {
  const formats = spreadsheetFormats(locale, house);
  const wholeUnits = wholeUnitsOf(house.currency);
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
      value: (row) => cellOfDay(date(row)),
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
