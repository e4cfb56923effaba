import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, time } = await testApp();
const driver = await signedIn('delivery');
const openedOn = async () => (await driver.call('delivery-report', 'getDeliveryReport', {})).date;

test('a date that is asked for is answered, whatever leaves then', async () => {
  const { date, orders } = await driver.call('delivery-report', 'getDeliveryReport', { date: '2026-11-24' });
  expect([date, orders]).toEqual(['2026-11-24', 0]);
});

test('the report opens on the next date that has something to deliver', async () => {
  // On this Monday morning there is no configuration yet.
  expect(await openedOn()).toBe('2026-11-23');

  // The kitchen delivers on Wednesdays, and nobody has ordered.
  const kitchen = await smallKitchen(db);
  const claire = await signedIn('manager');
  expect(await openedOn()).toBe(wednesday);

  const place = (date: string) => kitchen.place(claire, { slot: { scheduleId: kitchen.evening, date } });
  await place('2026-12-02');
  expect(await openedOn()).toBe('2026-12-02');

  const sooner = await place(wednesday);
  expect(await openedOn()).toBe(wednesday);

  await claire.call('orders', 'cancelOrder', { id: sooner.id }, { reason: 'changement de programme' });
  expect(await openedOn()).toBe('2026-12-02');

  // The day itself counts until it is over; what was delivered before it is past.
  time.now = new Date('2026-12-02T22:30:00Z');
  const thatEvening = await signedIn('delivery');
  expect((await thatEvening.call('delivery-report', 'getDeliveryReport', {})).date).toBe('2026-12-02');
});
