import { type GroupOrderRecord, lockGroupOrder } from '../../orders/ledger/group-orders.ts';
import type { GroupOrder, GroupOrderInput } from '@traiteur/contract/own/group-orders.ts';
import type { FieldRefusal } from '@traiteur/contract/statement/refusals.ts';
import { cutOffOf } from '@traiteur/domain/delivery/cut-off.ts';
import { exceeds } from '@traiteur/domain/orders/limits.ts';
import { latestDeadline, mostGroupOrders } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { lockConfigurationsShared } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { changeCounts } from '../../orders/ledger/booking-rows.ts';
import { refuseAll } from '../../orders/ledger/field-refusals.ts';
import { assessOrder } from '../../orders/place/assess-order.ts';
import { companyTermsRefusals } from '../../orders/place/company-of-order.ts';
import { readFacts } from '../../orders/place/read-facts.ts';
import { saveExpectedGuests } from './expected-guests.ts';
import { getGroupOrder, refuseUnlessHost } from './group-order-rows.ts';

type Call = Context<'client'>;

/** @throws {Refusal} `too-many-group-orders`, `deadline-too-late`, `online-payments-off`, or as placing an order */
export const openGroupOrder = (input: GroupOrderInput, context: Call): Promise<GroupOrder> =>
  inTransaction(context.db, async (db) => {
    const { caller, clock } = context;
    await lockConfigurationsShared(db);
    await sql`select from clients where id = ${caller.clientId} for no key update`.execute(db);
    await refuseUnlessRoom(db, caller.clientId);
    await refuseTerms(input, { ...context, db });
    const id = await insertGroupOrder(db, caller.clientId, input, clock());
    await reservePlace(db, input.slot);
    await saveExpectedGuests(db, id, input.expectedGuests, context);
    return getGroupOrder(id, { ...context, db });
  });

