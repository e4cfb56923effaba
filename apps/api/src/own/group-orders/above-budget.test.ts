import { expect, test } from 'vitest';
import { sendRefund } from '../../stripe/send-refund.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { groupTable } from '../../testing/group-table.ts';
import { stripeStandIn } from '../../testing/stripe/stripe-stand-in.ts';
import { mondayMorning } from '../../testing/test-app.ts';

const standIn = await stripeStandIn(() => mondayMorning);
const house = await groupTable({ stripe: standIn.stripe });
const {
  app,
  db,
  services,
  kitchen,
  host,
  owner,
  terms,
  open,
  read,
  close,
  share,
  stranger,
  meal,
  guest,
  mind,
  mails,
  time,
} = house;
const { dahl } = kitchen;
const refusal = (code: string) => ({ problem: { code } });
const inPart = { budget: 1000, aboveBudget: 'paid_by_guest' as const };
type Zoe = Awaited<ReturnType<typeof guest>>;

/** Two dahls of 9.50 €, of which the host pays ten. */
const excess = 900;

async function above(wishes: Parameters<typeof open>[0] = {}) {
  const { id } = await open({ ...inPart, ...wishes });
  const token = await share(id);
  const zoe = await guest(token, 'Zoé', { email: 'zoe@example.com' });
  expect((await zoe.choose(meal(dahl, 2))).guest).toMatchObject({ due: excess, paid: 0 });
  return { id, zoe, token };
}

async function payNow(zoe: Zoe) {
  const { clientSecret, amount } = await zoe.pay();
  const intent = standIn.intents().find((candidate) => candidate['client_secret'] === clientSecret);
  return { intent: standIn.payInBrowser(intent?.id ?? ''), amount };
}

/** What the jobs do, a moment later. */
async function settle() {
  time.now = new Date(time.now.getTime() + 20_000);
  await mind();
  const rows = await db.selectFrom('online_refunds').select('payment_id').where('state', '=', 'under_way').execute();
  for (const { payment_id } of rows) await sendRefund(payment_id, { ...services, stripe: standIn.stripe });
}

const afterDeadline = new Date('2026-11-24T15:00:10Z');

/** Stripe holds nothing that it could give back, just then. */
async function refuseRefund(intent: { amount_received: number; amount: number }) {
  intent.amount_received = 0;
  await settle();
  intent.amount_received = intent.amount;
}

const backOf = ({ id }: { id: string }) =>
  standIn.refunds().flatMap((refund) => (refund['payment_intent'] === id ? [Number(refund['amount'])] : []));

const toldOfMoney = async () =>
  (await mails()).filter(({ subject, text }) => /remboursons/.test(subject ?? '') && text?.includes('Zoé')).length;

test('a guest pays by card what is above the budget; the order has it, the host owes the rest and reads no card', async () => {
  const { id, zoe } = await above();
  const { intent, amount } = await payNow(zoe);
  expect(amount).toBe(excess);
  expect((await zoe.visit()).guest).toMatchObject({ due: excess, isPaying: true });
  expect((await zoe.hear()).guest).toMatchObject({ due: 0, paid: excess, isPaying: false });
  await expect(zoe.pay()).rejects.toMatchObject(refusal('nothing-due'));
  const { order, guests } = await close(id);
  expect(guests).toMatchObject([{ name: 'Zoé', paid: excess, total: 1900 }]);
  expect(JSON.stringify(guests)).not.toContain(intent.id);
  const placedOrder = await owner.call('orders', 'get', { id: order?.id ?? 0 });
  expect(placedOrder).toMatchObject({ paid: excess, due: placedOrder.total - excess, refunded: 0 });
  await settle();
  expect(backOf(intent)).toEqual([]);
  await expectVerified(db);
});

