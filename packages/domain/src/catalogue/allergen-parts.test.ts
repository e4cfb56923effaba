import { expect, test } from 'vitest';
import { allergenParts } from './allergen-parts.ts';

/** Codes are those of the EU's allergens where a member of theirs is tried. */
const codes: Record<string, string> = {
  'Tree nuts': 'nuts',
  'Céréales contenant du gluten': 'gluten',
  Soybeans: 'soybeans',
};
const allergenNamed = (name: string) => ({ name, code: codes[name] ?? name });

const bold = (text: string, ...allergens: string[]) =>
  allergenParts(text, allergens.map(allergenNamed))
    .filter(({ isAllergen }) => isAllergen)
    .map((part) => part.text);

test.each([
  ['saumon (poisson), huile de sésame', ['Poissons', 'Graines de sésame'], ['poisson', 'sésame']],
  ['sauce soja (soja, blé (gluten))', ['Soja', 'Céréales contenant du gluten'], ['soja', 'soja', 'blé', 'gluten']],
  ['ŒUF, lait', ['Œufs'], ['ŒUF']],
  ['Salmon (fish), sesame oil, pumpkin seeds', ['Fish', 'Sesame seeds'], ['fish', 'sesame']],
  ['walnuts, almonds (nuts)', ['Tree nuts'], ['walnuts', 'almonds', 'nuts']],
  ['chocolate (soya lecithin), soy sauce', ['Soybeans'], ['soya', 'soy']],
  ['riz, carottes', ['Poissons'], []],
  ['riz, carottes', [], []],
])('in %j the words of %j are %j', (text, allergens, words) => {
  expect(bold(text, ...allergens)).toEqual(words);
});

test('the parts are the whole text', () => {
  const text = 'Tofu (soja), graines de sésame ; riz.';
  const parts = allergenParts(text, ['Soja', 'Graines de sésame'].map(allergenNamed));
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.map(({ at }) => at)).toEqual([0, 6, 10, 24, 30]);
});

test('an allergen without a word of its own is named whole', () => {
  expect(bold('seeds, riz', 'Seeds')).toEqual(['seeds']);
  expect(bold('riz, sésame', 'sésame ')).toEqual(['sésame']);
});
