import type { LanguageTag } from '../text/language.ts';
import { daysBetween, isLocalDate, type LocalDate } from './calendar.ts';

/** Sorted dates without repeats, and the text that is no date. */
interface DatesTyped {
  dates: LocalDate[];
  unread: string[];
}

/** `25/12/26`, `25 décembre 2026`, `2026-12-25`; American: month first. Without a year: the next, `from` included. */
export function datesTyped(text: string, tag: LanguageTag, from: LocalDate): DatesTyped {
  const pieces = piecesOf(text);
  const read = pieces.map(
    (piece) => dateOf(piece, tag) ?? daysWithoutYear(piece, tag, from).find((day) => day >= from),
  );
  return {
    dates: [...new Set(read.filter((date) => date !== undefined))].sort(),
    unread: pieces.filter((_, index) => read[index] === undefined),
  };
}

/** Without a year (`24/11`, `24 nov`): the year nearest to `near`. Undefined when it is no date. */
export function dateTyped(text: string, tag: LanguageTag, near: LocalDate): LocalDate | undefined {
  const piece = text.trim();
  const [nearest] = daysWithoutYear(piece, tag, near).sort(
    (a, b) => Math.abs(daysBetween(near, a)) - Math.abs(daysBetween(near, b)),
  );
  return dateOf(piece, tag) ?? nearest;
}

function daysWithoutYear(piece: string, tag: LanguageTag, near: LocalDate): LocalDate[] {
  if (/\d{3}/.test(piece)) return [];
  const year = Number(near.slice(0, 4));
  return [year - 1, year, year + 1].flatMap((candidate) => dateOf(`${piece} ${candidate}`, tag) ?? []);
}

/** `24/11/2026` in French and British English, `11/24/2026` in American English. */
export const dateToType = (date: LocalDate, tag: LanguageTag): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return (tag === 'en-US' ? [month, day, year] : [day, month, year]).join('/');
};

// The comma of "December 25, 2026" does not separate two dates.
const piecesOf = (text: string): string[] =>
  text
    .split(/[;\n\t]|,(?!\s*\d{4}\s*(?:$|[,;\n\t]))/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

function dateOf(piece: string, tag: LanguageTag): LocalDate | undefined {
  const parts = plain(piece)
    .split(/[\s./,-]+/)
    .filter((part) => part !== '');
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3) return undefined;
  if (/^\d{4}$/.test(first)) return dateFrom(first, second, third);
  const monthFirst = monthNamed(first) !== undefined || (tag === 'en-US' && monthNamed(second) === undefined);
  return monthFirst ? dateFrom(third, first, second) : dateFrom(third, second, first);
}

function dateFrom(year: string, month: string, day: string): LocalDate | undefined {
  const figures = [
    /^\d{2}$/.test(year) ? `20${year}` : year,
    String(monthNamed(month) ?? month).padStart(2, '0'),
    day.replace(/(?<=^\d{1,2})(?:er|st|nd|rd|th)$/, '').padStart(2, '0'),
  ];
  const date = figures.join('-');
  return isLocalDate(date) ? date : undefined;
}

function monthNamed(word: string): number | undefined {
  const index = monthNames.findIndex((names) => names.includes(word));
  return index < 0 ? undefined : index + 1;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const monthNames = Array.from({ length: 12 }, (_, index) =>
  (['fr', 'en'] as const).flatMap((locale) =>
    (['long', 'short'] as const).map((month) =>
      plain(new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2024, index, 1))).replace(
        '.',
        '',
      ),
    ),
  ),
);
