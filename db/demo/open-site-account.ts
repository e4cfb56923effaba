import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashPassword } from '../../apps/api/src/access/administrators/passwords.ts';
import { saveClientPassword } from '../../apps/api/src/clients/client-accounts/account-rows.ts';
import { inTransaction } from '../../apps/api/src/database/rows/transactions.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';

/** Opens the site's account of a client who has an allergy and orders. Returns the e-mail and the random password. */
export async function openSiteAccount(db: Kysely<Database>, now: Date): Promise<{ email: string; password: string }> {
  const password = randomBytes(12).toString('base64url');
  const hash = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    const { id, email } = await transaction
      .selectFrom('clients')
      .innerJoin('eaters', 'eaters.client_id', 'clients.id')
      .innerJoin('eater_allergens', 'eater_id', 'eaters.id')
      .select(['clients.id', 'clients.email'])
      .where('clients.email', '!=', '')
      .where('severity', '=', 'allergy')
      .where('clients.orders_count', '>', 0)
      // The same one at every hour: who has ordered most depends on it.
      .orderBy('clients.id')
      .executeTakeFirstOrThrow();
    await saveClientPassword(transaction, id, hash, now);
    return { email, password };
  });
}
