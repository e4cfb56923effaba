import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface Named {
  name_fr: string;
  name_en: string;
}

/** Updated by id, unless `version` shows that someone saved before. */
export interface Versioned {
  id: GeneratedAlways<number>;
  version: Generated<number>;
}

export interface Searched {
  search: GeneratedAlways<string>;
}

export type Json<T extends object> = JSONColumnType<T>;

/** The driver reads `numeric` as text. */
export type Numeric = ColumnType<string | null, number | null, number | null>;
