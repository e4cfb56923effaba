import type { Locale } from '@traiteur/domain/language.ts';
import { readCookie, writeCookie } from './cookies.ts';

const cookie = 'language';

/** English when the path says so by its prefix; undefined when the path leaves it open. */
export const localeOfPath = (path: string): 'en' | undefined => (/^\/en(\/|$)/.test(path) ? 'en' : undefined);

/** The language to show a path in: its prefix, then the cookie, then the browser's languages, then French. */
export function preferredLocale(path: string): Locale {
  const kept = readCookie(cookie);
  if (localeOfPath(path)) return 'en';
  if (kept === 'fr' || kept === 'en') return kept;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'fr' || tag === 'en');
  return spoken === 'en' ? 'en' : 'fr';
}

export const rememberLocale = (locale: Locale): void => writeCookie(cookie, locale, 365);

/** The current page's language. */
export const currentLocale = (): Locale => localeOfPath(location.pathname) ?? 'fr';
