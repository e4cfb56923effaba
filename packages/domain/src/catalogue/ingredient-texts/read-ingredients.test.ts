import { expect, test } from 'vitest';
import { type LabelLine, readLabelLines } from './labels/label-lines.ts';
import { readIngredients } from './read-ingredients.ts';

const first = readLabelLines('first.txt');
const second = readLabelLines('second.txt');

function saysTheSame({ text, locale, contains, mayContain }: LabelLine): boolean {
  const foundWords = readIngredients(text, locale);
  const sourcesOf = (level: string) =>
    [...new Set(foundWords.filter(({ presence }) => presence === level).map(({ source }) => source))].sort();
  const [containedSources, traces] = [sourcesOf('contains'), sourcesOf('may_contain')];
  const onlyTraces = (sources: readonly string[]) => sources.filter((source) => !contains.includes(source));
  return containedSources.join() === contains.join() && onlyTraces(traces).join() === onlyTraces(mayContain).join();
}

test('there are 300 lists of ingredients, in both languages', () => {
  expect([first.length, second.length]).toEqual([150, 150]);
  expect([...first, ...second].filter(({ locale }) => locale === 'en').length).toBeGreaterThan(120);
});

test('of the lists that were there first, two are read otherwise', () => {
  // A tamari that its own list forgot to call soya, and the sourdough of a bread of rice.
  const misread = first.filter((line) => !saysTheSame(line)).map(({ text }) => text.slice(0, 20));
  expect(misread).toEqual(['Seitan (eau, gluten ', 'Sourdough starter fr']);
});

test('the lists with what is hard to tell apart are read as they are meant', () => {
  expect(second.filter((line) => !saysTheSame(line)).map(({ text }) => text)).toEqual([]);
});

const wordsIn = (text: string, locale: 'fr' | 'en' = 'fr') =>
  readIngredients(text, locale).map(
    ({ word, source, presence }) => `${word} ${source}${presence === 'contains' ? '' : '?'}`,
  );

test.each([
  ['surimi', ['surimi fish', 'surimi eggs', 'surimi crustaceans']],
  ['sans traces de gluten, lait', ['lait milk']],
  ['cabillaud, peut contenir des arêtes, beurre', ['cabillaud fish', 'beurre milk']],
  ['Peut contenir des œufs. Contient du lait.', ['œufs eggs?', 'lait milk']],
  ['lait (traces possibles), riz', ['lait milk?']],
  ['Ne contient pas de gluten, lait et œufs. Soja.', ['Soja soybeans']],
  ['jambon moulé, moules', ['moules molluscs']],
  ['avoine sans gluten, crème sans lactose', ['avoine gluten', 'crème milk']],
  ['mayonnaise sans œuf, brioche vegan', ['mayonnaise mustard', 'brioche gluten']],
  ['E 322, E-220, lécithine (tournesol)', ['E 322 soybeans', 'E-220 sulphites']],
])('%j', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test('the ingredient that a word stands in is kept plain, up to its comma', () => {
  const passages = readIngredients('Riz ; Crème  d’été maison (lait cru), sel', 'fr').map(({ passage }) => passage);
  expect(passages).toEqual(['creme d’ete maison', 'lait cru']);
});
