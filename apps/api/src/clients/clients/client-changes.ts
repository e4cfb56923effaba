import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Kysely } from 'kysely';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import type { Saving } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';

const fields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'locale',
  'dietNote',
  'marketingConsent',
  'allergens',
  'allergiesAsked',
  'addresses',
] as const satisfies (keyof Client)[];

export async function insertClientChange(
  db: Kysely<Database>,
  operation: 'updateClient' | 'addClientAddress',
  { before, after }: { before: Client; after: Client },
  { by, now }: Saving,
): Promise<void> {
  const changes = fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (changes.length === 0) return;
  const pick = (client: Client) => Object.fromEntries(changes.map((name) => [name, client[name]]));
  await insertAuditEntry(db, {
    at: now,
    by,
    tag: 'clients',
    operation,
    record: { id: String(after.id), name: `${after.firstName} ${after.lastName}` },
    before: pick(before),
    after: pick(after),
  });
}
