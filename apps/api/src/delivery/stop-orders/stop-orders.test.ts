import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const driver = await signedIn('delivery');
const cook = await signedIn('kitchen');

const place = async (scheduleId: number) => {
  const { id } = await kitchen.place(claire, { slot: { scheduleId, date: wednesday } });
  return id;
};
const reportOf = (person: typeof driver) => person.call('delivery-report', 'getDeliveryReport', { date: wednesday });
const roundAt = async (start: string) => (await reportOf(driver)).rounds.find((round) => round.start === start);
const idsAt = async (start: string) => (await roundAt(start))?.stops.map(({ orderId }) => orderId);
const evening = { date: wednesday, zoneId: kitchen.zone, start: '18:00', end: '20:00' };
const save = (orderIds: number[], version: number, person = driver) =>
  person.call('stop-orders', 'updateStopOrder', {}, { ...evening, orderIds, version });
const stale = { problem: { status: 409, code: 'stale' } };

const first = await place(kitchen.evening);
const second = await place(kitchen.evening);
const third = await place(kitchen.evening);
const noon = await place(kitchen.lunch);

test('stops are driven to in the order that the driver keeps, on the report and in its file alike', async () => {
  expect(await idsAt('18:00')).toEqual([first, second, third]);
  expect((await roundAt('18:00'))?.orderVersion).toBe(0);
  expect(await save([third, first, second], 0)).toEqual({ orderIds: [third, first, second], version: 1 });
  expect(await idsAt('18:00')).toEqual([third, first, second]);
  expect((await roundAt('18:00'))?.orderVersion).toBe(1);
  expect(await idsAt('11:00')).toEqual([noon]);
});

test('two who are the first to order a round are told alike', async () => {
  const lunch = { ...evening, start: '11:00', end: '13:00', orderIds: [noon], version: 0 };
  const results = await Promise.allSettled(
    [driver, claire].map((person) => person.call('stop-orders', 'updateStopOrder', {}, lunch)),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an order of another round is refused', async () => {
  const version = (await roundAt('18:00'))?.orderVersion ?? 0;
  await expect(save([first, noon], version)).rejects.toMatchObject(stale);
});

test('an order that came since follows the others, and one that is cancelled leaves no hole', async () => {
  const earlierRound = await roundAt('18:00');
  const order = [third, second, first];
  await save(order, earlierRound?.orderVersion ?? 0);
  const late = await place(kitchen.evening);
  expect(await idsAt('18:00')).toEqual([...order, late]);
  await claire.call('orders', 'cancelOrder', { id: second }, { reason: 'changement de programme' });
  expect(await idsAt('18:00')).toEqual([third, first, late]);
  await expect(save(order, (await roundAt('18:00'))?.orderVersion ?? 0)).rejects.toMatchObject(stale);
});

test('a stop has the point of its postal code for who may know the address, and none for the kitchen', async () => {
  const point = (await roundAt('18:00'))?.stops[0]?.point;
  expect(point?.latitude).toBeCloseTo(48.86, 1);
  const round = (await reportOf(cook)).rounds.find(({ start }) => start === '18:00');
  expect(round?.stops[0]).not.toHaveProperty('point');
});

test('who neither drives nor manages orders no stops', async () => {
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/stop-order',
    headers: { authorization: `Bearer ${cook.token}` },
    payload: { ...evening, orderIds: [first], version: 1 },
  });
  expect(answer.statusCode).toBe(403);
});
