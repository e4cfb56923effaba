import { type GroupOrderRecord, lockGroupOrder } from '../../orders/ledger/group-orders.ts';
import type { GroupVisit } from '@traiteur/contract/own/group-guests.ts';
import type { groupOrders } from '@traiteur/contract/own/group-orders.ts';
import type { FieldRefusal } from '@traiteur/contract/statement/refusals.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { excessOf, limitOf, smallestExcess } from '@traiteur/domain/own/group-orders.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { lockConfigurationsShared } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { refuseAll } from '../../orders/ledger/field-refusals.ts';
import { answersOfClients } from '../../orders/place/answers-of-clients.ts';
import { assessOrder, pricedLine } from '../../orders/place/assess-order.ts';
import { readFacts } from '../../orders/place/read-facts.ts';
import { ownRefusalsOf } from '../../orders/place/order-refusals.ts';
import { indexIn } from './dish-faults.ts';
import { answersOf, choicesOf, type GuestChoice, lineOf, saveChoices } from './guest-choices.ts';
import { changePlacedMeals } from './change-placed-meals.ts';
import { paidByGuests } from '../../orders/ledger/guest-money.ts';
import { type GuestRecord, lockGuest, readVisit } from './guest-rows.ts';

type Input = Received<(typeof groupOrders)['operations']['chooseGroupMeals']>['body'];
type Call = Pick<Context<'public'>, 'db' | 'caller' | 'clock' | 'house' | 'brand' | 'stripe'>;

/**
 * By the rules of placing, as far as they are about these lines: what others have chosen is counted, and not told.
 * @throws {Refusal} `group-order-ended`, `group-order-closed`, `not-found`, `above-budget`, `excess-too-small`, or
 * naming each line refused
 */
export const chooseGroupMeals = ({ token, key, lines }: Input, context: Call): Promise<GroupVisit> =>
  inTransaction(context.db, async (db) => {
    const { caller, clock } = context;
    await lockConfigurationsShared(db);
    const now = clock();
    const { link, groupOrder, guest } = await lockGuest(db, { token, key }, now, 'open or placed');
    const wishes = lines.map((line) => ({
      ...line,
      guestId: guest.id,
      eaterId: guest.eaterId,
      guest: guest.name,
      chosenAt: now,
    }));
    const isPlaced = groupOrder.state === 'placed';
    if (isPlaced) await changePlacedMeals(groupOrder, guest, wishes, { ...context, db });
    else await refuseUnfit(groupOrder, guest, wishes, { ...context, db });
    await saveChoices(db, guest.id, lines, now);
    return readVisit(db, link, key, { caller, clock, house: context.house });
  });

/** @throws {Refusal} `above-budget`, `excess-too-small`, or naming each line refused */
async function refuseUnfit(
  groupOrder: GroupOrderRecord,
  guest: GuestRecord,
  wishes: readonly GuestChoice[],
  context: Call,
): Promise<void> {
  const { refusals, total } = await judge(groupOrder, guest, wishes, context);
  refuseAll(refusals);
  const payments = await paidByGuests(context.db, groupOrder.id);
  refuseExcess(groupOrder, { total, paid: payments.get(guest.id) ?? 0 }, context);
}

/** Above the budget guests pay by card, where their host lets them: it takes no less than the smallest excess. */
function refuseExcess(
  { budget, above_budget }: GroupOrderRecord,
  { total, paid }: { total: number; paid: number },
  { stripe }: Pick<Call, 'stripe'>,
): void {
  const limit = limitOf({ budget, paid });
  const over = excessOf(total, limit);
  if (limit === null || over === 0) return;
  if (above_budget === 'refused' || !stripe)
    refuseAll([{ code: 'above-budget', field: 'lines', amounts: { budget: limit, over } }]);
  if (over < smallestExcess)
    refuseAll([{ code: 'excess-too-small', field: 'lines', amounts: { least: smallestExcess, over } }]);
}

/** What a guest has chosen, and may not eat by what they say now. The group order is locked. */
export async function unsuitableDishes(
  groupOrderId: number,
  guest: GuestRecord,
  context: Call,
): Promise<Pick<GuestChoice, 'productId' | 'sizeId'>[]> {
  const groupOrder = await lockGroupOrder(context.db, groupOrderId);
  const choices = (await choicesOf(context.db, groupOrderId)).filter(({ guestId }) => guestId === guest.id);
  const { refusals } = await judge(groupOrder, guest, choices, context);
  const indexes = refusals.flatMap(({ code, field }) => (isOfAllergies(code) ? [indexIn(field)] : []));
  return choices.filter((_, index) => indexes.includes(index));
}

const isOfAllergies = (code: string): boolean => code === 'own-allergy' || code === 'own-allergy-not-accepted';

/** @throws {Refusal} `no-delivery-configuration` */
async function judge(
  groupOrder: GroupOrderRecord,
  guest: GuestRecord,
  wishes: readonly GuestChoice[],
  { db, clock, house }: Call,
): Promise<{ refusals: FieldRefusal[]; total: number }> {
  const rivals = (await choicesOf(db, groupOrder.id)).filter(({ guestId }) => guestId !== guest.id);
  const draft = {
    clientId: groupOrder.client_id,
    groupOrderId: groupOrder.id,
    slot: { scheduleId: groupOrder.schedule_id, date: groupOrder.delivery_date },
    lines: [...wishes, ...rivals].map(lineOf),
  };
  const facts = await readFacts(db, draft, clock());
  if (!facts) throw new Refusal('no-delivery-configuration');
  const assessment = assessOrder(draft, facts, house, clock());
  const answers = { allergyOverrides: answersOf(wishes) };
  const refusals = ownRefusalsOf(answers, assessment, await answersOfClients(db));
  const ownLines = assessment.lines.flatMap(({ index }, position) => (index < wishes.length ? [position] : []));
  return {
    refusals: refusals.filter(({ field }) => indexIn(field) >= 0 && indexIn(field) < wishes.length),
    total: ownLines.reduce((sum, position) => sum + pricedLine(assessment, position).gross, 0),
  };
}
