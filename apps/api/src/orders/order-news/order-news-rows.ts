import type { OrderNewsItem } from '@traiteur/contract/orders/order-news.ts';
import { roleScopes } from '@traiteur/domain/access/scopes.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Something that happened, with the number of its event. */
export type TimedNews = OrderNewsItem & { eventId: number };

/** More than this are not told one by one: reading everything again is less. */
const mostMissed = 500;

/** Numbers are given before transactions end: one that took longer than the next is looked for among so many, as late as so many seconds. */
const overlap = { events: 200, milliseconds: 60_000 };

/** The last event there is. */
export const lastEvent = (db: Kysely<Database>): Promise<{ id: number; at: Date } | undefined> =>
  db.selectFrom('order_events').select(['id', 'at']).orderBy('id', 'desc').limit(1).executeTakeFirst();

/**
 * What happened since that event, and what may have been committed after it with a smaller number: told twice rather than never. `much` where
 * it is too much to tell, or where the event is none of this database.
 */
export async function eventsSince(db: Kysely<Database>, eventId: number): Promise<TimedNews[] | 'much'> {
  const last = await db.selectFrom('order_events').select('at').where('id', '=', eventId).executeTakeFirst();
  if (!last && eventId > ((await lastEvent(db))?.id ?? 0)) return 'much';
  const rows = await db
    .selectFrom('order_events')
    .select(['id as eventId', 'order_id as orderId', 'kind'])
    .where('id', '>', eventId - overlap.events)
    .where('id', '!=', eventId)
    .where((is) =>
      is.or([
        is('id', '>', eventId),
        ...(last ? [is('at', '>=', new Date(last.at.getTime() - overlap.milliseconds))] : []),
      ]),
    )
    .orderBy('id')
    .limit(mostMissed + 1)
    .execute();
  return rows.length > mostMissed ? 'much' : rows;
}

/** Which of these sessions may hear the news at this moment. */
export async function listeningSessions(
  db: Kysely<Database>,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'administrator_id')
    .select(['sessions.id', 'role'])
    .where('sessions.id', 'in', sessionIds)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .where('active', '=', true)
    .execute();
  return new Set(rows.flatMap(({ id, role }) => (roleScopes[role].includes('orders:read') ? [id] : [])));
}
