import { expect, test } from 'vitest';
import { encodingFor } from './wire-forms.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.8 , BR ; q=0.0', 'gzip'],
  ['br;q=0, gzip; q=0', 'identity'],
  [undefined, 'identity'],
])('of %s a page comes in the best form that a browser takes', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('a long row of blanks takes no longer than it is long', () => {
  // Looked at anew from each of them, it would take minutes.
  expect(encodingFor(`a${' '.repeat(500_000)}b, gzip`)).toBe('gzip');
});
