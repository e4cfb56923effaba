import type { Kysely } from 'kysely';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import { lockClients } from '../../clients/clients/merge/merge-rows.ts';
import { type ClientCaller, personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';

/** Locks the client: no entry may name one just erased. @throws {Refusal} `not-signed-in` for an erased client */
export const insertOwnEntry = (
  db: Kysely<Database>,
  caller: ClientCaller,
  operation: 'exportClientData' | 'removeSavedCard',
  now: Date,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const id = caller.clientId;
    const client = (await lockClients(transaction, [id])).get(id);
    if (!client || client.erased_at) throw new Refusal('not-signed-in');
    const record = { id: String(id), name: caller.name };
    await insertAuditEntry(transaction, { at: now, by: personOf(caller), tag: 'clients', operation, record });
  });
