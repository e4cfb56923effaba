import { expect, test } from 'vitest';
import { postalCodesTyped } from './typed-postal-codes.ts';

test.each([
  ['91300 91120, 91400', ['91300', '91120', '91400']],
  ['91300;91300\n 91300', ['91300']],
  ['91 300, 75 011', ['91300', '75011']],
  ['91\u00a0300 75\u202f011', ['91300', '75011']],
  ['75 92', ['75', '92']],
  ['', []],
])('%j is read as French codes', (text, codes) => {
  expect(postalCodesTyped(text, 'FR')).toEqual({ codes, unread: [] });
});

test('codes of another country are read whatever stands around them', () => {
  expect(postalCodesTyped(' H3B ;  h2x 1y4 , ', 'CA')).toEqual({ codes: ['H3B', 'H2X1Y4'], unread: [] });
  expect(postalCodesTyped('  no code! ;H3B', 'CA')).toEqual({ codes: ['H3B'], unread: ['no code!'] });
});

test('what is no code is told apart, once, as it was typed', () => {
  expect(postalCodesTyped('Massy 91300, 9130O, Massy', 'FR')).toEqual({ codes: ['91300'], unread: ['Massy', '9130O'] });
});

test('a code of another country keeps together with its space', () => {
  expect(postalCodesTyped('h2x 1y4, H3B', 'CA')).toEqual({ codes: ['H2X1Y4', 'H3B'], unread: [] });
});

test('ten thousand codes are read in a moment', () => {
  const text = Array.from({ length: 10_000 }, (_, index) => String(10_000 + index)).join(' ');
  expect(postalCodesTyped(text, 'FR').codes).toHaveLength(10_000);
});
