import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Searched } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    audit_entries: Searched & {
      id: GeneratedAlways<number>;
      at: Date;
      administrator_id: number | null;
      administrator_name: string;
      /** Set where a client did it themselves. */
      client_id: Generated<number | null>;
      tag: string;
      operation: string;
      thing_id: string | null;
      thing_name: string | null;
      before: ColumnType<object | null, string | null>;
      after: ColumnType<object | null, string | null>;
    };
  }
}
