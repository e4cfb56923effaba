/** The languages that we speak, the usual one first. */
export const locales = ['fr', 'en'] as const;

export type Locale = (typeof locales)[number];

/** The kinds of English that a house may choose, the usual one first: they write dates and times differently, `11/24/2026 6:00pm` or `24/11/2026 18:00`. */
export const englishes = ['en-US', 'en-GB'] as const;

export type English = (typeof englishes)[number];

/** A language with its country, as `Intl` knows it and as people type dates in it. */
export type LanguageTag = 'fr-FR' | English;

/** The language tag (BCP 47) by which dates, numbers and names are written. */
export const languageTag = (locale: Locale, english: English): LanguageTag => (locale === 'fr' ? 'fr-FR' : english);

/** The same text in each of them. */
export type Bilingual = Readonly<Record<Locale, string>>;
