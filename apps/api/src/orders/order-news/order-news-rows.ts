import type { OrderNewsItem } from '@traiteur/contract/orders/order-news.ts';
import { scopesOf } from '@traiteur/domain/access/scopes.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type TimedNews = OrderNewsItem & { eventId: number };

/** Above this, a reload costs less than single events. */
const mostMissed = 500;

/** Ids are drawn before the commit: a slow transaction may commit a smaller one, at most so many back and so late. */
const overlap = { events: 200, milliseconds: 60_000 };

export const lastEvent = (db: Kysely<Database>): Promise<{ id: number; at: Date } | undefined> =>
  db.selectFrom('order_events').select(['id', 'at']).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** With smaller ids that may have committed later: twice rather than never. `much` also if the event is unknown. */
export async function eventsSince(db: Kysely<Database>, eventId: number): Promise<TimedNews[] | 'much'> {
  const last = await db.selectFrom('order_events').select('at').where('id', '=', eventId).executeTakeFirst();
  if (!last && eventId > ((await lastEvent(db))?.id ?? 0)) return 'much';
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_events.id as eventId', 'order_id as orderId', 'kind', 'source'])
    .where('order_events.id', '>', eventId - overlap.events)
    .where('order_events.id', '!=', eventId)
    .where((is) =>
      is.or([
        is('order_events.id', '>', eventId),
        ...(last ? [is('at', '>=', new Date(last.at.getTime() - overlap.milliseconds))] : []),
      ]),
    )
    .orderBy('order_events.id')
    .limit(mostMissed + 1)
    .execute();
  return rows.length > mostMissed ? 'much' : rows;
}

export async function listeningSessions(
  db: Kysely<Database>,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'administrator_id')
    .select(['sessions.id', 'role', 'rights'])
    .where('sessions.id', 'in', sessionIds)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .where('active', '=', true)
    .execute();
  return new Set(rows.flatMap((row) => (scopesOf(row).includes('orders:read') ? [row.id] : [])));
}
