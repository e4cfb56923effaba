import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { hearNews } from '../../testing/streams/news-reader.ts';

const { db, host, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const [karim, lea] = [await signedIn('kitchen'), await signedIn('kitchen')];

const place = (scheduleId: number, quantity: number) =>
  kitchen.place(claire, {
    slot: { scheduleId, date: wednesday },
    lines: [kitchen.line(kitchen.dahl, quantity)],
  });
const dahl = async () => (await karim.call('production', 'getProductionPlan', { date: wednesday })).days[0]?.dishes[0];
const tick = (quantity: number, person: ApiClient = karim, productId = kitchen.dahl) =>
  person.call('production', 'tickProduction', {}, { date: wednesday, productId, sizeId: kitchen.size, quantity });

test('a dish stands at the first hour at which it must be ready, with what each hour needs', async () => {
  await place(kitchen.evening, 3);
  await place(kitchen.lunch, 2);
  expect(await dahl()).toMatchObject({
    quantity: 5,
    hours: [
      { start: '11:00', quantity: 2 },
      { start: '18:00', quantity: 3 },
    ],
    tick: null,
  });
});

test('several tick at once, and what was ordered since is seen as not done', async () => {
  const line = await hearNews(host, lea.token);
  await Promise.all([tick(5), tick(5, lea), tick(5)]);
  expect(await dahl()).toMatchObject({ quantity: 5, tick: { quantity: 5 } });
  await expect.poll(() => line.heard.some(({ event }) => event === 'production')).toBe(true);
  await place(kitchen.lunch, 2);
  expect(await dahl()).toMatchObject({ quantity: 7, tick: { quantity: 5 } });
  expect((await tick(7, lea)).tick?.quantity).toBe(7);
  expect((await tick(0)).tick).toBeNull();
  expect((await dahl())?.tick).toBeNull();
  await expect(tick(1, karim, 999_999)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const otherDay = { date: '2027-03-03', productId: kitchen.dahl, sizeId: kitchen.size, quantity: 1 };
  await expect(karim.call('production', 'tickProduction', {}, otherDay)).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
});

test('one list says of each dish what was made, ordered, left and is missing', async () => {
  const short = () => karim.call('production', 'listShortages', { date: wednesday });
  expect((await short()).offers).toMatchObject([
    { productId: kitchen.dahl, made: 50, ordered: 7, left: 43, missing: 0 },
  ]);
  await karim.call(
    'products',
    'setAvailability',
    { id: kitchen.dahl, date: wednesday },
    { sizes: [{ sizeId: kitchen.size, available: 4 }] },
  );
  expect((await short()).offers).toMatchObject([{ made: 4, ordered: 7, left: 0, missing: 3 }]);
});
