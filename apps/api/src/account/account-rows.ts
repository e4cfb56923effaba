import type { AccountInput } from '@traiteur/contract/account.ts';
import type { Administrator } from '@traiteur/contract/administrators.ts';
import type { Kysely } from 'kysely';
import { administratorOf } from '../administrators/administrator-rows.ts';
import type { Database } from '../database/schema.ts';

/** Saves one's own name and language; an owner who has this account open elsewhere is told that it changed. */
export async function updateAccount(
  db: Kysely<Database>,
  id: number,
  { firstName, lastName, locale }: AccountInput,
  now: Date,
): Promise<Administrator> {
  const saved = db
    .updateTable('administrators')
    .set((is) => ({
      first_name: firstName,
      last_name: lastName,
      locale,
      version: is('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returningAll();
  return administratorOf(await saved.executeTakeFirstOrThrow());
}

export async function passwordHashOf(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const kept = db.selectFrom('administrators').select('password_hash').where('id', '=', id);
  return (await kept.executeTakeFirst())?.password_hash;
}

export async function keepPassword(db: Kysely<Database>, id: number, hash: string, now: Date): Promise<Administrator> {
  const saved = db
    .updateTable('administrators')
    .set((is) => ({
      password_hash: hash,
      password_changed_at: now,
      version: is('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returningAll();
  return administratorOf(await saved.executeTakeFirstOrThrow());
}
