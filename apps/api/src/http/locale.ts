import { acceptedLanguages, spokenLocale } from '@traiteur/domain/text/accepted-languages.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';

/** French without a header. */
export const localeOf = (header: string | undefined): Locale => spokenLocale(acceptedLanguages(header ?? ''));
