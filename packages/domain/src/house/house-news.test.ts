import { expect, test } from 'vitest';
import { newsOf, newsOffered, newsWithin } from './house-news.ts';

const owner = { role: 'owner', rights: null } as const;
const clerk = { role: 'clerk', rights: null } as const;
const driver = { role: 'delivery', rights: null } as const;

test('everybody is offered the news that their rights let them read, and no other', () => {
  expect([owner, clerk, driver, { role: 'kitchen', rights: null } as const].map(newsOffered)).toEqual([
    ['site_order', 'client_message', 'payment_failed'],
    ['site_order', 'client_message', 'payment_failed'],
    ['site_order', 'payment_failed'],
    ['site_order'],
  ]);
  expect(newsWithin(['clients:read'])).toEqual(['client_message']);
  expect(newsWithin([])).toEqual([]);
});

test('rights of one’s own say what news one may read, whatever the role', () => {
  expect(newsOffered({ role: 'kitchen', rights: ['clients:read', 'orders:pay'] })).toEqual([
    'client_message',
    'payment_failed',
  ]);
});

test('while nobody has chosen, owners are told of all and others of nothing', () => {
  expect(newsOf(owner, null)).toEqual(['site_order', 'client_message', 'payment_failed']);
  expect(newsOf(clerk, null)).toEqual([]);
});

test('who has chosen is told of that, an owner of nothing if they like', () => {
  expect(newsOf(clerk, ['client_message'])).toEqual(['client_message']);
  expect(newsOf(owner, [])).toEqual([]);
});

test('what somebody has chosen and may no longer read, they are not told', () => {
  expect(newsOf(driver, ['client_message', 'payment_failed'])).toEqual(['payment_failed']);
});
