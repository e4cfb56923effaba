import type { Locale } from '@traiteur/domain/text/language.ts';

/** The first supported language of `Accept-Language`; else French. */
export function localeOf(header: string | undefined): Locale {
  const match = /(?:^|,)\s*(fr|en)\b/i.exec(header ?? '');
  return match?.[1]?.toLowerCase() === 'en' ? 'en' : 'fr';
}
