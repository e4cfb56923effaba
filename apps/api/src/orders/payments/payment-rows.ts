import type { RefundPart } from '@traiteur/domain/payments/refund-parts.ts';
import { type PaymentKind, paymentEvents } from '@traiteur/domain/payments/payment-methods.ts';
import type { OrderMoney } from '@traiteur/domain/payments/payment-status.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';
import { changeAmountOfClient, holdClientOfOrder, moveSales, saleOf } from '../booking-rows.ts';
import { lockOrder } from '../steps/step-rows.ts';
import type { SoldLine } from './sold-lines.ts';

/** An order whose money may change: it and its client are locked. */
export interface HeldOrder extends OrderMoney {
  id: number;
  clientId: number;
}

/**
 * Locks an order and its client, in the order that `bookings.ts` states, and answers what was paid of it.
 * @throws {Refusal} `not-found`
 */
export async function holdOrder(db: Kysely<Database>, id: number): Promise<HeldOrder> {
  const { status } = await lockOrder(db, id);
  const money = await db
    .selectFrom('orders')
    .select(['client_id as clientId', 'total', 'paid', 'refunded', 'credited'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...money, id, cancelled: status === 'cancelled' };
}

type PaymentRow = Insertable<Database['payments']>;

/** Money that comes in or goes back; below zero where it takes back another movement. */
export interface Movement extends Pick<PaymentRow, 'provider' | 'method' | 'amount'> {
  kind: PaymentKind;
  note: string;
  /** Which movement it takes back. */
  reverses?: number;
  /** What a refund takes off the price of each line; the amounts add up to what it takes off the order's. */
  parts?: readonly (RefundPart & { line: Pick<SoldLine, 'id' | 'categoryId' | 'name' | 'sizeName'> })[];
}

/** Keeps a movement of money with its event, and makes the order, its client's total and the sales of its days follow. Answers its number. */
export async function keepMovement(
  db: Kysely<Database>,
  { id, clientId, cancelled }: HeldOrder,
  { parts = [], ...movement }: Movement,
  { by, now }: Saving,
): Promise<number> {
  const credited = parts.reduce((sum, { amount, deliveryFee }) => sum + amount + deliveryFee, 0);
  const { isFirst } = await holdClientOfOrder(db, id, clientId);
  const before = await saleOf(db, id, isFirst);
  const { done, undone } = paymentEvents[movement.kind];
  const author = { order_id: id, at: now, by_id: by.id, by_name: by.name };
  const event = await db
    .insertInto('order_events')
    .values({ ...author, kind: movement.reverses === undefined ? done : undone, reason: movement.note })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payment = await db
    .insertInto('payments')
    .values({ ...author, ...movement, reverses: movement.reverses ?? null, credited, event_id: event.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (parts.length > 0) await insertParts(db, payment.id, parts);
  const sum = movement.kind === 'payment' ? 'paid' : 'refunded';
  await db
    .updateTable('orders')
    .set((is) => ({
      [sum]: is(sum, '+', movement.amount),
      credited: is('credited', '+', credited),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
  // A cancelled order counts nowhere any more.
  if (!cancelled) {
    if (credited !== 0) await changeAmountOfClient(db, clientId, -credited);
    await moveSales(db, id, isFirst, before);
  }
  return payment.id;
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
