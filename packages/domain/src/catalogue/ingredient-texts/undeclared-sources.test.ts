import { expect, test } from 'vitest';
import { sourceOfAllergen } from './allergen-source.ts';
import { allergenSources } from './lexicon/sources.ts';
import { languageDifferences, undeclaredSources } from './undeclared-sources.ts';

const ingredients = { fr: 'Tahini, crème maison, lait', en: 'Tahini, house cream' };
const silence = { declared: [], explained: [] };

test('a source without its declaration is named with its words', () => {
  const undeclared = undeclaredSources({ ingredients, ...silence });
  expect(undeclared.map(({ source, words }) => [source, words])).toEqual([
    ['sesame', ['Tahini']],
    ['milk', ['crème', 'lait', 'cream']],
  ]);
});

test('a source says how grave it is and where each of its words stands', () => {
  const fr = 'Crème maison (crème, sel), peut contenir du lait. Crème maison, noix. Traces de soja.';
  const [milk, , soya] = undeclaredSources({ ingredients: { fr, en: 'cream' }, ...silence });
  expect(milk).toEqual({
    source: 'milk',
    presence: 'contains',
    words: ['Crème', 'lait', 'cream'],
    passages: [
      { word: 'Crème', passage: 'creme maison' },
      { word: 'crème', passage: 'creme' },
      { word: 'lait', passage: 'peut contenir du lait' },
      { word: 'cream', passage: 'cream' },
    ],
  });
  expect(soya).toMatchObject({ source: 'soybeans', presence: 'may_contain' });
});

test('a declared source answers for no other one, nor does an explanation of the same words', () => {
  const sourcesIn = (more: Partial<Parameters<typeof undeclaredSources>[0]>) =>
    undeclaredSources({ ingredients: { fr: 'béchamel maison', en: '' }, ...silence, ...more }).map(
      ({ source }) => source,
    );
  expect(sourcesIn({})).toEqual(['gluten', 'milk']);
  expect(sourcesIn({ declared: [{ source: 'milk', presence: 'contains' }] })).toEqual(['gluten']);
  expect(sourcesIn({ explained: [{ source: 'milk', passage: 'bechamel maison' }] })).toEqual(['gluten']);
});

test('declared as traces is not declared as an ingredient', () => {
  const declaredAs = (presence: 'contains' | 'may_contain', text: string) =>
    undeclaredSources({ ingredients: { fr: text, en: '' }, declared: [{ source: 'nuts', presence }], explained: [] });
  expect(declaredAs('contains', 'noix')).toEqual([]);
  expect(declaredAs('may_contain', 'peut contenir des noix')).toEqual([]);
  expect(declaredAs('may_contain', 'noix')).toHaveLength(1);
});

test('an explanation holds for its ingredient as it reads, and for no other', () => {
  const explained = [{ source: 'milk', passage: 'creme maison' }] as const;
  const words = (fr: string) =>
    undeclaredSources({ ingredients: { fr, en: '' }, declared: [], explained }).flatMap((source) => source.words);
  expect(words('riz, crème maison')).toEqual([]);
  expect(words('crème maison, lait')).toEqual(['lait']);
  expect(words('crème fraîche maison')).toEqual(['crème']);
});

test('what one language says and the other does not is told; of an empty one nothing', () => {
  const differencesOf = (fr: string, en: string) =>
    languageDifferences({ fr, en }).map(({ locale, source }) => `${locale} ${source}`);
  expect(differencesOf('blé, lait', 'wheat, sesame')).toEqual(['fr milk', 'en sesame']);
  expect(differencesOf('peut contenir du soja', 'soya')).toEqual(['en soybeans']);
  expect(differencesOf('peut contenir du soja', 'may contain soya')).toEqual([]);
  expect(differencesOf('blé', ' ')).toEqual([]);
  expect(differencesOf(' ', 'wheat')).toEqual([]);
});

test.each([
  ['milk', { fr: 'Laitages', en: 'Dairy' }, 'milk'],
  ['lait-de-vache', { fr: 'Produits laitiers', en: '' }, 'milk'],
  ['tree-nuts', { fr: 'x', en: 'y' }, 'nuts'],
  ['hazelnut', { fr: 'Noisettes', en: 'Hazelnuts' }, null],
  ['kiwi', { fr: 'Kiwi', en: 'Kiwi' }, null],
])('an allergen %s is read for %s', (code, name, source) => {
  expect(sourceOfAllergen({ code, name })).toBe(source);
});

test('each of the fourteen is read for by the code that it is provided with, whatever the house calls it', () => {
  const name = { fr: 'Spécialité', en: 'Speciality' };
  expect(allergenSources.map((code) => sourceOfAllergen({ code, name }))).toEqual([...allergenSources]);
});
