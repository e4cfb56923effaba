import { expect, test } from 'vitest';
import { nutrientAmount } from './nutrients.ts';

test.each([
  ['kcal', 1396, '1\u202f396\u00a0kcal'],
  ['fat', 7.25, '7,3\u00a0g'],
  ['salt', 0.01, '0,01\u00a0g'],
  ['salt', 0.45, '0,45\u00a0g'],
  ['salt', 1.24, '1,2\u00a0g'],
  ['salt', 1, '1\u00a0g'],
  ['protein', 0.25, '0,3\u00a0g'],
  ['salt', 0, '0\u00a0g'],
] as const)('%s %f is told as %s', (name, amount, text) => {
  expect(nutrientAmount(name, amount, 'fr')).toBe(text);
});
