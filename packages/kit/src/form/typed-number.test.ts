import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['12', 12, 12],
  ['12,5', 12.5, 12.5],
  ['12.5', 12.5, 12.5],
  ['1 234,5', 1234.5, 1234.5],
  ['1\u202f234', 1234, 1234],
  ['1\u00a0234 567', 1_234_567, 1_234_567],
  ['1,234', 1.234, 1234],
  ['1,234.5', undefined, 1234.5],
  [' 20 % ', 20, 20],
  ['9,975 %', 9.975, 9975],
  ['24 h', 24, 24],
  ['\u22123', -3, -3],
  ['-3', -3, -3],
  ['', undefined, undefined],
  ['douze', undefined, undefined],
  ['12e3', undefined, undefined],
  ['1,2,3', undefined, undefined],
  ['12 h 30', undefined, undefined],
  ['0x10', undefined, undefined],
  ['1234567890123456', undefined, undefined],
])('%j is %d in French and %d in English', (text, french, english) => {
  expect([typedNumber(text, 'fr'), typedNumber(text, 'en')]).toEqual([french, english]);
});
