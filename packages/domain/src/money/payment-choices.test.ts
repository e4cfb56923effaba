import { expect, test } from 'vitest';
import { offeredChoices } from './payment-choices.ts';

test('the site offers the ways to pay that the house has, and a transfer that was chosen before', () => {
  const nothing = { isOnline: false, takesTransfers: false, terms: null };
  expect(offeredChoices(nothing)).toEqual(['on_delivery']);
  expect(offeredChoices(nothing, 'transfer')).toEqual(['on_delivery', 'transfer']);
  expect(offeredChoices({ isOnline: true, takesTransfers: true, terms: 'days_30' })).toEqual([
    'on_delivery',
    'transfer',
    'online',
    'on_invoice',
  ]);
});

test('what the house takes no longer stays for no order, but a transfer that may be on its way', () => {
  const nothing = { isOnline: false, takesTransfers: false, terms: null };
  expect(offeredChoices(nothing, 'online')).toEqual(['on_delivery']);
  expect(offeredChoices(nothing, 'on_invoice')).toEqual(['on_delivery']);
});
