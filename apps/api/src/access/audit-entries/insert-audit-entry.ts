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

export const insertAuditEntry = (db: Kysely<Database>, record: AuditRecord): Promise<void> =>
  insertAuditEntries(db, [record]);

export async function insertAuditEntries(db: Kysely<Database>, records: readonly AuditRecord[]): Promise<void> {
  if (records.length === 0) return;
  await db.insertInto('audit_entries').values(records.map(columnsOf)).execute();
}

const columnsOf = ({ by, record, before, after, ...entry }: AuditRecord) => ({
  ...entry,
  administrator_id: by.id,
  administrator_name: by.name,
  client_id: by.clientId ?? null,
  thing_id: record?.id ?? null,
  thing_name: record?.name ?? null,
  before: before ? JSON.stringify(before) : null,
  after: after ? JSON.stringify(after) : null,
});
