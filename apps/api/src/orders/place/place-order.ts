import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import type { OrderSource } from '@traiteur/domain/orders/order-life.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { lockConfigurationsShared } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Acting } from '../../core/acting.ts';
import { type Caller, personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { markRepeat } from '../../core/repeats.ts';
import { type Assessment, assessOrder } from './assess-order.ts';
import { forcedRulesIn, forceRefusals } from './forced-rules.ts';
import { nextOrderNumber } from './order-numbers.ts';
import { answersOfClients } from './answers-of-clients.ts';
import { ownRefusalsOf, refusalsOf } from './order-refusals.ts';
import { type OrderFacts, type OrderRequest, readFacts } from './order-facts.ts';
import { reserve, type WantedBooking } from '../ledger/bookings.ts';
import { refuseAll } from '../ledger/field-refusals.ts';
import { getOrder } from '../read/order-rows.ts';
import { insertOrder } from './insert-orders.ts';
import { claimKey, type OwnedKey } from '../ledger/idempotency-keys.ts';
import { lockClientAndProducts, orderIdOfKey } from './placing-rows.ts';

/**
 * The same key twice answers the first order (`isRepeat`). Mail and news follow from the first event (`insertEvents`).
 * @throws {Refusal} `force-not-allowed`, or naming every refused field
 */
export const placeOrder = (
  input: OrderRequest,
  key: OwnedKey,
  { db, clock, house, caller }: Acting<Caller>,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    refuseAll(forceRefusals(input, caller));
    await lockConfigurationsShared(transaction);
    const now = clock();
    const byClient = caller.kind === 'client';
    // The key already names its client, whose record may be another one when they retry.
    const request = byClient ? { ...input, clientId: undefined } : input;
    if (!(await claimKey(transaction, key, request, now)))
      return markRepeat(await getOrder(transaction, await idPlacedWith(transaction, key)));

    await lockClientAndProducts(transaction, input);
    const facts = await readFacts(transaction, input, now);
    if (!facts) throw new Refusal('no-delivery-configuration');
    const assessment = assessOrder(input, facts, house, now);
    refuseAll(
      byClient ? ownRefusalsOf(input, assessment, await answersOfClients(transaction)) : refusalsOf(input, assessment),
    );

    const id = await reserve(transaction, bookingOf(input, facts, assessment), async (pastCapacity) => {
      const { id: orderId, number } = await nextOrderNumber(transaction, yearOf(now, house.timeZone));
      const source = sourceOf(caller);
      const forcedRules = forcedRulesIn(input, assessment.faults, pastCapacity);
      return insertOrder(transaction, {
        id: orderId,
        input,
        source,
        key,
        by: personOf(caller),
        now,
        number,
        facts,
        assessment,
        forcedRules,
        byClient,
      });
    });
    return getOrder(transaction, id);
  });

async function idPlacedWith(db: Kysely<Database>, key: OwnedKey): Promise<number> {
  const id = await orderIdOfKey(db, key);
  if (id === undefined) throw new Error('the key of an order was claimed, and no order has it');
  return id;
}

export const bookingOf = (
  { clientId, slot, lines, forcedPlace }: Pick<OrderRequest, 'clientId' | 'slot' | 'lines' | 'forcedPlace'>,
  { offers, schedule }: OrderFacts,
  { discountCode }: Pick<Assessment, 'discountCode'>,
): WantedBooking => ({
  clientId,
  slot,
  lines,
  discountCodeId: discountCode?.id ?? null,
  offers,
  capacity: schedule?.capacity ?? null,
  placeForced: forcedPlace !== undefined,
  firstOrderOnly: discountCode?.firstOrderOnly ?? false,
});

const sourceOf = ({ kind }: Caller): OrderSource => (kind === 'staff' ? 'administration' : 'website');

const yearOf = (now: Date, timeZone: string) => Number(today(now, timeZone).slice(0, 4));
