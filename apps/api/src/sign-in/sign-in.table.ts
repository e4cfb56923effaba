import type { ColumnType, Generated } from 'kysely';

declare module '../database/schema.ts' {
  interface Database {
    password_resets: {
      hash: Buffer;
      administrator_id: number;
      created_at: Date;
      expires_at: Date;
      used_at: ColumnType<Date | null, Date | null | undefined>;
    };
    sign_in_attempts: { key: string; attempts: number; since: Date; most: Generated<number> };
  }
}
