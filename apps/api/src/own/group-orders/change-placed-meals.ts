import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { Overtaken } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { excessOf, limitOf } from '@traiteur/domain/own/group-orders.ts';
import { applyChange, changeOfNothing, lockWithDishes } from '../../orders/edit/apply-change.ts';
import { type StandingOrder, standingOrder } from '../../orders/edit/standing-order.ts';
import { changeOrder } from '../../orders/frame/change-order.ts';
import { judgeOrders } from '../../orders/judge/judge-orders.ts';
import { refuseAll } from '../../orders/ledger/field-refusals.ts';
import type { GroupOrderRecord } from '../../orders/ledger/group-orders.ts';
import { paidByGuests } from '../../orders/ledger/guest-money.ts';
import { placedChangeableUntil } from './placed-orders.ts';
import type { GuestRecord } from './guest-rows.ts';
import { answersOf, type GuestChoice, lineOf } from './guest-choices.ts';

type Call = Pick<Context<'public'>, 'db' | 'clock' | 'house' | 'brand'>;

/**
 * What a guest eats of an order that is placed, by the change that staff and clients make: nobody else's dish is
 * touched, and nobody else's allergy asked for. The group order is locked.
 * @throws {Refusal} `group-order-closed` after the cut-off, `last-guest`, `above-budget`, or naming each line refused
 */
export async function changePlacedMeals(
  { id, client_id, budget }: GroupOrderRecord,
  guest: { id: number; eaterId: number; name: string },
  wishes: readonly GuestChoice[],
  context: Call,
): Promise<void> {
  const orderId = await changeableOrder(id, context);
  const caller = { kind: 'client' as const, clientId: client_id, name: guest.name };
  const isOfOthers = ({ eaterId }: { eaterId: number | null }) => eaterId !== guest.eaterId;
  await changeOrder(
    orderId,
    { ...context, caller },
    {
      lock: (transaction) => lockWithBoth(transaction, orderId, wishes),
      async work(standing, within) {
        const { lines, ...rest } = changeOfNothing(standing);
        const allLines = [...wishes.map(lineOf), ...lines.filter(({ eaterId = null }) => isOfOthers({ eaterId }))];
        if (allLines.length === 0) throw new Refusal('last-guest');
        const change = { ...rest, lines: allLines, allergyOverrides: answersOf(wishes) };
        await applyChange(standing, change, within, { isTheirs: (conflict) => !isOfOthers(conflict) });
        await refuseAboveBudget(within.db, orderId, { ...guest, budget, groupOrderId: id });
      },
    },
  );
}

/**
 * By what the guest reacts to now, which is saved: staff is alerted as where a client's allergies change. Answers the
 * names of their dishes that wait for somebody. The group order is locked.
 * @throws {Refusal} `group-order-closed` after the cut-off
 */
export async function judgePlacedMeals(
  { id, client_id: clientId }: GroupOrderRecord,
  { eaterId, name }: Pick<GuestRecord, 'eaterId' | 'name'>,
  context: Call,
): Promise<Bilingual[]> {
  const orderId = await changeableOrder(id, context);
  const { db, clock } = context;
  const by = personOf({ kind: 'client', clientId, name });
  await judgeOrders(db, { orderId }, { by, now: clock() });
  const { rows } = await sql<{ name: Bilingual }>`
    select l.name from order_lines l where l.order_id = ${orderId} and exists (
      select from order_allergy_conflicts c where c.line_id = l.id and c.eater_id = ${eaterId} and c.gone_event_id is null
        and c.must_override and c.at is null) order by l.position`.execute(db);
  return rows.map((line) => line.name);
}

/** @throws {Refusal} `group-order-closed` after the cut-off */
async function changeableOrder(groupOrderId: number, context: Call): Promise<number> {
  const order = context.db.selectFrom('orders').select('id').where('group_order_id', '=', groupOrderId);
  const { id } = (await order.executeTakeFirst()) ?? {};
  if (id === undefined || !(await placedChangeableUntil(groupOrderId, context)))
    throw new Refusal('group-order-closed');
  return id;
}

/** Their new dishes, and those of all others. @throws {Overtaken} if the order was changed meanwhile */
async function lockWithBoth(
  db: Kysely<Database>,
  orderId: number,
  wishes: readonly GuestChoice[],
): Promise<StandingOrder> {
  const earlier = await standingOrder(db, orderId);
  const heldLines = [...wishes.map(lineOf), ...earlier.lines];
  const order = await lockWithDishes(db, orderId, heldLines);
  if (order.version !== earlier.version) throw new Overtaken();
  return order;
}

/** By what the order says that it costs: dishes that stay keep their price. */
async function refuseAboveBudget(
  db: Kysely<Database>,
  orderId: number,
  { id, eaterId, budget, groupOrderId }: { id: number; eaterId: number; budget: number | null; groupOrderId: number },
): Promise<void> {
  const lines = db.selectFrom('order_lines').select(['unit_price', 'quantity']).where('order_id', '=', orderId);
  const rows = await lines.where('eater_id', '=', eaterId).execute();
  const total = rows.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);
  const limit = limitOf({ budget, paid: (await paidByGuests(db, groupOrderId)).get(id) ?? 0 });
  const over = excessOf(total, limit);
  if (limit !== null && over > 0)
    refuseAll([{ code: 'above-budget', field: 'lines', amounts: { budget: limit, over } }]);
}
