import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import { matchPath } from 'react-router';
import { localeOf } from '../language/locale.ts';
import { safePath } from './safe-path.ts';
import { fill, type ParametersOf, type Screen } from './screen.ts';

interface ScreenMatch {
  name: string;
  screen: Screen;
  parameters: Record<string, string | undefined>;
}

export interface Site {
  screenAt: (path: string) => ScreenMatch | undefined;
  /** Without a screen, an unknown address in that language. */
  inLanguage: (path: string, locale: Locale) => string;
  /** The page wanted before sign-in, if it is ours, in the language of the sign-in. */
  wantedPath: (search: string, locale: Locale) => string;
  signInPath: (path: string, rest: string) => string;
  addressOf: (name: 'home' | 'signIn', locale: Locale) => string;
}

type Screens = Record<string, Screen> & Record<'home' | 'signIn', Screen>;

export type AddressParameters<All extends Screens, Name extends keyof All & string> = keyof ParametersOf<
  All[Name]['fr']
> extends never
  ? [parameters?: Record<never, never>]
  : [parameters: ParametersOf<All[Name]['fr']>];

export function createSite<const All extends Screens>(screens: All) {
  const sortedScreens = Object.entries<Screen>(screens).sort(([, a], [, b]) => parameterCount(a) - parameterCount(b));

  function screenAt(path: string): ScreenMatch | undefined {
    for (const [name, screen] of sortedScreens) {
      const match = matchPath(screen[localeOf(path)], path);
      if (match) return { name, screen, parameters: match.params };
    }
    return undefined;
  }

  const addressOf = <Name extends keyof All & string>(
    name: Name,
    locale: Locale,
    ...[parameters = {}]: AddressParameters<All, Name>
  ): string => fill((screens[name] as Screen)[locale], parameters);

  function inLanguage(path: string, locale: Locale): string {
    const place = screenAt(path);
    if (place) return fill(place.screen[locale], parametersIn(place, locale));
    // A leading `//` would name another host.
    return screens.home[locale] + path.slice(screens.home[localeOf(path)].length).replace(/^\/+/, '');
  }

  return {
    screens,
    screenAt,
    addressOf,
    inLanguage,
    wantedPath(search: string, locale: Locale): string {
      const target = safePath(new URLSearchParams(search).get('to')) ?? screens.home[locale];
      const [path = ''] = target.split(/[?#]/);
      return screenAt(path) ? inLanguage(path, locale) + target.slice(path.length) : target;
    },
    signInPath(path: string, suffix: string): string {
      const isHome = path === screens.home.fr || path === screens.home.en;
      return screens.signIn[localeOf(path)] + (isHome ? '' : `?to=${encodeURIComponent(path + suffix)}`);
    },
  };
}

/** Fewest parameters first: a fixed word must not match as a parameter. */
const parameterCount = ({ fr }: Screen): number => fr.split(':').length - 1;

const isNumber = /^[1-9]\d{0,9}$/;

/** An invalid id is a 404. */
export const isAccepted = ({ screen, parameters }: ScreenMatch): boolean =>
  Object.entries(parameters).every(([name, value]) => {
    if (value === undefined) return true;
    if (name === 'id') return isNumber.test(value);
    return screen.terms[name] === undefined || termIn(screen, name, value) !== undefined;
  });

const parametersIn = ({ screen, parameters }: ScreenMatch, locale: Locale): ScreenMatch['parameters'] =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, termIn(screen, name, value)?.[locale] ?? value]),
  );

const termIn = ({ terms }: Screen, name: string, value: string | undefined): Bilingual | undefined =>
  terms[name]?.find(({ fr, en }) => value === fr || value === en);
