import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Leaves an account with its password alone: no factor, no recovery code, no sign-in half done, no wrong code to wait for. */
export async function removeFactors(db: Kysely<Database>, administratorId: number): Promise<void> {
  for (const table of ['authenticators', 'passkeys', 'recovery_codes', 'sign_in_tickets', 'wrong_codes'] as const)
    await db.deleteFrom(table).where('administrator_id', '=', administratorId).execute();
}
