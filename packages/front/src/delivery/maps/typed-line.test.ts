import { expect, test } from 'vitest';
import { typedLine } from './typed-line.ts';

const text = 'Bâtiment B\n12 rue de\n3e étage';

test.each([
  ['the first', 4, { before: '', line: 'Bâtiment B', after: '\n12 rue de\n3e étage' }],
  ['a middle', 20, { before: 'Bâtiment B\n', line: '12 rue de', after: '\n3e étage' }],
  ['the last', text.length, { before: 'Bâtiment B\n12 rue de\n', line: '3e étage', after: '' }],
  ['the beginning of a middle', 11, { before: 'Bâtiment B\n', line: '12 rue de', after: '\n3e étage' }],
  ['the end of the first', 10, { before: '', line: 'Bâtiment B', after: '\n12 rue de\n3e étage' }],
])('whoever types in %s line types that line', (_, caret, line) => {
  expect(typedLine(text, caret)).toEqual(line);
});

test('a single line is all of it', () => {
  expect(typedLine('12 rue', 3)).toEqual({ before: '', line: '12 rue', after: '' });
  expect(typedLine('', 0)).toEqual({ before: '', line: '', after: '' });
});
