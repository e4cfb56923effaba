import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { mailColleague, notifyColleagues } from '../../house/house-news/notify-colleagues.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { orderingCompanies } from '../../testing/ordering-companies.ts';
import { excess, payingTable } from '../../testing/paying-table.ts';

const {
  db,
  clientSignedIn,
  kitchen,
  owner,
  host,
  terms,
  open,
  read,
  close,
  share,
  stranger,
  meal,
  guest,
  mind,
  time,
  standIn,
  above,
  payNow,
  runJobs,
  backOf,
  orderNow,
  sendNews,
  services,
  mailer,
  mails,
} = await payingTable();
const { dahl } = kitchen;
const companies = orderingCompanies(owner, kitchen);
const refusal = (code: string) => ({ problem: { code } });
const afterDeadline = new Date('2026-11-24T15:00:10Z');

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
  const placedOrder = await orderNow(order?.id);
  expect(placedOrder).toMatchObject({ paid: excess, due: placedOrder.total - excess, refunded: 0 });
  await runJobs();
  expect(backOf(intent)).toEqual([]);
  await expectVerified(db);
});

test('the house is told of a guest whose card fails, and not once they have paid', async () => {
  const { zoe } = await above();
  const { clientSecret } = await zoe.pay();
  const intent = standIn.intents().find((candidate) => candidate['client_secret'] === clientSecret);
  const refusedIntent = { ...intent, latest_charge: 'ch_1', last_payment_error: { code: 'card_declined' } };
  await sendNews(standIn.news('payment_intent.payment_failed', refusedIntent));
  const { rows } = await sql<{ payload: Parameters<typeof notifyColleagues>[0] }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'notify-house' and j.payload::text like '%guestPaymentId%'`.execute(db);
  const [news] = rows.map(({ payload }) => payload);
  if (!news) throw new Error('the house is to be told');
  const letters = async () => {
    await notifyColleagues(news, db);
    const { user } = await owner.call('sign-in', 'getUser');
    await mailColleague(
      { ...news, administratorId: user.id },
      { ...services, publicUrl: 'https://maison.example', mailer, log: () => undefined },
    );
    return (await mails()).filter(({ subject }) => subject?.includes('paiement refusé, commande de groupe, Marc'));
  };
  const [letter] = await letters();
  expect(letter?.text).toMatch(/Zoé n’a pas pu régler[^]*9,00[^]*\/rapport-livraison\?date=2026-11-25/);
  standIn.payInBrowser(intent?.id ?? '');
  await zoe.hear();
  expect(await letters()).toHaveLength(1);
});

test('what a guest has not paid by the deadline is left out, and what comes in too late goes back', async () => {
  const { id, zoe } = await above();
  const { clientSecret } = await zoe.pay();
  const { order } = await close(id);
  expect(order).toBeNull();
  const intent = standIn.intents().find((candidate) => candidate['client_secret'] === clientSecret);
  standIn.payInBrowser(intent?.id ?? '');
  expect((await zoe.hear()).guest).toMatchObject({ paid: excess });
  await runJobs();
  expect(backOf({ id: intent?.id ?? '' })).toEqual([excess]);
  expect((await zoe.visit()).guest).toMatchObject({ paid: 0, refunded: excess });
  await expectVerified(db);
});

test('who paid in time keeps the dish although the news of it are late', async () => {
  const { id, zoe } = await above();
  await payNow(zoe);
  const { order } = await close(id);
  expect(await orderNow(order?.id)).toMatchObject({ paid: excess, items: 2 });
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
  expect(await orderNow(order?.id)).toMatchObject({ paid: excess + 80, items: 4 });
  const alone = await open({ budget: 1000 });
  const lise = await guest(await share(alone.id), 'Lise');
  await expect(lise.choose(meal(dahl, 2))).rejects.toMatchObject({ problem: { errors: [{ code: 'above-budget' }] } });
  expect(await read(alone.id)).toMatchObject({ aboveBudget: 'refused' });
  await host.call('group-orders', 'cancelGroupOrder', { id: alone.id });
  await expectVerified(db);
});

test('of two guests one of whom Stripe fails to sendNews, the other keeps their dish', async () => {
  const { id, zoe, token } = await above();
  const noor = await guest(token, 'Noor');
  await noor.choose(meal(dahl, 3));
  await payNow(zoe);
  await payNow(noor);
  standIn.trouble.push(503, 503, 503);
  const { order } = await close(id);
  expect(await orderNow(order?.id)).toMatchObject({ paid: 1850, items: 3 });
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
  const news = standIn.news('payment_intent.succeeded', intent);
  const sameNews = standIn.news('payment_intent.succeeded', intent);
  await Promise.allSettled([sendNews(news), close(id), zoe.hear(), sendNews(sameNews), zoe.hear()]);
  await runJobs();
  await runJobs();
  const { order, guests } = await read(id);
  expect(guests).toMatchObject([{ paid: excess }]);
  expect(await orderNow(order?.id)).toMatchObject({ paid: excess });
  await expectVerified(db);
});

test('of a guest’s links to pay the last four are good', async () => {
  const { token, zoe } = await above();
  const keys = { token, key: zoe.key };
  const links: string[] = [];
  const start = time.now.getTime();
  for (let minute = 0; minute < 6; minute++) {
    time.now = new Date(start + minute * 60_000);
    const { url } = await stranger.call('group-orders', 'payGroupExcess', {}, keys);
    links.push(url.split('/').at(-1) ?? '');
  }
  const answers: boolean[] = [];
  for (const link of links)
    answers.push(
      await stranger.call('online-payments', 'startPayment', {}, { token: link, saveCard: false }).then(
        () => true,
        () => false,
      ),
    );
  expect(answers).toEqual([false, false, true, true, true, true]);
});

test('of a company’s credit a group order takes what its guests do not pay, to the cent, and so does each change of it', async () => {
  const company = await companies.create('Atelier du Port');
  const nour = await companies.colleagueOf(company.id);
  const byNour = await clientSignedIn(nour.clientId);
  const wishes = { addressId: nour.addressId, paymentChoice: 'on_invoice' as const };
  const closeBy = (id: number) => byNour.call('group-orders', 'closeGroupOrder', { id });
  const balance = async () => (await owner.call('companies', 'get', { id: company.id })).balance;
  const limitTo = (credit_limit: number) =>
    db.updateTable('companies').set({ credit_limit }).where('id', '=', company.id).execute();
  const first = await above(wishes, byNour);
  await payNow(first.zoe);
  const { due } = await orderNow((await closeBy(first.id)).order?.id);
  expect(await balance()).toBe(due);
  const bread = await kitchen.dish({ name: 'Focaccia', price: 100 });
  const { id, zoe, token } = await above(wishes, byNour);
  const noor = await guest(token, 'Noor');
  await noor.choose(meal(bread));
  await payNow(zoe);
  const limit = due + due + 100;
  await limitTo(limit - 1);
  const isOver = { problem: { errors: [{ code: 'over-credit-limit' }] } };
  await expect(closeBy(id)).rejects.toMatchObject(isOver);
  await limitTo(limit);
  await closeBy(id);
  expect(await balance()).toBe(limit);
  // What goes back to Zoé pays for no dish of Noor's, though the house has it still.
  await zoe.choose(meal(dahl));
  await expect(noor.choose(meal(bread, 2))).rejects.toMatchObject(isOver);
  await runJobs();
  expect(await balance()).toBe(limit - 50);
  await expectVerified(db);
});

test('Stripe is asked while no transaction waits for its answer', async () => {
  const { id, zoe } = await above();
  await payNow(zoe);
  const { paymentIntents } = standIn.stripe.client;
  const retrieve = paymentIntents.retrieve.bind(paymentIntents);
  const waiting: number[] = [];
  const asking = vi.spyOn(paymentIntents, 'retrieve').mockImplementation(async (...question) => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(db);
    waiting.push(rows[0]?.count ?? 0);
    return retrieve(...question);
  });
  const { order } = await close(id);
  asking.mockRestore();
  expect(waiting.length).toBeGreaterThan(0);
  expect(Math.max(...waiting)).toBe(0);
  expect(await orderNow(order?.id)).toMatchObject({ paid: excess, items: 2 });
});
