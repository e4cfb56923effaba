import type { Kysely } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';
import { changesIn } from './changed-conflicts.ts';
import { lockStandingOrders, type JudgedOrders, readJudgingFacts } from './judging-rows.ts';
import { writeChanges } from './change-rows.ts';

/**
 * Judges every order not yet delivered again, by what its client reacts to and its dishes contain now. To be called by whatever changes either,
 * in its transaction and once it has written: the client or the product is held since, so that no order of theirs is placed meanwhile.
 * Locks in the order that `bookings.ts` states.
 * @param saving who changed it and when: that stands with the conflicts
 */
export async function judgeOrders(db: Kysely<Database>, orders: JudgedOrders, saving: Saving): Promise<void> {
  await lockStandingOrders(db, orders);
  // Read after locking: whoever held an order before may have saved something that meets it.
  const changes = changesIn(await readJudgingFacts(db, orders));
  await writeChanges(db, changes, saving);
}
