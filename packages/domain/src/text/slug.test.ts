import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Salade niçoise', 'salade-nicoise'],
  ['Crème brûlée à la Saint-Jacques', 'creme-brulee-a-la-saint-jacques'],
  ['Bœuf & carottes', 'boeuf-and-carottes'],
  ['Fish&chips', 'fish-and-chips'],
  ['Œufs', 'oeufs'],
  ['Ex æquo', 'ex-aequo'],
  ['Großer Spaß', 'grosser-spass'],
  ["L'été d’Anaïs", 'lete-danais'],
  ['  100 % végétal !  ', '100-vegetal'],
  ['Soupe 🍲 du jour', 'soupe-du-jour'],
  ['👩‍🍳', ''],
  ['Thé – menthe', 'the-menthe'],
  ['Menu\u00a0midi', 'menu-midi'],
  ['&', 'and'],
  ['寿司', ''],
])('“%s” becomes “%s”', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

const troublesome = Array.from("aZ09éÈçœÆßñü&& -–'’\u00a0\u202f\t_%/.İ");
const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...troublesome) }));

test('a slug is words of letters and digits, joined by single hyphens', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(slugOf(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});

test('the slug of a slug is itself', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(slugOf(slugOf(text))).toBe(slugOf(text));
    }),
  );
});

test('accents written apart give the same slug', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(slugOf(text.normalize('NFD'))).toBe(slugOf(text.normalize('NFC')));
    }),
  );
});

test('every slug agrees with reading the text letter by letter', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(slugOf(text)).toBe(letterByLetter(text));
    }),
    { numRuns: 1000 },
  );
});

/** The same rule a second time: one letter after the other into words. */
function letterByLetter(text: string): string {
  const words = [''];
  for (const letter of text.toLowerCase().normalize('NFD')) {
    const plainLetters = { œ: 'oe', æ: 'ae', ß: 'ss' }[letter] ?? letter;
    if (letter === '&') words.push('and', '');
    else if (letter === '-' || letter.trim() === '') words.push('');
    else if (/^[a-z0-9]+$/.test(plainLetters)) words[words.length - 1] += plainLetters;
  }
  return words.filter((word) => word !== '').join('-');
}
