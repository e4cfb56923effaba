import type { Kysely } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';
import { changesIn } from './changed-conflicts.ts';
import { lockStandingOrders, type JudgedOrders, readJudgingFacts } from './judging-rows.ts';
import { writeChanges } from './change-rows.ts';

/**
 * Every change of a client's or a dish's allergens calls this in its transaction, after its writes. It has locked the
 * client or the product, so that no order of theirs is placed meanwhile. Locks in the order of `bookings.ts`.
 */
export async function judgeOrders(db: Kysely<Database>, orders: JudgedOrders, saving: Saving): Promise<void> {
  await lockStandingOrders(db, orders);
  // Read after the lock: the transaction before may have saved an allergen that meets the order.
  const changes = changesIn(await readJudgingFacts(db, orders));
  await writeChanges(db, changes, saving);
}
