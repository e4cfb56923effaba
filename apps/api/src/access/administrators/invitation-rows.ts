import { invitationDays } from '@traiteur/contract/access/administrators.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { hashOf, newToken } from '../../core/tokens.ts';
import type { Database } from '../../database/schema.ts';

export async function openInvitation(db: Kysely<Database>, id: number, invitedBy: number, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + invitationDays * 86_400_000);
  const link = { hash: hashOf(token), invited_by: invitedBy, created_at: now, expires_at: expiresAt };
  await db
    .insertInto('invitations')
    .values({ administrator_id: id, ...link })
    .onConflict((conflict) => conflict.column('administrator_id').doUpdateSet(link))
    .execute();
  return token;
}

export async function endInvitation(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('invitations').where('administrator_id', '=', id).execute();
}

export const findInvitation = (db: Kysely<Database>, token: string, now: Date) =>
  db
    .selectFrom('invitations')
    .innerJoin('administrators', 'administrators.id', 'administrator_id')
    .innerJoin('administrators as inviter', 'inviter.id', 'invited_by')
    .select(['administrators.id', 'administrators.first_name as firstName', 'administrators.last_name as lastName'])
    .select(['administrators.email', 'expires_at as expiresAt', 'invited_by as invitedBy'])
    .select(['inviter.first_name as inviterFirstName', 'inviter.last_name as inviterLastName'])
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('administrators.password_hash', 'is', null)
    // The link ends when its inviter may no longer invite.
    .where('inviter.role', '=', 'owner')
    .where('inviter.active', '=', true)
    .executeTakeFirst();

type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Locks as updateAdministrator does: owners, account, link. Undefined for a bad link, or one used at the same time. */
export async function consumeInvitation(
  transaction: Kysely<Database>,
  token: string,
  now: Date,
): Promise<FoundInvitation | undefined> {
  const earlier = await findInvitation(transaction, token, now);
  if (!earlier) return undefined;
  for (const id of [earlier.invitedBy, earlier.id])
    await transaction.selectFrom('administrators').select('id').where('id', '=', id).forUpdate().execute();
  // Read again: any of it may have changed during the wait.
  const invitation = await findInvitation(transaction, token, now);
  if (invitation) await endInvitation(transaction, invitation.id);
  return invitation;
}

export const linkExpiry = (now: Date) => (is: ExpressionBuilder<Database, 'administrators'>) =>
  is
    .selectFrom('invitations')
    .innerJoin('administrators as inviter', 'inviter.id', 'invited_by')
    .select('expires_at')
    .whereRef('administrator_id', '=', 'administrators.id')
    .where('expires_at', '>', now)
    .where('inviter.role', '=', 'owner')
    .where('inviter.active', '=', true)
    .as('link_expires_at');
