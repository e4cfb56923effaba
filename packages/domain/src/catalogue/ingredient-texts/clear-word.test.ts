import { expect, test } from 'vitest';
import { isClearWord } from './clear-word.ts';

test.each([
  ['sauce soja', 'soybeans', true],
  ['sauce soja', 'gluten', false],
  ['tofu', 'soybeans', false],
  ['beurre', 'milk', true],
] as const)('%s says %s: %s', (word, source, isClear) => {
  expect(isClearWord(word, source)).toBe(isClear);
});
