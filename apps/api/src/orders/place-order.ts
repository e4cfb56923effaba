import { createHash } from 'node:crypto';
import type { OrderInput } from '@traiteur/contract/order-input.ts';
import type { Order } from '@traiteur/contract/orders.ts';
import type { RefusalFault } from '@traiteur/contract/wire/refusals.ts';
import { unansweredConflicts } from '@traiteur/domain/allergies.ts';
import { today } from '@traiteur/domain/calendar.ts';
import { exceeds } from '@traiteur/domain/limits.ts';
import { orderNumber } from '@traiteur/domain/order-number.ts';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/rows/transactions.ts';
import type { Database } from '../database/schema.ts';
import { takeDiscountCodeUse } from '../discount-codes/discount-code-rows.ts';
import { type Caller, personOf } from '../core/caller.ts';
import type { Services } from '../core/services.ts';
import { Refusal } from '../core/refusal.ts';
import { type Assessment, assessOrder, refusedCode } from './assess-order.ts';
import { type OrderFacts, readFacts } from './order-facts.ts';
import { getOrder } from './order-rows.ts';
import {
  claimKey,
  countOrderOfClient,
  holdClientAndProducts,
  insertOrder,
  nextNumber,
  orderPlacedWith,
  reserveOffers,
  reserveSlot,
} from './placing-rows.ts';
import { addToSales } from './sales-rows.ts';

/**
 * Places an order, whole or not at all: prices it anew, takes its portions and its place in the slot, writes copies of what it says.
 * The same key twice answers the order that the first one placed.
 * @throws {Refusal} naming every field that speaks against it
 */
export const placeOrder = (
  input: OrderInput,
  key: string,
  caller: Caller,
  { db, clock, house }: Services,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    if (!(await claimKey(transaction, key, hashOfRequest(input), now))) return orderPlacedWith(transaction, key);

    await holdClientAndProducts(transaction, input);
    const facts = await readFacts(transaction, input, now);
    if (!facts) throw new Refusal('no-delivery-configuration');
    const assessment = assessOrder(input, facts, house, now);
    refuseFaults([...assessment.faults, ...allergyFaults(input, assessment), ...priceFaults(input, assessment)]);

    await takePortions(transaction, input, facts);
    await takeSlot(transaction, input, facts);
    await takeDiscount(transaction, input, assessment);
    const number = orderNumber(...(await nextNumber(transaction, yearOf(now, house.timeZone))));
    const id = await insertOrder(transaction, {
      input,
      source: sourceOf(caller),
      key,
      by: personOf(caller),
      now,
      number,
      facts,
      assessment,
    });
    const { total } = assessment.priced;
    const counted = await countOrderOfClient(transaction, { id, clientId: input.clientId, total, now });
    // Another order of the client's may have been placed since the assessment: the count now says which came first.
    if (assessment.discountCode?.firstOrderOnly && counted.orders > 1) refuseFaults([refusedCode]);
    await addToSales(transaction, id, counted.isFirst);
    return getOrder(transaction, id);
  });

function allergyFaults({ allergyOverrides = [] }: OrderInput, { conflicts, lines }: Assessment): RefusalFault[] {
  const dishes = new Set(unansweredConflicts(conflicts, allergyOverrides).map(({ line }) => lines[line]?.index));
  return [...dishes].map((index) => ({ code: 'allergy-not-overridden', field: `lines.${index}.productId` }));
}

function priceFaults({ expectedTotal }: OrderInput, { priced }: Assessment): RefusalFault[] {
  const changed = expectedTotal !== undefined && expectedTotal !== priced.total;
  return changed ? [{ code: 'prices-changed', field: 'expectedTotal' }] : [];
}

function refuseFaults(faults: RefusalFault[]): void {
  const [first] = faults;
  if (first) throw new Refusal(first.code, { faults });
}

/** The assessment saw what was left a moment ago; taking the portions locks their count, so this is what decides. */
async function takePortions(db: Kysely<Database>, input: OrderInput, { offers }: OrderFacts): Promise<void> {
  const taken = await reserveOffers(db, input.lines, input.slot.date);
  refuseFaults(
    input.lines.flatMap(({ productId, sizeId }, index) => {
      const offer = offers.find((one) => one.productId === productId && one.sizeId === sizeId);
      const now = taken.find((one) => one.productId === productId && one.sizeId === sizeId)?.taken ?? 0;
      const over = offer !== undefined && exceeds(now, offer.available);
      return over ? [{ code: 'quantity-unavailable' as const, field: `lines.${index}.quantity` }] : [];
    }),
  );
}

async function takeSlot(db: Kysely<Database>, { slot }: OrderInput, { schedule }: OrderFacts): Promise<void> {
  const taken = await reserveSlot(db, slot);
  if (schedule && exceeds(taken, schedule.capacity)) refuseFaults([{ code: 'slot-full', field: 'slot' }]);
}

async function takeDiscount(
  db: Kysely<Database>,
  { clientId }: OrderInput,
  { discountCode }: Assessment,
): Promise<void> {
  if (discountCode && !(await takeDiscountCodeUse(db, discountCode.id, clientId))) refuseFaults([refusedCode]);
}

const sourceOf = ({ kind }: Caller) => (kind === 'staff' ? 'administration' : 'website');

const yearOf = (now: Date, timeZone: string) => Number(today(now, timeZone).slice(0, 4));

// Zod writes a parsed object's keys in the schema's order, so the same request always gives the same text.
const hashOfRequest = (input: OrderInput) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');
