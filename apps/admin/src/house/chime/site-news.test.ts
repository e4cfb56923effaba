import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherSiteNews, type SiteNews } from './site-news.ts';

const bundles: (readonly SiteNews[])[] = [];
const gather = (...kinds: SiteNews['kind'][]) => gatherSiteNews(kinds, (news) => bundles.push(news));
const everyKind = ['site_order', 'client_message', 'payment_failed'] as const;
const siteOrder = (orderId: number) => ({ orderId, kind: 'placed', source: 'website' });

beforeEach(() => {
  vi.useFakeTimers();
  bundles.length = 0;
});
afterEach(() => vi.useRealTimers());

test('an order of the site, a message and a failed payment are told, one by phone and what follows are not', () => {
  const { hear } = gather(...everyKind);
  hear({ orderId: 1, kind: 'placed', source: 'administration' });
  hear({ orderId: 2, kind: 'confirmed', source: 'website' });
  for (const news of ['reload', 'portions', { presenceAt: 3 }] as const) hear(news);
  vi.advanceTimersByTime(10_000);
  expect(bundles).toEqual([]);
  for (const news of [siteOrder(4), 'message', { orderId: 1, kind: 'payment_failed' }] as const) hear(news);
  vi.advanceTimersByTime(1000);
  expect(bundles).toEqual([
    [
      { kind: 'site_order', orderIds: [4], count: 1 },
      { kind: 'client_message', orderIds: [], count: 1 },
      { kind: 'payment_failed', orderIds: [1], count: 1 },
    ],
  ]);
});

test('several at once are told once, and the next not before eight seconds', () => {
  const { hear } = gather(...everyKind);
  for (const orderId of [1, 2, 3]) hear(siteOrder(orderId));
  vi.advanceTimersByTime(1000);
  hear(siteOrder(4));
  vi.advanceTimersByTime(7000);
  expect(bundles).toEqual([[{ kind: 'site_order', orderIds: [1, 2, 3], count: 3 }]]);
  vi.advanceTimersByTime(1000);
  expect(bundles[1]).toEqual([{ kind: 'site_order', orderIds: [4], count: 1 }]);
});

test('what a line that came back tells again is not heard twice', () => {
  const { hear } = gather(...everyKind);
  hear(siteOrder(1));
  vi.advanceTimersByTime(60_000);
  hear(siteOrder(1));
  vi.advanceTimersByTime(60_000);
  expect(bundles.length).toBe(1);
});

test('nobody hears of what their rights do not open', () => {
  const { hear } = gather('site_order');
  hear('message');
  hear({ orderId: 1, kind: 'payment_failed' });
  vi.advanceTimersByTime(10_000);
  expect(bundles).toEqual([]);
});
