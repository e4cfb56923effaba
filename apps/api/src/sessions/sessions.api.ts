import { sessions } from '@traiteur/contract/access/sessions.ts';
import { handlersFor } from '../http/handlers.ts';
import { Refusal } from '../core/refusal.ts';
import { removeRefreshCookie } from './hand-over.ts';
import { endSessionsOf } from './session-ends.ts';

export const sessionsApi = handlersFor(sessions, {
  async listSessions(_, { db, caller, clock }) {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('administrator_id', '=', caller.id)
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
    removeRefreshCookie({ cookies });
    return endSessionsOf(db, caller.id, { now: clock(), reason: 'signed-out' });
  },
  async endSession({ params }, { db, caller, clock }) {
    const ended = await db
      .updateTable('sessions')
      .set({ ended_at: clock(), end_reason: 'signed-out' })
      .where('id', '=', params.id)
      .where('administrator_id', '=', caller.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!ended.numUpdatedRows) throw new Refusal('not-found');
  },
});
