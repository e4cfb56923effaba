import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export async function readServer(db: Kysely<Database>): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0] ?? { version: '', bytes: 0 };
}
