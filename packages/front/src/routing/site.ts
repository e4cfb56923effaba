import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import { matchPath } from 'react-router';
import { localeOf } from '../language/locale.ts';
import { safePath } from './safe-path.ts';
import { fill, type ParametersOf, type Screen } from './screen.ts';

/** A screen at an address, with the address's parameters. */
interface ScreenMatch {
  name: string;
  screen: Screen;
  parameters: Record<string, string | undefined>;
}

/** What a front end knows of its addresses. */
export interface Site {
  /** The screen at a path; undefined where there is none. */
  screenAt: (path: string) => ScreenMatch | undefined;
  /** The same screen in the other language; where there is none, an address in that language which is none either. */
  inLanguage: (path: string, locale: Locale) => string;
  /** Where to go after signing in: the page that was wanted, when it is one of ours, in the language one signs in with. */
  wantedPath: (search: string, locale: Locale) => string;
  /** The sign-in screen, which leads back to a page after signing in. */
  signInPath: (path: string, rest: string) => string;
  addressOf: (name: 'home' | 'signIn', locale: Locale) => string;
}

/** Every front end has these two screens, and its own. */
type Screens = Record<string, Screen> & Record<'home' | 'signIn', Screen>;

/** The parameters that a screen's address takes, left out where it takes none. */
export type AddressParameters<All extends Screens, Name extends keyof All & string> = keyof ParametersOf<
  All[Name]['fr']
> extends never
  ? [parameters?: Record<never, never>]
  : [parameters: ParametersOf<All[Name]['fr']>];

/** The addresses of a front end's screens, and back from an address to its screen. */
export function createSite<const All extends Screens>(screens: All) {
  const all = Object.entries<Screen>(screens).sort(([, one], [, other]) => parameterCount(one) - parameterCount(other));

  function screenAt(path: string): ScreenMatch | undefined {
    for (const [name, screen] of all) {
      const match = matchPath(screen[localeOf(path)], path);
      if (match) return { name, screen, parameters: match.params };
    }
    return undefined;
  }

  /** The only way to write an address: that of a screen in a language, its parameters filled in. */
  const addressOf = <Name extends keyof All & string>(
    name: Name,
    locale: Locale,
    ...[parameters = {}]: AddressParameters<All, Name>
  ): string => fill((screens[name] as Screen)[locale], parameters);

  function inLanguage(path: string, locale: Locale): string {
    const place = screenAt(path);
    if (place) return fill(place.screen[locale], parametersIn(place, locale));
    // Two slashes at the beginning would name another host.
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
    signInPath(path: string, rest: string): string {
      const isHome = path === screens.home.fr || path === screens.home.en;
      return screens.signIn[localeOf(path)] + (isHome ? '' : `?to=${encodeURIComponent(path + rest)}`);
    },
  };
}

/** How many parameters an address takes: a word that stands for itself is never another screen's parameter. */
const parameterCount = ({ fr }: Screen): number => fr.split(':').length - 1;

const isNumber = /^[1-9]\d{0,9}$/;

/** Whether an address's parameters are what its screen takes: an id that is no id leads nowhere. */
export const isAccepted = ({ screen, parameters }: ScreenMatch): boolean =>
  Object.entries(parameters).every(([name, value]) => {
    if (value === undefined) return true;
    if (name === 'id') return isNumber.test(value);
    return screen.terms[name] === undefined || termIn(screen, name, value) !== undefined;
  });

/** A place's parameters as that language writes them. */
const parametersIn = ({ screen, parameters }: ScreenMatch, locale: Locale): ScreenMatch['parameters'] =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, termIn(screen, name, value)?.[locale] ?? value]),
  );

const termIn = ({ terms }: Screen, name: string, value: string | undefined): Bilingual | undefined =>
  terms[name]?.find(({ fr, en }) => value === fr || value === en);
