import { expect, test } from 'vitest';
import { effectsOf } from './event-effects.ts';
import { orderEventKinds } from './order-life.ts';

test('invoices follow whatever moves money, changes an order, delivers or cancels it, and from what undoes that', () => {
  expect(orderEventKinds.filter((kind) => effectsOf(kind).invoices).toSorted()).toEqual([
    'cancelled',
    'changed',
    'delivered',
    'guest_refunded',
    'paid',
    'payment_undone',
    'refund_undone',
    'refunded',
    'undone',
  ]);
});
