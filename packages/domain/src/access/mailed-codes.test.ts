import { expect, test } from 'vitest';
import { codeDigits, codeFrom, mailedCodeIn, mostWrongOfHouse, readableCode } from './mailed-codes.ts';

test('a code has six digits, and eight once the house has met more wrong ones than people mistype', () => {
  expect(codeDigits(0)).toBe(6);
  expect(codeDigits(mostWrongOfHouse - 1)).toBe(6);
  expect(codeDigits(mostWrongOfHouse)).toBe(8);
});

test('a code keeps its first zeros', () => {
  expect(codeFrom(42, 6)).toBe('000042');
});

test('a code is read as people copy it, and a text that is none is not', () => {
  expect(mailedCodeIn(' 123 456 ')).toBe('123456');
  expect(mailedCodeIn('1234-5678')).toBe('12345678');
  for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６']) expect(mailedCodeIn(text)).toBeUndefined();
});

test('a mail shows a code in two halves', () => {
  expect([readableCode('123456'), readableCode('12345678')]).toEqual(['123 456', '1234 5678']);
});
