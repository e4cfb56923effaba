import { lockIfKept } from '../../orders/ledger/group-orders.ts';
import { guestRefundEvent } from '@traiteur/domain/money/payment-methods.ts';
import { heldOf } from '@traiteur/domain/money/payment-status.ts';
import { type Kysely, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import {
  lockMoneyOf,
  type Movement,
  recordMovements,
  recordWithoutOrder,
  moveToOrder,
} from '../../orders/payments/payment-rows.ts';
import { addRefundJob, insertRefund, leftOfPayments } from '../../money/online-payments/online-refund-rows.ts';
import { isPaidAhead, isRefundFailed, isToRefund, leftOf } from '../../orders/ledger/guest-money.ts';
import { byStripe } from '../../money/online-payments/online-payment-rows.ts';

/** What guests paid above the budget becomes the order's. The group order is locked, and so is the order. */
export async function moveGuestMoney(groupOrderId: number, orderId: number, services: Reading): Promise<void> {
  const { db } = services;
  const { rows: parts } = await sql<{ id: number; paymentId: number; refundIds: number[] }>`
    select p.id, p.payment_id as "paymentId", array(select r.payment_id from online_refunds r
      where r.online_payment_id = p.online_payment_id and r.state <> 'failed') as "refundIds"
    from online_payment_parts p where p.group_order_id = ${groupOrderId} and ${isPaidAhead('p')} order by p.id`.execute(
    db,
  );
  if (parts.length === 0) return;
  const order = await lockMoneyOf(db, orderId);
  const acting = { ...services, caller: byStripe };
  const paymentIds = parts.map(({ paymentId }) => paymentId);
  await moveToOrder(order, { kind: 'payment', event: 'paid', ids: paymentIds }, acting);
  const refundIds = parts.flatMap((part) => part.refundIds);
  await moveToOrder(order, { kind: 'refund', event: guestRefundEvent, ids: refundIds }, acting);
  const partIds = parts.map(({ id }) => id);
  await db.updateTable('online_payment_parts').set({ order_id: orderId }).where('id', 'in', partIds).execute();
}

const guestRefund = {
  kind: 'refund',
  provider: 'stripe',
  method: 'online',
  note: '',
  event: guestRefundEvent,
} as const;

/**
 * What guests paid and nobody needs goes back to their card: of a group order that was not placed, of an order that is
 * cancelled, and of dishes that are left out. What the provider refuses stays with the house, which sees it compared.
 */
export async function refundGuests(
  services: Reading,
  attempt: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { db, clock } = services;
  for (const partId of await partsWithoutOrder(db)) await attempt(() => refundPart(partId, services));
  for (const orderId of new Set((await surpluses(db, { now: clock() })).map((surplus) => surplus.orderId)))
    await attempt(() => refundSurplus(orderId, services));
}

/** In bounded batches: the next minute goes on. */
async function partsWithoutOrder(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from online_payment_parts p where ${isToRefund('p')} order by p.id limit 50`.execute(db);
  return rows.map(({ id }) => id);
}

/** As a person asks for it: what Stripe refused before is sent again. */
export const refundPartAgain = (partId: number, services: Reading): Promise<void> =>
  refundPart(partId, services, isRefundFailed('p'));

const refundPart = (partId: number, services: Reading, isDue = isToRefund('p')): Promise<void> =>
  inTransaction(services.db, async (db) => {
    const part = db
      .selectFrom('online_payment_parts as p')
      .select(['p.group_order_id', 'p.online_payment_id', leftOf('p').as('amount')]);
    const { group_order_id, online_payment_id } = await part.where('p.id', '=', partId).executeTakeFirstOrThrow();
    if (group_order_id !== null) await lockIfKept(db, group_order_id);
    await sql`select from online_payments where id = ${online_payment_id} for update`.execute(db);
    const { amount } = (await part.where('p.id', '=', partId).where(isDue).executeTakeFirst()) ?? {};
    if (amount === undefined) return;
    const movement: Movement = { ...guestRefund, amount };
    const paymentId = await recordWithoutOrder(movement, { ...services, db, caller: byStripe });
    await insertRefund(db, { payment_id: paymentId, online_payment_id, amount });
    await addRefundJob(db, paymentId);
  });

interface Surplus {
  orderId: number;
  guestId: number;
  surplus: number;
}

/** Longer than a step can be undone, in seconds. */
const secondsToUndo = 15;

/**
 * Of orders that nobody is just changing, and that the house holds money of. Once the provider refused to give
 * something back, a person decides.
 */
async function surpluses(db: Kysely<Database>, { now, orderId }: { now: Date; orderId?: number }): Promise<Surplus[]> {
  const { rows } = await sql<Surplus>`
    select * from (
      select p.order_id as "orderId", g.id as "guestId",
        (sum(p.amount - coalesce((select sum(r.amount) from online_refunds r join payments m on m.id = r.payment_id
            where r.online_payment_id = p.online_payment_id and m.order_id = p.order_id), 0))
          - case when o.status = 'cancelled' or min(t.budget) is null then 0 else greatest(0, coalesce((
              select sum(l.unit_price * l.quantity) from order_lines l
              where l.order_id = o.id and l.eater_id = g.eater_id), 0) - min(t.budget)) end)::integer as surplus
      from online_payment_parts p join group_order_guests g on g.id = p.guest_id
        join group_orders t on t.id = g.group_order_id join orders o on o.id = p.order_id
      where p.state = 'paid' and o.paid > o.refunded and (${orderId ?? null}::integer is null or o.id = ${orderId ?? null}::integer)
        and not exists (select from order_events e where e.order_id = o.id and e.kind in ('changed', 'cancelled', 'undone')
          and e.at > ${now}::timestamptz - make_interval(secs => ${secondsToUndo}))
      group by p.order_id, g.id, o.id) paid
    where surplus > 0 order by "orderId", "guestId" limit 50`.execute(db);
  return rows;
}

const refundSurplus = (orderId: number, services: Reading): Promise<void> =>
  inTransaction(services.db, async (db) => {
    const order = await lockMoneyOf(db, orderId);
    let heldAmount = heldOf(order);
    const payments = await leftOfPayments(db, orderId);
    const shares: { id: number; amount: number }[] = [];
    for (const { guestId, surplus } of await surpluses(db, { now: services.clock(), orderId })) {
      let amountLeft = surplus;
      for (const { id, left } of payments.filter((payment) => payment.guestId === guestId)) {
        const amount = Math.min(left, amountLeft, heldAmount);
        if (amount > 0) shares.push({ id, amount });
        amountLeft -= amount;
        heldAmount -= amount;
      }
    }
    const [first, ...otherShares] = shares.map(({ amount }): Movement => ({ ...guestRefund, amount }));
    if (!first) return;
    const paymentIds = await recordMovements(order, [first, ...otherShares], { ...services, db, caller: byStripe });
    for (const [place, paymentId] of paymentIds.entries()) {
      const share = shares[place];
      if (!share) continue;
      await insertRefund(db, { payment_id: paymentId, online_payment_id: share.id, amount: share.amount });
      await addRefundJob(db, paymentId);
    }
  });
