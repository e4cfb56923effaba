import type { Locale } from '@traiteur/domain/language.ts';
import { matchPath } from 'react-router';
import { fill, screens, to } from '../screens.ts';
import type { Screen } from './screen.ts';
import { api } from './api.ts';
import { currentLocale, localeOfPath } from './locale.ts';
import { safePath } from './safe-path.ts';

export const allScreens: readonly Screen[] = Object.values(screens);

/** The screen at a path, with its parameters. */
export function screenAt(path: string) {
  for (const screen of allScreens) {
    const match = matchPath(screen[localeOfPath(path) ?? 'fr'], path);
    if (match) return { screen, parameters: match.params };
  }
  return undefined;
}

/** Whether the description offers this user all that the screen cannot do without. */
export const isOffered = ({ needs }: Screen): boolean =>
  needs.every((need) => {
    const [tag, operation] = need.split(' ');
    return api.offers(tag as never, operation as never);
  });

/** Whether an address's parameters are what its screen takes: an id that is no id leads nowhere. */
export const isAccepted = ({ screen, parameters }: NonNullable<ReturnType<typeof screenAt>>): boolean =>
  Object.entries(parameters).every(
    ([name, value]) => value === undefined || (screen.accepts?.[name]?.test(value) ?? true),
  );

/** The same screen in the other language; the home screen where there is none. */
export function inLanguage(path: string, locale: Locale): string {
  const found = screenAt(path);
  return found ? fill(found.screen[locale], found.parameters) : to('home', {}, locale);
}

/** Where to go after signing in: the page that was wanted, when it is one of ours, in the language one signs in with. */
export function wantedPath(search: string): string {
  const wanted = safePath(new URLSearchParams(search).get('to')) ?? to('home');
  const [path = ''] = wanted.split(/[?#]/);
  return screenAt(path) ? inLanguage(path, currentLocale()) + wanted.slice(path.length) : wanted;
}

/** The sign-in screen, which leads back to a page after signing in. */
export function signInPath(path: string, rest: string): string {
  const wanted = path === screens.home.fr || path === screens.home.en ? '' : `?to=${encodeURIComponent(path + rest)}`;
  return to('signIn', {}, localeOfPath(path) ?? 'fr') + wanted;
}
