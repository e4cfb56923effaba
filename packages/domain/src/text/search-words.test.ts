import { expect, test } from 'vitest';
import { isDigits, searchWords } from './search-words.ts';

test.each([
  ['Dupuis Mehdi', ['Dupuis', 'Mehdi']],
  ['06 39 98 95 82', ['0639989582']],
  ['06.39.98-95.82', ['0639989582']],
  ['+33 6 39 98 95 82', ['0639989582']],
  ['+33 (0)6 39 98', ['063998']],
  ['0033 6 39 98 95 82', ['0639989582']],
  ['+32 470 12 34 56', ['32470123456']],
  ['9582', ['9582']],
  ['95 82', ['9582']],
  ['dupuis 95 82 montreuil', ['dupuis', '9582', 'montreuil']],
  ['00331 99 00', ['019900']],
  ['dupuis 93100', ['dupuis', '93100']],
  ['93100 06 39', ['93100', '0639']],
  ['2026-000412', ['2026-000412']],
  ['000412', ['000412']],
  ['+33', ['33']],
  ['+ - (', ['+', '-', '(']],
  ['a a b', ['a', 'b']],
  ['   ', []],
])('%j looks for %j', (typedText, words) => {
  expect(searchWords(typedText)).toEqual(words);
});

test('a text of a thousand words looks for a few of them', () => {
  const typedText = Array.from({ length: 1000 }, (_, index) => `mot${index}`).join(' ');
  expect(searchWords(typedText)).toHaveLength(10);
});

test('a word of digits is told from any other', () => {
  expect(['0639', '2026-000412', 'a1', ''].map(isDigits)).toEqual([true, false, false, false]);
});
