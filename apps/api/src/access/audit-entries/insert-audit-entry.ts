import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Person } from '../../core/caller.ts';

export interface AuditRecord {
  at: Date;
  by: Person;
  tag: string;
  operation: string;
  record?: { id: string; name: string | null } | undefined;
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}

export async function insertAuditEntry(db: Kysely<Database>, { by, record, before, after, ...entry }: AuditRecord) {
  await db
    .insertInto('audit_entries')
    .values({
      ...entry,
      administrator_id: by.id,
      administrator_name: by.name,
      client_id: by.clientId ?? null,
      thing_id: record?.id ?? null,
      thing_name: record?.name ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}
