import type { Locale } from '@traiteur/domain/language.ts';
import { type RawBuilder, sql } from 'kysely';

/** What a list can be sorted by; an index should start with the expression. */
export interface Sort {
  /** Text is compared as written here, collation included. */
  expression: RawBuilder<unknown>;
  /** PostgreSQL type that a cursor's value is read back as. */
  type: 'text' | 'integer' | 'date' | 'timestamptz';
}

/** A code or a number that is text: compared by its characters. */
export const text = (column: string): Sort => ({ expression: sql.ref(column), type: 'text' });

export const integer = (column: string | RawBuilder<number>): Sort => ({
  expression: typeof column === 'string' ? sql.ref(column) : column,
  type: 'integer',
});

export const date = (column: string): Sort => ({ expression: sql.ref(column), type: 'date' });

export const moment = (column: string): Sort => ({ expression: sql.ref(column), type: 'timestamptz' });

/** Words as people sort them, in both languages: accents and capitals apart. */
export const collated = (column: string): RawBuilder<string> => sql`${sql.ref(column)} collate "fr-x-icu"`;

export const words = (column: string): Sort => ({ expression: collated(column), type: 'text' });

/** The name in the reader's language; of a table where several are read. */
export const byName = (locale: Locale, table?: string): Sort => words(`${table ? `${table}.` : ''}name_${locale}`);
