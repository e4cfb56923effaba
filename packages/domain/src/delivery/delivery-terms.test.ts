import { expect, test } from 'vitest';
import { deliveryTerms } from './delivery-terms.ts';

const house = { shippingFee: 590, freeDeliveryFrom: 6000 };

test.each([
  ['decides both itself', { fee: 390, freeDeliveryFrom: 4000 }, { fee: 390, freeDeliveryFrom: 4000 }],
  ['leaves its fee to the house', { fee: null, freeDeliveryFrom: 4000 }, { fee: 590, freeDeliveryFrom: 4000 }],
  [
    'leaves to the house from when it is free',
    { fee: 390, freeDeliveryFrom: null },
    { fee: 390, freeDeliveryFrom: 6000 },
  ],
  ['is brought to for nothing', { fee: 0, freeDeliveryFrom: null }, { fee: 0, freeDeliveryFrom: 6000 }],
])('a zone that %s', (_, zone, terms) => {
  expect(deliveryTerms(zone, house)).toEqual(terms);
});

test('where nobody knows yet where it goes, the house’s terms are told', () => {
  expect(deliveryTerms(undefined, house)).toEqual({ fee: 590, freeDeliveryFrom: 6000 });
});

test('a house may never bring for nothing, and a zone of it may', () => {
  const never = { ...house, freeDeliveryFrom: null };
  const zones = [null, 4000].map((freeDeliveryFrom) => deliveryTerms({ fee: null, freeDeliveryFrom }, never));
  expect(zones.map(({ freeDeliveryFrom }) => freeDeliveryFrom)).toEqual([null, 4000]);
});
