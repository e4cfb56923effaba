import type { Presence } from '../../orders/allergies.ts';
import type { Locale } from '../../text/language.ts';
import { plainText } from '../../text/slug.ts';
import { deniedPlaces, isTraceBehind, type Place, traceWordsOf } from './denials.ts';
import type { AllergenSource } from './lexicon/sources.ts';
import { longestPassage } from './longest-passage.ts';
import { isOfPlants } from './plant-milks.ts';
import { entryAt, type LexiconEntry } from './read-lexicon.ts';
import { type TextWord, wordsOfText } from './words-of-text.ts';

export interface FoundSource {
  source: AllergenSource;
  presence: Presence;
  /** As the text has it. */
  word: string;
  at: number;
  /** The ingredient that it stands in, plain: an explanation holds for it as long as it reads like that. */
  passage: string;
}

interface FoundPlace extends Place {
  entry: LexiconEntry;
}

const fromAnimals: ReadonlySet<AllergenSource> = new Set(['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']);

/** Sources of allergens that a list of ingredients names, in its order; a word that names two is found twice. */
export function readIngredients(text: string, locale: Locale): FoundSource[] {
  const words = wordsOfText(text);
  const places = placesIn(words, locale);
  const denied = deniedPlaces(words, places, locale);
  const traces = traceWordsOf(words);
  const deniedPlaceList = places.filter(({ index }) => denied.has(index));
  return places
    .filter(({ index }) => !denied.has(index))
    .flatMap((place) => {
      const nameWords = words.slice(place.index, place.index + place.length);
      const at = Math.min(...nameWords.map((word) => word.at));
      const end = Math.max(...nameWords.map((word) => word.end));
      const isTrace = traces[place.index] || isTraceBehind(words, place);
      return sourcesOf(words, place, deniedPlaceList).map((source) => ({
        source,
        presence: isTrace ? ('may_contain' as const) : ('contains' as const),
        word: text.slice(at, end),
        at,
        passage: passageOf(text, at, end),
      }));
    });
}

function placesIn(words: readonly TextWord[], locale: Locale): FoundPlace[] {
  const places: FoundPlace[] = [];
  for (let index = 0; words[index]; ) {
    const match = entryAt(words, index, locale);
    // A longer name knows better than its first word alone.
    if (match && !(match.length === 1 && isOfPlants(words, index, locale)))
      places.push({ index, length: match.length, entry: match.entry });
    index += match?.length ?? 1;
  }
  return places;
}

function sourcesOf(words: readonly TextWord[], place: FoundPlace, denied: readonly FoundPlace[]): AllergenSource[] {
  const { sources, usualSources } = place.entry;
  const beside = denied
    .filter((deniedPlace) => isOneIngredient(words, place, deniedPlace))
    .flatMap(({ entry }) => [...entry.sources, ...entry.usualSources]);
  const standing = new Set([...sources, ...usualSources.filter((source) => !beside.includes(source))]);
  if (!isVegan(words, place)) return [...standing];
  return [...standing].filter((source) => !fromAnimals.has(source));
}

/** No comma or closing bracket between them. */
function isOneIngredient(words: readonly TextWord[], a: Place, b: Place): boolean {
  const [first, last] = [Math.min(a.index, b.index), Math.max(a.index, b.index)];
  return words.slice(first + 1, last + 1).every(({ before }) => !/[,;.)\]\n•]/.test(before));
}

const vegan = /^(?:vegan|vegetal|vegetau|vegetalien(?:n)?)$/;
const partings = new Set(['et', 'and', 'ou', 'or', 'huil', 'graiss', 'matier', 'protein', 'a', 'au', 'aux', 'avec']);

/** «Crème végétale», «fromage râpé végétal», "vegan cheese", "plant-based butter". */
function isVegan(words: readonly TextWord[], { index, length }: Place): boolean {
  const [next, second] = [words[index + length], words[index + length + 1]];
  if (goesOn(next)) {
    if (vegan.test(next.stem)) return true;
    if (goesOn(second) && !partings.has(next.stem) && vegan.test(second.stem)) return true;
  }
  if (!goesOn(words[index])) return false;
  const [previous, earlier] = [words[index - 1]?.stem, words[index - 2]?.stem];
  return previous === 'vegan' || ['plant based', 'dairi free', 'milk free'].includes(`${earlier} ${previous}`);
}

const goesOn = (word: TextWord | undefined): word is TextWord =>
  word !== undefined && !/[,;.:()[\]\n•]/.test(word.before);

function passageOf(text: string, at: number, end: number): string {
  const start = text.slice(0, at).search(/[^,;.()[\]\n]*$/);
  const length = text.slice(end).search(/[,;.()[\]\n]/);
  const passage = text.slice(start, length < 0 ? text.length : end + length);
  return plainText(passage).replace(/\s+/gu, ' ').trim().slice(0, longestPassage);
}
