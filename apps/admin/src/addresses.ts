import { createSite } from '@traiteur/front/routing/site.ts';
import type { Screen } from '@traiteur/front/routing/screen.ts';
import type { Label } from './noun/noun.ts';
import { nouns } from './nouns.ts';

/** All members of a union in one. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Screens = Together<(typeof nouns)[number]['screens']>;

/** The site map: router, menu, links, language switch and the tests of every screen read it. It knows no page. */
// Copying the nouns' screens into one object forgets their names, which the nouns' types still say.
export const screens = Object.assign({}, ...nouns.map((noun) => noun.screens)) as Screens;

/** The addresses of the administration: every link, the language switch and the guard ask it. */
export const site = createSite(screens);

export type ScreenName = keyof Screens;

/** The screen of a name that a noun states. */
export function screenNamed(name: string): Screen | undefined {
  const byName: Readonly<Record<string, Screen>> = screens;
  return byName[name];
}

/** Screens that an address alone leads to: lists, reports, the forms that add. */
export type PlainScreen = {
  [Name in ScreenName]: Screens[Name]['fr'] extends `${string}:${string}` ? never : Name;
}[ScreenName];

/** What each screen is called that an address alone leads to, for who is signed in: its heading, but for the home screen's, which greets. */
export const screenTitles = Object.assign({}, ...nouns.map(({ titles }) => titles)) as Readonly<
  Record<TitledScreen, Label>
>;
export type TitledScreen = Exclude<PlainScreen, 'signIn' | 'signInEnglishWord'>;
