import { type RefundPart, sumOfParts } from '@traiteur/domain/money/refund-parts.ts';
import { type PaymentKind, paymentEvents } from '@traiteur/domain/money/payment-methods.ts';
import type { OrderEventKind } from '@traiteur/domain/orders/order-life.ts';
import type { OrderMoney } from '@traiteur/domain/money/payment-status.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { personOf } from '../../core/caller.ts';
import { authorOf } from '../../database/rows/author.ts';
import type { Database } from '../../database/schema.ts';
import { recordSalesOf } from '../ledger/sale-rows.ts';
import { insertEvent } from '../ledger/event-rows.ts';
import { lockOrder } from '../ledger/locked-order.ts';
import type { SoldLine } from '../read/sold-lines.ts';

/** The order and its client are locked. */
export interface LockedMoney extends OrderMoney {
  id: number;
  clientId: number;
}

/** @throws {Refusal} `not-found` */
export async function lockMoneyOf(db: Kysely<Database>, id: number): Promise<LockedMoney> {
  const { status } = await lockOrder(db, id);
  const money = await db
    .selectFrom('orders')
    .select(['client_id as clientId', 'total', 'paid', 'refunded', 'credited'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...money, id, cancelled: status === 'cancelled' };
}

/** Of several orders, by number: all clients first, then the orders. @throws {Refusal} `not-found` */
export async function lockMoneyOfAll(db: Kysely<Database>, orderIds: readonly number[]): Promise<LockedMoney[]> {
  const ids = [...new Set(orderIds)].toSorted((a, b) => a - b);
  if (ids.length > 1)
    await sql`select from clients where id in (select client_id from orders where id = any(${ids}::integer[]))
      order by id for no key update`.execute(db);
  const orders: LockedMoney[] = [];
  for (const id of ids) orders.push(await lockMoneyOf(db, id));
  return orders;
}

type PaymentRow = Insertable<Database['payments']>;

/** A payment or a refund; the amount is negative where it reverses another movement. */
export interface Movement extends Pick<PaymentRow, 'provider' | 'method' | 'amount'> {
  kind: PaymentKind;
  note: string;
  reverses?: number;
  /** From when it counts in a till, where that is not when it was taken. */
  at?: Date;
  /** Part of a payment of a whole invoice. */
  invoice_payment_id?: number;
  /** Where the movement is told of otherwise than others of its kind. */
  event?: OrderEventKind;
  /** Taken off the price of each line by a refund; the sum is taken off the order's price. */
  parts?: readonly (RefundPart & { line: Pick<SoldLine, 'id' | 'categoryId' | 'name' | 'sizeName'> })[];
}

/** With its event, from which invoice, mail and news follow, and the counts of client and days. The order is locked. */
export async function recordMovement(order: LockedMoney, movement: Movement, acting: Acting): Promise<number> {
  const [id] = await recordMovements(order, [movement], acting);
  return id;
}

/** One event for all: a refund may go back in several movements. */
export async function recordMovements<Movements extends readonly [Movement, ...Movement[]]>(
  { id, clientId }: LockedMoney,
  movements: Movements,
  acting: Acting,
): Promise<{ [Place in keyof Movements]: number }> {
  const { db, clock, caller } = acting;
  const [{ kind, reverses, note, event: ownEvent }] = movements;
  const credit = movements.reduce((sum, { parts = [] }) => sum + sumOfParts(parts), 0);
  const { done, undone } = paymentEvents[kind];
  const event = { kind: ownEvent ?? (reverses === undefined ? done : undone), reason: note };
  const author = authorOf({ by: personOf(caller), now: clock() });
  const source = { order_id: id, event_id: await insertEvent(acting, id, event), ...author };
  const ids: number[] = [];
  for (const movement of movements) ids.push(await insertMovement(db, movement, source));
  const amount = movements.reduce((total, movement) => total + movement.amount, 0);
  await count({ id, clientId }, { kind, amount, credit }, acting);
  // One id per movement, in their order.
  return ids as { [Place in keyof Movements]: number };
}

/** Money that was moved before there was its order. The order is locked. */
export async function moveToOrder(
  { id, clientId }: Pick<LockedMoney, 'id' | 'clientId'>,
  { kind, event, ids }: { kind: PaymentKind; event: OrderEventKind; ids: readonly number[] },
  acting: Acting,
): Promise<void> {
  if (ids.length === 0) return;
  const order = { order_id: id, event_id: await insertEvent(acting, id, { kind: event }) };
  const rows = await acting.db.updateTable('payments').set(order).where('id', 'in', ids).returning('amount').execute();
  const amount = rows.reduce((sum, payment) => sum + payment.amount, 0);
  await count({ id, clientId }, { kind, amount, credit: 0 }, acting);
}

/** Money of a guest whose group order is no order yet, or became none. */
export const recordWithoutOrder = (movement: Movement, { db, clock, caller }: Acting): Promise<number> =>
  insertMovement(db, movement, {
    order_id: null,
    event_id: null,
    ...authorOf({ by: personOf(caller), now: clock() }),
  });

async function count(
  { id, clientId }: Pick<LockedMoney, 'id' | 'clientId'>,
  { kind, amount, credit }: { kind: PaymentKind; amount: number; credit: number },
  { db, clock }: Acting,
): Promise<void> {
  const sum = kind === 'payment' ? 'paid' : 'refunded';
  await db
    .updateTable('orders')
    .set((is) => ({
      [sum]: is(sum, '+', amount),
      credited: is('credited', '+', credit),
      updated_at: clock(),
    }))
    .where('id', '=', id)
    .execute();
  await recordSalesOf(db, clientId, [id]);
}

async function insertMovement(
  db: Kysely<Database>,
  { parts = [], event: _event, ...movement }: Movement,
  source: Pick<PaymentRow, 'order_id' | 'event_id' | 'at' | 'by_id' | 'by_name'>,
): Promise<number> {
  const { id } = await db
    .insertInto('payments')
    .values({ ...source, ...movement, reverses: movement.reverses ?? null, credited: sumOfParts(parts) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (parts.length > 0) await insertParts(db, id, parts);
  return id;
}

const insertParts = (db: Kysely<Database>, paymentId: number, parts: NonNullable<Movement['parts']>) =>
  db
    .insertInto('refund_parts')
    .values(
      parts.map(({ line, quantity, amount, deliveryFee, taxes }, position) => ({
        payment_id: paymentId,
        position,
        line_id: line.id,
        category_id: line.categoryId,
        name: JSON.stringify(line.name),
        size_name: JSON.stringify(line.sizeName),
        quantity,
        amount,
        delivery_fee: deliveryFee,
        taxes: JSON.stringify(taxes),
      })),
    )
    .execute();
