import { expect, test } from 'vitest';
import { unitsOf } from './label-units.ts';

test('a paragraph is parted between words alone, and nothing of it is lost', () => {
  const words = [{ text: 'Riz (' }, { text: 'lait', isBold: true }, { text: '), sel\u00a03\u00a0%. ' }];
  const units = unitsOf([
    { key: 'ingredients', words },
    { key: 'table', node: null },
  ]);
  expect(units.map(({ text }) => text).join('')).toBe('Riz (lait), sel\u00a03\u00a0%. ');
  expect(units.map(({ part, text, isBold }) => [part, text, isBold])).toEqual([
    ['ingredients', 'Riz ', false],
    ['ingredients', '(', false],
    ['ingredients', 'lait', true],
    ['ingredients', '), ', false],
    ['ingredients', 'sel\u00a03\u00a0%. ', false],
    ['table', '', false],
  ]);
});
