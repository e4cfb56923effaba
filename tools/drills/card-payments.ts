import { setTimeout as pause } from 'node:timers/promises';
import type { DrillTown } from './drill-house.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { Surroundings } from './surroundings.ts';

/** Milliseconds in which a house dies and comes back. */
const longestDelay = 3000;

/** Cents of what was paid. */
const givenBack = 100;

type Intent = ReturnType<Surroundings['provider']['payInBrowser']>;

/**
 * Clients of the site pay by card. What the provider has taken is paid, whatever the house has said: the provider tells
 * it twice at once or twice late, each time until it is heard, and some clients come back before.
 */
export function openCardPayments(
  { call, send, token }: DrillTown,
  { provider }: Surroundings,
  acknowledged: Acknowledged,
) {
  const news: Promise<void>[] = [];
  let count = 0;

  async function payByCard(orderId: number, client: string): Promise<void> {
    const turn = count++;
    // The next answer of the provider gets lost.
    if (turn % 4 === 0) provider.trouble.push('lost');
    const payment = provider.payInBrowser((await begunPayment(orderId, client)).id);
    acknowledged.payments.set(orderId, [payment.amount]);
    const event = provider.news('payment_intent.succeeded', payment);
    const deliveries = [deliver(event, turn), deliver(event, turn)];
    // What fails is told by `end`.
    for (const delivery of deliveries) delivery.catch(() => undefined);
    news.push(...deliveries);
    if (turn % 3 === 1) await comeBack(orderId, client);
    if (turn % 3 === 2) await Promise.all(deliveries).then(() => refund(orderId, `card-${orderId}-back`));
  }

  async function begunPayment(orderId: number, client: string): Promise<Intent> {
    const body = { orderIds: [orderId] };
    const answer = await call({ method: 'POST', path: '/own/started-payments', body, token: client, onSite: true });
    const intent = provider.intents().find(({ client_secret: secret }) => secret === answer.body['clientSecret']);
    if (intent) return intent;
    if (answer.body['code'] !== 'provider-failed') throw new Error(JSON.stringify(answer));
    return begunPayment(orderId, client);
  }

  /** Again and again until it is taken: a house that is not well refuses strangers too, for a moment. */
  async function deliver(event: ReturnType<typeof provider.news>, turn: number): Promise<void> {
    if (turn % 2 === 1) await pause(Math.random() * longestDelay);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': event.signature };
    for (;;) {
      const { status } = await send('/payment-news', { method: 'POST', headers, body: event.payload });
      if (status === 204) return;
      if (status !== 429) throw new Error(`news of a payment was answered with ${status}`);
      await pause(200);
    }
  }

  async function comeBack(orderId: number, client: string): Promise<void> {
    const body = { orderIds: [orderId] };
    const answer = await call({ method: 'PUT', path: '/own/heard-payments', body, token: client, onSite: true });
    if (answer.body['code'] === 'provider-failed') return comeBack(orderId, client);
    const [order] = answer.body['items'] as { paymentStatus: string }[];
    if (order?.paymentStatus !== 'paid') throw new Error(`order ${orderId} is not paid: ${JSON.stringify(answer)}`);
  }

  async function refund(orderId: number, key: string): Promise<void> {
    const body = { method: 'online', amount: givenBack, reason: 'plat froid' };
    const answer = await call({ method: 'POST', path: `/orders/${orderId}/refunds`, body, key, token });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer));
    acknowledged.payments.get(orderId)?.push(-givenBack);
  }

  return {
    payByCard,
    /** Until all news are heard. */
    async end(): Promise<void> {
      await Promise.all(news);
    },
  };
}
