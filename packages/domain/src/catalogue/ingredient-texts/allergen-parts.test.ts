import { expect, test } from 'vitest';
import { allergenParts, unnamedAllergens } from './allergen-parts.ts';

const allergens = {
  fish: { code: 'fish', name: { fr: 'Poissons', en: 'Fish' } },
  sesame: { code: 'graines', name: { fr: 'Graines de sésame', en: 'Sesame seeds' } },
  soya: { code: 'soybeans', name: { fr: 'Soja', en: 'Soybeans' } },
  gluten: { code: 'gluten', name: { fr: 'Céréales', en: 'Cereals' } },
  eggs: { code: 'eggs', name: { fr: 'Œufs', en: 'Eggs' } },
  nuts: { code: 'nuts', name: { fr: 'Fruits à coque', en: 'Tree nuts' } },
  kiwi: { code: 'kiwi', name: { fr: 'Kiwi', en: 'Kiwi' } },
  poppy: { code: 'poppy', name: { fr: 'Graines de pavot', en: 'Poppy seeds' } },
};

const bold = (text: string, locale: 'fr' | 'en', ...names: (keyof typeof allergens)[]) =>
  allergenParts(
    text,
    locale,
    names.map((name) => allergens[name]),
  )
    .filter(({ isAllergen }) => isAllergen)
    .map((part) => part.text);

test.each([
  ['saumon (poisson), huile de sésame', 'fr', ['fish', 'sesame'], ['saumon', 'poisson', 'sésame']],
  ['sauce soja (soja, blé (gluten))', 'fr', ['soya', 'gluten'], ['sauce soja', 'soja', 'blé', 'gluten']],
  ['ŒUF, lait', 'fr', ['eggs'], ['ŒUF']],
  ['Salmon (fish), tahini, pumpkin seeds', 'en', ['fish', 'sesame'], ['Salmon', 'fish', 'tahini']],
  ['walnuts, coconut milk, almonds (nuts)', 'en', ['nuts'], ['walnuts', 'almonds', 'nuts']],
  ['kiwis, lait', 'fr', ['kiwi'], ['kiwis']],
  ['kiwi, saumon, kiwi', 'fr', ['fish', 'kiwi'], ['kiwi', 'saumon', 'kiwi']],
  ['graines de lin, pavot bleu', 'fr', ['poppy'], ['pavot']],
  ['riz, sans poisson', 'fr', ['fish'], []],
  ['saumon', 'fr', [], []],
] as const)('in %j the words of %j are bold', (text, locale, names, words) => {
  expect(bold(text, locale, ...names)).toEqual(words);
});

test('what no word names has to be said beside the list', () => {
  const { fish, sesame, kiwi } = allergens;
  expect(unnamedAllergens('saumon, riz', 'fr', [fish, sesame, kiwi])).toEqual([sesame, kiwi]);
  expect(unnamedAllergens('salmon, kiwis', 'en', [fish, kiwi])).toEqual([]);
});

test('the parts are the whole text', () => {
  const text = 'Tofu (soja), graines de sésame ; riz.';
  const parts = allergenParts(text, 'fr', [allergens.soya, allergens.sesame]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.map(({ at }) => at)).toEqual([0, 4, 6, 10, 24, 30]);
  expect(allergenParts('riz, soja', 'fr', [allergens.soya]).map((part) => part.text)).toEqual(['riz, ', 'soja']);
});
