import type { Bilingual } from '../../text/language.ts';
import { namesOfSources } from './lexicon/names-of-sources.ts';
import { type AllergenSource, allergenSources } from './lexicon/sources.ts';
import { wordsOfText } from './words-of-text.ts';

interface NamedAllergen {
  code: string;
  name: Bilingual;
}

const plain = (name: string) =>
  wordsOfText(name)
    .map(({ stem }) => stem)
    .join(' ');

const sourceByName = new Map(
  allergenSources.flatMap((source) => namesOfSources[source].split(', ').map((name) => [plain(name), source] as const)),
);

/** By its code, else by its name in either language; null for an allergen that no list of ingredients is read for. */
export function sourceOfAllergen({ code, name }: NamedAllergen): AllergenSource | null {
  return [code, name.fr, name.en].map((text) => sourceByName.get(plain(text))).find(Boolean) ?? null;
}
