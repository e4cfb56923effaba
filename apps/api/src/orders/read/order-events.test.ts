import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const book = orderBook(await signedIn('manager'), await smallKitchen(db));
const cook = await signedIn('kitchen');

test('what happened to an order is read by itself, page by page, as the order tells of it', async () => {
  await book.place();
  const placedOrder = await book.place();
  const paidOrder = await book.pay(await book.change(placedOrder, 1));
  const { events } = await book.cancel(paidOrder);
  const pages = [];
  let cursor: string | undefined;
  do {
    const page = await cook.call('orders', 'listOrderEvents', { id: placedOrder.id, limit: 2, after: cursor });
    pages.push(page);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(pages.flatMap(({ items }) => items)).toEqual(events.toReversed());
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [2, events.length],
    [2, events.length],
  ]);
  const oldest = await cook.call('orders', 'listOrderEvents', { id: placedOrder.id, sort: 'at', limit: 1 });
  expect(oldest.items).toEqual(events.slice(0, 1));
});

test('of an order that is not there nothing is read', async () => {
  await expect(cook.call('orders', 'listOrderEvents', { id: 999_999 })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
});
