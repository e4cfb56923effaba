import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export const hasProvenAccount = async (db: Kysely<Database>, id: number): Promise<boolean> => {
  const account = db.selectFrom('client_accounts').select('client_id').where('client_id', '=', id);
  return (await account.where('unproven_email', 'is', null).executeTakeFirst()) !== undefined;
};

export async function endUnprovenAccount(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from client_accounts
    where client_id = ${id} and unproven_email is not null`.execute(db);
  return numAffectedRows === 1n;
}

/** With its sessions and cart. False, and nothing moves, where `to` has an account already. */
export async function moveAccount(db: Kysely<Database>, from: number, to: number): Promise<boolean> {
  const update = await sql`update client_accounts set client_id = ${to} where client_id = ${from}
    and not exists (select from client_accounts where client_id = ${to})`.execute(db);
  if (!update.numAffectedRows) return false;
  await sql`delete from carts where client_id = ${to}`.execute(db);
  await sql`update carts set client_id = ${to} where client_id = ${from}`.execute(db);
  return true;
}

/** Its sessions end too; the cart stays. False where there was no account. */
export async function endAccount(db: Kysely<Database>, id: number): Promise<boolean> {
  await sql`delete from password_resets where client_id = ${id}`.execute(db);
  const { numAffectedRows } = await sql`delete from client_accounts where client_id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

export async function forgetAccount(db: Kysely<Database>, id: number): Promise<void> {
  await sql`delete from client_registrations where lower(email) = (select lower(email) from clients where id = ${id})`.execute(
    db,
  );
  await sql`delete from mailed_codes where email = (select lower(email) from clients where id = ${id})`.execute(db);
  await endAccount(db, id);
  await sql`delete from carts where client_id = ${id}`.execute(db);
}
