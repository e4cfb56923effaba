import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { StartError } from '../../core/start-error.ts';
import { isEasyPassword } from './password-strength.ts';
import { hashPassword } from './passwords.ts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Creates the owner of a house that has no administrator yet, from the settings or with a random password. Answers the credentials when
 * they were made here, so that they can be shown once; undefined when there was somebody already or the settings said.
 * @throws {StartError} when the settings' password is too easy to guess
 */
export async function createFirstAdministrator(
  db: Kysely<Database>,
  settings: Credentials | undefined,
): Promise<Credentials | undefined> {
  const credentials = settings ?? { email: 'admin@traiteur.example', password: randomBytes(12).toString('base64url') };
  if (settings && (await isFirst(db)) && (await isEasyPassword(settings.password)))
    throw new StartError(
      'ADMIN_PASSWORD is too easy to guess: make it longer, with words that have nothing to do with each other.',
    );
  const passwordHash = await hashPassword(credentials.password);
  const isCreated = await db.transaction().execute(async (transaction) => {
    await sql`lock table administrators in exclusive mode`.execute(transaction);
    if (!(await isFirst(transaction))) return false;
    await transaction
      .insertInto('administrators')
      .values({
        email: credentials.email,
        password_hash: passwordHash,
        first_name: 'Claire',
        last_name: 'Laurent',
        locale: 'fr',
        role: 'owner',
        password_origin: settings ? 'own' : 'printed',
      })
      .execute();
    return true;
  });
  return isCreated && !settings ? credentials : undefined;
}

const isFirst = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('administrators').select('id').limit(1).executeTakeFirst()) === undefined;
