import { acceptedLanguages, spokenLocale } from '@traiteur/domain/text/accepted-languages.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';

/** The best language of an `Accept-Language` header that we speak; French without one. */
export const localeOf = (header: string | undefined): Locale => spokenLocale(acceptedLanguages(header ?? ''));
