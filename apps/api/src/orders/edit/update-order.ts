import type { OrderChangeInput } from '@traiteur/contract/order-input.ts';
import type { Order } from '@traiteur/contract/order-record.ts';
import { isEditable } from '@traiteur/domain/order-life.ts';
import type { Kysely } from 'kysely';
import { type Caller, personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { holdConfigurations } from '../../delivery-configurations/delivery-configuration-rows.ts';
import { move } from '../bookings.ts';
import { refuseAll } from '../field-refusals.ts';
import { assessOrder } from '../place/assess-order.ts';
import { forcedRulesIn, forceRefusals } from '../place/forced-rules.ts';
import { refusalsOf } from '../place/order-refusals.ts';
import { bookingOf } from '../place/place-order.ts';
import { holdClientAndProducts } from '../place/placing-rows.ts';
import { getOrder } from '../read/order-rows.ts';
import { lockOrder } from '../steps/step-rows.ts';
import { newConflicts } from './change-conflicts.ts';
import { changeFacts } from './change-facts.ts';
import { writeChange } from './change-rows.ts';
import { type StandingOrder, standingOrder } from './standing-order.ts';

/**
 * Makes another order of one that the kitchen has not begun, whole or not at all: judged and priced by the assessment that placing follows, and
 * what it has taken is exchanged for what it takes now.
 * @throws {Refusal} `not-found`, `stale` when somebody saved since, `status-not-allowed`, `force-not-allowed`, and otherwise naming every field that
 * speaks against it
 */
export const updateOrder = (
  id: number,
  { version, ...change }: OrderChangeInput,
  caller: Caller,
  { db, clock, house }: Pick<Services, 'db' | 'clock' | 'house'>,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    refuseAll(forceRefusals(change, caller));
    await holdConfigurations(transaction);
    const order = await holdOrder(transaction, id, change);
    if (order.version !== version) throw new Refusal('stale');
    if (!isEditable(order.status)) throw new Refusal('status-not-allowed');

    const now = clock();
    const draft = { ...change, clientId: order.clientId };
    const facts = await changeFacts(transaction, change, order, now);
    const assessment = assessOrder(draft, facts, house, now);
    refuseAll(refusalsOf(change, assessment, newConflicts(assessment, order)));

    await move(transaction, id, order, bookingOf(draft, facts, assessment), (pastCapacity) =>
      writeChange(transaction, order, {
        input: change,
        facts,
        assessment,
        by: personOf(caller),
        now,
        forcedRules: forcedRulesIn(change, assessment.faults, pastCapacity),
      }),
    );
    return getOrder(transaction, id);
  });

/** Holds the client, the dishes and the order, in the order that `bookings.ts` states, and answers what the order says. */
async function holdOrder(
  db: Kysely<Database>,
  id: number,
  { lines }: Pick<OrderChangeInput, 'lines'>,
): Promise<StandingOrder> {
  const { clientId } = await standingOrder(db, id);
  await holdClientAndProducts(db, { clientId, lines });
  await lockOrder(db, id);
  // Read after locking: whoever held the order before may have changed it, or made two clients one.
  const order = await standingOrder(db, id);
  if (order.clientId !== clientId) throw new Refusal('stale');
  return order;
}
