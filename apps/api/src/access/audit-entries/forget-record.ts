import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Takes out of every entry about a record, under any of these tags, what it told of it. Who did what, and when, stays; of a client their number,
 * where they did it themselves.
 */
export async function forgetRecord(db: Kysely<Database>, tags: readonly string[], id: string): Promise<void> {
  await db
    .updateTable('audit_entries')
    .set({ thing_name: null, before: null, after: null })
    .where('tag', 'in', tags)
    .where('thing_id', '=', id)
    .execute();
  if (tags.includes('clients'))
    await db
      .updateTable('audit_entries')
      .set({ administrator_name: `N° ${id}` })
      .where('client_id', '=', Number(id))
      .execute();
}
