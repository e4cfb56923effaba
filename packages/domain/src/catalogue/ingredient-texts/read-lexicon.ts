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
const longest = 6;

/** `fr:` and `en:` keep a name to one language; `=` to its very accents: «pâtes», never «pâtés». */
function addNames(names: string, sources: Partial<LexiconEntry>): void {
  for (const name of names.split(/[,\n]/).map((part) => part.trim())) {
    if (!name) continue;
    const [, mark = '', food = name] = /^(fr:|en:|=)?(.*)$/.exec(name) ?? [];
    const key = keyOf(mark, wordsOfText(food));
    const entry = entries.get(key);
    const merge = (kind: keyof LexiconEntry) => [...new Set([...(entry?.[kind] ?? []), ...(sources[kind] ?? [])])];
    entries.set(key, { sources: merge('sources'), usualSources: merge('usualSources') });
  }
}

const keyOf = (mark: string, words: readonly TextWord[]) =>
  mark + words.map((word) => (mark === '=' ? word.typed : word.stem)).join(' ');

const isAllergenSource = (code: string): code is AllergenSource => allergenSources.some((source) => source === code);

function addSources(bySource: WordsBySource): void {
  for (const [code, names] of Object.entries(bySource))
    if (isAllergenSource(code)) addNames(names, { sources: [code] });
}

function addRecipes(text: string): void {
  for (const [, names = '', codes = ''] of text.matchAll(/([^=]+?(?:=p[^=]+?)?) = ([a-z ]+)\n/g))
    addNames(names, { usualSources: codes.split(' ').filter(isAllergenSource) });
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
  const name = words.slice(index, index + longest);
  const broken = name.findIndex(({ before }, place) => place > 0 && /[,;.)\]/•\n]/.test(before));
  for (let length = broken < 0 ? name.length : broken; length > 0; length -= 1) {
    const part = name.slice(0, length);
    const entry = ['', `${locale}:`, '='].map((mark) => entries.get(keyOf(mark, part))).find(Boolean);
    if (entry) return { entry, length };
  }
  return null;
}

/** Another number where the lexicon says something else: what was read with the one before is read again. */
export const lexiconVersion = hashOf(JSON.stringify([...entries]));

function hashOf(text: string): number {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (hash * 33 + text.charCodeAt(at)) | 0;
  return hash;
}
