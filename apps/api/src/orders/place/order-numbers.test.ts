import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, time, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const fresh = await kitchen.dish({ name: 'Houmous', price: 700 });

/** Midnight in Paris, an hour before it is midnight in Greenwich, and the Wednesday after. */
const newYear = new Date('2026-12-31T23:00:00Z');
const beforeNewYear = new Date(newYear.getTime() - 1);
const nextNewYear = new Date('2027-12-31T23:00:00Z');
const wednesdayAfter = { 2027: '2027-01-06', 2028: '2028-01-05' };

/** Somebody who signs in at that moment and places orders for the Wednesday of that year. */
async function officeAt(now: Date, date: string) {
  time.now = now;
  const claire = await signedIn('manager');
  const slot = { scheduleId: kitchen.evening, date };
  return (productId = fresh) => kitchen.place(claire, { slot, lines: [kitchen.line(productId)] });
}

const countOf = ({ number }: { number: string }) => Number(number.slice(5));

test('the year is that of the house’s clock, and its count begins at one', async () => {
  const place = await officeAt(beforeNewYear, wednesdayAfter[2027]);
  expect(await place()).toMatchObject({ number: '2026-000001' });
  expect(await place()).toMatchObject({ number: '2026-000002' });
  time.now = newYear;
  expect(await place()).toMatchObject({ number: '2027-000001' });
  expect(await place()).toMatchObject({ number: '2027-000002' });
});

test('a number taken for an order that is refused stays unused', async () => {
  const place = await officeAt(newYear, wednesdayAfter[2027]);
  const soldOut = await kitchen.dish({ name: 'Épuisé', price: 900, available: 0 });
  const earlierOrder = await place();
  await expect(place(soldOut)).rejects.toMatchObject({ problem: { code: 'quantity-unavailable' } });
  expect(countOf(await place())).toBeGreaterThan(countOf(earlierOrder));
});

test('a later order has a higher number', async () => {
  const place = await officeAt(newYear, wednesdayAfter[2027]);
  const orders = await Promise.all(Array.from({ length: 20 }, () => place()));
  const byId = orders.toSorted((a, b) => a.id - b.id);
  expect(byId).toEqual(orders.toSorted((a, b) => countOf(a) - countOf(b)));
});

test('orders placed at once on both sides of New Year have each a number of its own, of its own year', async () => {
  const place = await officeAt(nextNewYear, wednesdayAfter[2028]);
  // Nodes whose clocks differ: of two looks one is before midnight.
  let looks = 0;
  Object.defineProperty(time, 'now', { get: () => new Date(nextNewYear.getTime() - (looks++ % 2)) });
  const orders = await Promise.all(Array.from({ length: 20 }, () => place()));
  expect(new Set(orders.map(({ number }) => number)).size).toBe(20);
  for (const { number, placedAt } of orders)
    expect(number.slice(0, 4)).toBe(new Date(placedAt) < nextNewYear ? '2027' : '2028');
  expect(new Set(orders.map(({ number }) => number.slice(0, 4))).size).toBe(2);
});
