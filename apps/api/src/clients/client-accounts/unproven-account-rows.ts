import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { hashStrangersPassword } from '../../access/administrators/passwords.ts';
import type { Credentials } from '../../access/sign-in/prove-password.ts';
import { openCart } from './account-rows.ts';

/**
 * Opens an account under an address that nobody has shown to be the client's, with its cart.
 * Fails as {@link isUnprovenTwice} says where the address and the password have opened one already.
 */
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

/** Whether an error says that another unproven account of the same address has the same password. */
export const isUnprovenTwice = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'client_accounts_password_key';

/** The hash of a password under which an unproven account of that address is found; it waits its turn, as every stranger's. */
export async function unprovenHash(
  db: Kysely<Database>,
  { email, password }: Credentials,
  address: string,
): Promise<string> {
  const house = await db.selectFrom('house_salts').select('salt').executeTakeFirstOrThrow();
  const salt = hash('sha256', `${house.salt} ${email.toLowerCase()}`, 'buffer').subarray(0, 16);
  return hashStrangersPassword(password, address, salt);
}

/** The unproven account that an address and a password open. Of an address that nobody has typed it costs what it costs of any other. */
export async function findUnprovenAccount(
  db: Kysely<Database>,
  credentials: Credentials,
  address: string,
): Promise<{ id: number; passwordHash: string } | undefined> {
  // A house that has none is told from one that has, and no address from another.
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

/** The account of a client who has not shown its address to be theirs, with what they said of themselves since; undefined where there is none. */
export const unprovenAccountOf = async (db: Kysely<Database>, clientId: number) => {
  const row = await db
    .selectFrom('client_accounts')
    .innerJoin('clients', 'id', 'client_id')
    .select(['unproven_email as email', 'password_hash as passwordHash'])
    .select(['first_name as firstName', 'last_name as lastName', 'phone', 'locale'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.email ? { ...row, email: row.email } : undefined;
};

/** Says that the address of an account was shown to be its client's. */
export const proveAccount = (db: Kysely<Database>, clientId: number) =>
  db.updateTable('client_accounts').set({ unproven_email: null }).where('client_id', '=', clientId).execute();
