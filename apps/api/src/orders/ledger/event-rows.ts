import { effectsOf, type UninvoicedKind } from '@traiteur/domain/orders/event-effects.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { personOf, type Saving } from '../../core/caller.ts';
import { authorOf } from '../../database/rows/author.ts';
import type { Database } from '../../database/schema.ts';
import { issueInvoices } from '../../money/invoices/issue/issue-invoices.ts';

type Event = Pick<Insertable<Database['order_events']>, 'kind' | 'reason' | 'changes' | 'undoes_id'>;

/**
 * The order is locked. All events go through here or `insertEvents`; what follows from their kind (`event-effects.ts`)
 * follows by itself: invoices before the commit, mails and news by the
 * triggers of db/routines, write-mails.sql and notify-order-events.sql.
 */
export async function insertEvent(acting: Acting, orderId: number, event: Event): Promise<number> {
  const { db, clock, caller } = acting;
  const { id } = await db
    .insertInto('order_events')
    .values({ ...event, order_id: orderId, ...authorOf({ by: personOf(caller), now: clock() }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (effectsOf(event.kind).invoices) await issueInvoices(orderId, acting);
  return id;
}

export interface UninvoicedEvent extends Saving {
  orderId: number;
  kind: UninvoicedKind;
  reason?: string;
}

/** In one statement, and so only of kinds that leave invoices alone. */
export async function insertEvents<Event extends UninvoicedEvent>(
  db: Kysely<Database>,
  events: readonly Event[],
): Promise<(Pick<Event, 'orderId' | 'kind'> & { id: number })[]> {
  if (events.length === 0) return [];
  return (await insertionOfEvents(events).execute(db)).rows;
}

/** The same, for a statement that inserts their orders too. */
export const insertionOfEvents = <Event extends UninvoicedEvent>(events: readonly Event[]) =>
  sql<Pick<Event, 'orderId' | 'kind'> & { id: number }>`
    insert into order_events (order_id, kind, reason, at, by_id, by_name)
    select event."orderId", event.kind, coalesce(event.reason, ''), event.now, (event.by ->> 'id')::integer, event.by ->> 'name'
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as event ("orderId" integer, kind text, reason text, now timestamptz, by jsonb)
    returning id, order_id as "orderId", kind`;