/** @throws {Refusal} `not-found`, `stale`, `status-not-allowed`, and as {@link openGroupOrder} */
export const updateGroupOrder = (
  id: number,
  { version, ...input }: GroupOrderInput & { version: number },
  context: Call,
): Promise<GroupOrder> =>
  inTransaction(context.db, async (db) => {
    const { caller } = context;
    await refuseUnlessHost(db, caller, id);
    await lockConfigurationsShared(db);
    const row = await lockGroupOrder(db, id);
    if (row.version !== version) throw new Refusal('stale');
    if (row.state !== 'open' && row.state !== 'refused') throw new Refusal('status-not-allowed');
    if (row.state !== 'open') await refuseUnlessRoom(db, caller.clientId);
    await refuseTerms(input, { ...context, db }, row);
    const untold = { closed_at: null, told_at: null, obstacle: '', obstacle_told: '' };
    const values = { ...rowOf(input), state: 'open' as const, reason: '', ...untold };
    await db
      .updateTable('group_orders')
      .set((is) => ({ ...values, version: is('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    // A dish that was left out is looked at again, and each guest is told of what comes of it.
    await sql`update group_order_choices set dropped = false where dropped
      and guest_id in (select id from group_order_guests where group_order_id = ${id})`.execute(db);
    await db.updateTable('group_order_guests').set({ told_at: null }).where('group_order_id', '=', id).execute();
    await reservePlace(db, input.slot, row);
    await saveExpectedGuests(db, id, input.expectedGuests, context);
    return getGroupOrder(id, { ...context, db });
  });

/** @throws {Refusal} `not-found`, `status-not-allowed` for one that was given up */
export const repeatGroupOrder = (id: number, weekly: boolean, context: Call): Promise<GroupOrder> =>
  inTransaction(context.db, async (db) => {
    await refuseUnlessHost(db, context.caller, id);
    const { state } = await lockGroupOrder(db, id);
    if (state === 'cancelled' && weekly) throw new Refusal('status-not-allowed');
    await db
      .updateTable('group_orders')
      .set((is) => ({ weekly, version: is('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return getGroupOrder(id, { ...context, db });
  });

/** @throws {Refusal} `not-found`, `status-not-allowed` */
export const cancelGroupOrder = (id: number, context: Call): Promise<GroupOrder> =>
  inTransaction(context.db, async (db) => {
    await refuseUnlessHost(db, context.caller, id);
    const row = await lockGroupOrder(db, id);
    if (row.state !== 'open' && row.state !== 'refused') throw new Refusal('status-not-allowed');
    await endGroupOrder(db, row, { state: 'cancelled', weekly: false }, context.clock());
    return getGroupOrder(id, { ...context, db });
  });

/** Gives its place in the slot back, unless the order that was placed of it goes on with it. */
export async function endGroupOrder(
  db: Kysely<Database>,
  { id, state, schedule_id, delivery_date }: GroupOrderRecord,
  end: Pick<GroupOrderRecord, 'state'> & Partial<Pick<GroupOrderRecord, 'reason' | 'weekly'>>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('group_orders')
    .set((is) => ({ ...end, closed_at: now, told_at: null, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (state === 'open' && end.state !== 'placed')
    await changeCounts(db, [], [{ scheduleId: schedule_id, date: delivery_date, change: -1 }]);
}

async function refuseUnlessRoom(db: Kysely<Database>, clientId: number): Promise<void> {
  const open = db.selectFrom('group_orders').select('id').where('client_id', '=', clientId).where('state', '=', 'open');
  if ((await open.limit(mostGroupOrders).execute()).length >= mostGroupOrders)
    throw new Refusal('too-many-group-orders');
}

/** By the rules of any order, as far as they speak before anybody has chosen. */
async function refuseTerms(
  { slot, addressId, deadline, aboveBudget, paymentChoice, purchaseReference }: Omit<GroupOrderInput, 'expectedGuests'>,
  { db, caller: { clientId }, clock, house, stripe }: Call,
  earlier?: GroupOrderRecord,
): Promise<void> {
  const now = clock();
  if (paymentChoice === 'online' && !stripe) throw new Refusal('online-payments-off', { field: 'paymentChoice' });
  if (aboveBudget === 'paid_by_guest' && !stripe) throw new Refusal('online-payments-off', { field: 'aboveBudget' });
  const draft = { clientId, addressId, slot, lines: [] };
  const facts = await readFacts(db, draft, now);
  if (!facts) throw new Refusal('no-delivery-configuration');
  const hasPlace =
    earlier?.state === 'open' && earlier.schedule_id === slot.scheduleId && earlier.delivery_date === slot.date;
  if (hasPlace) facts.slotTaken -= 1;
  const terms = companyTermsRefusals({ paymentChoice, purchaseReference }, facts);
  refuseAll([...assessOrder(draft, facts, house, now).faults, ...terms]);
  const { schedule, configuration } = facts;
  if (!schedule) throw new Refusal('slot-unavailable', { field: 'slot' });
  const last = latestDeadline(cutOffOf(schedule, slot.date, configuration, house.timeZone));
  const moment = new Date(deadline);
  if (moment <= now || moment > last) throw new Refusal('deadline-too-late', { field: 'deadline' });
}

const rowOf = ({ slot, addressId, deadline, budget, ...input }: Omit<GroupOrderInput, 'expectedGuests'>) => ({
  delivery_date: slot.date,
  schedule_id: slot.scheduleId,
  address_id: addressId,
  deadline: new Date(deadline),
  budget,
  above_budget: input.aboveBudget,
  payment_choice: input.paymentChoice,
  driver_note: input.driverNote,
  purchase_reference: input.purchaseReference,
  names_shown: input.namesShown,
  weekly: input.weekly,
});

export async function insertGroupOrder(
  db: Kysely<Database>,
  clientId: number,
  input: Omit<GroupOrderInput, 'expectedGuests'>,
  now: Date,
  followsId: number | null = null,
): Promise<number> {
  const row = { ...rowOf(input), client_id: clientId, opened_at: now, follows_id: followsId };
  const { id } = await db.insertInto('group_orders').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** What it says after reserving decides, as with each order. @throws {Refusal} `slot-full` */
export async function reservePlace(
  db: Kysely<Database>,
  { scheduleId, date }: GroupOrderInput['slot'],
  earlier?: GroupOrderRecord,
): Promise<void> {
  const released =
    earlier?.state === 'open' ? [{ scheduleId: earlier.schedule_id, date: earlier.delivery_date, change: -1 }] : [];
  const { places } = await changeCounts(db, [], [...released, { scheduleId, date, change: 1 }]);
  const { capacity } = await db
    .selectFrom('delivery_schedules')
    .select('capacity')
    .where('id', '=', scheduleId)
    .executeTakeFirstOrThrow();
  if (places.some(({ change, taken: orders }) => change > 0 && exceeds(orders, capacity)))
    refuseAll([{ code: 'slot-full', field: 'slot' } satisfies FieldRefusal]);
}
