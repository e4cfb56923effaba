import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface Archived {
  archive: { latestAt: Date | null; isFailing: boolean } | null;
}

/** Of the database's journal, as PostgreSQL itself counts it; null where it archives none. */
export async function readArchive(db: Kysely<Database>): Promise<Archived> {
  const { rows } = await sql<{ isOn: boolean; latestAt: Date | null; isFailing: boolean }>`
    select current_setting('archive_mode') <> 'off' as "isOn", last_archived_time as "latestAt",
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing"
    from pg_stat_archiver`.execute(db);
  const [row] = rows;
  return { archive: row?.isOn ? { latestAt: row.latestAt, isFailing: row.isFailing } : null };
}
