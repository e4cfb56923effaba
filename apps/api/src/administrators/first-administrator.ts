import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashPassword } from './passwords.ts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Creates the owner of a house that has no administrator yet, from the settings or with a random password. Answers the credentials when
 * they were made here, so that they can be shown once; undefined when there was somebody already or the settings said.
 */
export async function createFirstAdministrator(
  db: Kysely<Database>,
  settings: Credentials | undefined,
): Promise<Credentials | undefined> {
  const credentials = settings ?? { email: 'admin@traiteur.example', password: randomBytes(12).toString('base64url') };
  const passwordHash = await hashPassword(credentials.password);
  const created = await db.transaction().execute(async (transaction) => {
    await sql`lock table administrators in exclusive mode`.execute(transaction);
    const anybody = await transaction.selectFrom('administrators').select('id').limit(1).executeTakeFirst();
    if (anybody) return false;
    await transaction
      .insertInto('administrators')
      .values({
        email: credentials.email,
        password_hash: passwordHash,
        first_name: 'Claire',
        last_name: 'Laurent',
        locale: 'fr',
        role: 'owner',
      })
      .execute();
    return true;
  });
  return created && !settings ? credentials : undefined;
}
