import { expect, test } from 'vitest';
import { sampleOrder } from './sample-order.ts';

test.each([
  ['from an amount that its dishes reach without the code', 4000, 0, 3681],
  ['never', null, 490, 4171],
])('the sample of the mails has the fee of a house that delivers for nothing %s', (_, freeFrom, fee, total) => {
  const sample = sampleOrder({ shippingFee: 490, freeDeliveryFrom: freeFrom });
  expect(sample).toMatchObject({ discount: 409, deliveryFee: fee, total, due: total });
});
