import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface Named {
  name_fr: string;
  name_en: string;
}

/** What is changed by its number, unless its version says that somebody was there before. */
export interface Versioned {
  id: GeneratedAlways<number>;
  version: Generated<number>;
}

/** A column that the database fills, folded for searching. */
export interface Searched {
  search: GeneratedAlways<string>;
}

/** Written as JSON text, read parsed. */
export type Json<T extends object> = JSONColumnType<T>;

/** `numeric`, which the driver reads as text. */
export type Numeric = ColumnType<string | null, number | null, number | null>;
