import type { ImportedNoun, ImportSheet, ImportState, RowState } from '@traiteur/contract/house/imports.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../database/columns.ts';
import type { RowFault } from './row-faults.ts';

declare module '../../database/schema.ts' {
  interface Database {
    imports: {
      id: GeneratedAlways<number>;
      noun: ImportedNoun;
      file_name: string;
      state: Generated<ImportState>;
      heading_line: Generated<number>;
      headings: Generated<string[]>;
      mapping: Generated<object>;
      create_missing: Generated<boolean>;
      /** Of new dishes whose line says none; checked when it is chosen, and again by the database when one is saved. */
      tax_rate_id: Generated<number | null>;
      all_or_nothing: Generated<boolean>;
      cancelled: Generated<boolean>;
      total: Generated<number>;
      done: Generated<number>;
      new_count: Generated<number>;
      changed_count: Generated<number>;
      same_count: Generated<number>;
      refused_count: Generated<number>;
      kept_count: Generated<number>;
      joined_count: Generated<number>;
      /** Those that are seen in the workbook; of the others nothing is kept. */
      sheets: ColumnType<ImportSheet[], string | undefined, string>;
      sheet: Generated<number>;
      made_beside: Generated<number[]>;
      administrator_id: number | null;
      administrator_name: string;
      created_at: Date;
      written_at: Generated<Date | null>;
    };
    /** Gone a day after the import. */
    import_rows: {
      import_id: number;
      sheet: Generated<number>;
      record_line: Generated<number | null>;
      number: number;
      /** The line that it is one of several codes of. */
      from_line: Generated<number | null>;
      cells: Json<string[]>;
      state: Generated<RowState | null>;
      faults: Json<RowFault[]>;
      record_id: Generated<number | null>;
      written: Generated<boolean>;
      earlier: Generated<object | null>;
      saved_version: Generated<number | null>;
    };
  }
}