test('what a guest has not paid by the deadline is left out, and what comes in too late goes back', async () => {
  const { id, zoe } = await above();
  const { clientSecret } = await zoe.pay();
  const { order } = await close(id);
  expect(order).toBeNull();
  const intent = standIn.intents().find((candidate) => candidate['client_secret'] === clientSecret);
  standIn.payInBrowser(intent?.id ?? '');
  expect((await zoe.hear()).guest).toMatchObject({ paid: excess });
  await settle();
  expect(backOf({ id: intent?.id ?? '' })).toEqual([excess]);
  expect((await zoe.visit()).guest).toMatchObject({ paid: 0, refunded: excess });
  await expectVerified(db);
});

test('who paid in time keeps the dish although the news of it are late', async () => {
  const { id, zoe } = await above();
  await payNow(zoe);
  const { order } = await close(id);
  expect(await owner.call('orders', 'get', { id: order?.id ?? 0 })).toMatchObject({ paid: excess, items: 2 });
  await expectVerified(db);
});

test('of less, or nothing, that is above the budget in the end the guest gets the rest back, and is told once', async () => {
  await mind();
  const toldBefore = await toldOfMoney();
  const { id, zoe } = await above();
  const { intent } = await payNow(zoe);
  await zoe.hear();
  await zoe.choose(meal(dahl));
  const { order } = await close(id);
  await settle();
  expect(backOf(intent)).toEqual([excess]);
  expect(await owner.call('orders', 'get', { id: order?.id ?? 0 })).toMatchObject({ paid: excess, refunded: excess });
  await settle();
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
  await settle();
  expect((await now()).refunded).toBe(300);
  await owner.call('orders', 'cancelOrder', { id: orderId }, { reason: 'Fermé' });
  await settle();
  await settle();
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
  await settle();
  expect([backOf(ofZoe.intent), backOf(ofNoor.intent)]).toEqual([[], [1850]]);
  await host.call('group-orders', 'cancelGroupOrder', { id });
  await settle();
  await settle();
  expect([backOf(ofZoe.intent), backOf(ofNoor.intent)]).toEqual([[excess], [1850]]);
  await expectVerified(db);
});

test('dearer dishes want the difference, less than a card can pay is refused, and so is all where the host pays alone', async () => {
  const { id, zoe } = await above();
  await payNow(zoe);
  await zoe.hear();
  const bread = await kitchen.dish({ name: 'Pain', price: 40 });
  await expect(zoe.choose(meal(dahl, 2), meal(bread))).rejects.toMatchObject({
    problem: { errors: [{ code: 'excess-too-small', amounts: { least: 50, over: 40 } }] },
  });
  expect((await zoe.choose(meal(dahl, 2), meal(bread, 2))).guest).toMatchObject({ due: 80, paid: excess });
  expect((await payNow(zoe)).amount).toBe(80);
  await zoe.hear();
  const { order } = await close(id);
  expect(await owner.call('orders', 'get', { id: order?.id ?? 0 })).toMatchObject({ paid: excess + 80, items: 4 });
  const alone = await open({ budget: 1000 });
  const lise = await guest(await share(alone.id), 'Lise');
  await expect(lise.choose(meal(dahl, 2))).rejects.toMatchObject({ problem: { errors: [{ code: 'above-budget' }] } });
  expect(await read(alone.id)).toMatchObject({ aboveBudget: 'refused' });
  await host.call('group-orders', 'cancelGroupOrder', { id: alone.id });
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
  expect(await owner.call('orders', 'get', { id: order?.id ?? 0 })).toMatchObject({ paid: excess, items: 2 });
  await settle();
  expect(backOf(intent)).toEqual([]);
  await expectVerified(db);
});

test('what Stripe would not give back of no order is a difference, and is sent again as somebody settles it', async () => {
  const { id, zoe } = await above();
  const { intent } = await payNow(zoe);
  await zoe.hear();
  await host.call('group-orders', 'cancelGroupOrder', { id });
  await refuseRefund(intent);
  await settle();
  expect(backOf(intent)).toEqual([]);
  const day = { from: '2026-11-23', to: '2026-11-23' };
  const { differences } = await owner.call('online-payments', 'listPaymentDifferences', day);
  expect(differences.filter(({ reference }) => reference === intent.id)).toMatchObject([
    { kind: 'guest-refund-failed', orders: [], here: excess, there: excess },
  ]);
  const settled = await owner.call('online-payments', 'settlePaymentDifferences', {}, day);
  await settle();
  expect(backOf(intent)).toEqual([excess]);
  expect(settled.differences.filter(({ kind }) => kind === 'guest-refund-failed')).toEqual([]);
  await expectVerified(db);
});

