import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** Rows of files that brought them in, or name their address: refused ones hold no number of a record. */
export async function forgetImportRows(
  db: Kysely<Database>,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await sql`delete from import_rows using imports where imports.id = import_id and imports.noun = 'clients' and (
    record_id = ${id} or (${email} <> '' and strpos(lower(cells::text), lower(${email})) > 0))`.execute(db);
}
