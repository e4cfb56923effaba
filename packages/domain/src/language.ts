/** The languages that we speak, the usual one first. */
export const locales = ['fr', 'en'] as const;

export type Locale = (typeof locales)[number];

/** The same text in each of them. */
export type Bilingual = Readonly<Record<Locale, string>>;
