import { expect, test } from 'vitest';
import { signedAmount } from './signed-amount.ts';

const parseDigits = (text: string) => (/^\s*\d+$/.test(text) ? Number(text) : undefined);

const cases: [text: string, cents: number | undefined][] = [
  ['10', 10],
  ['-10', -10],
  ['−10', -10],
  [' − 43', -43],
  ['-0', 0],
  ['--3', undefined],
  ['-', undefined],
  ['abc', undefined],
];

test.each(cases)('%o is %o', (text, cents) => {
  expect(signedAmount(text, parseDigits)).toBe(cents);
});
