import { listsBehind } from '@traiteur/contract/house/dashboard-lists.ts';
import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { bringTo } from '../../testing/order-steps.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, client, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const book = orderBook(claire, kitchen);

const sesame = { productId: kitchen.bowl, allergenIds: [kitchen.sesame], reason: 'vu avec la cliente' };
const place = (person: { clientId: number; addressId: number }, productId: number, quantity: number) =>
  kitchen.place(claire, { ...person, lines: [kitchen.line(productId, quantity)], allergyOverrides: [sesame] });

await place(kitchen.ines, kitchen.bowl, 1);
await place(kitchen.marc, kitchen.bowl, 2);
await place(kitchen.marc, kitchen.dahl, 4);

test('the dashboard counts the days to come and shows allergies and unpaid orders', async () => {
  const dashboard = await claire.call('dashboard', 'getDashboard');
  expect(dashboard.today).toBe('2026-11-23');
  expect(dashboard.days).toContainEqual({
    date: wednesday,
    orders: 3,
    portions: 7,
    capacity: null,
    minutesToCutOff: 32 * 60,
    closed: false,
    closedDate: false,
    full: null,
  });
  expect(dashboard.answered).toMatchObject({
    count: 1,
    orders: [{ client: 'Inès Delcourt', alert: 'override', slotStart: '18:00', conflicts: [{ dish: { fr: 'Bowl' } }] }],
  });
  expect(dashboard.unpaid.orders).toBe(3);
});

test('messages from the site count until somebody closes them', async () => {
  const letter = { name: 'Léa', email: 'lea@example.org', text: 'Livrez-vous le samedi ?', locale: 'fr' } as const;
  await (await client()).call('contact-messages', 'sendContactMessage', {}, letter);
  const messages = async () => (await claire.call('dashboard', 'getDashboard')).messages;
  expect(await messages()).toBe(1);
  const { items } = await claire.call('contact-messages', 'list', { state: 'open' });
  await claire.call('contact-messages', 'closeContactMessage', { id: items[0]?.id ?? 0 });
  expect(await messages()).toBe(0);
});

test('an order that waits for an answer is told of apart from those answered, the one on the road first', async () => {
  const nuts = await kitchen.world.allergen('Noix', 'Walnuts');
  const hugo = await kitchen.world.client({ firstName: 'Hugo', lastName: 'Haddad' });
  const [ahead, sentOrder] = [await place(hugo, kitchen.dahl, 1), await kitchen.orderIn(claire, 'delivering', hugo)];
  await kitchen.world.declare(kitchen.dahl, { contains: nuts });
  await kitchen.world.react(hugo.clientId, { allergicTo: nuts });

  const { unanswered, answered } = await claire.call('dashboard', 'getDashboard');
  expect(unanswered).toMatchObject({
    count: 2,
    orders: [
      {
        orderId: sentOrder.id,
        status: 'delivering',
        phone: '+33199001234',
        conflicts: [{ dish: { en: 'Dahl' }, eater: '' }],
      },
      { orderId: ahead.id, client: 'Hugo Haddad', conflicts: [{ allergen: { en: 'Walnuts' }, presence: 'contains' }] },
    ],
  });
  expect(answered.orders.map(({ client }) => client)).toEqual(['Inès Delcourt']);
  const cook = await signedIn('kitchen');
  expect((await cook.call('dashboard', 'getDashboard')).unanswered.orders[0]).not.toHaveProperty('phone');
  const { items } = await claire.call('orders', 'list', { allergy: 'unanswered' });
  expect(items.map(({ id }) => id)).toEqual([sentOrder.id, ahead.id]);
});

test('each figure of orders is the count of the list behind it, in which nothing cancelled is to be paid', async () => {
  const states = ['delivered', 'delivered', 'failed', 'cancelled', 'preparing'] as const;
  for (const status of states) await bringTo(claire, await place(kitchen.ines, kitchen.bowl, 1), status);
  await book.pay(await kitchen.orderIn(claire, 'delivered'));
  const order = await book.place();
  await book.pay(order, 1500);
  await book.cancel(order);
  await book.refund(order, 500);

  const fromSite = await place(kitchen.ines, kitchen.dahl, 1);
  await db.updateTable('orders').set({ source: 'website' }).where('id', '=', fromSite.id).execute();

  const { today, ...figures } = await claire.call('dashboard', 'getDashboard');
  const countsOf = {
    unanswered: figures.unanswered.count,
    answered: figures.answered.count,
    failed: figures.failed.count,
    unpaid: figures.unpaid.orders,
    deliveredUnpaid: figures.deliveredUnpaid.orders,
    overpaid: figures.overpaid.orders,
    received: figures.received.count,
  };
  const lists = Object.entries(listsBehind(today)).map(async ([name, query]) => {
    const { total, items } = await claire.call('orders', 'list', query);
    return [name, total, items.some(({ status, due }) => status === 'cancelled' && due > 0)];
  });
  expect(await Promise.all(lists)).toEqual(Object.entries(countsOf).map(([name, count]) => [name, count, false]));
  expect(figures.overpaid).toEqual({ orders: 1, amount: 1000 });
  expect(Object.values(countsOf).every((count) => count > 0)).toBe(true);
  expect(figures.failed.orders).toMatchObject([{ client: 'Inès Delcourt', status: 'failed' }]);
});

test('a zone whose next slot ends after the promised hours is at risk', async () => {
  const { promiseAtRisk } = await claire.call('dashboard', 'getDashboard');
  expect(promiseAtRisk).toMatchObject([{ zoneId: kitchen.zone, nextSlot: { date: wednesday, start: '11:00' } }]);
});

test('a zone with a slot inside the promised hours is not at risk', async () => {
  time.now = new Date('2026-11-24T09:00:00Z');
  const tuesday = await signedIn('manager');
  expect((await tuesday.call('dashboard', 'getDashboard')).promiseAtRisk).toEqual([]);
});
