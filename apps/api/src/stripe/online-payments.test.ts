import { expect, test, vi } from 'vitest';
import { expectVerified } from '../testing/expect-verified.ts';
import { onlineHouse } from '../testing/stripe/online-house.ts';
import { mondayMorning, testApp } from '../testing/test-app.ts';
import { sendRefund } from './send-refund.ts';

const house = await onlineHouse();
const { db, pool, log, services, standIn, claire, visitor, key } = house;
const { place, linkTo, start, intentOf, tell, paidOnline, refundOnline, orderNow } = house;

/** Does what the jobs would do. */
async function leave() {
  const rows = await db.selectFrom('online_refunds').select('payment_id').where('state', '=', 'under_way').execute();
  for (const { payment_id } of rows) await sendRefund(payment_id, services);
}

test('who holds the link of an order sees what is due and pays it; the money is noted once Stripe tells of it', async () => {
  const { id, number } = await place();
  const token = await linkTo(id);
  const request = await visitor.call('online-payments', 'getPaymentRequest', { token });
  expect(request).toMatchObject({ number, due: 2390, publishableKey: 'pk_test_house', isCancelled: false });
  const payment = await start(token);
  expect(payment).toMatchObject({ amount: 2390, currency: 'EUR', clientSecret: intentOf(id)['client_secret'] });
  expect(await orderNow(id)).toMatchObject({ paid: 0, due: 2390 });
  await tell(standIn.news('payment_intent.succeeded', standIn.payInBrowser(intentOf(id).id)));
  const paidOrder = await orderNow(id);
  expect(paidOrder).toMatchObject({ paymentStatus: 'paid', paid: 2390, due: 0 });
  expect(paidOrder.payments).toMatchObject([
    { kind: 'payment', provider: 'stripe', method: 'online', amount: 2390, by: 'Stripe', isUndoable: false },
  ]);
  await expect(start(token)).rejects.toMatchObject({ problem: { code: 'nothing-due' } });
});

test('the database keeps no link, and one that has expired or was made up opens nothing', async () => {
  const { id } = await place();
  const token = await linkTo(id);
  const { rows } = await pool.query<{ row: string }>('select payment_links::text as row from payment_links');
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  await db.updateTable('payment_links').set({ expires_at: mondayMorning }).where('order_id', '=', id).execute();
  for (const bad of [token, 'x'.repeat(43)])
    await expect(start(bad)).rejects.toMatchObject({ problem: { status: 410 } });
});

