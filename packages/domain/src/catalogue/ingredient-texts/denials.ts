import type { Locale } from '../../text/language.ts';
import { type TextWord, wordsOfText } from './words-of-text.ts';

const phrases = (text: string) => text.split(', ').map((phrase) => wordsOfText(phrase).map(({ stem }) => stem));
const stems = (text: string) => new Set(phrases(text).flat());

/** After these the next name is not in it; after a long one, at a sentence's start, all names up to its end. */
const shortDenials = phrases('sans, without, pas de, pas d, zéro, aucun, aucune, ni, nor');
const longDenials = phrases(
  'exempt de, exempte de, exempt d, dépourvu de, dépourvue de, ne contient pas de, ne contient pas d, ne contient ni, ne contient aucun, free from, free of, does not contain, contains no, contain no',
);
const fillers = stems('de d du des le la les l trace traces aucun aucune protéine protéines any added ajout ajouté');
const joiners = stems('ni ou or nor');
const listJoiners = stems('ni ou or nor et and');

const traceStarts = phrases(
  'peut contenir, peuvent contenir, pourrait contenir, susceptible de contenir, trace de, traces de, trace d, traces d, traces éventuelles, traces possibles, traces of, présence éventuelle, présence possible, présence fortuite, dans un atelier, dans une usine, dans notre atelier, dans nos ateliers, dans une cuisine, dans notre cuisine, dans un laboratoire, dans notre laboratoire, dans un environnement, may contain, may also contain, may contains, might contain, can contain, in a factory, in a facility, in a kitchen, in a bakery, in a site, on a site, in an environment, in the same factory, in the same facility, same equipment, in our kitchen, produced alongside, not suitable for, ne convient pas aux, ne convient pas aux personnes allergiques',
);
const traceWords = stems('trace traces');
/** «Peut contenir des arêtes» speaks of no allergen. */
const harmless = stems('arêtes arête noyau noyaux os éclats bones bone pits stones shell');

/** A name as it was found: `length` words from `index` on. */
export interface Place {
  index: number;
  length: number;
}

const startsAt = (words: readonly TextWord[], index: number, phrase: readonly string[]) =>
  phrase.every((stem, place) => words[index + place]?.stem === stem);

const lengthAt = (words: readonly TextWord[], index: number, starts: readonly string[][]) =>
  Math.max(0, ...starts.filter((phrase) => startsAt(words, index, phrase)).map((phrase) => phrase.length));

const isSentenceEnd = ({ before }: TextWord) => /[.;\n•!?](?:\s|$)|[;\n•]|[)\]]/.test(before);
const isSentenceStart = (word: TextWord, index: number) => index === 0 || /[.;\n•!?(:]/.test(word.before);
const isBreak = ({ before }: TextWord) => /[,;.)\]\n•]/.test(before);

/** Indexes of the places that the text says are not in it: «sans gluten», "milk-free", "free from milk and egg". */
export function deniedPlaces(words: readonly TextWord[], places: readonly Place[], locale: Locale): Set<number> {
  const byIndex = new Map(places.map((place) => [place.index, place]));
  const denied = new Set<number>();
  const denyFrom = (start: number, isList: boolean) => {
    let index = start;
    for (let word = words[index]; word; word = words[index]) {
      const place = byIndex.get(index);
      const mayBreak = isList && !isSentenceEnd(word);
      if (isBreak(word) && !mayBreak) return;
      if (place) {
        denied.add(index);
        index += place.length;
        const next = words[index];
        const joins = next && (isList ? listJoiners : joiners).has(next.stem) && !isSentenceEnd(next);
        if (joins) index += 1;
        else if (!next?.before.includes(',')) return;
      } else if (fillers.has(word.stem)) index += 1;
      else return;
    }
  };
  for (const [index, word] of words.entries()) {
    const long = lengthAt(words, index, longDenials);
    const short = lengthAt(words, index, shortDenials) || (locale === 'en' && word.stem === 'no' ? 1 : 0);
    if (long > 0) denyFrom(index + long, isSentenceStart(word, index));
    else if (short > 0) denyFrom(index + short, false);
  }
  for (const place of places) if (isFreeAfter(words, place, byIndex)) denied.add(place.index);
  return denied;
}

/** "Dairy-free", "gluten and milk free"; eggs that are "free range" are eggs. */
function isFreeAfter(words: readonly TextWord[], place: Place, byIndex: ReadonlyMap<number, Place>): boolean {
  const next = words[place.index + place.length];
  if (!next || isBreak(next)) return false;
  if (next.stem === 'free') return words[place.index + place.length + 1]?.stem !== 'rang';
  const joined = next.stem === 'and' ? byIndex.get(place.index + place.length + 1) : undefined;
  return joined !== undefined && isFreeAfter(words, joined, new Map());
}

/** For each word whether it stands where the text speaks of traces: from such a phrase to its sentence's end. */
export function traceWordsOf(words: readonly TextWord[]): boolean[] {
  let isTrace = false;
  return words.map((word, index) => {
    if (isSentenceEnd(word)) isTrace = false;
    const length = lengthAt(words, index, traceStarts);
    const isDenied = shortDenials.some(([stem]) => stem === words[index - 1]?.stem);
    const isHarmless = words.slice(index + length, index + length + 3).some(({ stem }) => harmless.has(stem));
    if (length > 0 && !isDenied && !isHarmless) isTrace = true;
    return isTrace;
  });
}

/** «Lait (traces)», "milk (traces)". */
export function isTraceBehind(words: readonly TextWord[], { index, length }: Place): boolean {
  const next = words[index + length];
  return next !== undefined && next.before.includes('(') && traceWords.has(next.stem);
}
