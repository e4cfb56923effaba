import { sessions } from '@traiteur/contract/access/sessions.ts';
import { accountOf } from '../../core/caller.ts';
import { handlersFor } from '../../http/handlers.ts';
import { Refusal } from '../../core/refusal.ts';
import { accountColumns } from './accounts.ts';
import { removeRefreshCookie } from './hand-over.ts';
import { endSessionsOf } from './session-ends.ts';

export const sessionsApi = handlersFor(sessions, {
  async listSessions(_, { db, caller, clock }) {
    const { kind, id } = accountOf(caller);
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where(accountColumns[kind], '=', id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', clock())
      .orderBy('last_used_at', 'desc')
      .limit(200)
      .execute();
    return {
      items: rows.map((row) => ({
        id: row.id,
        userAgent: row.user_agent,
        address: row.address,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at.toISOString(),
        current: row.id === caller.sessionId,
      })),
    };
  },
  endSessions: (_, { db, caller, clock, cookies }) => {
    removeRefreshCookie(caller.kind, { cookies });
    return endSessionsOf(db, accountOf(caller), { now: clock(), reason: 'signed-out' });
  },
  async endSession({ params }, { db, caller, clock }) {
    const account = accountOf(caller);
    const ending = await db
      .updateTable('sessions')
      .set({ ended_at: clock(), end_reason: 'signed-out' })
      .where('id', '=', params.id)
      .where(accountColumns[account.kind], '=', account.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!ending.numUpdatedRows) throw new Refusal('not-found');
  },
});
