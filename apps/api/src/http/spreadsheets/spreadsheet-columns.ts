import { type LocalDate, localTime, today } from '@traiteur/domain/dates/calendar.ts';
import { type LanguageTag, languageTag, type Locale } from '@traiteur/domain/text/language.ts';
import { type Cents, spreadsheetMoneyFormat, wholeUnitsOf } from '@traiteur/domain/money/money.ts';
import type { House } from '../../core/house.ts';

/** A date shows its UTC clock. Null is an empty cell. */
export type Cell = string | number | Date | null;

export interface SpreadsheetColumn<Row> {
  heading: string;
  /** In characters. */
  width: number;
  format: string;
  wraps?: boolean;
  /** Text stays text: a leading `=` is no formula. */
  value: (row: Row) => Cell;
}

export type Writing = Pick<House, 'currency' | 'english'>;

export const spreadsheetFormats = (locale: Locale, { currency, english }: Writing) => ({
  text: '@',
  integer: '#,##0',
  /** For values divided by `wholeUnitsOf(currency)`. */
  money: spreadsheetMoneyFormat(currency, locale),
  day: dayFormats[languageTag(locale, english)],
  moment: `${dayFormats[languageTag(locale, english)]} hh:mm`,
});

const dayFormats: Record<LanguageTag, string> = { 'fr-FR': 'dd/mm/yyyy', 'en-GB': 'dd/mm/yyyy', 'en-US': 'yyyy-mm-dd' };

export const cellOfDay = (date: LocalDate): Date => new Date(`${date}T00:00:00Z`);

/** To the minute: a moment whose UTC clock shows that of the time zone. */
export const clockOf = (at: string | null, timeZone: string): Date | null =>
  at === null ? null : new Date(`${today(new Date(at), timeZone)}T${localTime(new Date(at), timeZone)}Z`);

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
    money: <Row>(heading: string, cents: (row: Row) => Cents | null): SpreadsheetColumn<Row> => ({
      heading,
      width: 16,
      format: formats.money,
      value(row) {
        const amount = cents(row);
        return amount === null ? null : wholeUnits(amount);
      },
    }),
    /** As many decimals as it has. */
    figure: <Row>(heading: string, value: (row: Row) => number | null): SpreadsheetColumn<Row> => ({
      heading,
      width: 12,
      format: 'General',
      value,
    }),
    day: <Row>(heading: string, date: (row: Row) => LocalDate | null): SpreadsheetColumn<Row> => ({
      heading,
      width: 12,
      format: formats.day,
      value(row) {
        const day = date(row);
        return day === null ? null : cellOfDay(day);
      },
    }),
    /** @param clock a moment whose UTC clock shows the house's time */
    moment: <Row>(heading: string, clock: (row: Row) => Date | null): SpreadsheetColumn<Row> => ({
      heading,
      width: 18,
      format: formats.moment,
      value: clock,
    }),
  };
}

/** 1 = Monday. 2024-01-01 was one. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
