/** French first. ICU message syntax: `{name}`, plurals. Apostrophes are typographic (’). */
import type { Locale } from '@traiteur/domain/text/language.ts';
export type Phrase = readonly [fr: string, en: string];

export interface Phrases {
  readonly [name: string]: Phrase | Phrases;
}

/** One language; typed by the French text, so that its arguments are checked. */
export type Catalogue<P> = {
  readonly [Name in keyof P]: P[Name] extends readonly [infer French, string] ? French : Catalogue<P[Name]>;
};

/** Does not compile when a field, status or refusal has no phrase. */
export type PhraseFor<Names extends string> = Readonly<Record<Names, Phrase>>;

const isPhrase = (value: Phrase | Phrases): value is Phrase => Array.isArray(value);

/** Picks one language of all phrases. */
export function catalogueOf<P extends Phrases>(phrases: P, locale: Locale): Catalogue<P> {
  const texts = Object.entries(phrases).map(([name, value]) => [
    name,
    isPhrase(value) ? value[locale === 'fr' ? 0 : 1] : catalogueOf(value, locale),
  ]);
  // Object.fromEntries loses the names that the mapped type has.
  return Object.fromEntries(texts) as Catalogue<P>;
}

export function pick<Words extends object, Name extends keyof Words>(words: Words, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, words[name]])) as Pick<Words, Name>;
}
