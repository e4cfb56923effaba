import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const cook = await signedIn('kitchen');

const { number } = await kitchen.place(claire);
const countFor = async (search: string, by = claire) => (await by.call('orders', 'list', { search })).total;

test.each([
  'lebreton',
  'LEBRETON marc',
  '01 99 00 12 34',
  '+33 1 99 00 12 34',
  '00331 99 00',
  '1234',
  '75020',
  'marc paris',
  'lebretton',
])('%j finds the order of Marc Lebreton', async (search) => {
  expect(await countFor(search)).toBe(1);
});

test('an order’s number finds it, whole and by its end', async () => {
  expect([await countFor(number), await countFor(number.slice(-5))]).toEqual([1, 1]);
});

test('who may not reach clients finds no order by how to reach them', async () => {
  for (const search of ['01 99 00 12 34', '1234', '75020', 'paris']) expect(await countFor(search, cook)).toBe(0);
  for (const search of ['lebreton', 'lebretton']) expect(await countFor(search, cook)).toBe(1);
});

test.each(['%', '_', '99 99', 'zzzz', 'lebreton zzzz'])('%j finds no order', async (search) => {
  expect(await countFor(search)).toBe(0);
});
