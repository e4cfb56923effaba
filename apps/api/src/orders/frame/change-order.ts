import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Kysely } from 'kysely';
import type { Acting, Actor } from '../../core/acting.ts';
import { markRepeat } from '../../core/repeats.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { claimKey, staffKey } from '../ledger/idempotency-keys.ts';
import { getOrder } from '../read/order-rows.ts';

interface Change<Locked, By extends Actor> {
  /** In the order of `bookings.ts`. */
  lock: (db: Kysely<Database>, id: number) => Promise<Locked>;
  work: (order: Locked, acting: Acting<By>) => Promise<unknown>;
  /** A key of staff: the same request again changes nothing. */
  once?: { key: string; request: object };
}

/**
 * One transaction, one moment. Mails, news and invoices follow from the events that `work` inserts (`insertEvent`).
 * @throws {Refusal} `idempotency-key-reused`, and those of `lock` and `work`
 */
export const changeOrder = <Locked, By extends Actor>(
  id: number,
  acting: Acting<By>,
  { lock, work, once }: Change<Locked, By>,
): Promise<Order> =>
  inTransaction(acting.db, async (db) => {
    const now = acting.clock();
    const isFirst = !once || (await claimKey(db, staffKey(once.key), once.request, now));
    if (!isFirst) return markRepeat(await getOrder(db, id));
    await work(await lock(db, id), { ...acting, db, clock: () => now });
    return getOrder(db, id);
  });
