import type { PasswordOrigin } from '@traiteur/contract/access/administrators.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endInvitation } from './invitation-rows.ts';
import { endSessionsOf } from '../sessions/session-ends.ts';

export interface NewPassword {
  hash: string;
  origin: PasswordOrigin;
}

export async function changePassword(
  db: Kysely<Database>,
  id: number,
  { hash, origin }: NewPassword,
  now: Date,
  saveOne?: string,
): Promise<void> {
  await db
    .updateTable('administrators')
    .set({ password_hash: hash, password_origin: origin, password_changed_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
  await endResetLinks(db, id);
  await endInvitation(db, id);
  await db.deleteFrom('sign_in_tickets').where('administrator_id', '=', id).execute();
  await endSessionsOf(db, { kind: 'staff', id }, { now, reason: 'password-changed', saveOne });
}

export async function openAccount(db: Kysely<Database>, id: number, hash: string, now: Date): Promise<void> {
  await db
    .updateTable('administrators')
    .set((is) => ({
      password_hash: hash,
      password_origin: 'own',
      active: true,
      version: is('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

export async function endResetLinks(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('password_resets').where('administrator_id', '=', id).where('used_at', 'is', null).execute();
}

/** False where the password has changed or the account is not active. */
export const lockPassword = async (transaction: Kysely<Database>, id: number, hash: string): Promise<boolean> =>
  (await openAccountOf(transaction, id).where('password_hash', '=', hash).executeTakeFirst()) !== undefined;

export const lockActiveAdministrator = async (transaction: Kysely<Database>, id: number): Promise<boolean> =>
  (await openAccountOf(transaction, id).executeTakeFirst()) !== undefined;

const openAccountOf = (transaction: Kysely<Database>, id: number) =>
  transaction
    .selectFrom('administrators')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .forNoKeyUpdate();
