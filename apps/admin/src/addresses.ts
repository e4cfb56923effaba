import { createSite } from '@traiteur/front/routing/site.ts';
import type { Screen } from '@traiteur/front/routing/screen.ts';
import type { Label } from './noun/noun.ts';
import { nouns } from './nouns.ts';

/** The intersection of a union's members. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Screens = Together<(typeof nouns)[number]['screens']>;

/** The site map, read by router, menu, links, language switch and tests. It imports no page. */
// The assertion gives back the screens' names, which `Object.assign` forgets.
export const screens = Object.assign({}, ...nouns.map((noun) => noun.screens)) as Screens;

export const site = createSite(screens);

export type ScreenName = keyof Screens;

export function screenNamed(name: string): Screen | undefined {
  const byName: Readonly<Record<string, Screen>> = screens;
  return byName[name];
}

/** Screens whose address has no parameters: lists, reports, forms that add. */
export type PlainScreen = {
  [Name in ScreenName]: Screens[Name]['fr'] extends `${string}:${string}` ? never : Name;
}[ScreenName];

/** Titles of the plain screens behind the sign-in: their headings, except the home screen, whose heading greets. */
export const screenTitles = Object.assign({}, ...nouns.map(({ titles }) => titles)) as Readonly<
  Record<TitledScreen, Label>
>;
export type TitledScreen = Exclude<PlainScreen, 'signIn' | 'signInEnglishWord'>;
