import { expect, test } from 'vitest';
import { houseBrand } from '../../core/house-brand.ts';
import { orderBook } from '../../testing/delivered-orders.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { mailColleague, notifyColleagues } from './notify-colleagues.ts';

const { db, pool, time, house, mailer, client, signedIn, mails } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const [accountant] = [await signedIn('accountant'), await signedIn('kitchen')];
const book = orderBook(owner, kitchen);

const telling = {
  db,
  clock: () => time.now,
  house,
  brand: houseBrand('Chez Claire'),
  publicUrl: 'https://maison.example',
  mailer,
  log: () => {},
};

interface Queued {
  payload: Parameters<typeof mailColleague>[0];
  key: string;
  pause: number;
}

const queued = async (name: string) =>
  (
    await pool.query<Queued>(
      `select j.payload, j.key, extract(epoch from j.run_at - $2::timestamptz)::integer as pause
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 order by j.key`,
      [name, time.now],
    )
  ).rows;

const people = async () => (await owner.call('house-news', 'getHouseNews')).people;

async function choose(role: string, kinds: ('site_order' | 'client_message' | 'payment_failed')[]) {
  const { version, people: listeners } = await owner.call('house-news', 'getHouseNews');
  const ids = listeners.filter((person) => person.role === role).map(({ id }) => id);
  return owner.call('house-news', 'updateHouseNews', {}, { version, people: ids.map((id) => ({ id, kinds })) });
}

/** Ordered on the site. */
async function siteOrder() {
  const order = await book.place();
  await db.updateTable('orders').set({ source: 'website' }).where('id', '=', order.id).execute();
  return order;
}

const lettersAbout = async (text: string) =>
  (await mails()).filter(({ subject }) => subject?.includes(text)).map(({ to }) => to?.[0]?.address);

async function leave(news: Extract<Parameters<typeof notifyColleagues>[0], { orderId: number }>) {
  await notifyColleagues(news, db);
  for (const { payload } of await queued('mail-house'))
    if ('orderId' in payload && payload.orderId === news.orderId) await mailColleague(payload, telling);
}

test('owners are told of all until somebody chooses, and nobody of what their rights do not open', async () => {
  expect(await people()).toMatchObject([
    { role: 'owner', kinds: ['site_order', 'client_message', 'payment_failed'] },
    { role: 'accountant', kinds: [] },
    { role: 'kitchen', kinds: [], offered: ['site_order'] },
  ]);
  await choose('kitchen', ['site_order', 'payment_failed']);
  expect((await people()).at(-1)).toMatchObject({ role: 'kitchen', kinds: ['site_order'] });
  await expect(owner.call('house-news', 'updateHouseNews', {}, { version: 1, people: [] })).rejects.toMatchObject({
    problem: { code: 'stale' },
  });
  await expect(accountant.call('house-news', 'getHouseNews')).rejects.toThrow();
});

test('an order of the site is told ten seconds after it, one by phone is not', async () => {
  await book.place();
  expect((await queued('notify-house')).filter(({ payload }) => payload.kind === 'site_order')).toEqual([]);
  const { id } = await book.place();
  await db.updateTable('orders').set({ source: 'website' }).where('id', '=', id).execute();
  await db
    .insertInto('order_events')
    .values({ order_id: id, kind: 'placed', at: time.now, by_id: null, by_name: '' })
    .execute();
  expect(await queued('notify-house')).toMatchObject([{ payload: { kind: 'site_order', orderId: id }, pause: 10 }]);
});

test('each who is told gets one letter with a link to the order; a cancelled one is no news', async () => {
  const order = await siteOrder();
  await leave({ kind: 'site_order', orderId: order.id });
  const [ownersAddress, kitchensAddress] = (await people()).filter(({ role }) => role !== 'accountant');
  const addresses = await lettersAbout(order.number);
  expect(new Set(addresses)).toEqual(new Set([ownersAddress?.email, kitchensAddress?.email]));
  expect(addresses).toHaveLength(2);
  expect((await mails()).findLast(({ subject }) => subject?.includes(order.number))?.text).toContain(
    `https://maison.example/commandes/${order.id}`,
  );
  const cancelledOrder = await siteOrder();
  await book.cancel(cancelledOrder);
  await leave({ kind: 'site_order', orderId: cancelledOrder.id });
  expect(await lettersAbout(cancelledOrder.number)).toEqual([]);
});

test('a failed payment is told some minutes after its last try, and not once it is paid', async () => {
  const order = await siteOrder();
  const fail = () =>
    db
      .insertInto('order_events')
      .values({ order_id: order.id, kind: 'payment_failed', at: time.now, by_id: null, by_name: '' })
      .execute();
  await fail();
  await fail();
  const failures = (await queued('notify-house')).filter(({ payload }) => payload.kind === 'payment_failed');
  expect(failures).toMatchObject([{ payload: { orderId: order.id }, pause: 600 }]);
  const payment = await db
    .insertInto('online_payments')
    .values({ at: time.now, intent_id: 'pi_1', failure: 'card_declined' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('online_payment_parts')
    .values({ online_payment_id: payment.id, order_id: order.id, amount: 2390, payment_id: null })
    .execute();
  await leave({ kind: 'payment_failed', orderId: order.id });
  expect(await lettersAbout(`paiement refusé, commande ${order.number}`)).toHaveLength(1);
  await book.pay(order);
  await leave({ kind: 'payment_failed', orderId: order.id });
  expect(await lettersAbout(`paiement refusé, commande ${order.number}`)).toHaveLength(1);
});

test('a message goes to who was chosen for it, and to nobody else', async () => {
  await choose('owner', []);
  await choose('accountant', ['client_message']);
  const visitor = await client();
  const message = {
    name: 'Agnès',
    email: 'agnes@example.com',
    phone: '',
    text: 'Le dimanche ?',
    locale: 'fr',
  } as const;
  await visitor.call('contact-messages', 'sendContactMessage', {}, message);
  const address = (await people()).find(({ role }) => role === 'accountant')?.email;
  const letters = (await mails()).filter(({ replyTo }) => replyTo?.[0]?.address === message.email);
  expect(letters.map(({ to }) => to?.[0]?.address)).toEqual([address]);
});
