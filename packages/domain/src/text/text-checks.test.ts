import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAlphanumeric, isCreditCard, isInteger, isMobilePhone, trim, withoutCharacters } from './text-checks.ts';

test.each([
  ['NOEL2026', 'en', true],
  ['Noël2026', 'en', false],
  ['Noël2026', 'fr', true],
  ['NOEL 2026', 'fr', false],
  ['NOEL-2026', 'en', false],
  ['', 'en', false],
] as const)('%j is letters and digits in %s: %s', (text, locale, expected) => {
  expect(isAlphanumeric(text, locale)).toBe(expected);
});

test('trimming takes white space off both ends, and nothing from within', () => {
  expect(trim(' \u00a0\tDahl de lentilles\n ')).toBe('Dahl de lentilles');
});

test('trimming can take off other characters', () => {
  expect(trim('--[dahl]-^', '[]^-')).toBe('dahl');
});

test('unwanted characters go wherever they stand', () => {
  expect(withoutCharacters('06 12.34-56 78', ' .-')).toBe('0612345678');
  expect(withoutCharacters('a]b\\c^d', ']\\^')).toBe('abcd');
  expect(withoutCharacters('a-z', '')).toBe('a-z');
});

test('no character given survives, and every other one does', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (text, characters) => {
      const keptText = withoutCharacters(text, characters);
      expect(keptText).toBe(
        text
          .split('')
          .filter((letter) => !characters.includes(letter))
          .join(''),
      );
    }),
  );
});

test.each([
  ['4242 4242 4242 4242', true],
  ['4242-4242-4242-4242', true],
  ['4242424242424241', false],
  ['5555555555554444', true],
  ['1234', false],
  ['', false],
])('%j can be a card’s number: %s', (text, expected) => {
  expect(isCreditCard(text)).toBe(expected);
});

test.each([
  ['12', {}, true],
  ['-3', {}, true],
  ['-3', { min: 0 }, false],
  ['51', { max: 50 }, false],
  ['50', { min: 1, max: 50 }, true],
  ['1.5', {}, false],
  ['1e3', {}, false],
  ['douze', {}, false],
  ['', {}, false],
])('%j within %j is a whole number: %s', (text, bounds, expected) => {
  expect(isInteger(text, bounds)).toBe(expected);
});

test.each([
  ['06 12 34 56 78', 'FR', true],
  ['07.12.34.56.78', 'fr', true],
  ['+33 6 12 34 56 78', 'FR', true],
  ['01 42 68 53 00', 'FR', false],
  ['(514) 555-0123', 'CA', true],
  ['06 12', 'FR', false],
  ['+33 6 12 34 56 78', 'XX', true],
  ['', 'FR', false],
])('%j can be a mobile phone in %s: %s', (text, country, expected) => {
  expect(isMobilePhone(text, country)).toBe(expected);
});
