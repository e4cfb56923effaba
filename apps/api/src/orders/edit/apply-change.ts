import type { OrderChangeInput } from '@traiteur/contract/orders/order-input.ts';
import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { AllergyOverride } from '@traiteur/domain/orders/allergies.ts';
import { type Kysely, sql } from 'kysely';
import type { Acting, Actor } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { move } from '../ledger/bookings.ts';
import { refuseAll } from '../ledger/field-refusals.ts';
import { answersOfClients } from '../place/answers-of-clients.ts';
import { assessOrder } from '../place/assess-order.ts';
import { forcedRulesIn } from '../place/forced-rules.ts';
import { ownRefusalsOf, refusalsOf } from '../place/order-refusals.ts';
import { bookingOf } from '../place/place-order.ts';
import { lockClientAndProducts } from '../place/placing-rows.ts';
import { conflictsToAccept, newConflicts } from './change-conflicts.ts';
import { changeFacts } from './change-facts.ts';
import { writeChange } from './change-rows.ts';
import { type StandingOrder, standingOrder } from './standing-order.ts';

/** Where clients change their own, each answer names the conflict that they were asked about. */
export interface Change extends Omit<OrderChangeInput, 'version' | 'allergyOverrides'> {
  allergyOverrides?: readonly AllergyOverride[] | undefined;
  forcedDish?: { reason: string } | undefined;
}

/** Of the eater whose conflict it is. */
export type IsTheirs = (conflict: { eaterId: number | null }) => boolean;

export const changeOfNothing = ({ lines, slot, discountCode, kitchenNote, driverNote }: StandingOrder): Change => ({
  lines: lines.map(({ productId, sizeId, quantity, eaterId }) => ({ productId, sizeId, quantity, eaterId })),
  slot,
  ...(discountCode !== null && { discountCode }),
  kitchenNote,
  driverNote,
});

/**
 * Locks client, dishes and order, as `bookings.ts` orders the locks. Without `lines`: the dishes of the order.
 * @throws {Refusal} `not-found`, `stale` if its dishes or its client changed before the lock
 */
export async function lockWithDishes(
  db: Kysely<Database>,
  id: number,
  lines?: OrderChangeInput['lines'],
): Promise<StandingOrder> {
  const { clientId, companyId, ...earlierOrder } = await whoseAndWhat(db, id);
  const heldLines = lines ?? earlierOrder.lines;
  await lockClientAndProducts(db, { clientId, companyId, lines: heldLines });
  await sql`select from orders where id = ${id} for update`.execute(db);
  // Read only after the lock: another request may have changed the order or merged its client.
  const order = await standingOrder(db, id);
  if (order.clientId !== clientId) throw new Refusal('stale');
  const isHeld = ({ productId }: { productId: number }) => heldLines.some((line) => line.productId === productId);
  if (!lines && !order.lines.every(isHeld)) throw new Refusal('stale');
  return order;
}

/** What is locked before the order. */
async function whoseAndWhat(db: Kysely<Database>, id: number) {
  const lines = sql<Pick<OrderChangeInput['lines'][number], 'productId'>[]>`(
    select json_agg(json_build_object('productId', product_id)) from order_lines where order_id = orders.id)`.as(
    'lines',
  );
  const order = db.selectFrom('orders').select(['client_id as clientId', 'company_id as companyId', lines]);
  const row = await order.where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row;
}

/**
 * The order is locked. Of a group order `isTheirs` says for whom the caller answers: the conflicts of others are
 * neither theirs to answer nor to hear of, and stay as they are. Answers for others count for nothing, unheard.
 * What is set aside refuses nothing.
 * @throws {Refusal} naming every refused field
 */
export async function applyChange(
  order: StandingOrder,
  wish: Change,
  acting: Acting,
  { isTheirs = () => true, setAside = [] }: { isTheirs?: IsTheirs; setAside?: readonly RefusalCode[] } = {},
): Promise<void> {
  const { db, house, clock, caller } = acting;
  const isOwnAnswer = ({ eaterId }: AllergyOverride) => eaterId === undefined || isTheirs({ eaterId });
  const change = { ...wish, allergyOverrides: wish.allergyOverrides?.filter(isOwnAnswer) };
  const draft = { ...change, clientId: order.clientId };
  const facts = await changeFacts(db, change, order, clock());
  const assessment = assessOrder(draft, facts, house, clock());
  const byClient = isClient(caller);
  if (byClient) {
    const answers = await answersOfClients(db);
    const conflicts = conflictsToAccept(assessment, order, answers).filter(isTheirs);
    refuseAll(ownRefusalsOf(change, assessment, answers, conflicts));
  } else {
    const faults = assessment.faults.filter(({ code }) => !setAside.includes(code));
    refuseAll(refusalsOf(change, { ...assessment, faults }, newConflicts(assessment, order)));
  }
  const booking = { ...bookingOf(draft, facts, assessment), cookedOn: facts.cookedOn ?? null };
  // Cooked all the same: what is bought is for who answers for it to know.
  if (change.forcedDish) booking.offers = booking.offers.map((offer) => ({ ...offer, available: null }));
  await move(db, order.id, order, booking, (pastCapacity) =>
    writeChange(
      order,
      {
        input: change,
        facts,
        assessment,
        byClient,
        forcedRules: forcedRulesIn(change, assessment.faults, pastCapacity),
      },
      acting,
    ),
  );
}

const isClient = (caller: Actor) => 'kind' in caller && caller.kind === 'client';
