import { describe, expect, test } from 'vitest';
import { amountDue, heldOf, type OrderMoney, overpaidOf, paymentStatusOf } from './payment-status.ts';

const money = (amounts: Partial<OrderMoney>): OrderMoney => ({
  total: 2000,
  paid: 0,
  refunded: 0,
  credited: 0,
  cancelled: false,
  ...amounts,
});

describe('an order of 20 €', () => {
  test.each([
    ['nothing paid', {}, 'unpaid', 2000, 0],
    ['a part paid', { paid: 500 }, 'partly_paid', 1500, 0],
    ['paid', { paid: 2000 }, 'paid', 0, 0],
    ['paid too much', { paid: 2500 }, 'paid', 0, 500],
    ['what was too much given back', { paid: 2500, refunded: 500 }, 'paid', 0, 0],
    ['a dish of 5 € given back', { paid: 2000, refunded: 500, credited: 500 }, 'partially_refunded', 0, 0],
    [
      'a dish given back before all was paid',
      { paid: 1000, refunded: 500, credited: 500 },
      'partially_refunded',
      1000,
      0,
    ],
    ['all given back', { paid: 2000, refunded: 2000, credited: 2000 }, 'refunded', 0, 0],
    ['cancelled before anything was paid', { cancelled: true }, 'unpaid', 0, 0],
    ['cancelled once it was paid', { cancelled: true, paid: 2000 }, 'paid', 0, 2000],
    ['cancelled and half given back', { cancelled: true, paid: 2000, refunded: 1000 }, 'partially_refunded', 0, 1000],
    ['cancelled and given back', { cancelled: true, paid: 2000, refunded: 2000 }, 'refunded', 0, 0],
    [
      'a dish given back, and more paid since',
      { paid: 2500, refunded: 500, credited: 500 },
      'partially_refunded',
      0,
      500,
    ],
    ['free', { total: 0 }, 'paid', 0, 0],
    ['free since it was paid', { total: 0, paid: 2000 }, 'paid', 0, 2000],
    ['dearer since it was paid', { total: 3000, paid: 2000 }, 'partly_paid', 1000, 0],
    ['cheaper than what was taken off', { total: 300, paid: 2000, refunded: 2000, credited: 2000 }, 'refunded', 0, 0],
  ] as const)('%s', (_, amounts, status, due, overpaid) => {
    const order = money(amounts);
    expect([paymentStatusOf(order), amountDue(order), overpaidOf(order)]).toEqual([status, due, overpaid]);
  });

  test('no more can be given back than the house holds', () => {
    expect(heldOf(money({ paid: 2000, refunded: 500 }))).toBe(1500);
  });
});
