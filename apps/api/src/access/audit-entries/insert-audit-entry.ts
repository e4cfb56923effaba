import { type Kysely, sql } from 'kysely';
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
  // One parameter, however many entries an import has.
  await sql`
    insert into audit_entries (at, administrator_id, administrator_name, client_id, tag, operation, thing_id, thing_name, before, after)
    select at, "administratorId", "administratorName", "clientId", tag, operation, "thingId", "thingName", before, after
    from jsonb_to_recordset(${JSON.stringify(records.map(columnsOf))}::jsonb) as entry (at timestamptz,
      "administratorId" integer, "administratorName" text, "clientId" integer, tag text, operation text, "thingId" text,
      "thingName" text, before jsonb, after jsonb)`.execute(db);
}

const columnsOf = ({ by, record, ...entry }: AuditRecord) => ({
  ...entry,
  administratorId: by.id,
  administratorName: by.name,
  clientId: by.clientId,
  thingId: record?.id,
  thingName: record?.name,
});
