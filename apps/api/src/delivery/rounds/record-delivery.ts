import type { Delivery } from '@traiteur/contract/delivery/deliveries.ts';
import type { DeliveryInput, RecordedDelivery } from '@traiteur/contract/delivery/rounds.ts';
import type { Order, OrderEvent } from '@traiteur/contract/orders/order-record.ts';
import { momentOfTap } from '@traiteur/domain/delivery/delivery-outcomes.ts';
import { isStopped, nextStatus, type OrderAction } from '@traiteur/domain/orders/order-life.ts';
import { stopOf } from '@traiteur/domain/orders/order-stops.ts';
import { statusAfter } from '@traiteur/domain/orders/order-undo.ts';
import type { Kysely } from 'kysely';
import { insertPhoto, type Photo, readPhoto } from '../../catalogue/pictures/photos.ts';
import type { Acting } from '../../core/acting.ts';
import { isPermitted, type StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { isRepeat, markRepeat } from '../../core/repeats.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { momentInTill } from '../../money/cash-ups/moment-in-till.ts';
import { changeOrder } from '../../orders/frame/change-order.ts';
import { insertEvent } from '../../orders/ledger/event-rows.ts';
import { lockOrder } from '../../orders/ledger/locked-order.ts';
import { payWithoutKey } from '../../orders/payments/pay-order.ts';
import { getOrder } from '../../orders/read/order-rows.ts';
import { applyStep } from '../../orders/steps/apply-step.ts';

type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/**
 * A tap that comes too late, or too early, is kept with its obstacle: the driver was at that door all the same.
 * @throws {Refusal} `not-found`, `payment-too-large`, `idempotency-key-reused`
 */
export async function recordDelivery(
  id: number,
  input: DeliveryInput,
  key: string,
  acting: Acting<StaffCaller>,
): Promise<RecordedDelivery> {
  const picture = await readPhoto(input.photo);
  return inTransaction(acting.db, async (db) => {
    const order = await changeOrder(
      id,
      { ...acting, db },
      {
        once: { key, request: ['recordDelivery', id, input] },
        lock: lockOrder,
        work: (lockedOrder, within) => insertDelivery(id, { lockedOrder, input, picture, key }, within),
      },
    );
    const answer = await recordedDelivery(db, order, key);
    return isRepeat(order) ? markRepeat(answer) : answer;
  });
}

interface Tap {
  lockedOrder: LockedOrder;
  input: DeliveryInput;
  picture: Photo | null;
  key: string;
}

async function insertDelivery(
  id: number,
  { lockedOrder, input, picture, key }: Tap,
  acting: Acting<StaffCaller>,
): Promise<void> {
  const { db, clock } = acting;
  const { outcome, leftWith, amount, method, note } = input;
  const { events } = await getOrder(db, id);
  const at = momentOfTap(new Date(input.at), { now: clock(), last: new Date(events.at(-1)?.at ?? 0) });
  const within = { ...acting, clock: () => at };
  const paymentId = await paymentOf(id, input, { at, now: clock() }, within);
  const obstacle = obstacleTo(lockedOrder, outcome);
  const eventId = obstacle
    ? await insertEvent(acting, id, { kind: 'delivery_uncounted', reason: note })
    : await applySteps(id, lockedOrder, { action: actionOf(outcome), note }, within);
  const row = { order_id: id, event_id: eventId, key, outcome, obstacle, left_with: leftWith, amount, method };
  const pictureId = await insertPhoto(db, picture);
  await db
    .insertInto('deliveries')
    .values({ ...row, payment_id: paymentId, picture_id: pictureId, at })
    .execute();
}

const actionOf = (outcome: DeliveryInput['outcome']) => (outcome === 'delivered' ? 'deliver' : 'failDelivery');

/** Whoever hands an order over has left with it, whether or not somebody said so. */
const startOf = (status: LockedOrder['status']): LockedOrder['status'] => nextStatus(status, 'dispatch') ?? status;

function obstacleTo(order: LockedOrder, outcome: DeliveryInput['outcome']): Delivery['obstacle'] {
  const { status } = order;
  const stop = stopOf(order);
  const action = actionOf(outcome);
  // Nobody was there twice for one failure: a second one is another driver's.
  const start = status === 'failed' && action === 'failDelivery' ? status : startOf(status);
  if (!nextStatus(start, action, stop)) return status;
  const isHeldBack = isStopped(action, stop) || (status !== 'delivering' && isStopped('dispatch', stop));
  if (!isHeldBack) return null;
  return stop === 'batch' ? 'held' : 'unanswered';
}

/** Answers the number of the last step's event. */
async function applySteps(
  id: number,
  { status }: LockedOrder,
  { action, note }: { action: OrderAction; note: string },
  acting: Acting<StaffCaller>,
): Promise<number> {
  if (status !== 'delivering') await applyStep(id, 'dispatch', '', acting);
  const { events } = await applyStep(id, action, note, acting);
  const [event] = events.slice(-1);
  if (!event) throw new Error('a step leaves an event');
  return event.id;
}

/** Money that nothing is due for is not noted again: what the driver says of it stays with the delivery. */
async function paymentOf(
  id: number,
  { amount, method }: DeliveryInput,
  moments: { at: Date; now: Date },
  acting: Acting<StaffCaller>,
): Promise<number | null> {
  if (amount === 0 || !method || !isPermitted('orders:pay', acting.caller)) return null;
  try {
    const at = await momentInTill(moments, acting);
    const { payments } = await payWithoutKey(id, { amount, method, note: '', at }, acting);
    return payments.at(-1)?.id ?? null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'nothing-due') return null;
    throw error;
  }
}

async function recordedDelivery(db: Kysely<Database>, order: Order, key: string): Promise<RecordedDelivery> {
  const { event_id } = await db
    .selectFrom('deliveries')
    .select('event_id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const event = order.events.find(({ id }) => id === event_id);
  if (!event?.delivery) throw new Error('a delivery has its event');
  return {
    orderId: order.id,
    number: order.number,
    status: order.status,
    amountDue: order.due,
    delivery: event.delivery,
    earlier: event.delivery.obstacle ? earlierStep(order.events, event) : null,
  };
}

function earlierStep(events: readonly OrderEvent[], { id }: OrderEvent): RecordedDelivery['earlier'] {
  const step = events.findLast((event) => event.id < id && statusAfter(event.kind));
  return step ? { by: step.by, at: step.at } : null;
}
