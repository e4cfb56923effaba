import type { Bilingual, Locale } from '../../text/language.ts';
import { plainText } from '../../text/slug.ts';
import { sourceOfAllergen } from './allergen-source.ts';
import { readIngredients } from './read-ingredients.ts';

interface Named {
  name: Bilingual;
  code: string;
}

interface Part {
  text: string;
  at: number;
  isAllergen: boolean;
}

/**
 * Marks the words that name a declared allergen: foundWords by the lexicon, or by its own name where it is none of the
 * fourteen. A reading aid: the declaration counts.
 */
export function allergenParts(text: string, locale: Locale, allergens: readonly Named[]): Part[] {
  const sources = allergens.map((allergen) => sourceOfAllergen(allergen));
  const foundWords = readIngredients(text, locale).filter(({ source }) => sources.includes(source));
  const ownNames = allergens
    .filter((_allergen, index) => sources[index] === null)
    .flatMap(({ name }) => placesOf(text, lastWord(name[locale])));
  const places = [...foundWords.map(({ at, word }) => ({ at, end: at + word.length })), ...ownNames];
  return partsOf(
    text,
    places.sort((a, b) => a.at - b.at),
  );
}

/** Those that no word of the text names: what a label has to say beside it. */
export const unnamedAllergens = <Allergen extends Named>(
  text: string,
  locale: Locale,
  allergens: readonly Allergen[],
): Allergen[] =>
  allergens.filter((allergen) => !allergenParts(text, locale, [allergen]).some(({ isAllergen }) => isAllergen));

function partsOf(text: string, places: readonly { at: number; end: number }[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const place of places) {
    if (place.at < end) continue;
    if (place.at > end) parts.push({ text: text.slice(end, place.at), at: end, isAllergen: false });
    parts.push({ text: text.slice(place.at, place.end), at: place.at, isAllergen: true });
    ({ end } = place);
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end, isAllergen: false });
  return parts;
}

function placesOf(text: string, name: string) {
  return Array.from(text.matchAll(/[\p{L}\p{M}]+/gu))
    .filter(({ 0: word }) => singular(word) === name)
    .map(({ 0: word, index }) => ({ at: index, end: index + word.length }));
}

const lastWord = (name: string) => singular(name.split(/[^\p{L}\p{M}]+/u).findLast(Boolean) ?? name);
const singular = (word: string) => plainText(word).replace(/(?<=.{3})[sx]$/, '');
