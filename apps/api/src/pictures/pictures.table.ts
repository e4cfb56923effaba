import type { Generated } from 'kysely';

declare module '../database/schema.ts' {
  interface Database {
    pictures: { id: Generated<string>; media_type: string; bytes: Buffer; created_at: Generated<Date> };
  }
}
