import { expect, test } from 'vitest';
import { payWithoutKey } from '../../orders/payments/pay-order.ts';
import { refundOrder } from '../../orders/payments/refund-order.ts';
import { orderBook } from '../../testing/delivered-orders.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, time, services, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const book = orderBook(await signedIn('owner'), kitchen);

test.each([
  ['Europe/Paris', '2026-12-31T22:59:59Z', '2026-12-31T23:00:01Z'],
  ['America/Toronto', '2027-01-01T04:59:59Z', '2027-01-01T05:00:01Z'],
])(
  'in %s, what is invoiced and credited at once on both sides of midnight is numbered without a gap in the year of the house’s clock',
  async (timeZone, beforeMidnight, afterMidnight) => {
    const places = (count: number) => Promise.all(Array.from({ length: count }, () => book.place()));
    const [dueOrders, paidOrders] = [await places(6), await places(4)];
    await Promise.all(paidOrders.map((order) => book.pay(order)));
    /** As on a node whose clock shows that moment. */
    const nodeAt = (index: number) => ({
      ...services,
      caller: { id: null, name: 'Claire' },
      house: { ...services.house, timeZone },
      clock: () => new Date(index % 2 ? beforeMidnight : afterMidnight),
    });
    const refund = { method: 'cash' as const, amount: 300, reason: 'Plat froid', lines: [], deliveryFee: false };
    await Promise.all([
      ...dueOrders.map(({ id }, index) => payWithoutKey(id, { method: 'cash', note: '' }, nodeAt(index))),
      ...paidOrders.map(({ id }, index) => refundOrder(id, refund, crypto.randomUUID(), nodeAt(index))),
    ]);
    const rows = await db
      .selectFrom('invoices')
      .select(['kind', 'number', 'year', 'sequence', 'given_on', 'given_at'])
      .orderBy('kind')
      .orderBy('year')
      .orderBy('sequence')
      .execute();
    for (const series of Map.groupBy(rows, ({ kind, year }) => `${kind} ${year}`).values()) {
      expect(series.map(({ sequence }) => sequence)).toEqual(series.map((_, index) => index + 1));
      expect(series.map((invoice) => invoice.given_on)).toEqual(series.map((invoice) => invoice.given_on).toSorted());
      for (const { number, year } of series) expect(number).toMatch(new RegExp(`^[FA]${year}-\\d{6}$`));
      expect(new Set(series.map(({ given_on, year }) => given_on.startsWith(`${year}-`)))).toEqual(new Set([true]));
    }
    const yearsGiven = (moment: string) =>
      rows
        .filter(({ given_at }) => given_at.getTime() === Date.parse(moment))
        .map(({ kind, year }) => `${kind} ${year}`);
    const ofEach = (year: number) => [
      ...Array<string>(2).fill(`credit_note ${year}`),
      ...Array<string>(3).fill(`invoice ${year}`),
    ];
    expect(yearsGiven(beforeMidnight)).toEqual(ofEach(2026));
    expect(yearsGiven(afterMidnight)).toEqual(ofEach(2027));
    await expectVerified(db);
  },
);

test('a credit note of a later year stands in its own series and names the invoice of the earlier one', async () => {
  const paidOrder = await book.pay(await book.place());
  const { now } = time;
  time.now = new Date('2028-01-01T08:00:00Z');
  const owner = await signedIn('owner');
  await orderBook(owner, kitchen).refund(paidOrder, 500);
  const { items } = await owner.call('invoices', 'list', { orderId: paidOrder.id });
  time.now = now;
  expect(items.map(({ number, givenOn }) => [number, givenOn])).toEqual([
    ['A2028-000001', '2028-01-01'],
    [expect.stringMatching(/^F2026-/), expect.stringMatching(/^2026-/)],
  ]);
});
