import type { ColumnType, Generated } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    server_records: {
      kind: 'node' | 'backup' | 'verification';
      /** Of a node; empty otherwise. */
      name: Generated<string>;
      at: Date;
      facts: ColumnType<object, string, string>;
    };
  }
}
