import { type Kysely, sql } from 'kysely';
import { forgetRecord } from '../../../access/audit-entries/forget-record.ts';
import { Refusal } from '../../../core/refusal.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import type { Database } from '../../../database/schema.ts';
import { eraseClient } from './erase-client.ts';

/** Months after which an account is forgotten that a mailed code opened, and whose client never said who they are. */
const keptMonths = 6;

/** Who comes back later gets a new code, and is a newcomer again. */
export async function clearNamelessClients(db: Kysely<Database>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; version: number }>`
    select c.id, c.version from clients c join client_accounts a on a.client_id = c.id
    where c.first_name = '' and c.phone = '' and c.house_note = '' and a.password_hash is null
      and greatest(a.created_at, c.updated_at) < ${now}::timestamptz - make_interval(months => ${sql.lit(keptMonths)})
      and not exists (select from sessions s where s.client_id = c.id and s.ended_at is null)
      and not exists (select from orders o where o.client_id = c.id)
      and not exists (select from group_orders g where g.client_id = c.id)
      and not exists (select from company_people p where p.client_id = c.id)
    order by c.id limit 200`.execute(db);
  for (const { id, version } of rows)
    await inTransaction(db, async (transaction) => {
      await eraseClient(transaction, id, version, now, { ownContacts: true });
      await forgetRecord(transaction, ['clients'], String(id));
    }).catch((error: unknown) => {
      // They have come back meanwhile.
      if (!(error instanceof Refusal)) throw error;
    });
}
