import { spokenLocale } from '@traiteur/domain/text/accepted-languages.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Cookies } from '../browser/cookies.ts';

const cookie = 'language';

export const prefixOf = (path: string): 'en' | undefined => (/^\/en(\/|$)/.test(path) ? 'en' : undefined);

export const localeOf = (path: string): Locale => prefixOf(path) ?? 'fr';

export function createLanguages(cookies: Cookies, languages: readonly string[]) {
  return {
    /** The path's prefix, then the cookie, then the browser, then French. */
    preferred(path: string): Locale {
      const chosenLocale = cookies.read(cookie);
      if (prefixOf(path)) return 'en';
      if (chosenLocale === 'fr' || chosenLocale === 'en') return chosenLocale;
      return spokenLocale(languages);
    },
    remember: (locale: Locale): void => cookies.write(cookie, locale, 365),
  };
}
