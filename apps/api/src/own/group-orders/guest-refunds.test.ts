import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { excess, inPart, payingTable } from '../../testing/paying-table.ts';

const {
  db,
  kitchen,
  host,
  owner,
  terms,
  read,
  close,
  meal,
  guest,
  mind,
  mails,
  time,
  above,
  payNow,
  runJobs,
  refuseRefund,
  backOf,
  toldOfMoney,
  orderNow,
  standIn,
  sendNews,
} = await payingTable();
const { dahl } = kitchen;
const afterDeadline = new Date('2026-11-24T15:00:10Z');

test('of less, or nothing, that is above the budget in the end the guest gets the rest back, and is told once', async () => {
  await mind();
  const toldBefore = await toldOfMoney();
  const { id, zoe } = await above();
  const { intent } = await payNow(zoe);
  await zoe.hear();
  await zoe.choose(meal(dahl));
  const { order } = await close(id);
  await runJobs();
  expect(backOf(intent)).toEqual([excess]);
  expect(await orderNow(order?.id)).toMatchObject({ paid: excess, refunded: excess });
  await runJobs();
  expect(backOf(intent)).toEqual([excess]);
  expect(await toldOfMoney()).toBe(toldBefore + 1);
  expect(
    (await mails()).filter(
      ({ to, subject }) => /remboursé/i.test(subject ?? '') && !to?.some((box) => box.address === 'zoe@example.com'),
    ),
  ).toEqual([]);
  await expectVerified(db);
});

test('an order that loses a dish, or is cancelled, gives the guest back what they paid, once nobody takes the step back', async () => {
  const { id, zoe } = await above();
  const { intent } = await payNow(zoe);
  await zoe.hear();
  const bread = await kitchen.dish({ name: 'Brioche', price: 300 });
  await zoe.choose(meal(dahl, 2), meal(bread));
  const more = (await payNow(zoe)).intent;
  const { order } = await close(id);
  const orderId = order?.id ?? 0;
  const now = () => owner.call('orders', 'get', { id: orderId });
  const { version, lines } = await now();
  const fewerLines = lines
    .filter(({ productId }) => productId === dahl)
    .map(({ sizeId, eaterId }) => ({ productId: dahl, sizeId, quantity: 2, eaterId }));
  const change = { version, slot: terms.slot, lines: fewerLines, kitchenNote: '', driverNote: '' };
  await owner.call('orders', 'updateOrder', { id: orderId }, change);
  await mind();
  expect(await now()).toMatchObject({ paid: excess + 300, refunded: 0 });
  await runJobs();
  expect((await now()).refunded).toBe(300);
  await owner.call('orders', 'cancelOrder', { id: orderId }, { reason: 'Fermé' });
  await runJobs();
  await runJobs();
  expect(await now()).toMatchObject({ refunded: excess + 300, overpaid: 0 });
  const back = [...backOf(intent), ...backOf(more)];
  expect(back.reduce((sum, amount) => sum + amount, 0)).toBe(excess + 300);
  await expectVerified(db);
});

test('of a group order that is given up, or that the guest leaves, all goes back to each card', async () => {
  const { id, zoe, token } = await above();
  const noor = await guest(token, 'Noor');
  await noor.choose(meal(dahl, 3));
  const [ofZoe, ofNoor] = [await payNow(zoe), await payNow(noor)];
  await zoe.hear();
  await noor.hear();
  expect(ofNoor.amount).toBe(1850);
  await noor.leave();
  await runJobs();
  expect([backOf(ofZoe.intent), backOf(ofNoor.intent)]).toEqual([[], [1850]]);
  await host.call('group-orders', 'cancelGroupOrder', { id });
  await runJobs();
  await runJobs();
  expect([backOf(ofZoe.intent), backOf(ofNoor.intent)]).toEqual([[excess], [1850]]);
  await expectVerified(db);
});

test('what Stripe would not give back pays for the dish once the host opens it again', async () => {
  const { id, zoe } = await above();
  const { intent } = await payNow(zoe);
  await zoe.hear();
  const setMinimum = (minimum_order: number) =>
    db.updateTable('delivery_zones').set({ minimum_order }).where('id', '=', kitchen.zone).execute();
  await setMinimum(100_000);
  const toldBefore = await toldOfMoney();
  const now = time.now;
  time.now = afterDeadline;
  await mind();
  await refuseRefund(intent);
  expect(await toldOfMoney()).toBe(toldBefore);
  time.now = now;
  await setMinimum(0);
  const { version } = await read(id);
  await host.call('group-orders', 'updateGroupOrder', { id }, { ...terms, ...inPart, version });
  expect((await zoe.visit()).guest).toMatchObject({ due: 0, paid: excess });
  const { order } = await close(id);
  expect(await orderNow(order?.id)).toMatchObject({ paid: excess, items: 2 });
  await runJobs();
  expect(backOf(intent)).toEqual([]);
  await expectVerified(db);
});

test('what Stripe would not give back of no order is a difference, and is sent again as somebody settles it', async () => {
  const { id, zoe } = await above();
  const { intent } = await payNow(zoe);
  await zoe.hear();
  await host.call('group-orders', 'cancelGroupOrder', { id });
  await refuseRefund(intent);
  await runJobs();
  expect(backOf(intent)).toEqual([]);
  const day = { from: '2026-11-23', to: '2026-11-23' };
  const { differences } = await owner.call('online-payments', 'listPaymentDifferences', day);
  expect(differences.filter(({ reference }) => reference === intent.id)).toMatchObject([
    { kind: 'guest-refund-failed', orders: [], here: excess, there: excess },
  ]);
  const settled = await owner.call('online-payments', 'settlePaymentDifferences', {}, day);
  await runJobs();
  expect(backOf(intent)).toEqual([excess]);
  expect(settled.differences.filter(({ kind }) => kind === 'guest-refund-failed')).toEqual([]);
  await expectVerified(db);
});