test('of two guests one of whom Stripe fails to tell, the other keeps their dish', async () => {
  const { id, zoe, token } = await above();
  const noor = await guest(token, 'Noor');
  await noor.choose(meal(dahl, 3));
  await payNow(zoe);
  await payNow(noor);
  standIn.trouble.push(503, 503, 503);
  const { order } = await close(id);
  expect(await owner.call('orders', 'get', { id: order?.id ?? 0 })).toMatchObject({ paid: 1850, items: 3 });
});

test('once Stripe is silent, all group orders that are due are placed without another question', async () => {
  const tables = [await above(), await above()];
  for (const { zoe } of tables) await payNow(zoe);
  const callsBefore = standIn.calls.length;
  standIn.trouble.push('lost', 'lost', 'lost');
  const now = time.now;
  time.now = afterDeadline;
  await mind();
  time.now = now;
  expect(standIn.calls.slice(callsBefore).filter((call) => call.startsWith('GET payment_intents'))).toHaveLength(3);
  for (const { id } of tables) expect(await read(id)).toMatchObject({ state: 'empty' });
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
  await settle();
  expect(intents.map(backOf)).toEqual([[excess], [excess]]);
});

test('once the host pays alone, no guest is asked for money, and no link takes any', async () => {
  const { id, zoe, token } = await above();
  const { url } = await stranger.call('group-orders', 'payGroupExcess', {}, { token, key: zoe.key });
  const { version } = await read(id);
  await host.call('group-orders', 'updateGroupOrder', { id }, { ...terms, budget: 1000, version });
  expect((await zoe.visit()).guest).toMatchObject({ due: 0, paid: 0 });
  await expect(zoe.pay()).rejects.toMatchObject(refusal('nothing-due'));
  const link = url.split('/').at(-1) ?? '';
  const start = stranger.call('online-payments', 'startPayment', {}, { token: link, saveCard: false });
  await expect(start).rejects.toMatchObject(refusal('nothing-due'));
  await host.call('group-orders', 'cancelGroupOrder', { id });
});

test('news, a closing and a press of the button at once: the money is noted once, and of the order or on its way back', async () => {
  const { id, zoe } = await above();
  const { intent } = await payNow(zoe);
  const tell = () => {
    const { payload, signature } = standIn.news('payment_intent.succeeded', intent);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    return app.inject({ method: 'POST', url: '/api/payment-news', headers, payload });
  };
  await Promise.allSettled([tell(), close(id), zoe.hear(), tell(), zoe.hear()]);
  await settle();
  await settle();
  const { order, guests } = await read(id);
  expect(guests).toMatchObject([{ paid: excess }]);
  expect(await owner.call('orders', 'get', { id: order?.id ?? 0 })).toMatchObject({ paid: excess });
  await expectVerified(db);
});

test('of a guest’s links to pay the last four are good', async () => {
  const { token, zoe } = await above();
  const keys = { token, key: zoe.key };
  const links: string[] = [];
  const start = time.now.getTime();
  for (let minute = 0; minute < 6; minute++) {
    time.now = new Date(start + minute * 60_000);
    const { url } = await house.stranger.call('group-orders', 'payGroupExcess', {}, keys);
    links.push(url.split('/').at(-1) ?? '');
  }
  const answers: boolean[] = [];
  for (const link of links)
    answers.push(
      await house.stranger.call('online-payments', 'startPayment', {}, { token: link, saveCard: false }).then(
        () => true,
        () => false,
      ),
    );
  expect(answers).toEqual([false, false, true, true, true, true]);
});
