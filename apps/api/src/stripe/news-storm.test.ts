import { expect, test } from 'vitest';
import { seededRandom } from '../../../../db/demo/random.ts';
import { expectVerified } from '../testing/expect-verified.ts';
import { onlineHouse } from '../testing/stripe/online-house.ts';
import { sendRefund } from './send-refund.ts';

const lines: string[] = [];
const house = await onlineHouse({ log: { write: (line) => lines.push(line) } });
const { db, standIn, services, place, linkTo, start, intentOf, tell, refundOnline, orderNow } = house;
type News = ReturnType<typeof standIn.news>;

/** As an event of that text, signed by Stripe. */
const signed = (payload: string): News => {
  const { webhookSecret: secret, client } = standIn.stripe;
  const timestamp = Math.floor(services.clock().getTime() / 1000);
  return { payload, signature: client.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
};

const intent = {
  id: 'pi_somebody',
  status: 'succeeded',
  currency: 'eur',
  amount_received: 100,
  metadata: {},
  last_payment_error: null,
};
const newsOfPayment = (more: object) => standIn.news('payment_intent.succeeded', { ...intent, ...more });
const goneBack = (more: object) =>
  standIn.news('refund.updated', { id: 're_somebody', status: 'succeeded', amount: 100, metadata: {}, ...more });

const unreadable: Record<string, News> = {
  'no JSON': signed('{"id": "evt_1"'),
  nothing: signed('null'),
  'a list': signed('[]'),
  'no event': signed('{}'),
  'an event without its number': signed('{"type":"payment_intent.succeeded"}'),
  'a number that no database keeps': standIn.news('payment_intent.succeeded', intent, { id: 'evt_\u0000' }),
  'a number without an end': standIn.news('payment_intent.succeeded', intent, { id: `evt_${'9'.repeat(5000)}` }),
  'no data': signed('{"id":"evt_2","type":"payment_intent.succeeded"}'),
  'a payment that is nothing': signed('{"id":"evt_3","type":"payment_intent.succeeded","data":{"object":null}}'),
  'a payment without a number': newsOfPayment({ id: undefined }),
  'a payment of no amount': newsOfPayment({ amount_received: undefined }),
  'a payment of nothing': newsOfPayment({ amount_received: 0 }),
  'a payment below nothing': newsOfPayment({ amount_received: -100 }),
  'a payment of a part of a cent': newsOfPayment({ amount_received: 0.5 }),
  'a payment that no house counts': newsOfPayment({ amount_received: 1e12 }),
  'a payment in no currency': newsOfPayment({ currency: null }),
  'a payment that belongs to nothing': newsOfPayment({ metadata: null }),
  'a refund of no amount': goneBack({ amount: null }),
  'a refund whose number is a list': goneBack({ id: ['re_1'] }),
};

test.each(Object.entries(unreadable))(
  'what Stripe has signed is refused where it is %s, and said in a line',
  async (_, news) => {
    lines.length = 0;
    const answer = await tell(news);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'news-unreadable']);
    expect(lines.filter((line) => line.includes('news-unreadable'))).toHaveLength(1);
    expect(lines.join('')).not.toContain('somebody');
  },
);

test('of what we do not hear its name is enough, and what it calls ours does no harm', async () => {
  const { id } = await place();
  await start(await linkTo(id));
  const { metadata } = intentOf(id);
  const stranger = { traiteur_reference: "'; drop table orders; --" };
  for (const news of [
    signed('{"id":"evt_9","type":"customer.created"}'),
    newsOfPayment({ metadata: stranger }),
    newsOfPayment({ metadata, currency: 'usd' }),
    goneBack({ metadata: stranger }),
    goneBack({ metadata: null }),
  ])
    expect((await tell(news)).statusCode).toBe(204);
  expect(await orderNow(id)).toMatchObject({ paid: 0 });
  await expectVerified(db);
});

test('a storm of news in any order, repeated, with what cannot be read among it, leaves each order paid once and given back once', async () => {
  const random = seededRandom(20);
  const orders = await Promise.all(Array.from({ length: 6 }, () => place()));
  const news: News[] = Object.values(unreadable);
  for (const { id } of orders) {
    await start(await linkTo(id));
    const failedIntent = { ...intentOf(id), last_payment_error: { code: 'card_declined' } };
    const paidIntent = standIn.payInBrowser(intentOf(id).id);
    news.push(
      standIn.news('payment_intent.payment_failed', failedIntent),
      standIn.news('payment_intent.canceled', { ...failedIntent, status: 'canceled' }),
      standIn.news('payment_intent.succeeded', paidIntent),
      standIn.news('payment_intent.succeeded', paidIntent),
    );
  }
  const storm = (events: readonly News[]) =>
    Promise.all(
      [...events, ...events, ...events]
        .map((event) => ({ event, place: random.next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ event }) => tell(event)),
    );
  const statuses = (await storm(news)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([204, 400]));
  for (const { id } of orders) expect(await orderNow(id)).toMatchObject({ paid: 2390, due: 0 });

  const back: News[] = [];
  for (const [index, { id }] of orders.entries()) {
    const { payments } = await refundOnline(id, 500);
    await sendRefund(payments.at(-1)?.id ?? 0, services);
    const refund = standIn.refunds().findLast((candidate) => candidate['payment_intent'] === intentOf(id).id) ?? {};
    // Of every second one the bank says no in the end.
    const end = index % 2 ? { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' } : refund;
    back.push(...['refund.created', 'refund.updated'].map((type) => standIn.news(type, refund)));
    back.push(...['refund.failed', 'charge.refund.updated'].map((type) => standIn.news(type, end)));
  }
  await storm([...back, ...news]);
  for (const [index, { id }] of orders.entries())
    expect(await orderNow(id)).toMatchObject({ paid: 2390, refunded: index % 2 ? 0 : 500 });
  await expectVerified(db);
});
