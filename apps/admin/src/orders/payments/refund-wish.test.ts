import type { Payment } from '@traiteur/contract/orders/payment.ts';
import { expect, test } from 'vitest';
import { amountIn, methodOf } from './refund-wish.ts';

const cases: [fieldValue: unknown, cents: number][] = [
  [1_000, 1_000],
  [null, 0],
  [0, 0],
  [-100, 0],
  ['-1', 0],
  ['12,345', 0],
];

test.each(cases)('%o in the field of a refund is an amount of %i cents', (fieldValue, cents) => {
  expect(amountIn(fieldValue)).toBe(cents);
});

const paymentBy = (method: Payment['method'], more: Partial<Payment> = {}): Payment => ({
  id: 1,
  kind: 'payment',
  provider: 'manual',
  method,
  amount: 1_000,
  credited: 0,
  reverses: null,
  isUndone: false,
  onlineState: null,
  isUndoable: true,
  at: '2026-01-01T00:00:00.000Z',
  takerId: null,
  by: 'Claire',
  note: '',
  lines: [],
  deliveryFee: 0,
  ...more,
});

test.each([
  ['what was paid in one way goes back that way', [paymentBy('transfer'), paymentBy('transfer')], 'transfer'],
  ['what a card paid online goes back to it', [paymentBy('online')], 'online'],
  ['of several ways none is likelier', [paymentBy('transfer'), paymentBy('cash')], undefined],
  [
    'what was noted by mistake is no way',
    [paymentBy('cash', { isUndone: true }), paymentBy('cash', { reverses: 1 }), paymentBy('cheque')],
    'cheque',
  ],
  ['a driver gives nothing back', [paymentBy('on_delivery')], undefined],
  ['nothing is known of an old payment', [paymentBy('unrecorded')], undefined],
])('%s', (_, payments, method) => {
  expect(methodOf({ payments })).toBe(method);
});
