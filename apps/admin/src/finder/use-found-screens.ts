import type { PaletteGroup } from '@traiteur/kit/overlays/PaletteList.tsx';
import { useTranslations } from 'use-intl';
import { menuGroups } from '../menu-groups.ts';
import { byRank } from './rank.ts';
import { useFront } from '@traiteur/front/front.ts';
import { screenTitles, site } from '../addresses.ts';
import { useTo } from '../use-to.ts';

/** How many screens are shown among other results. */
const most = 6;

/** Contents that a screen's title does not name. */
const holds = { productConstants: ['categories.title', 'taxRates.title'] } as const;

/** Matches title, menu entry and contents of the screens this user may open; an empty text matches all. */
export function useFoundScreens(text: string): PaletteGroup {
  const to = useTo();
  const { isOffered } = useFront();
  const words = useTranslations();
  const allScreens = namedScreens(words)
    .filter(({ name }) => isOffered(site.screens[name]))
    .map(({ name, ...texts }) => ({ to: to(name), ...texts }));
  const matches = foundScreens(text, allScreens);
  return { label: words('finder.screens'), items: text.trim() ? matches.slice(0, most) : matches };
}

/** Matches by name come before matches by keyword. */
export function foundScreens<One extends { searchText: string; keywords: string }>(
  text: string,
  screens: One[],
): One[] {
  const called = byRank(text, screens, ({ searchText }) => searchText);
  const holding = byRank(text, screens, ({ keywords }) => keywords);
  return [...new Set([...called, ...holding])];
}

/** The screens that have a title. */
export function namedScreens(words: ReturnType<typeof useTranslations<never>>) {
  const entries = menuGroups.flatMap((group) => group.entries);
  return Object.entries(screenTitles).map(([key, title]) => {
    const name = key as keyof typeof screenTitles;
    const entry = entries.find(({ screen }) => screen === name);
    const inMenu = entry ? words(entry.label) : '';
    const detail =
      name in holds ? holds[name as keyof typeof holds].map((content) => words(content)).join(' · ') : undefined;
    // A test ensures that each key of the keywords is the name of a screen.
    const keywordsKey = `finder.keywords.${name}` as 'finder.keywords.orders';
    const keywords = words.has(keywordsKey) ? words(keywordsKey) : '';
    return { name, title: words(title), detail, keywords, searchText: [words(title), inMenu, detail].join(' · ') };
  });
}
