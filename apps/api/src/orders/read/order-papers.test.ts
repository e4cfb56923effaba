import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const manager = await signedIn('manager');
const cook = await signedIn('kitchen');
const book = orderBook(manager, kitchen);
const ofInes = await book.place({ ...kitchen.ines, driverNote: 'porte 77B' });
const orders = [await book.place(), ofInes, await book.pay(await book.place()), await book.place()];

test('each paper says what its order says, in the order of the list and page by page', async () => {
  const query = { sort: 'number', search: 'e', limit: 2 } as const;
  const first = await manager.call('orders', 'listOrderPapers', query);
  const second = await manager.call('orders', 'listOrderPapers', { ...query, after: first.next ?? '' });
  const papers = [...first.items, ...second.items];
  const { items } = await manager.call('orders', 'list', { ...query, limit: 50 });
  expect(papers.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  expect([papers.length, first.total, second.next]).toEqual([orders.length, orders.length, null]);
  for (const { client, address, ...paper } of papers) {
    const order = await manager.call('orders', 'get', { id: paper.id });
    expect(order).toMatchObject({ ...paper, client, address });
  }
});

test('some are asked for by their ids, and come in the order of the list all the same', async () => {
  const ids = [orders[2], orders[0], orders[3]].map((order) => order?.id ?? 0);
  const { items } = await manager.call('orders', 'listOrderPapers', { ids: ids.join() });
  expect(items.map(({ id }) => id)).toEqual(ids.toSorted((a, b) => b - a));
});

test('who may not reach clients reads their papers without phone and address, and nobody what the driver is told', async () => {
  const [paperForCook] = (await cook.call('orders', 'listOrderPapers', { ids: String(ofInes.id) })).items;
  expect(Object.keys(paperForCook?.client ?? {})).toEqual(['firstName', 'lastName', 'eaterId']);
  expect(paperForCook?.address).toBeUndefined();
  const [paper] = (await manager.call('orders', 'listOrderPapers', { ids: String(ofInes.id) })).items;
  expect(paper?.address?.address).toBe(ofInes.address?.address);
  expect(JSON.stringify(paper)).not.toMatch(/77B|@|sort_key|"note"/);
});
