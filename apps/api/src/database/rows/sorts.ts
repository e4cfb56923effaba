import { localDate, moment as momentField } from '@traiteur/contract/statement/fields.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type RawBuilder, sql } from 'kysely';

/** What a list can be sorted by; an index should start with the expression. */
export interface Sort {
  /** Text is compared as written here, collation included. */
  expression: RawBuilder<unknown>;
  /** PostgreSQL type that a cursor's value is read back as. */
  type: SortType;
}

type SortType = 'text' | 'integer' | 'date' | 'timestamptz';

const largestInteger = 2_147_483_647;

/** Whether a text is a value of that type as PostgreSQL writes it, and reads it back: what a cursor holds, anybody may have written. */
export const isSortKey: Record<SortType, (key: string) => boolean> = {
  text: (key) => !key.includes('\u0000'),
  integer: (key) => /^-?\d{1,10}$/.test(key) && Math.abs(Number(key)) <= largestInteger,
  date: (key) => localDate.safeParse(key).success,
  timestamptz(key) {
    const [, date, time, offset] =
      /^(\S{10}) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)([+-](?:0\d|1[0-5]))(?::[0-5]\d){0,2}$/.exec(key) ?? [];
    return momentField.safeParse(`${date}T${time}${offset}:00`).success;
  },
};

/** Whether a cursor may stand behind a row of that identifier. */
export const isRowId = (id: unknown): id is number =>
  Number.isInteger(id) && Number(id) > 0 && Number(id) <= largestInteger;

/** A code or a number that is text: compared by its characters. */
export const text = (column: string): Sort => ({ expression: sql.ref(column), type: 'text' });

export const integer = (column: string | RawBuilder<number>): Sort => ({
  expression: typeof column === 'string' ? sql.ref(column) : column,
  type: 'integer',
});

export const date = (column: string): Sort => ({ expression: sql.ref(column), type: 'date' });

export const moment = (column: string): Sort => ({ expression: sql.ref(column), type: 'timestamptz' });

/** Words as people sort them, in both languages: accents and capitals apart. */
export const inFrenchOrder = (column: string): RawBuilder<string> => sql`${sql.ref(column)} collate "fr-x-icu"`;

export const words = (column: string): Sort => ({ expression: inFrenchOrder(column), type: 'text' });

/** People of whichever table has both names: by the last one, then by the first. */
export const inOrderOfNames: RawBuilder<string> = sql`(last_name || ' ' || first_name) collate "fr-x-icu"`;

export const namesOfPeople: Sort = { expression: inOrderOfNames, type: 'text' };

/** The name in the reader's language; of a table where several are read. */
export const byName = (locale: Locale, table?: string): Sort => words(`${table ? `${table}.` : ''}name_${locale}`);
