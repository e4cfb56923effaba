import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherNews, type GatheredNews } from './gather-news.ts';

const batches: GatheredNews[] = [];
let gathering: ReturnType<typeof gatherNews>;
const placeOrder = (orderId: number) => gathering.hear({ orderId, kind: 'placed' });

beforeEach(() => {
  vi.useFakeTimers();
  batches.length = 0;
  gathering = gatherNews((news) => batches.push(news));
});
afterEach(() => {
  gathering.stop();
  vi.useRealTimers();
});

test('what happens within a quarter of a second is told together, each order once', () => {
  for (const orderId of [3, 4, 3]) placeOrder(orderId);
  expect(batches).toEqual([]);
  vi.advanceTimersByTime(250);
  expect(batches).toEqual([[3, 4]]);
});

test('however much happens, it is told once in three seconds, and nothing is lost', () => {
  for (let orderId = 1; orderId <= 61; orderId++) {
    placeOrder(orderId);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(3000);
  expect(batches.length).toBe(3);
  expect(batches.flat()).toEqual(Array.from({ length: 61 }, (_, index) => index + 1));
});

test('after a rest the next news come at once', () => {
  placeOrder(1);
  vi.advanceTimersByTime(10_000);
  placeOrder(2);
  vi.advanceTimersByTime(250);
  expect(batches).toEqual([[1], [2]]);
});

test('news of portions are told without an order', () => {
  gathering.hear('portions');
  vi.advanceTimersByTime(250);
  expect(batches).toEqual([[]]);
});

test('news of so much that all is read again take the place of the others', () => {
  placeOrder(1);
  gathering.hear('reload');
  vi.advanceTimersByTime(250);
  placeOrder(2);
  vi.advanceTimersByTime(3000);
  expect(batches).toEqual(['reload', [2]]);
});
