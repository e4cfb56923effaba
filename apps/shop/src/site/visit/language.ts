import { acceptedLanguages } from '@traiteur/domain/text/accepted-languages.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { createLanguages, localeOf } from '@traiteur/front/language/locale.ts';
import { addresses, patternAddress } from '../../addresses.ts';
import type { PageMatch } from '../../place.ts';
import { cookieIn, setCookie } from './cookies.ts';

/** Not the administration's cookie: cookies ignore the port. */
const cookie = 'language.client';

/**
 * A visitor from elsewhere is led to their own language if the address has none, and away from a trailing slash. A link
 * of our own pages is followed as it is, but to a language that the site does not speak.
 */
export function betterAddress(
  request: Request,
  url: URL,
  place: PageMatch | undefined,
  onlyLanguage?: Locale,
): { address: string; status: number } | undefined {
  const { pathname, search } = url;
  if (!place) {
    const bare = pathname === addresses.home[1].slice(0, -1) ? addresses.home[1] : withoutLastSlashes(pathname);
    // "//host" would lead to another site.
    if (bare === pathname || bare === '' || bare.startsWith('//')) return undefined;
    return { address: bare + search, status: 301 };
  }
  if (onlyLanguage) {
    const address = patternAddress(place.name, onlyLanguage, place.parameters) + search;
    return localeOf(pathname) === onlyLanguage ? undefined : { address, status: 302 };
  }
  if (localeOf(pathname) === 'en' || comesFromUs(request)) return undefined;
  return wantedLanguage(request, pathname) === 'en'
    ? { address: patternAddress(place.name, 'en', place.parameters) + search, status: 302 }
    : undefined;
}

/** A loop, because a regular expression needs quadratic time on many slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Only if the client followed one of our links to the other language. */
export function languageCookieFor(request: Request, locale: Locale): Record<string, string> {
  const isNews = comesFromUs(request) && cookieIn(request, cookie) !== locale;
  return isNews ? { 'set-cookie': setCookie(request, cookie, locale, 365) } : {};
}

function wantedLanguage(request: Request, path: string): Locale {
  const read = () => cookieIn(request, cookie);
  const languages = acceptedLanguages(request.headers.get('accept-language') ?? '');
  return createLanguages({ read, write: () => undefined }, languages).preferred(path);
}

/** Older browsers send the referrer only. */
function comesFromUs({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const referrer = headers.get('referer');
  return referrer !== null && URL.parse(referrer)?.host === headers.get('host');
}
