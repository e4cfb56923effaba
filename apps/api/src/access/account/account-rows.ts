import type { AccountInput } from '@traiteur/contract/access/account.ts';
import type { Administrator } from '@traiteur/contract/access/administrators.ts';
import type { Kysely } from 'kysely';
import { administratorOf } from '../administrators/administrator-rows.ts';
import type { Database } from '../../database/schema.ts';

/** Saves one's own name and language; an owner who has this account open elsewhere is told that it changed. */
export async function updateAccount(
  db: Kysely<Database>,
  id: number,
  { firstName, lastName, locale }: AccountInput,
  now: Date,
): Promise<Administrator> {
  const update = db
    .updateTable('administrators')
    .set((is) => ({
      first_name: firstName,
      last_name: lastName,
      locale,
      version: is('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returningAll();
  // Whoever saves it has answered their invitation.
  return administratorOf({ ...(await update.executeTakeFirstOrThrow()), link_expires_at: null });
}
