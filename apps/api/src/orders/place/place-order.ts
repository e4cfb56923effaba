import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { FieldRefusal } from '@traiteur/contract/statement/refusals.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import type { OrderSource } from '@traiteur/domain/orders/order-life.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { lockConfigurationsShared } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Acting } from '../../core/acting.ts';
import { type Caller, type OrderingClient, personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { markRepeat } from '../../core/repeats.ts';
import { type Assessment, assessOrder } from './assess-order.ts';
import { companyTermsRefusals } from './company-of-order.ts';
import { forcedRulesIn, forceRefusals } from './forced-rules.ts';
import { nextOrderNumber } from './order-numbers.ts';
import { answersOfClients } from './answers-of-clients.ts';
import { ownRefusalsOf, refusalsOf } from './order-refusals.ts';
import type { OrderFacts, OrderRequest } from './order-facts.ts';
import { readFactsAfter } from './read-facts.ts';
import { reserveAll, type WantedBooking } from '../ledger/bookings.ts';
import { type PlaceAmong, refusalsAmong, refuseAll } from '../ledger/field-refusals.ts';
import { getOrder } from '../read/order-rows.ts';
import { insertOrders } from './insert-orders.ts';
import { claimKey, type OwnedKey } from '../ledger/idempotency-keys.ts';
import { lockClientAndProducts, type NewOrder, orderIdOfKey } from './placing-rows.ts';

/**
 * The same key twice answers the first order (`isRepeat`). Mail and news follow from the first event (`insertEvents`).
 * @throws {Refusal} `force-not-allowed`, or naming every refused field
 */
export const placeOrder = (
  input: OrderRequest,
  key: OwnedKey,
  acting: Acting<Caller | OrderingClient>,
): Promise<Order> =>
  inTransaction(acting.db, async (transaction) => {
    const [order] = await placeAll([{ input, key }], { key, request: input }, { ...acting, db: transaction });
    if (!order) throw new Error('an order was placed and is not there');
    return order;
  });

/**
 * Orders of one client for different days, all or none, by the rules of one. Each after the first counts those before
 * it: a code for a first order is for one of them. `key` claims them all; each order has a key of its own.
 * @throws {Refusal} as `placeOrder`; a field names the order (`orders.1.slot`)
 */
export const placeOrders = (inputs: readonly OrderRequest[], key: OwnedKey, acting: Acting<Caller>): Promise<Order[]> =>
  inTransaction(acting.db, (transaction) => {
    const wantedOrders = inputs.map((input, index) => ({
      input,
      key: keyOfDay(key, index),
      among: { index, ...(inputs.length > 1 && { date: input.slot.date }) },
    }));
    return placeAll(wantedOrders, { key: keyOfDays(key), request: inputs }, { ...acting, db: transaction });
  });

/** No key that somebody sends has a space: those of days are nobody's to guess, and no order's alone. */
const keyOfDays = ({ owner, key }: OwnedKey): OwnedKey => ({ owner, key: `${key} days` });

export const keyOfDay = ({ owner, key }: OwnedKey, index: number): OwnedKey => ({ owner, key: `${key} ${index}` });

interface WantedOrder {
  input: OrderRequest;
  key: OwnedKey;
  among?: PlaceAmong;
}

interface AssessedOrder extends WantedOrder {
  facts: OrderFacts;
  assessment: Assessment;
}

interface Claim {
  key: OwnedKey;
  request: OrderRequest | readonly OrderRequest[];
}

async function placeAll(
  wantedOrders: readonly WantedOrder[],
  claim: Claim,
  { db, clock, house, caller }: Acting<Caller | OrderingClient>,
): Promise<Order[]> {
  refuseAll(wantedOrders.flatMap(({ input, among }) => refusalsAmong(forceRefusals(input, caller), among)));
  await lockConfigurationsShared(db);
  const now = clock();
  const byClient = caller.kind === 'client';
  if (!(await claimKey(db, claim.key, keyedRequestOf(claim.request, byClient), now))) {
    const repeats: Order[] = [];
    for (const { key } of wantedOrders) repeats.push(markRepeat(await getOrder(db, await idPlacedWith(db, key))));
    return repeats;
  }

  const inputs = wantedOrders.map(({ input }) => input);
  const [first] = inputs;
  if (!first) return [];
  await lockClientAndProducts(db, { clientId: first.clientId, lines: inputs.flatMap(({ lines }) => lines) });
  const answers = byClient ? await answersOfClients(db) : undefined;
  const assessedOrders: AssessedOrder[] = [];
  const faults: FieldRefusal[] = [];
  for (const { input, key, among } of wantedOrders) {
    const earlier = assessedOrders.map((order) => ({ ...order.input, total: order.assessment.priced.total }));
    const facts = await readFactsAfter(db, earlier, input, now);
    if (!facts) throw new Refusal('no-delivery-configuration');
    if (input.groupOrderId !== undefined) facts.slotTaken -= 1;
    const assessment = assessOrder(input, facts, house, now);
    const refusals = answers ? ownRefusalsOf(input, assessment, answers) : refusalsOf(input, assessment);
    faults.push(...refusalsAmong([...refusals, ...companyTermsRefusals(input, facts)], among));
    assessedOrders.push({ input, key, facts, assessment, ...(among && { among }) });
  }
  refuseAll(saidOnce(faults));

  const bookings = assessedOrders.map(({ input, facts, assessment, among }) => ({
    ...bookingOf(input, facts, assessment),
    among,
  }));
  const ids = await reserveAll(db, bookings, async (pastCapacity) => {
    const newOrders: NewOrder[] = [];
    for (const [index, { input, key, facts, assessment }] of assessedOrders.entries()) {
      const { id, number } = await nextOrderNumber(db, yearOf(now, house.timeZone));
      const forcedRules = forcedRulesIn(input, assessment.faults, pastCapacity[index] ?? false);
      const by = personOf(caller);
      const source = sourceOf(caller);
      newOrders.push({ id, number, input, key, source, by, now, facts, assessment, forcedRules, byClient });
    }
    return insertOrders(db, newOrders);
  });
  const orders: Order[] = [];
  for (const id of ids) orders.push(await getOrder(db, id));
  return orders;
}

/** The key already names its client, whose record may be another one when they retry. */
function keyedRequestOf(request: Claim['request'], byClient: boolean): object {
  if (!byClient) return request;
  const anonymous = (input: OrderRequest) => ({ ...input, clientId: undefined });
  return Array.isArray(request) ? request.map(anonymous) : anonymous(request as OrderRequest);
}

/** What several orders share is at fault once. */
const saidOnce = (faults: readonly FieldRefusal[]): FieldRefusal[] => [
  ...new Map(faults.map((fault) => [`${fault.code} ${fault.field}`, fault])).values(),
];

async function idPlacedWith(db: Kysely<Database>, key: OwnedKey): Promise<number> {
  const id = await orderIdOfKey(db, key);
  if (id === undefined) throw new Error('the key of an order was claimed, and no order has it');
  return id;
}

export const bookingOf = (
  {
    clientId,
    slot,
    lines,
    forcedPlace,
    groupOrderId,
  }: Pick<OrderRequest, 'clientId' | 'slot' | 'lines' | 'forcedPlace' | 'groupOrderId'>,
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
  placeHeld: groupOrderId !== undefined,
  firstOrderOnly: discountCode?.firstOrderOnly ?? false,
});

const sourceOf = ({ kind }: Pick<Caller, 'kind'>): OrderSource => (kind === 'staff' ? 'administration' : 'website');

const yearOf = (now: Date, timeZone: string) => Number(today(now, timeZone).slice(0, 4));
