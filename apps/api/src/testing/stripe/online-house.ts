import { smallKitchen } from '../small-kitchen.ts';
import { mondayMorning, testApp } from '../test-app.ts';
import { stripeStandIn } from './stripe-stand-in.ts';

export async function onlineHouse(options: Parameters<typeof testApp>[0] = {}) {
  const standIn = await stripeStandIn(() => mondayMorning);
  const house = await testApp({ stripe: standIn.stripe, ...options });
  const { app, db, signedIn, client, services } = house;
  const kitchen = await smallKitchen(db);
  const claire = await signedIn('manager');
  const visitor = await client();
  let keys = 0;
  const key = () => ({ 'Idempotency-Key': `online-key-${keys++}` });

  /** 23.90 €: two dahls and the delivery. */
  const place = () => kitchen.place(claire, { lines: [kitchen.line(kitchen.dahl, 2)] });

  async function linkTo(id: number): Promise<string> {
    const { url } = await claire.call('online-payments', 'makePaymentLink', { id });
    return url.split('/').at(-1) ?? '';
  }

  const start = (token: string, saveCard = false) =>
    visitor.call('online-payments', 'startPayment', {}, { token, saveCard });

  function intentOf(id: number) {
    const intent = standIn.intents().findLast(({ metadata }) => metadata['order'] === String(id));
    if (!intent) throw new Error('nothing was begun');
    return intent;
  }

  /** Marc lets Stripe save his card. Returns his id at Stripe. */
  async function agree(): Promise<string> {
    const { id } = await place();
    await start(await linkTo(id), true);
    const customer = intentOf(id)['customer'];
    if (typeof customer !== 'string') throw new Error('Stripe knows nobody');
    return customer;
  }

  const notify = ({ payload, signature }: ReturnType<typeof standIn.news>) =>
    app.inject({
      method: 'POST',
      url: '/api/payment-news',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      payload,
    });

  /** Paid online, webhook included. */
  async function paidOnline() {
    const { id } = await place();
    await start(await linkTo(id));
    const intent = standIn.payInBrowser(intentOf(id).id);
    await notify(standIn.news('payment_intent.succeeded', intent));
    return { id, intent };
  }

  const refundOnline = (id: number, amount: number) =>
    claire.call('orders', 'refundOrder', { id, ...key() }, { method: 'online', amount, reason: 'Plat froid' });

  const orderNow = (id: number) => claire.call('orders', 'get', { id });

  return {
    ...house,
    standIn,
    kitchen,
    claire,
    visitor,
    key,
    services: { ...services, stripe: standIn.stripe },
    place,
    linkTo,
    start,
    intentOf,
    agree,
    tell: notify,
    paidOnline,
    refundOnline,
    orderNow,
  };
}
