import type { ColumnType } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    password_resets: {
      hash: Buffer;
      /** Either this or `client_id` is set. */
      administrator_id: number | null;
      client_id: number | null;
      email: string;
      created_at: Date;
      expires_at: Date;
      used_at: ColumnType<Date | null, Date | null | undefined>;
    };
  }
}
