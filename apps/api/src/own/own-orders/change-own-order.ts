import type { OwnChangeQuote, OwnOrderChange, OwnOrderChangeDraft } from '@traiteur/contract/own/own-order-input.ts';
import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { ownAnswerTo } from '@traiteur/domain/orders/allergies.ts';
import { isEditable } from '@traiteur/domain/orders/order-life.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { markRepeat } from '../../core/repeats.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { lockConfigurationsShared } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { applyChange, type Change, type IsTheirs, lockWithDishes } from '../../orders/edit/apply-change.ts';
import { conflictsToAccept } from '../../orders/edit/change-conflicts.ts';
import { assessChange } from '../../orders/edit/quote-change.ts';
import { type StandingOrder, standingOrder } from '../../orders/edit/standing-order.ts';
import { changeOrder } from '../../orders/frame/change-order.ts';
import { refuseAll } from '../../orders/ledger/field-refusals.ts';
import { claimKey } from '../../orders/ledger/idempotency-keys.ts';
import { answersOfClients } from '../../orders/place/answers-of-clients.ts';
import { changeableUntil } from '../../orders/read/changeable-until.ts';
import { getOrder } from '../../orders/read/order-rows.ts';
import { answersOf } from './answers-of-client.ts';
import { readOwnOrder, refuseUnlessOwn } from './own-order-rows.ts';
import { countingCode } from './tried-codes.ts';

/**
 * @throws {Refusal} `not-found`, `status-not-allowed`, `group-order-placed`, `past-cut-off`,
 * `no-delivery-configuration`
 */
export async function quoteOwnOrderChange(
  id: number,
  change: OwnOrderChangeDraft,
  context: Context<'client'>,
): Promise<OwnChangeQuote> {
  const { db, caller } = context;
  await refuseUnlessOwn(db, caller, id);
  const { groupOrder } = await refuseTooLate(db, id, context);
  const order = await standingOrder(db, id);
  if (groupOrder) refuseOtherDishes(order, change);
  const { quote, assessment } = await countingCode(
    await newCodeOf(id, change, context),
    context,
    () => assessChange(order, change, context),
    (answer) => answer.quote.faults.some(({ code }) => code === 'discount-code-refused'),
  );
  const house = await answersOfClients(db);
  const openConflicts = new Set(conflictsToAccept(assessment, order, house));
  const isTheirs = isOfHost(groupOrder);
  return {
    ...quote,
    conflicts: quote.conflicts.flatMap((conflict, index) => {
      if (!isTheirs(conflict)) return [];
      const assessed = assessment.conflicts[index];
      const isOpen = assessed === undefined || openConflicts.has(assessed);
      return [{ ...conflict, answer: isOpen ? ownAnswerTo(conflict, house) : ('accepted' as const) }];
    }),
  };
}

/**
 * As staff change an order, until its cut-off; what the house answered for or set aside holds. The dishes of a group
 * order are its guests': its host changes slot, address and notes.
 * @throws {Refusal} `not-found`, `stale`, `status-not-allowed`, `group-order-placed`, `past-cut-off`, or naming every
 * refused field
 */
export const updateOwnOrder = (
  id: number,
  input: OwnOrderChange,
  key: string,
  context: Context<'client'>,
): Promise<OwnOrder> =>
  inTransaction(context.db, async (db) => {
    const { caller, clock, house, brand } = context;
    const now = clock();
    const reading = { now, house, brand };
    await refuseUnlessOwn(db, caller, id);
    await lockConfigurationsShared(db);
    // Keys are each client's own, and each operation's: placing with the same key is another request.
    const owned = { owner: caller.clientId, key: `updateOwnOrder ${key}` };
    const isFirst = await claimKey(db, owned, { id, input }, now);
    if (!isFirst) return markRepeat(await readOwnOrder(db, caller, id, reading));
    await changeOrder(
      id,
      { ...context, db, clock: () => now },
      {
        lock: () => lockWithDishes(db, id, input.lines),
        async work(order, within) {
          // A merge may have given it to another record before the lock.
          if (order.clientId !== caller.clientId) throw new Refusal('not-found');
          const { groupOrder } = await refuseTooLate(db, id, within);
          if (order.version !== input.version) throw new Refusal('stale');
          if (groupOrder) refuseOtherDishes(order, input);
          await applyChange(order, await changeIn(db, input, order), within, { isTheirs: isOfHost(groupOrder) });
        },
      },
    );
    return readOwnOrder(db, caller, id, reading);
  });

/** Undefined for the code of the order itself: nothing is learned by saying it again. */
export async function newCodeOf(
  id: number,
  { discountCode }: Pick<OwnOrderChange, 'discountCode'>,
  { db, caller }: Pick<Context<'client'>, 'db' | 'caller'>,
): Promise<string | undefined> {
  const order = db.selectFrom('orders').select('discount_code').where('id', '=', id);
  const row = await order.where('client_id', '=', caller.clientId).executeTakeFirst();
  return row?.discount_code === discountCode ? undefined : discountCode;
}

async function refuseTooLate(
  db: Kysely<Database>,
  id: number,
  { clock, house }: Pick<Context, 'clock' | 'house'>,
): Promise<Pick<Order, 'groupOrder'>> {
  const order = await getOrder(db, id);
  if (!isEditable(order.status)) throw new Refusal('status-not-allowed');
  if (!(await changeableUntil(db, order, { now: clock(), house }))) throw new Refusal('past-cut-off');
  return order;
}

/**
 * Guests chose for themselves, and what they react to would answer whoever tries other dishes for them. Group orders
 * have no codes.
 */
function refuseOtherDishes(
  { lines, discountCode }: StandingOrder,
  change: Pick<OwnOrderChangeDraft, 'lines' | 'discountCode'>,
): void {
  const keysOf = (dishes: OwnOrderChangeDraft['lines']) =>
    dishes
      .map(({ productId, sizeId, quantity, eaterId = null }) => [productId, sizeId, quantity, eaterId].join(' '))
      .toSorted()
      .join();
  const isSameCode = (change.discountCode ?? null) === discountCode;
  if (!isSameCode || keysOf(lines) !== keysOf(change.lines)) throw new Refusal('group-order-placed');
}

/** Whose conflict nobody knows any more may have been a guest's. */
const isOfHost =
  (groupOrder: Order['groupOrder']): IsTheirs =>
  ({ eaterId }) =>
    !groupOrder || (eaterId !== null && !groupOrder.guests.some((guest) => guest.eaterId === eaterId));

async function changeIn(db: Kysely<Database>, input: OwnOrderChange, order: StandingOrder): Promise<Change> {
  const { acceptedDishes, version: _version, kitchenNote, driverNote, ...change } = input;
  const { source } = await db
    .selectFrom('orders')
    .select('source')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  // By phone they are words of the house, which its client has not seen.
  if (source !== 'website')
    refuseAll(
      Object.entries({ kitchenNote, driverNote }).flatMap(([field, note]) =>
        note ? [{ code: 'note-of-house' as const, field }] : [],
      ),
    );
  const notes = source === 'website' ? { kitchenNote, driverNote } : {};
  return {
    ...change,
    ...answersOf(acceptedDishes),
    kitchenNote: notes.kitchenNote ?? order.kitchenNote,
    driverNote: notes.driverNote ?? order.driverNote,
  };
}
