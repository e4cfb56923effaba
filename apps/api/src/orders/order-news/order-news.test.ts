import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hearNews } from '../../testing/streams/news-reader.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { asApp } from '../../testing/database/test-template.ts';
import { openOrderNews } from './order-news.ts';

const here = await testApp();
const { db, pool, ownerPool, url, host, signedIn } = here;
const clock = () => here.time.now;
const otherNode = (options: { heartbeat?: number; mostOfOne?: number }) =>
  testApp({
    db,
    server: { pool, ownerPool, embedded: true },
    orderNews: openOrderNews({ db, url: asApp(url), clock, ...options }),
  });
const there = await otherNode({ heartbeat: 25, mostOfOne: 4 });
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');

const place = () => kitchen.place(claire);
const lastEventId = async () =>
  (
    await db
      .selectFrom('order_events')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
  ).id;

/** Writes so many events of that order with one statement, as what changes many orders at once does. */
const writeEvents = (orderId: number, count: number) =>
  sql`insert into order_events (order_id, kind, at, by_name)
    select ${orderId}, 'confirmed', now(), 'nobody' from generate_series(1, ${count})`.execute(db);

const listeningBackends = async () =>
  (
    await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'traiteur-news' and datname = current_database()`,
    )
  ).rows.map(({ pid }) => pid);

test('each node tells what happens to an order at another one: which order, what and whence, and nothing of whom', async () => {
  const elsewhere = await hearNews(there.host, claire.token);
  const order = await place();
  await claire.call('orders', 'confirmOrder', { id: order.id });
  await expect.poll(() => elsewhere.of(order.id)).toEqual(['placed', 'confirmed']);
  const lastItem = elsewhere.heard.at(-1);
  expect(lastItem).toEqual({
    id: await lastEventId(),
    event: 'order',
    data: { orderId: order.id, kind: 'confirmed', source: 'administration' },
  });
});

test('a message from the site is told to who may read clients, without a word of it', async () => {
  const lines = await Promise.all([claire, await signedIn('kitchen')].map(({ token }) => hearNews(host, token)));
  const message = { name: 'Agnès', email: 'agnes@example.com', phone: '', text: 'Dimanche ?', locale: 'fr' } as const;
  await (await here.client()).call('contact-messages', 'sendContactMessage', {}, message);
  const order = await place();
  for (const line of lines) await expect.poll(() => line.of(order.id)).toEqual(['placed']);
  const messages = lines.map(({ heard }) => heard.filter(({ event }) => event === 'message'));
  expect(messages).toEqual([[{ id: Number.NaN, event: 'message', data: {} }], []]);
});

test('a stream begins by how long nothing has happened, and no proxy or cache keeps it back', async () => {
  const order = await place();
  here.time.now = new Date(here.time.now.getTime() + 5000);
  const { heard, headers } = await hearNews(host, claire.token);
  const start = { id: await lastEventId(), event: 'start', data: { quietFor: 5000 } };
  await expect.poll(() => heard).toContainEqual(start);
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(order.id).toBeGreaterThan(0);
});

test('who just opens a page is told what was said beside the orders meanwhile', async () => {
  const line = await hearNews(host, claire.token);
  const advance = () => (here.time.now = new Date(here.time.now.getTime() + 61_000));
  advance();
  await sql`select pg_notify('order_news', 'production')`.execute(db);
  await expect.poll(() => line.heard.map(({ event }) => event)).toContain('production');
  const start = await hearNews(host, claire.token);
  await expect.poll(() => start.heard.slice(1).map(({ event }) => event)).toEqual(['production']);
  advance();
  const lateStart = await hearNews(host, claire.token);
  await expect.poll(() => lateStart.heard.length).toBeGreaterThan(0);
  expect(lateStart.heard.slice(1)).toEqual([]);
});

test('who lost the line is told what was missed', async () => {
  const line = await hearNews(host, claire.token);
  const first = await place();
  await expect.poll(() => line.of(first.id)).toEqual(['placed']);
  line.leave();
  const missed = await place();
  await claire.call('orders', 'confirmOrder', { id: first.id });
  const resumed = await hearNews(there.host, claire.token, line.heard.at(-1)?.id);
  await expect.poll(() => resumed.of(missed.id)).toContain('placed');
  expect(resumed.of(first.id)).toContain('confirmed');
  expect(resumed.heard.map(({ event }) => event)).not.toContain('reload');
});

test('that somebody said in which order a round is driven is told at every node', async () => {
  const line = await hearNews(there.host, claire.token);
  await db
    .insertInto('stop_orders')
    .values({
      zone_id: kitchen.zone,
      delivery_date: wednesday,
      slot_starts: '18:00',
      slot_ends: '20:00',
      order_ids: [1],
    })
    .execute();
  await expect.poll(() => line.heard.some(({ event }) => event === 'stops')).toBe(true);
});

test('that somebody said what there is of a dish is told at every node, and again to whoever may have missed it', async () => {
  const line = await hearNews(there.host, claire.token);
  const portions = { id: Number.NaN, event: 'portions', data: {} };
  const sizes = [{ sizeId: kitchen.size, available: 40 }];
  await claire.call('products', 'setAvailability', { id: kitchen.dahl, date: wednesday }, { sizes });
  await expect.poll(() => line.heard.filter(({ event }) => event === 'portions')).toEqual([portions]);
  const resumed = await hearNews(host, claire.token, await lastEventId());
  await expect.poll(() => resumed.heard).toContainEqual(portions);
});

test('an event that was committed after others with a larger number is not missed', async () => {
  const order = await place();
  const slow = await db.startTransaction().execute();
  await writeEventIn(slow, order.id);
  const quick = await place();
  const knownId = await lastEventId();
  await slow.commit().execute();
  const resumed = await hearNews(host, claire.token, knownId);
  await expect.poll(() => resumed.of(order.id)).toContain('cancelled');
  expect(quick.id).toBeGreaterThan(order.id);
});

const writeEventIn = (transaction: typeof db, orderId: number) =>
  transaction
    .insertInto('order_events')
    .values({ order_id: orderId, kind: 'cancelled', at: here.time.now, by_id: null, by_name: 'nobody' })
    .execute();

test('who missed too much, or comes from another database, is told to read everything again', async () => {
  const { id } = await place();
  const earlierId = await lastEventId();
  await writeEvents(id, 501);
  for (const unknown of [earlierId, 999_999_999]) {
    const { heard } = await hearNews(host, claire.token, unknown);
    const reload = { id: await lastEventId(), event: 'reload', data: {} };
    await expect.poll(() => heard).toContainEqual(reload);
  }
});

test('what changes more than a thousand orders at once is one piece of news', async () => {
  const { id } = await place();
  const line = await hearNews(host, claire.token);
  const confirmations = () => line.of(id).filter((kind) => kind === 'confirmed').length;
  await writeEvents(id, 900);
  await expect.poll(confirmations).toBe(900);
  await writeEvents(id, 1001);
  await expect.poll(() => line.heard.at(-1)).toEqual({ id: await lastEventId(), event: 'reload', data: {} });
  expect(confirmations()).toBe(900);
});

test('a node listens by one connection, and when that breaks, tells what happened meanwhile', async () => {
  const line = await hearNews(host, claire.token);
  await hearNews(host, claire.token);
  // One of each node.
  expect((await listeningBackends()).length).toBe(2);
  await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [await listeningBackends()]);
  const { id } = await place();
  // Told and read while the node catches up, it comes twice rather than never.
  await expect.poll(() => line.of(id)).toContain('placed');
});

test('a stream ends with the session it was opened by, and with nobody else’s', async () => {
  const karim = await signedIn('kitchen');
  const [his, hers] = [await hearNews(host, karim.token), await hearNews(there.host, claire.token)];
  await karim.call('sign-in', 'logout');
  await expect.poll(() => his.ended).toBe(true);
  expect((await hearNews(host, karim.token)).status).toBe(401);
  const { id } = await place();
  await expect.poll(() => hers.of(id)).toEqual(['placed']);
});

test('it ends when the account is deactivated, and when the days of the session are over', async () => {
  const [odile, yves] = [await signedIn('delivery'), await signedIn('accountant')];
  const [hers, his] = [await hearNews(there.host, odile.token), await hearNews(there.host, yves.token)];
  const { user } = await odile.call('sign-in', 'getUser');
  await db.updateTable('administrators').set({ active: false }).where('id', '=', user.id).execute();
  await expect.poll(() => hers.ended).toBe(true);
  expect(his.ended).toBe(false);
  const { user: accountant } = await yves.call('sign-in', 'getUser');
  const over = { expires_at: here.time.now };
  await db.updateTable('sessions').set(over).where('administrator_id', '=', accountant.id).execute();
  await expect.poll(() => his.ended).toBe(true);
});

test('a silent line shows that it lives', async () => {
  const line = await hearNews(there.host, claire.token);
  await expect.poll(() => line.heartbeats).toBeGreaterThan(2);
});

test('an account has so many streams at most on a node; a stream that is left makes room', async () => {
  const person = await signedIn('owner');
  const lines = await Promise.all(Array.from({ length: 4 }, () => hearNews(there.host, person.token)));
  expect(lines.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 200));
  const refusal = await hearNews(there.host, person.token);
  expect([refusal.status, refusal.headers['retry-after']]).toEqual([429, '60']);
  expect((await hearNews(there.host, claire.token)).status).toBe(200);
  lines[0]?.leave();
  await expect.poll(async () => (await hearNews(there.host, person.token)).status).toBe(200);
});

test('a node that stops ends its streams', async () => {
  const third = await otherNode({});
  const line = await hearNews(third.host, claire.token);
  await third.app.close();
  await expect.poll(() => line.ended).toBe(true);
});
