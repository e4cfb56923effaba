import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The author, the operation and the time stay; a client who did it themselves stays only as a number. */
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
