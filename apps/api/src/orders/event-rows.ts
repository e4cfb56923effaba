import type { Insertable, Kysely } from 'kysely';
import type { Saving } from '../core/caller.ts';
import { authorOf } from '../database/rows/author.ts';
import type { Database } from '../database/schema.ts';

type Event = Pick<Insertable<Database['order_events']>, 'kind' | 'reason' | 'changes' | 'undoes_id'>;

/** Writes into the timeline of an order what happened, who did it and when; answers the event's number. */
export async function insertEvent(
  db: Kysely<Database>,
  orderId: number,
  event: Event,
  saving: Saving,
): Promise<number> {
  const { id } = await db
    .insertInto('order_events')
    .values({ ...event, order_id: orderId, ...authorOf(saving) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
