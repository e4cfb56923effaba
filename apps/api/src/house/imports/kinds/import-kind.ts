import type { Tagged } from '@traiteur/contract/statement/operation.ts';
import type { Phrase } from '@traiteur/words/phrases/phrase.ts';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Saving } from '../../../core/caller.ts';
import type { Database } from '../../../database/schema.ts';
import type { RowFault } from '../row-faults.ts';
import type { Differences } from './agreement.ts';
import type { Cells } from './cells.ts';

export interface ImportColumn {
  key: string;
  name: Phrase;
  /** How else files call it. */
  others: readonly string[];
  help: Phrase;
  required?: boolean;
  /** Required columns that it stands for: one column with both names. */
  instead?: readonly string[];
  /** Several columns of a file may mean it: their cells are read as one. */
  repeats?: boolean;
  /** A heading with such a word means it, whatever else it says. */
  within?: RegExp;
  /** Of allergies: what stands under such a heading is read, or stops its row. */
  ofAllergies?: boolean;
  /** Read, but not offered in the template. */
  unusual?: boolean;
  example: Phrase;
}

/** Whose import it is, when, and on which day of the house. */
export interface ImportSaving extends Saving {
  date: LocalDate;
}

export interface Versioned {
  id: number;
  version: number;
}

/**
 * What an import knows of a noun, its facts read: zones, allergens. A line is read into fields, found among the
 * records, and completed to what a person would save; the noun's own schema and statements do the rest.
 */
export interface ImportKind<Fields, Input, Rec extends Versioned> {
  noun: Tagged;
  columns: readonly ImportColumn[];
  /** Only what the line says: an empty cell changes nothing. */
  read: (cells: Cells) => Fields;
  /** Lines that share one are of one record. */
  keysOf: (cells: Cells) => string[];
  /** One record of several lines; without it a second line of a record is refused. */
  join?: (lines: readonly Fields[], differences: Differences) => Fields;
  /** What a cell holds beyond its first text: each becomes a row of its own, otherwise the same. */
  spread?: (cells: Cells) => { column: string; texts: readonly string[] };
  /** What one record alone may have: an e-mail address. */
  ownedBy?: (fields: Fields) => string;
  find: (db: Kysely<Database>, fields: readonly Fields[]) => Promise<(Rec | RowFault | undefined)[]>;
  /** What would be saved, before the schema checks it. */
  complete: (fields: Fields, storedInput: Input | undefined) => unknown;
  schema: z.ZodMiniType<Input>;
  inputOf: (record: Rec) => Input;
  /** The column that a field of the input came from. */
  columnOf: (field: string) => string | null;
  /** Adds what lines name and the house does not have. Returns the new ids. */
  makeMissing?: (db: Kysely<Database>, fields: readonly Fields[], saving: ImportSaving) => Promise<number[]>;
  removeMissing?: (db: Kysely<Database>, ids: readonly number[], saving: ImportSaving) => Promise<void>;
  insert: (db: Kysely<Database>, inputs: readonly Input[], saving: ImportSaving) => Promise<Rec[]>;
  update: (db: Kysely<Database>, storedRecord: Versioned, input: Input, saving: ImportSaving) => Promise<Rec>;
  /** @throws {Refusal} while it is in use */
  remove: (db: Kysely<Database>, id: number) => Promise<void>;
  /** Undefined where it is gone. */
  get: (db: Kysely<Database>, id: number) => Promise<Rec | undefined>;
}