test('a refund that cannot be written keeps no other from its turn', async () => {
  const [first, second] = [await above(), await above()];
  const intents = [(await payNow(first.zoe)).intent, (await payNow(second.zoe)).intent];
  await first.zoe.hear();
  await second.zoe.hear();
  for (const { id } of [first, second]) await host.call('group-orders', 'cancelGroupOrder', { id });
  let failures = 1;
  const unlucky = new Proxy(db, {
    get(target, key) {
      if (key === 'transaction' && failures-- > 0) throw new Error('cut off');
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  await mind({ db: unlucky });
  const begun = () => db.selectFrom('online_refunds').select('amount').where('state', '=', 'under_way').execute();
  expect(await begun()).toHaveLength(1);
  await runJobs();
  expect(intents.map(backOf)).toEqual([[excess], [excess]]);
});

test('a refund of a guest’s payment that was made at Stripe is a difference until its news, or somebody, notes it', async () => {
  const day = { from: '2026-11-23', to: '2026-11-23' };
  const compare = (verb: 'list' | 'settle') =>
    verb === 'list'
      ? owner.call('online-payments', 'listPaymentDifferences', day)
      : owner.call('online-payments', 'settlePaymentDifferences', {}, day);
  const kindsOf = async (verb: 'list' | 'settle', ...references: string[]) =>
    (await compare(verb)).differences
      .filter(({ reference }) => references.includes(reference))
      .map(({ kind }) => kind)
      .toSorted();
  async function givenBackThere(amount: number) {
    const table = await above();
    const { intent } = await payNow(table.zoe);
    await table.zoe.hear();
    const refund = await standIn.stripe.client.refunds.create({ payment_intent: intent.id, amount });
    return { ...table, intent, refund };
  }
  // Its news come while guests still choose: the dish is to be paid again, and the rest goes back.
  const first = await givenBackThere(300);
  expect(await kindsOf('list', first.refund.id)).toEqual(['refund-missing-here']);
  const tellOnce = () => sendNews(standIn.news('refund.created', { ...first.refund }));
  await Promise.all([tellOnce(), tellOnce()]);
  expect((await first.zoe.visit()).guest).toMatchObject({ due: 300, paid: 600, refunded: 300 });
  expect((await close(first.id)).order).toBeNull();
  await runJobs();
  expect(backOf(first.intent)).toEqual([300, 600]);
  // Nobody told of it: somebody notes it, the guest pays again, and the order has all three movements.
  const second = await givenBackThere(300);
  expect(await kindsOf('settle', second.refund.id)).toEqual([]);
  expect((await payNow(second.zoe)).amount).toBe(300);
  const order = await orderNow((await close(second.id)).order?.id);
  expect(order).toMatchObject({ paid: excess + 300, refunded: 300, credited: 0, due: order.total - excess });
  await runJobs();
  expect(backOf(second.intent)).toEqual([300]);
  // Ours comes too late, and is not sent again once theirs is noted.
  const third = await givenBackThere(excess);
  await host.call('group-orders', 'cancelGroupOrder', { id: third.id });
  await runJobs();
  expect(await kindsOf('list', third.refund.id, third.intent.id)).toEqual([
    'guest-refund-failed',
    'refund-missing-here',
  ]);
  expect(await kindsOf('settle', third.refund.id, third.intent.id)).toEqual([]);
  await runJobs();
  expect(backOf(third.intent)).toEqual([excess]);
  expect((await third.zoe.visit()).guest).toMatchObject({ paid: 0, refunded: excess });
  await expectVerified(db);
});

test('a dish that staff give to another guest goes to that one, and who paid for it has it back, as they read before', async () => {
  const { id, zoe, token } = await above();
  const { intent } = await payNow(zoe);
  await zoe.hear();
  const noor = await guest(token, 'Noor');
  await noor.choose(meal(dahl));
  const orderId = (await close(id)).order?.id ?? 0;
  const { version, lines, total } = await orderNow(orderId);
  const noorId = lines.find(({ eater }) => eater === 'Noor')?.eaterId ?? null;
  const change = {
    slot: terms.slot,
    lines: lines.map(({ productId, sizeId, quantity }) => ({ productId, sizeId, quantity, eaterId: noorId })),
  };
  const quote = await owner.call('orders', 'quoteOrderChange', { id: orderId }, change);
  expect(quote).toMatchObject({ difference: 0, due: total, overpaid: 0, guestRefund: excess });
  await owner.call('orders', 'updateOrder', { id: orderId }, { ...change, version, kitchenNote: '', driverNote: '' });
  expect((await zoe.visit()).guest).toMatchObject({ dishes: [], total: 0 });
  expect((await noor.visit()).guest).toMatchObject({ dishes: [{ productId: dahl, quantity: 3 }], total: 2850 });
  const { items } = await host.call('group-orders', 'listOwnGroupOrders', {});
  expect(items.find((row) => row.id === id)).toMatchObject({ guests: 1, total: 2850 });
  await runJobs();
  expect(backOf(intent)).toEqual([excess]);
  expect(await orderNow(orderId)).toMatchObject({ total, due: total });
  // Above the budget by now, they may take less, and no more.
  await noor.choose(meal(dahl));
  expect(await orderNow(orderId)).toMatchObject({ items: 1 });
  await expectVerified(db);
});
