import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endSessionsOf } from '../../access/sessions/session-ends.ts';
import type { FoundAccount } from '../../access/sign-in/prove-password.ts';

/** The account of the client who has shown that e-mail address to be theirs. */
export const findClientAccount = (db: Kysely<Database>, email: string): Promise<FoundAccount | undefined> =>
  accountWith(db, email).executeTakeFirst();

/** The client with that e-mail address who has an account, which stays theirs until the transaction ends. */
export const lockClientAccount = async (db: Kysely<Database>, email: string): Promise<number | undefined> =>
  (await accountWith(db, email).forNoKeyUpdate('client_accounts').executeTakeFirst())?.id;

const accountWith = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('client_accounts')
    .innerJoin('clients', 'clients.id', 'client_id')
    .select(['clients.id', 'password_hash as passwordHash'])
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('email', '!=', '')
    .where('unproven_email', 'is', null);

/** The client with that e-mail address. */
export const findClientWith = async (db: Kysely<Database>, email: string): Promise<number | undefined> =>
  (await clientWith(db, email).executeTakeFirst())?.id;

/** The client with that e-mail address, held until the transaction ends. */
export async function lockClientWith(
  db: Kysely<Database>,
  email: string,
): Promise<{ id: number; phone: string } | undefined> {
  return clientWith(db, email).forNoKeyUpdate().executeTakeFirst();
}

const clientWith = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('clients')
    .select(['id', 'phone'])
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('email', '!=', '');

/** Whether that is still the password of the account; it stays so until the transaction ends. */
export async function lockClientPassword(db: Kysely<Database>, clientId: number, hash: string): Promise<boolean> {
  const account = db.selectFrom('client_accounts').select('client_id').where('client_id', '=', clientId);
  return (await account.where('password_hash', '=', hash).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/**
 * Gives the account of a client who has shown that their address is theirs that password, and opens one to who has none, with its cart. Sessions of
 * before end; links to choose a password are worth nothing any more.
 * @returns whether there was an account before
 */
export async function saveClientPassword(
  db: Kysely<Database>,
  clientId: number,
  hash: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into client_accounts as known (client_id, password_hash, password_changed_at, created_at)
    values (${clientId}, ${hash}, ${now}, ${now})
    on conflict (client_id) do update set password_hash = excluded.password_hash, password_changed_at = excluded.password_changed_at,
      unproven_email = null
    returning known.xmax = 0 as "isNew"`.execute(db);
  await openCart(db, clientId);
  await endOpened(db, clientId, now);
  return !(rows[0]?.isNew ?? true);
}

/** Replaces the password of a client's account by another one of theirs, and ends what was opened before, save their own session. */
export async function changeClientPassword(
  db: Kysely<Database>,
  clientId: number,
  { hash, now, saveOne }: { hash: string; now: Date; saveOne: string },
): Promise<void> {
  const password = { password_hash: hash, password_changed_at: now };
  await db.updateTable('client_accounts').set(password).where('client_id', '=', clientId).execute();
  await endOpened(db, clientId, now, saveOne);
}

/** The cart of an account. */
export const openCart = (db: Kysely<Database>, clientId: number) =>
  sql`insert into carts (client_id) values (${clientId}) on conflict do nothing`.execute(db);

async function endOpened(db: Kysely<Database>, clientId: number, now: Date, saveOne?: string): Promise<void> {
  await db.deleteFrom('password_resets').where('client_id', '=', clientId).where('used_at', 'is', null).execute();
  await endSessionsOf(db, { kind: 'client', id: clientId }, { now, reason: 'password-changed', saveOne });
}
