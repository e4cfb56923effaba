import type { Locale } from '../../text/language.ts';
import { animals } from './lexicon/animals.ts';
import { lookalikes } from './lexicon/lookalikes.ts';
import { plants } from './lexicon/plants.ts';
import { recipes } from './lexicon/recipes.ts';
import { type AllergenSource, allergenSources, type WordsBySource } from './lexicon/sources.ts';
import { type TextWord, wordsOfText } from './words-of-text.ts';

/** A lookalike has no sources. */
export interface LexiconEntry {
  /** Is the source, or made of it by definition. */
  sources: readonly AllergenSource[];
  /** Usually made with. */
  usualSources: readonly AllergenSource[];
}

const entries = new Map<string, LexiconEntry>();
/** By the mark and the stems of a name. */
export const lexicon: ReadonlyMap<string, LexiconEntry> = entries;
/** Of names, in words: the longest is looked up first. */
const lengths = [6, 5, 4, 3, 2, 1];
const marks = ['fr:', 'en:', '='];

/** `fr:` and `en:` keep a name to one language; `=` to its very accents: «pâtes», never «pâtés». */
function addNames(names: string, sources: Partial<LexiconEntry>): void {
  for (const name of names.split(/[,\n]/).map((part) => part.trim())) {
    if (!name) continue;
    const mark = marks.find((start) => name.startsWith(start)) ?? '';
    const key = keyOf(mark, wordsOfText(name.slice(mark.length)));
    const entry = entries.get(key);
    const merge = (kind: keyof LexiconEntry) => [...new Set([...(entry?.[kind] ?? []), ...(sources[kind] ?? [])])];
    entries.set(key, { sources: merge('sources'), usualSources: merge('usualSources') });
  }
}

const keyOf = (mark: string, words: readonly TextWord[]) =>
  mark + words.map((word) => (mark === '=' ? word.typed : word.stem)).join(' ');

function addSources(bySource: WordsBySource): void {
  for (const source of allergenSources) addNames(bySource[source] ?? '', { sources: [source] });
}

function addRecipes(text: string): void {
  // A test reads that they are codes of sources.
  for (const [, names = '', codes = ''] of text.matchAll(/([^=]+?(?:=p[^=]+?)?) = ([a-z ]+)\n/g))
    addNames(names, { usualSources: codes.split(' ') as AllergenSource[] });
}

addSources(animals);
addSources(plants);
addRecipes(recipes);
addNames(lookalikes, {});

/** The longest name that begins with the word at `index`; names go on over spaces, hyphens and opening brackets. */
export function entryAt(
  words: readonly TextWord[],
  index: number,
  locale: Locale,
): { entry: LexiconEntry; length: number } | null {
  for (const length of lengths) {
    const name = words.slice(index, index + length);
    if (name.slice(1).some(({ before }) => /[,;.)\]/•\n]/.test(before))) continue;
    const entry = ['', `${locale}:`, '='].map((mark) => entries.get(keyOf(mark, name))).find(Boolean);
    if (entry) return { entry, length: name.length };
  }
  return null;
}
