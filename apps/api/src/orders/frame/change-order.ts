import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Kysely } from 'kysely';
import type { Acting, Actor } from '../../core/acting.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { claimKey, staffKey } from '../ledger/idempotency-keys.ts';
import { getOrder } from '../read/order-rows.ts';

interface Change<Locked, By extends Actor> {
  /** Locks what is changed, in the order that `bookings.ts` states. */
  lock: (db: Kysely<Database>, id: number) => Promise<Locked>;
  /** Changes it, at one moment, and inserts the events of it: all else follows from them. */
  work: (order: Locked, acting: Acting<By>) => Promise<unknown>;
  /** A key that somebody of the staff made up: the same request with it again changes nothing. */
  once?: { key: string; request: object };
}

/**
 * The frame of whatever changes an order, in one transaction: it locks, works, and answers the order. Mails, news and
 * invoices follow from the events that the work inserts (`insertEvent`).
 * @throws {Refusal} `idempotency-key-reused`, and what locking and the work throw
 */
export const changeOrder = <Locked, By extends Actor>(
  id: number,
  acting: Acting<By>,
  { lock, work, once }: Change<Locked, By>,
): Promise<Order> =>
  inTransaction(acting.db, async (db) => {
    const now = acting.clock();
    if (!once || (await claimKey(db, staffKey(once.key), once.request, now)))
      await work(await lock(db, id), { ...acting, db, clock: () => now });
    return getOrder(db, id);
  });
