import { expect, test } from 'vitest';
import { receivedParts } from './online-payments.ts';

test.each([
  ['what was asked for', 600, [100, 200, 300]],
  ['more', 700, [100, 200, 400]],
  ['less', 250, [100, 150]],
  ['just enough for those before the last', 300, [100, 200]],
])('of %s each order gets its part, and all of it goes to one of them', (_, received, amounts) => {
  const parts = [100, 200, 300].map((amount, id) => ({ id, amount }));
  expect(receivedParts(received, parts).map(({ amount }) => amount)).toEqual(amounts);
});
