import { localDate, moment as momentField } from '@traiteur/contract/statement/fields.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type RawBuilder, sql } from 'kysely';

/** A sort; an index should start with the expression. */
export interface Sort {
  expression: RawBuilder<unknown>;
  type: SortType;
}

type SortType = 'text' | 'integer' | 'date' | 'timestamptz';

const largestInteger = 2_147_483_647;

/** Checks cursor values: anyone may have written them. */
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

export const isRowId = (id: unknown): id is number =>
  Number.isInteger(id) && Number(id) > 0 && Number(id) <= largestInteger;

/** Codes and numbers stored as text: compared by character. */
export const text = (column: string): Sort => ({ expression: sql.ref(column), type: 'text' });

export const integer = (column: string | RawBuilder<number>): Sort => ({
  expression: typeof column === 'string' ? sql.ref(column) : column,
  type: 'integer',
});

export const date = (column: string): Sort => ({ expression: sql.ref(column), type: 'date' });

export const moment = (column: string): Sort => ({ expression: sql.ref(column), type: 'timestamptz' });

/** French collation serves both languages: accents and case last. */
export const inFrenchOrder = (column: string): RawBuilder<string> => sql`${sql.ref(column)} collate "fr-x-icu"`;

export const words = (column: string): Sort => ({ expression: inFrenchOrder(column), type: 'text' });

export const inOrderOfNames: RawBuilder<string> = sql`(last_name || ' ' || first_name) collate "fr-x-icu"`;

export const namesOfPeople: Sort = { expression: inOrderOfNames, type: 'text' };

export const byName = (locale: Locale, table?: string): Sort => words(`${table ? `${table}.` : ''}name_${locale}`);
