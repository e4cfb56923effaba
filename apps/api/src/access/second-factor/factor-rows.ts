import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Also ends half-done sign-ins, and the wait after wrong codes. */
export async function removeFactors(db: Kysely<Database>, administratorId: number): Promise<void> {
  for (const table of ['authenticators', 'passkeys', 'recovery_codes', 'sign_in_tickets', 'wrong_codes'] as const)
    await db.deleteFrom(table).where('administrator_id', '=', administratorId).execute();
}
