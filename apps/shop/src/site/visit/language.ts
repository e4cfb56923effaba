import { acceptedLanguages } from '@traiteur/domain/text/accepted-languages.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { createLanguages, localeOf } from '@traiteur/front/language/locale.ts';
import { addresses, patternAddress } from '../../addresses.ts';
import type { PageMatch } from '../../place.ts';
import { cookieIn, setCookie } from './cookies.ts';

/** Its own: a cookie knows no port, and the administration keeps the language of its people in another one. */
const cookie = 'language.client';

/**
 * Where somebody should be instead: at the same page in their language when they come from elsewhere to an address without one, at its address
 * without a slash too many. Who comes from a page of ours has chosen what they follow.
 */
export function betterAddress(
  request: Request,
  url: URL,
  place: PageMatch | undefined,
): { address: string; status: number } | undefined {
  const { pathname, search } = url;
  if (!place) {
    const bare = pathname === addresses.home[1].slice(0, -1) ? addresses.home[1] : withoutLastSlashes(pathname);
    // An address that begins with two slashes is another site's.
    if (bare === pathname || bare === '' || bare.startsWith('//')) return undefined;
    return { address: bare + search, status: 301 };
  }
  if (localeOf(pathname) === 'en' || comesFromUs(request)) return undefined;
  return wantedLanguage(request, pathname) === 'en'
    ? { address: patternAddress(place.name, 'en', place.parameters) + search, status: 302 }
    : undefined;
}

/** By hand: an expression would look at a long row of slashes anew from each of them. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Keeps the language that somebody has changed to, by a link of ours. */
export function languageCookieFor(request: Request, locale: Locale): Record<string, string> {
  const isNews = comesFromUs(request) && cookieIn(request, cookie) !== locale;
  return isNews ? { 'set-cookie': setCookie(request, cookie, locale, 365) } : {};
}

function wantedLanguage(request: Request, path: string): Locale {
  const read = () => cookieIn(request, cookie);
  const languages = acceptedLanguages(request.headers.get('accept-language') ?? '');
  return createLanguages({ read, write: () => undefined }, languages).preferred(path);
}

/** Older browsers say from which page they come alone. */
function comesFromUs({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const referrer = headers.get('referer');
  return referrer !== null && URL.parse(referrer)?.host === headers.get('host');
}
