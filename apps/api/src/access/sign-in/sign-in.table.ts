import type { ColumnType } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    password_resets: {
      hash: Buffer;
      /** Whose account it opens: an administrator's or a client's, and never both. */
      administrator_id: number | null;
      client_id: number | null;
      email: string;
      created_at: Date;
      expires_at: Date;
      used_at: ColumnType<Date | null, Date | null | undefined>;
    };
  }
}
