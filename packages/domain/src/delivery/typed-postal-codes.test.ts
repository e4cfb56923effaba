import { expect, test } from 'vitest';
import { postalCodeIn, postalCodesTyped } from './typed-postal-codes.ts';

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

test.each([
  ['75011', 'FR', '75011'],
  ['10 rue de Nice, 75 011 Paris', 'FR', '75011'],
  [' 75 011 ; ', 'FR', '75011'],
  ['12000 chemin du Lac 91300 Massy', 'FR', '91300'],
  ['221b Baker Street, London nw1 6xe', 'GB', 'NW16XE'],
  ['10 rue de Nice, Paris', 'FR', undefined],
  ['', 'FR', undefined],
])('the last whole code of « %s » in %s is %s', (address, country, code) => {
  expect(postalCodeIn(address, country)).toBe(code);
});
