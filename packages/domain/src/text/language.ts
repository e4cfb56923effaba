export const locales = ['fr', 'en'] as const;

export type Locale = (typeof locales)[number];

/** They write dates and times differently: `11/24/2026 6:00pm` or `24/11/2026 18:00`. The first is the default. */
export const englishes = ['en-US', 'en-GB'] as const;

export type English = (typeof englishes)[number];

/** BCP 47 tags for `Intl` and for typed dates. */
export type LanguageTag = 'fr-FR' | English;

export const languageTag = (locale: Locale, english: English): LanguageTag => (locale === 'fr' ? 'fr-FR' : english);

export type Bilingual = Readonly<Record<Locale, string>>;
