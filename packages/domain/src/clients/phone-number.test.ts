import { expect, test } from 'vitest';
import { phoneNumberOf } from './phone-number.ts';

test.each([
  ['06 39 98 95 82', 'FR', '+33639989582'],
  ['0033 6.39.98.95.82', 'FR', '+33639989582'],
  ['+33 (0)6 39 98 95 82', 'BE', '+33639989582'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['+1 514 555 0134', 'FR', '+15145550134'],
  ['06 39 98 95 82', 'ZZ', '+33639989582'],
  ['06 39 98 95', 'FR', undefined],
  ['06 39 98 95 82 12', 'FR', undefined],
  ['12345', 'FR', undefined],
  ['06 39 98 95 82 ext 3', 'FR', undefined],
  ['', 'FR', undefined],
])('%j in %s is %s', (text, country, number) => {
  expect(phoneNumberOf(text, country)).toBe(number);
});
