import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../db/demo/random.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { deadlocksIn } from '../../testing/sales-by-hand.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { goodsAtRandom, sellAtRandom, wantedAtRandom, largeKitchen } from '../../testing/sold-orders.ts';
import { testApp } from '../../testing/test-app.ts';
import { move } from './bookings.ts';
import { insertionOfLines } from '../place/line-rows.ts';
import { lineRowsOf } from '../place/placing-rows.ts';
import { bookingOf, lockOrder } from './locked-order.ts';
import { applyStep } from '../steps/apply-step.ts';

const { db, time, services } = await testApp();
const random = seededRandom(41);
const kitchen = await largeKitchen(db, await smallKitchen(db), random);
const codes = [await addCode('PETIT', 12), await addCode('GRAND', null)];

/** Small limits, so that some orders are refused. */
const limits = { offers: kitchen.offers.map((offer) => ({ ...offer, available: 25 })), capacity: 9 };

async function addCode(code: string, total_limit: number | null) {
  const terms = {
    code,
    type: 'free_delivery',
    value: null,
    minimum_goods: null,
    total_limit,
    client_limit: 4,
  } as const;
  const { id } = await db
    .insertInto('discount_codes')
    .values({ ...terms, valid_from: null, valid_until: null, first_order_only: false, active: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code };
}

let numbers = 0;
const orders: number[] = [];
const codeAtRandom = () => (random.chance(0.5) ? undefined : random.pick(codes));

async function sell(): Promise<void> {
  const circumstances = { now: time.now, number: ++numbers, limits, code: codeAtRandom() };
  orders.push(await sellAtRandom(db, kitchen, random, circumstances));
}

const cancel = (id: number) => applyStep(id, 'cancel', 'essai', { ...services, caller: { id: null, name: 'Claire' } });

/** Makes another order of one that stands: other dishes, another slot, another code, as an order will be edited. */
function moveAtRandom(id: number, bounds: Partial<typeof limits> = limits) {
  const goods = goodsAtRandom(kitchen, random, time.now);
  const code = codeAtRandom();
  return inTransaction(db, async (transaction) => {
    await lockOrder(transaction, id);
    const from = await bookingOf(transaction, id);
    const to = { ...wantedAtRandom(goods), ...bounds, clientId: from.clientId, discountCodeId: code?.id ?? null };
    await move(transaction, id, from, to, async () => {
      const { priced, lines, slot } = goods;
      await transaction
        .updateTable('orders')
        .set({
          schedule_id: slot.scheduleId,
          delivery_date: slot.date,
          discount_code_id: code?.id ?? null,
          discount_code: code?.code ?? null,
          items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
          subtotal: priced.subtotal,
          discount: priced.discount,
          delivery_fee: priced.deliveryFee,
          taxes: JSON.stringify(priced.taxes),
          total: priced.total,
        })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('order_lines').where('order_id', '=', id).execute();
      await insertionOfLines(lineRowsOf(id, goods)).execute(transaction);
    });
  });
}

/** A refusal for a limit is expected here; any other error fails the test. */
async function outcomeOf(work: Promise<unknown>): Promise<'done' | 'refused'> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    throw error;
  }
}

const rowsOf = async (statement: string) => (await sql.raw(statement).execute(db)).rows;

test('an order that is moved leaves nothing behind where it was', async () => {
  await sell();
  for (let times = 0; times < 10; times++) await outcomeOf(moveAtRandom(orders[0] ?? 0));
  await expectVerified(db);
});

test('an order moved to what is full stays whole where it was', async () => {
  const [id = 0] = orders;
  const earlierBooking = await bookingOf(db, id);
  await expect(moveAtRandom(id, { ...limits, capacity: 0 })).rejects.toMatchObject({ code: 'slot-full' });
  const soldOutOffers = kitchen.offers.map((offer) => ({ ...offer, available: 0 }));
  await expect(moveAtRandom(id, { ...limits, offers: soldOutOffers })).rejects.toMatchObject({
    code: 'quantity-unavailable',
  });
  expect(await bookingOf(db, id)).toEqual(earlierBooking);
  await expectVerified(db);
});

test('hundreds sold, moved and cancelled at once never deadlock, go past no limit, and every counter still says what the orders say', async () => {
  const deadlocks = await deadlocksIn(db);
  for (let round = 0; round < 6; round++) {
    const standing = orders.splice(0);
    const [cancelled, keptOrders] = [standing.slice(0, 6), standing.slice(6)];
    orders.push(...keptOrders);
    const work = [
      ...cancelled.map((id) => cancel(id)),
      ...Array.from({ length: 14 }, () => sell()),
      ...keptOrders.slice(0, 15).flatMap((id) => [moveAtRandom(id), moveAtRandom(id)]),
    ];
    const outcomes = await Promise.all(work.map(outcomeOf));
    expect(outcomes).toContain('done');
  }
  expect(await deadlocksIn(db)).toBe(deadlocks);
  expect(await rowsOf('select * from offer_bookings where taken > 25')).toEqual([]);
  expect(await rowsOf('select * from slot_bookings where taken > 9')).toEqual([]);
  expect(await rowsOf('select * from discount_codes where uses > total_limit')).toEqual([]);
  expect(orders.length).toBeGreaterThan(20);
  await expectVerified(db);
});
