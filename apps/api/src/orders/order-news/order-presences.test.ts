import { expect, test } from 'vitest';
import { hearNews } from '../../testing/streams/news-reader.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, db, host, time, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const karim = await signedIn('kitchen');
const accountant = await signedIn('accountant');

const place = () => kitchen.place(claire);
const see = async (person: typeof claire, id: number, editing = false) =>
  (await person.call('order-presences', 'seeOrder', { id }, { editing })).people;

test('two people at one order see each other by name, and whether one is changing it; nobody sees themselves', async () => {
  const { id } = await place();
  const { id: otherId } = await place();
  expect(await see(claire, id)).toEqual([]);
  expect(await see(karim, id)).toEqual([{ name: 'Claire manager', editing: false }]);
  await see(claire, id, true);
  expect(await see(karim, id)).toEqual([{ name: 'Claire manager', editing: true }]);
  expect(await see(claire, id)).toEqual([{ name: 'Claire kitchen', editing: false }]);
  expect(await see(accountant, otherId)).toEqual([]);
});

test('who leaves is seen no more, in the way in which they leave', async () => {
  const { id } = await place();
  await see(claire, id);
  await see(claire, id, true);
  await claire.call('order-presences', 'leaveOrder', { id, editing: 'true' });
  expect(await see(karim, id)).toEqual([{ name: 'Claire manager', editing: false }]);
  await claire.call('order-presences', 'leaveOrder', { id, editing: 'false' });
  expect(await see(karim, id)).toEqual([]);
});

test('who gives no sign of life for a minute is gone', async () => {
  const { id } = await place();
  const start = time.now;
  await see(claire, id);
  time.now = new Date(start.getTime() + 59_000);
  expect((await see(karim, id)).length).toBe(1);
  time.now = new Date(start.getTime() + 61_000);
  expect(await see(karim, id)).toEqual([]);
  time.now = start;
});

test('who comes and who leaves is told to every node at once, a sign of life is not', async () => {
  const { id } = await place();
  const line = await hearNews(host, karim.token);
  const tellings = () => line.heard.filter(({ event }) => event === 'presence');
  await see(claire, id);
  await see(claire, id);
  await claire.call('order-presences', 'leaveOrder', { id, editing: 'false' });
  await expect
    .poll(tellings)
    .toEqual(Array.from({ length: 2 }, () => ({ id: Number.NaN, event: 'presence', data: { orderId: id } })));
});

test('an order that does not exist has nobody before it', async () => {
  await expect(see(claire, 999_999)).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

test('hostile input is refused and leaves no trace', async () => {
  const { id } = await place();
  const put = (order: string, body: string) =>
    app.inject({
      method: 'PUT',
      url: `/api/orders/${order}/presence`,
      headers: { authorization: `Bearer ${claire.token}`, 'content-type': 'application/json' },
      body,
    });
  const good = '{"editing":true}';
  const answers = [
    ...['0', '-1', '1.5', '1e3', '99999999999999999999', '%00', "1'--", '..%2F1'].map((order) => put(order, good)),
    ...['', 'null', '[]', '{}', '{"editing":"true"}', '{"editing":1}', '{"editing":true,"administratorId":1}'].map(
      (body) => put(String(id), body),
    ),
    put(String(id), `{"editing":true,"__proto__":{"seen":1},"x":"${'x'.repeat(2_000_000)}"}`),
    app.inject({
      method: 'DELETE',
      url: `/api/orders/${id}/presence?editing=perhaps&editing=true`,
      headers: { authorization: `Bearer ${claire.token}` },
    }),
  ];
  for (const { statusCode } of await Promise.all(answers)) expect([400, 404, 413, 422]).toContain(statusCode);
  const rows = db.selectFrom('order_presences').select('order_id').where('order_id', '=', id);
  expect(await rows.execute()).toEqual([]);
});

test('who comes to an order a hundred times at once is there once', async () => {
  const { id } = await place();
  await Promise.all(Array.from({ length: 100 }, () => see(claire, id)));
  expect(await see(karim, id)).toEqual([{ name: 'Claire manager', editing: false }]);
});
