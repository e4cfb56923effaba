import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endSessionsOf } from '../../access/sessions/session-ends.ts';
import type { FoundAccount } from '../../access/sign-in/prove-password.ts';

export const findClientAccount = (db: Kysely<Database>, email: string): Promise<FoundAccount | undefined> =>
  accountWith(db, email).executeTakeFirst();

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

export const findClientWith = async (db: Kysely<Database>, email: string): Promise<number | undefined> =>
  (await clientWith(db, email).executeTakeFirst())?.id;

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

export async function lockClientPassword(
  db: Kysely<Database>,
  clientId: number,
  hash: string | null,
): Promise<boolean> {
  const account = db.selectFrom('client_accounts').select('client_id').where('client_id', '=', clientId);
  return (
    (await account.where('password_hash', 'is not distinct from', hash).forNoKeyUpdate().executeTakeFirst()) !==
    undefined
  );
}

/** Only for a proven address. Opens the account where there is none; true where there was one. */
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

/** Only for a proven address. True where there was no account yet. */
export async function openAccountWithoutPassword(db: Kysely<Database>, clientId: number, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('client_accounts')
    .values({ client_id: clientId, password_hash: null, password_changed_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .executeTakeFirstOrThrow();
  await openCart(db, clientId);
  return numInsertedOrUpdatedRows === 1n;
}

export async function changeClientPassword(
  db: Kysely<Database>,
  clientId: number,
  { hash, now, saveOne }: { hash: string; now: Date; saveOne: string },
): Promise<void> {
  const password = { password_hash: hash, password_changed_at: now };
  await db.updateTable('client_accounts').set(password).where('client_id', '=', clientId).execute();
  await endOpened(db, clientId, now, saveOne);
}

export const openCart = (db: Kysely<Database>, clientId: number) =>
  sql`insert into carts (client_id) values (${clientId}) on conflict do nothing`.execute(db);

async function endOpened(db: Kysely<Database>, clientId: number, now: Date, saveOne?: string): Promise<void> {
  await db.deleteFrom('password_resets').where('client_id', '=', clientId).where('used_at', 'is', null).execute();
  await endSessionsOf(db, { kind: 'client', id: clientId }, { now, reason: 'password-changed', saveOne });
}
