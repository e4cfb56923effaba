import type { Locale } from '@traiteur/domain/text/language.ts';

/** The first language of an `Accept-Language` header that we speak; French without one. */
export function localeOf(header: string | undefined): Locale {
  const match = /(?:^|,)\s*(fr|en)\b/i.exec(header ?? '');
  return match?.[1]?.toLowerCase() === 'en' ? 'en' : 'fr';
}
