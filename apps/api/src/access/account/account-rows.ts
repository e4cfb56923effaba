import type { AccountInput } from '@traiteur/contract/access/account.ts';
import type { Administrator } from '@traiteur/contract/access/administrators.ts';
import type { Kysely } from 'kysely';
import { administratorOf } from '../administrators/administrator-rows.ts';
import type { Database } from '../../database/schema.ts';

/** Raises the version: an owner who has this account open elsewhere gets `stale`. */
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
  // The caller is signed in: no invitation is open.
  return administratorOf({ ...(await update.executeTakeFirstOrThrow()), link_expires_at: null });
}
