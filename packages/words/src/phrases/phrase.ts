/** One text in both languages, French first. ICU message syntax: `{name}`, plurals. Apostrophes are typographic (’). */
import type { Locale } from '@traiteur/domain/text/language.ts';
export type Phrase = readonly [fr: string, en: string];

/** Phrases by name, in groups as deep as their subject needs. */
export interface Phrases {
  readonly [name: string]: Phrase | Phrases;
}

/** The same groups in one language, typed by the French text so that its arguments are checked. */
export type Catalogue<P> = {
  readonly [Name in keyof P]: P[Name] extends readonly [infer French, string] ? French : Catalogue<P[Name]>;
};

/** Every name of `Names` has its phrase: a field, a status, a refusal without words does not compile. */
export type PhraseFor<Names extends string> = Readonly<Record<Names, Phrase>>;

const isPhrase = (value: Phrase | Phrases): value is Phrase => Array.isArray(value);

/** Picks one language of all phrases. */
export function catalogueOf<P extends Phrases>(phrases: P, locale: Locale): Catalogue<P> {
  const texts = Object.entries(phrases).map(([name, value]) => [
    name,
    isPhrase(value) ? value[locale === 'fr' ? 0 : 1] : catalogueOf(value, locale),
  ]);
  // The mapped type says the same in types; Object.fromEntries forgets the names.
  return Object.fromEntries(texts) as Catalogue<P>;
}
