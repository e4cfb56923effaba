import { expect, test } from 'vitest';
import { allergenHeadings, withoutPairs } from './allergen-names.ts';
import { matchedColumns } from './matched-columns.ts';
import { allergensTyped } from './typed-allergens.ts';

const allergen = (id: number, code: string, fr: string, en: string) => ({
  id,
  code,
  slug: `${code}-frais`,
  name: { fr, en },
});
const milk = allergen(3, 'milk', 'Lait', 'Milk');
const nuts = allergen(7, 'nuts', 'Fruits à coque', 'Nuts');
/** The house looks after it, no law does. */
const kiwi = allergen(15, 'actinidia', 'Kiwi', 'Kiwi fruit');

const read = (text: string, ...allergens: (typeof kiwi)[]) => {
  const { allergens: typedAllergens, unread } = allergensTyped(text, allergens);
  return { ids: typedAllergens.map(({ allergenId }) => allergenId), unread };
};

test.each(['Kiwi', 'kiwi fruit', 'ACTINIDIA', 'actinidia frais', 'traces de kiwi'])(
  'an allergen of the house’s own is known by its names, its code and its address: %s',
  (text) => {
    expect(read(text, milk, kiwi)).toEqual({ ids: [15], unread: [] });
  },
);

test('an allergen is known by the words that files use for it', () => {
  expect(read('lactose, cashew, cacahuète', milk, nuts)).toEqual({ ids: [3, 7], unread: ['cacahuète'] });
});

test('a name of two allergens names none', () => {
  const kiwano = allergen(16, 'kiwano', 'Kiwano', 'Kiwi');
  expect(read('kiwi, kiwano', kiwi, kiwano)).toEqual({ ids: [16], unread: ['kiwi'] });
});

test('what the house calls an allergen goes before what files call another one', () => {
  const hazelnuts = allergen(17, 'hazel', 'Noisettes', 'Hazelnuts');
  expect(read('noisettes, amandes', nuts, hazelnuts)).toEqual({ ids: [17, 7], unread: [] });
});

test('a name that only says how grave it is names no allergen', () => {
  const latex = allergen(18, 'latex', 'Latex', 'Severe');
  expect(read('allergie', latex)).toEqual({ ids: [], unread: [] });
  expect(read('latex', latex)).toEqual({ ids: [18], unread: [] });
});

test('a name with brackets is one name, beside others too', () => {
  const sulphites = allergen(4, 'sulphites', 'Anhydride (sulfites)', 'Sulphites');
  expect(read('Anhydride (sulfites) et lait', sulphites, milk)).toEqual({ ids: [4, 3], unread: [] });
});

test('a list of names is read once, another list anew', () => {
  expect([read('kiwi', kiwi), read('kiwi', milk)]).toEqual([
    { ids: [15], unread: [] },
    { ids: [], unread: ['kiwi'] },
  ]);
});

test('a file may have a column for each allergen, and call it by any of its names', () => {
  const columns = [milk, nuts, kiwi].map((knownAllergen) => ({
    key: knownAllergen.code,
    names: allergenHeadings(knownAllergen),
  }));
  const headings = ['Allergène fruits à coque', 'Allergie lactose', 'Contient kiwi', 'Allergen', 'Allergène poisson'];
  expect(matchedColumns(headings, columns)).toEqual(['nuts', 'milk', 'actinidia', null, null]);
});

test('of an allergen called alike in both languages the columns are called by one name', () => {
  expect(allergenHeadings(allergen(15, 'kiwi', 'Kiwi', 'Kiwi'))).toEqual([
    'Kiwi',
    'Allergène Kiwi',
    'Allergie Kiwi',
    'Allergen Kiwi',
    'Contient Kiwi',
  ]);
});

test('one word for two allergens is read in a house that has both', () => {
  const crustaceans = allergen(8, 'crustaceans', 'Crustacés', 'Crustaceans');
  const molluscs = allergen(9, 'molluscs', 'Mollusques', 'Molluscs');
  expect(withoutPairs('seafood', [crustaceans, molluscs])).toBe('crustacés, mollusques');
  for (const alone of [crustaceans, molluscs]) expect(withoutPairs('seafood', [alone])).toBe('seafood');
});
