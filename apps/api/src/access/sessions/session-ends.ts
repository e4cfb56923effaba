import type { SessionEnd } from '@traiteur/contract/statement/refusals.ts';
import type { Kysely } from 'kysely';
import type { Account } from '../../core/caller.ts';
import { hashOf } from '../../core/tokens.ts';
import type { Database } from '../../database/schema.ts';
import { accountColumns } from './accounts.ts';

export type EndReason = Exclude<SessionEnd, 'expired'>;

export async function endSession(
  db: Kysely<Database>,
  sessionId: string,
  now: Date,
  end_reason: EndReason,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

interface EndingOfAll {
  now: Date;
  reason: EndReason;
  saveOne?: string | undefined;
}

export async function endSessionsOf(
  db: Kysely<Database>,
  account: Account,
  { now, reason, saveOne }: EndingOfAll,
): Promise<void> {
  let sessions = db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where(accountColumns[account.kind], '=', account.id);
  if (saveOne) sessions = sessions.where('id', '!=', saveOne);
  await sessions.where('ended_at', 'is', null).execute();
}

/** Undefined for an unknown token, and for a used one: its holder may be a thief, and learns nothing. */
export async function endOfSession(
  db: Kysely<Database>,
  kind: Account['kind'],
  refreshToken: string,
  now: Date,
): Promise<SessionEnd | undefined> {
  const session = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .leftJoin('administrators', 'administrators.id', 'administrator_id')
    .select(['ended_at', 'end_reason', 'expires_at', 'active'])
    .where('hash', '=', hashOf(refreshToken))
    .where('used_at', 'is', null)
    .where(accountColumns[kind], 'is not', null)
    .executeTakeFirst();
  if (!session) return undefined;
  if (session.active === false) return 'deactivated';
  if (session.end_reason) return session.end_reason;
  return session.expires_at <= now ? 'expired' : undefined;
}
