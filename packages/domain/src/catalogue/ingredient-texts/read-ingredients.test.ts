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

test('of lists by somebody who had not read the lexicon, one is read otherwise: that dishes shut nuts out', () => {
  const misread = readLabelLines('third.txt').filter((line) => !saysTheSame(line));
  expect(misread.map(({ text }) => text)).toEqual(['Fruits à coques exclus de nos cuisines. Riz, pois.']);
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
  expect(readIngredients('riz, lait, sel', 'fr').map(({ passage }) => passage)).toEqual(['lait']);
  const endless = `lait ${'entier '.repeat(40)}`;
  expect(readIngredients(endless, 'fr')[0]?.passage).toBe(endless.slice(0, 200));
});

test.each([
  ['Sans ajout, lait entier', ['lait milk']],
  ['Gluten (sans), lait', ['Gluten gluten', 'lait milk']],
  ['sauce sans conservateur au lait', ['lait milk']],
  ['mayonnaise sans œuf (lait, soja)', ['mayonnaise mustard', 'lait milk', 'soja soybeans']],
  ['Riz, exempt de gluten, lait', ['lait milk']],
  ['Ne contient aucun ajout. Lait.', ['Lait milk']],
  ['Ne contient pas de noix de coco, lait et œufs. Soja.', ['Soja soybeans']],
  ['riz, sans châtaigne ni lait', []],
  ['boisson « No Milk », eau', ['Milk milk']],
])('«sans» reaches in %j as far as the sentence means it', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test.each([
  ['rice cake, no milk, egg', ['egg eggs']],
  ['Rice cake, gluten and milk free', []],
  ['milk powder gluten free', ['milk milk']],
  ['free range egg', ['egg eggs']],
])('"no" and "free" deny in %j what they stand beside', (text, words) => {
  expect(wordsIn(text, 'en')).toEqual(words);
});

test.each([
  ['mayonnaise, brioche sans œuf', ['mayonnaise eggs', 'mayonnaise mustard', 'brioche gluten', 'brioche milk']],
  ['brioche sans œuf, mayonnaise', ['brioche gluten', 'brioche milk', 'mayonnaise eggs', 'mayonnaise mustard']],
])('in %j what one sauce is made without the other one has', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test('traces go on to the end of their sentence, whatever the next one says of bones', () => {
  expect(wordsIn('Peut contenir du lait. Filet de cabillaud sans arêtes.')).toEqual(['lait milk?', 'cabillaud fish']);
});

test.each([
  ['yaourt (de soja ou de vache)', ['yaourt milk', 'soja soybeans']],
  ['yaourt au citron', ['yaourt milk']],
  ['yaourt au soja', ['soja soybeans']],
  ['pain au soja', ['pain gluten', 'soja soybeans']],
  ['beurre de la noix de cajou', ['noix de cajou nuts']],
  ['lait de l’avoine', ['avoine gluten']],
  ['crème d’amande', ['crème d’amande nuts', 'crème d’amande eggs', 'crème d’amande milk']],
  ['quinoa wrap poulet', ['wrap gluten']],
])('%j is made of the plant that it is of, not of the one beside', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test('what is vegan is so by the word beside it', () => {
  expect(wordsIn('fromage râpé végétal')).toEqual([]);
  expect(wordsIn('burger vegan, fromage')).toEqual(['fromage milk']);
  expect(wordsIn('vegan cheese, butter', 'en')).toEqual(['butter milk']);
  expect(wordsIn('butter and vegan cheese', 'en')).toEqual(['butter milk']);
});

test.each([
  ['noix, muscade', ['noix nuts']],
  ['noix muscade', []],
  ['à manger chez soi', []],
  ['riz \u0300, sel', []],
])('a name goes over no comma, short words have no plural, and a stray accent is no name: %j', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});
