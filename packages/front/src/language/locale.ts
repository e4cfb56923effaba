import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Cookies } from '../browser/cookies.ts';

const cookie = 'language';

/** English when the path says so by its prefix; undefined when the path leaves it open. */
export const prefixOf = (path: string): 'en' | undefined => (/^\/en(\/|$)/.test(path) ? 'en' : undefined);

/** The language that a path is shown in. */
export const localeOf = (path: string): Locale => prefixOf(path) ?? 'fr';

/** Which language somebody wants: what they chose before, then what their browser says. */
export function createLanguages(cookies: Cookies, languages: readonly string[]) {
  return {
    /** The language to show a path in: its prefix, then the cookie, then the browser's languages, then French. */
    preferred(path: string): Locale {
      const chosenLocale = cookies.read(cookie);
      if (prefixOf(path)) return 'en';
      if (chosenLocale === 'fr' || chosenLocale === 'en') return chosenLocale;
      const spokenLocale = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'fr' || tag === 'en');
      return spokenLocale === 'en' ? 'en' : 'fr';
    },
    remember: (locale: Locale): void => cookies.write(cookie, locale, 365),
  };
}
