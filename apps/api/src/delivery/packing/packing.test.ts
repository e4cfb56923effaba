import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { hearNews } from '../../testing/streams/news-reader.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, host, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const [karim, lea] = [await signedIn('kitchen'), await signedIn('kitchen')];

const reason = 'sans les graines';
const place = (person: { clientId: number; addressId: number }, lines: ReturnType<typeof kitchen.line>[]) =>
  kitchen.place(claire, {
    ...person,
    lines,
    allergyOverrides: [{ productId: kitchen.bowl, allergenIds: [kitchen.sesame], reason }],
  });
const marcs = await place(kitchen.marc, [kitchen.line(kitchen.dahl, 2)]);
const bags = async () => {
  const { rounds } = await karim.call('packing', 'getPacking', { date: wednesday });
  return rounds.flatMap((round) => round.bags);
};
const lines = async () => (await bags()).flatMap((bag) => bag.lines);
const tick = (lineId: number, quantity: number, person = karim) =>
  person.call('packing', 'tickPacking', {}, { lineId, quantity });

test('the bag of whoever reacts to something comes first in its round, with what it is about', async () => {
  await place(kitchen.ines, [kitchen.line(kitchen.bowl), kitchen.line(kitchen.dahl)]);
  const [first, second] = await bags();
  expect([first?.client, second?.client]).toEqual(['Inès Delcourt', 'Marc Lebreton']);
  expect(first).toMatchObject({
    clientAllergies: [{ severity: 'allergy' }],
    conflicts: [{ line: 0, reason, mustOverride: true }],
    lines: [
      { name: { fr: 'Bowl' }, allergens: [{ presence: 'contains' }], tick: null },
      { quantity: 1, tick: null },
    ],
  });
});

test('a line is ticked with who and when, live, and grows out of its tick', async () => {
  const news = await hearNews(host, lea.token);
  const line = (await bags())[1]?.lines[0] ?? expect.fail('no line');
  await Promise.all([tick(line.lineId, 2), tick(line.lineId, 2, lea)]);
  await expect.poll(() => news.heard.some(({ event }) => event === 'production')).toBe(true);
  const ticked = async () => (await lines()).find(({ lineId }) => lineId === line.lineId);
  expect(await ticked()).toMatchObject({ tick: { quantity: 2, by: expect.any(String) as string } });
  const order = await claire.call('orders', 'get', { id: marcs.id });
  await claire.call(
    'orders',
    'updateOrder',
    { id: order.id },
    {
      slot: { scheduleId: kitchen.evening, date: wednesday },
      lines: [kitchen.line(kitchen.dahl, 3)],
      version: order.version,
    },
  );
  expect(await ticked()).toMatchObject({ quantity: 3, tick: { quantity: 2 } });
  expect((await tick(line.lineId, 0)).tick).toBeNull();
  expect(await ticked()).toMatchObject({ tick: null });
});

test('no line, and one of an order that is cancelled, is not ticked', async () => {
  const [line] = await lines();
  const [bag] = await bags();
  await claire.call('orders', 'cancelOrder', { id: bag?.orderId ?? 0 }, { reason: 'annulée' });
  for (const lineId of [line?.lineId ?? 0, 999_999])
    await expect(tick(lineId, 1)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  expect((await bags()).map(({ client }) => client)).toEqual(['Marc Lebreton']);
});
