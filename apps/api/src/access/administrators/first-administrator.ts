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

/** In milliseconds. A first start on a busy machine takes long, and nobody waits for an answer. */
const longestMeasurement = 300_000;

/** Returns credentials only if it made the password, to show it once. @throws {StartError} for an easy password */
export async function createFirstAdministrator(
  db: Kysely<Database>,
  settings: Credentials | undefined,
  /** Otherwise called by their address, until they say their name. */
  name?: { firstName: string; lastName: string },
): Promise<Credentials | undefined> {
  const credentials = settings ?? { email: 'admin@traiteur.example', password: randomBytes(12).toString('base64url') };
  if (settings && (await isFirst(db)) && (await isEasyPassword(settings.password, longestMeasurement)))
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
        first_name: name?.firstName ?? '',
        last_name: name?.lastName ?? credentials.email,
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
