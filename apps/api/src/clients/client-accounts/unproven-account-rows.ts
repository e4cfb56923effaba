import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { hashStrangersPassword } from '../../access/administrators/passwords.ts';
import type { Credentials } from '../../access/sign-in/prove-password.ts';
import { openCart } from './account-rows.ts';

/** Fails, see {@link isUnprovenTwice}, where an account has this address and password already. */
export async function insertUnprovenAccount(
  db: Kysely<Database>,
  { clientId, email, passwordHash, now }: { clientId: number; email: string; passwordHash: string; now: Date },
): Promise<void> {
  const moments = { password_changed_at: now, created_at: now };
  await db
    .insertInto('client_accounts')
    .values({ client_id: clientId, unproven_email: email, password_hash: passwordHash, ...moments })
    .execute();
  await openCart(db, clientId);
}

export const isUnprovenTwice = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'client_accounts_password_key';

/** The salt comes from the e-mail, so that the hash finds the account. `address` is the IP, for its turn to hash. */
export async function unprovenHash(
  db: Kysely<Database>,
  { email, password }: Credentials,
  address: string,
): Promise<string> {
  const house = await db.selectFrom('house_salts').select('salt').executeTakeFirstOrThrow();
  const salt = hash('sha256', `${house.salt} ${email.toLowerCase()}`, 'buffer').subarray(0, 16);
  return hashStrangersPassword(password, address, salt);
}

/** Takes as long for an unknown address as for a known one. */
export async function findUnprovenAccount(
  db: Kysely<Database>,
  credentials: Credentials,
  address: string,
): Promise<{ id: number; passwordHash: string } | undefined> {
  // This reveals only whether the house has any such account.
  if (!(await hasUnprovenAccounts(db))) return undefined;
  const passwordHash = await unprovenHash(db, credentials, address);
  const account = db.selectFrom('client_accounts').select('client_id as id').where('password_hash', '=', passwordHash);
  const row = await account
    .where((is) => is(is.fn('lower', ['unproven_email']), '=', credentials.email.toLowerCase()))
    .executeTakeFirst();
  return row && { ...row, passwordHash };
}

const hasUnprovenAccounts = async (db: Kysely<Database>): Promise<boolean> =>
  (await db
    .selectFrom('client_accounts')
    .select('client_id')
    .where('unproven_email', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const unprovenAccountOf = async (db: Kysely<Database>, clientId: number) => {
  const row = await db
    .selectFrom('client_accounts')
    .innerJoin('clients', 'id', 'client_id')
    .select(['unproven_email as email', 'password_hash as passwordHash'])
    .select(['first_name as firstName', 'last_name as lastName', 'phone', 'locale'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.email && row.passwordHash ? { ...row, email: row.email, passwordHash: row.passwordHash } : undefined;
};

export const proveAccount = (db: Kysely<Database>, clientId: number) =>
  db.updateTable('client_accounts').set({ unproven_email: null }).where('client_id', '=', clientId).execute();
