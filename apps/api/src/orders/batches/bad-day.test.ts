import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const john = await kitchen.world.client({ firstName: 'John', lastName: 'Smith' });
await db.updateTable('clients').set({ locale: 'en' }).where('id', '=', john.clientId).execute();
const paul = await kitchen.world.client({ firstName: 'Paul', lastName: 'Noël', email: '' });

const place = (person = kitchen.marc) => kitchen.place(claire, person);
const get = (id: number) => claire.call('orders', 'get', { id });
const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id);
const codesOf = ({ refused }: { refused: readonly { id: number; code: string }[] }) =>
  refused.map(({ id, code }) => [id, code]);

const letters = {
  fr: { subject: 'Nous fermons mercredi', text: 'La cuisine est fermée.' },
  en: { subject: 'We close on Wednesday', text: 'The kitchen is closed.' },
};

test('each client reads the letter of their language once, and who has no address is told with a phone', async () => {
  const batch = [await place(), await place(john), await place(paul)];
  const [french, english, alone] = idsOf(batch);
  const ids = idsOf(batch);
  const recipients = await claire.call('orders', 'listRecipients', {}, { ids });
  expect(recipients).toMatchObject({
    languages: [
      { locale: 'fr', orders: 1, orderId: french },
      { locale: 'en', orders: 1, orderId: english },
    ],
    unreachable: [{ id: alone, client: 'Paul Noël', phone: batch[2]?.address?.phone || batch[2]?.client.phone }],
    unreachableCount: 1,
  });
  const speak = (language: 'fr' | null) => db.updateTable('house_settings').set({ language }).execute();
  await speak('fr');
  expect((await claire.call('orders', 'listRecipients', {}, { ids })).languages).toMatchObject([
    { locale: 'fr', orders: 2, orderId: french },
  ]);
  expect((await get(english ?? 0)).clientLocale).toBe('fr');
  await speak(null);
  expect((await get(english ?? 0)).clientLocale).toBe('en');
  expect(recipients.languages.map(({ letter }) => letter)).toEqual([null, null]);
  const key = { 'Idempotency-Key': 'a-shut-kitchen' };
  for (let round = 0; round < 2; round++) {
    const answer = await claire.call('orders', 'messageOrders', key, { orders: { ids }, letters });
    expect([answer.done.map(({ id }) => id), codesOf(answer)]).toEqual([
      [french, english],
      [[alone, 'client-without-email']],
    ]);
  }
  const writtenOrders = await Promise.all([french, english].map((id) => get(id ?? 0)));
  expect(
    writtenOrders.map(({ events }) => events.flatMap(({ message }) => (message ? [message.subject] : []))),
  ).toEqual([[letters.fr.subject], [letters.en.subject]]);
  const inFrench = { orders: { ids: [english ?? 0] }, letters: { fr: letters.fr } };
  const answer = await claire.call('orders', 'messageOrders', { 'Idempotency-Key': 'in-french-alone' }, inFrench);
  expect(codesOf(answer)).toEqual([[english, 'no-letter-in-language']]);
});

test('orders are cancelled together and what was paid goes back by the means it came, as far as it can', async () => {
  const batch = [await place(), await place(), await place()];
  const [paidId, unpaidId, goneId] = idsOf(batch);
  const [ids, reason] = [idsOf(batch), 'la camionnette est en panne'];
  const amount = batch[0]?.total ?? 0;
  const pay = (method: 'cash' | 'transfer', cents: number) =>
    claire.call(
      'orders',
      'payOrder',
      { id: paidId ?? 0, 'Idempotency-Key': crypto.randomUUID() },
      { method, amount: cents },
    );
  await pay('cash', amount - 400);
  await pay('transfer', 400);
  await claire.call('orders', 'cancelOrder', { id: goneId ?? 0 }, { reason });
  const answer = await claire.call('orders', 'cancelOrders', {}, { orders: { ids }, reason, refund: 'all' });
  expect([answer.done.map(({ id }) => id), codesOf(answer)]).toEqual([
    [paidId, unpaidId],
    [[goneId, 'status-not-allowed']],
  ]);
  const cancelledOrder = await get(paidId ?? 0);
  expect(cancelledOrder).toMatchObject({ status: 'cancelled', refunded: amount, refundable: { amount: 0 } });
  expect(
    cancelledOrder.payments.filter(({ kind }) => kind === 'refund').map(({ method, amount: cents }) => [method, cents]),
  ).toEqual([
    ['cash', amount - 400],
    ['transfer', 400],
  ]);
  await expectVerified(db);
});

test('steps of many are taken back for all within ten seconds, by whoever took them', async () => {
  const batch = [await place(), await place()];
  const ids = idsOf(batch);
  await claire.call('orders', 'confirmOrders', {}, { ids });
  const nour = await signedIn('manager');
  expect(codesOf(await nour.call('orders', 'undoOrderChanges', {}, { ids }))).toEqual(
    ids.map((id) => [id, 'not-found']),
  );
  const answer = await claire.call('orders', 'undoOrderChanges', {}, { ids });
  expect([idsOf(await Promise.all(ids.map(get))), answer.refused]).toEqual([ids, []]);
  expect((await Promise.all(ids.map(get))).map(({ status }) => status)).toEqual(['pending', 'pending']);
  await claire.call('orders', 'cancelOrders', {}, { orders: { ids }, reason: 'fermé' });
  expect((await claire.call('orders', 'undoOrderChanges', {}, { ids })).refused).toEqual([]);
  expect((await Promise.all(ids.map(get))).map(({ status }) => status)).toEqual(['pending', 'pending']);
  await expectVerified(db);
});

test('a closed day needs a hand until none of its orders stands', async () => {
  const owner = await signedIn('owner');
  const closedDays = async () => (await owner.call('dashboard', 'getDashboard')).closedDays;
  expect(await closedDays()).toEqual([]);
  const { configurationId, orders } = await owner.call('delivery-configurations', 'getDeliveryDay', {
    date: wednesday,
  });
  time.now = new Date(mondayMorning.getTime() + 1000);
  await owner.call('delivery-configurations', 'closeDay', { id: configurationId ?? 0 }, { date: wednesday });
  expect(await closedDays()).toEqual([{ date: wednesday, orders }]);
  const matching = { deliveryFrom: wednesday, deliveryTo: wednesday };
  const { languages } = await owner.call('orders', 'listRecipients', {}, { matching });
  expect(languages.map(({ locale, letter }) => [locale, letter?.subject])).toEqual(
    expect.arrayContaining([
      ['fr', 'Nous ne pourrons pas vous livrer le mercredi 25 novembre'],
      ['en', 'We cannot deliver to you on Wednesday, November 25'],
    ]),
  );
  await owner.call('orders', 'cancelOrders', {}, { orders: { matching }, reason: 'fermé' });
  expect(await closedDays()).toEqual([]);
});
