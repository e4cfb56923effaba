import { expect, test } from 'vitest';
import { isNote, paymentMethods, paymentProviders, providerOf } from './payment-methods.ts';

test('money that people hand over is noted by the house, what is paid online moves at its provider', () => {
  expect(Object.groupBy(paymentMethods, providerOf)).toEqual({
    manual: ['cash', 'card_terminal', 'transfer', 'cheque', 'meal_voucher', 'on_delivery', 'unrecorded'],
    stripe: ['online'],
  });
  expect(paymentProviders.filter(isNote)).toEqual(['manual']);
});