test('two who pay at once pay the same payment, and it follows what is due', async () => {
  const { id } = await place();
  const token = await linkTo(id);
  const payments = await Promise.all([start(token), start(token), start(token)]);
  expect(new Set(payments.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  await claire.call('orders', 'payOrder', { id, ...key() }, { method: 'cash', amount: 1000 });
  expect(await start(token)).toMatchObject({ clientSecret: payments[0]?.clientSecret, amount: 1390 });
  expect(intentOf(id).amount).toBe(1390);
});

test('an amount that is answered late changes nothing of a payment that came in meanwhile', async () => {
  const { id } = await place();
  const token = await linkTo(id);
  await start(token);
  const cash = await claire.call('orders', 'payOrder', { id, ...key() }, { method: 'cash', amount: 1000 });
  const { paymentIntents } = standIn.stripe.client;
  const update = paymentIntents.update.bind(paymentIntents);
  vi.spyOn(paymentIntents, 'update').mockImplementationOnce(async (...change) => {
    const answer = { ...(await update(...change)) };
    // The cash was none, somebody else begins to pay all of it, and does.
    await claire.call('orders', 'undoPayment', { id }, { paymentId: cash.payments[0]?.id ?? 0 });
    await start(token);
    await tell(standIn.news('payment_intent.succeeded', standIn.payInBrowser(intentOf(id).id)));
    return answer;
  });
  await start(token);
  expect(await orderNow(id)).toMatchObject({ paid: 2390 });
  await expectVerified(db);
});

test('an answer that got lost begins no second payment', async () => {
  const { id } = await place();
  const token = await linkTo(id);
  standIn.trouble.push('lost');
  await start(token);
  expect(standIn.intents().filter(({ metadata }) => metadata['order'] === String(id))).toHaveLength(1);
});

test('Stripe being away is told, and nothing is begun in vain', async () => {
  const { id } = await place();
  standIn.trouble.push(503, 503, 503);
  await expect(start(await linkTo(id))).rejects.toMatchObject({ problem: { code: 'provider-failed' } });
  expect(await orderNow(id)).toMatchObject({ due: 2390 });
});

test('what Stripe has not signed, or signed long ago, changes nothing', async () => {
  const { id } = await place();
  await start(await linkTo(id));
  const intent = standIn.payInBrowser(intentOf(id).id);
  const old = new Date(mondayMorning.getTime() - 400_000);
  const good = standIn.news('payment_intent.succeeded', intent);
  for (const bad of [
    standIn.news('payment_intent.succeeded', intent, { secret: 'whsec_of_somebody' }),
    standIn.news('payment_intent.succeeded', intent, { at: old }),
    { ...good, payload: good.payload.replace('2390', '9999') },
    { ...good, signature: '' },
    { ...good, signature: 't=NaN,v1=' },
  ])
    expect((await tell(bad)).statusCode).toBe(400);
  expect(await orderNow(id)).toMatchObject({ paid: 0 });
});

test('an event told many times and at once counts once, and so does another one that says the same', async () => {
  const { id } = await place();
  await start(await linkTo(id));
  const intent = standIn.payInBrowser(intentOf(id).id);
  const paymentNews = standIn.news('payment_intent.succeeded', intent);
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => tell(paymentNews)),
    ...Array.from({ length: 20 }, () => tell(standIn.news('payment_intent.succeeded', intent))),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect((await orderNow(id)).payments).toHaveLength(1);
  await expectVerified(db);
});

test('a failure that is told late takes nothing back, and one told early stands in no payment’s way', async () => {
  const { id } = await place();
  const token = await linkTo(id);
  await start(token);
  const failedIntent = {
    ...intentOf(id),
    last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  };
  await tell(standIn.news('payment_intent.payment_failed', failedIntent));
  expect((await start(token)).amount).toBe(2390);
  await tell(standIn.news('payment_intent.succeeded', standIn.payInBrowser(intentOf(id).id)));
  await tell(standIn.news('payment_intent.payment_failed', failedIntent));
  await tell(standIn.news('payment_intent.canceled', { ...failedIntent, status: 'canceled' }));
  expect(await orderNow(id)).toMatchObject({ paid: 2390, paymentStatus: 'paid' });
});

test('money that comes in for an order that was cancelled meanwhile is kept, and told to be given back', async () => {
  const { id } = await place();
  await start(await linkTo(id));
  await claire.call('orders', 'cancelOrder', { id }, { reason: 'Malade' });
  await tell(standIn.news('payment_intent.succeeded', standIn.payInBrowser(intentOf(id).id)));
  const order = await orderNow(id);
  expect(order).toMatchObject({ status: 'cancelled', paid: 2390, due: 0, refundable: { amount: 2390 } });
  expect(order.events.at(-1)).toMatchObject({ kind: 'paid', by: 'Stripe' });
  await refundOnline(id, 2390);
  await leave();
  expect(await orderNow(id)).toMatchObject({ paymentStatus: 'refunded' });
  await expectVerified(db);
});

test('a payment of which no news came is noticed when somebody begins to pay again', async () => {
  const { id } = await place();
  const token = await linkTo(id);
  await start(token);
  standIn.payInBrowser(intentOf(id).id);
  await expect(start(token)).rejects.toMatchObject({ problem: { code: 'nothing-due' } });
  expect(await orderNow(id)).toMatchObject({ paid: 2390 });
});

test('a refund is kept under way, leaves afterwards, and is done once Stripe says so', async () => {
  const { id, intent } = await paidOnline();
  const order = await refundOnline(id, 500);
  expect(order.payments.at(-1)).toMatchObject({
    kind: 'refund',
    method: 'online',
    amount: 500,
    onlineState: 'under_way',
  });
  expect(standIn.refunds().filter((refund) => refund['payment_intent'] === intent.id)).toHaveLength(0);
  await leave();
  expect((await orderNow(id)).payments.at(-1)).toMatchObject({ onlineState: 'done' });
  expect(standIn.refunds().findLast((refund) => refund['payment_intent'] === intent.id)).toMatchObject({ amount: 500 });
});

test('a refund whose answer got lost, or whose sender was killed, is made once', async () => {
  const { id, intent } = await paidOnline();
  await refundOnline(id, 500);
  const [under] = await db.selectFrom('online_refunds').selectAll().where('state', '=', 'under_way').execute();
  if (!under) throw new Error('nothing is under way');
  // Sent by one who died before writing it down, with a key that Stripe has forgotten since.
  await standIn.stripe.client.refunds.create({
    payment_intent: intent.id,
    amount: 500,
    metadata: { traiteur_reference: under.reference },
  });
  await Promise.all([sendRefund(under.payment_id, services), sendRefund(under.payment_id, services)]);
  expect(standIn.refunds().filter((refund) => refund['payment_intent'] === intent.id)).toHaveLength(1);
  standIn.trouble.push('lost', 'lost', 'lost');
  await refundOnline(id, 300);
  await leave().catch(() => undefined);
  await leave();
  expect(standIn.refunds().filter((refund) => refund['payment_intent'] === intent.id)).toHaveLength(2);
  await expectVerified(db);
});

test('a refund that Stripe refuses is taken back, and the house holds the money again', async () => {
  const { id, intent } = await paidOnline();
  // Somebody gave all of it back in Stripe's own administration.
  await standIn.stripe.client.refunds.create({ payment_intent: intent.id, amount: 2390 });
  await refundOnline(id, 2390);
  await leave();
  const order = await orderNow(id);
  expect(order).toMatchObject({ paid: 2390, refunded: 0, refundable: { amount: 2390 } });
  expect(order.events.at(-1)).toMatchObject({
    kind: 'refund_undone',
    by: 'Stripe',
    reason: 'Stripe: charge_already_refunded',
  });
  await expectVerified(db);
});

test('a refund that fails days later is taken back once, whatever is told before and after', async () => {
  const { id, intent } = await paidOnline();
  await refundOnline(id, 500);
  await leave();
  const refund = standIn.refunds().findLast((candidate) => candidate['payment_intent'] === intent.id);
  const failedRefund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  await tell(standIn.news('refund.failed', failedRefund));
  await tell(standIn.news('refund.updated', failedRefund));
  await tell(standIn.news('refund.updated', { ...refund, status: 'succeeded' }));
  expect(await orderNow(id)).toMatchObject({ paid: 2390, refunded: 0 });
  expect((await orderNow(id)).payments.map(({ amount }) => amount)).toEqual([2390, 500, -500]);
});

test('no more goes back online than one payment brought, and nothing of what was paid in cash', async () => {
  const { id } = await place();
  await claire.call('orders', 'payOrder', { id, ...key() }, { method: 'cash', amount: 1390 });
  await start(await linkTo(id));
  await tell(standIn.news('payment_intent.succeeded', standIn.payInBrowser(intentOf(id).id)));
  await expect(refundOnline(id, 1001)).rejects.toMatchObject({ problem: { code: 'online-refund-too-large' } });
  expect(await refundOnline(id, 1000)).toMatchObject({ refunded: 1000 });
  await leave();
});

test('200 at once, news of the payment and refunds online and by hand, give back what was paid and no more', async () => {
  const { id } = await place();
  await start(await linkTo(id));
  const intent = standIn.payInBrowser(intentOf(id).id);
  const byHand = () =>
    claire.call('orders', 'refundOrder', { id, ...key() }, { method: 'cash', amount: 100, reason: 'Geste' });
  await Promise.allSettled(
    Array.from({ length: 200 }, (_, number) =>
      number % 4 === 0
        ? tell(standIn.news('payment_intent.succeeded', intent))
        : number % 2 === 0
          ? refundOnline(id, 100)
          : byHand(),
    ),
  );
  await Promise.all([leave(), leave(), leave()]);
  const order = await orderNow(id);
  expect(order.paid).toBe(2390);
  expect(order.refunded).toBeLessThanOrEqual(2390);
  const sentRefunds = standIn.refunds().filter((refund) => refund['payment_intent'] === intent.id);
  const noted = order.payments.filter(({ kind, method }) => kind === 'refund' && method === 'online');
  expect(sentRefunds.length).toBe(noted.length);
  await expectVerified(db);
});

test('a house without keys of Stripe says that it takes no payments online', async () => {
  const bare = await testApp();
  const owner = await bare.signedIn('owner');
  expect(await owner.call('online-payments', 'getPaymentOptions', {})).toEqual({ online: false });
  const answer = await bare.app.inject({ method: 'POST', url: '/api/payment-news', payload: { id: 'evt_1' } });
  expect(answer.json()).toMatchObject({ code: 'online-payments-off' });
});

test('of a card nothing is found afterwards, neither in the database nor in the log', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const tables = await Promise.all(
    rows.map(({ name }) => pool.query<{ row: string }>(`select t::text as row from ${name} t`)),
  );
  const allText = [...tables.flatMap((table) => table.rows.map(({ row }) => row)), ...log].join('\n');
  expect(allText).toContain('pi_');
  // On its own: in a hash or a moment these digits come by chance.
  expect(allText).not.toMatch(/(?<![\w.:-])4242(?![\w.:-])/);
  for (const secret of ['exp_month', 'exp_year', 'cvc', 'last4', 'fingerprint', 'secret_'])
    expect(allText).not.toContain(secret);
});
