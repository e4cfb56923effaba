import { registrationHours } from '@traiteur/contract/clients/client-accounts.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import { hashOf } from '../../core/tokens.ts';
import type { Database } from '../../database/schema.ts';

export interface Registration {
  email: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
  locale: Locale;
  passwordHash: string;
  /** The account whose address the link proves; null where the link opens one. */
  clientId: number | null;
}

/** The link has `token`, the browser has `key`. */
export async function insertRegistration(
  db: Kysely<Database>,
  { email, firstName, lastName, phone, locale, passwordHash, clientId }: Registration,
  { token, key }: { token: string; key: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('client_registrations')
    .values({
      hash: hashOf(token),
      key_hash: hashOf(key),
      email,
      first_name: firstName,
      last_name: lastName,
      phone,
      locale,
      password_hash: passwordHash,
      client_id: clientId,
      created_at: now,
      expires_at: new Date(now.getTime() + registrationHours * 3_600_000),
    })
    .execute();
}

export const findRegistration = (db: Kysely<Database>, token: string, now: Date) =>
  db
    .selectFrom('client_registrations')
    .select(['email', 'first_name as firstName', 'last_name as lastName', 'phone', 'locale'])
    .select(['password_hash as passwordHash', 'key_hash as keyHash', 'client_id as clientId'])
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Removes all links of the address in one statement, to avoid deadlocks. Of two uses at once the second gets false. */
export async function consumeRegistration(db: Kysely<Database>, token: string, email: string): Promise<boolean> {
  const registrations = await db
    .deleteFrom('client_registrations')
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .returning('hash')
    .execute();
  return registrations.some(({ hash }) => hash.equals(hashOf(token)));
}
