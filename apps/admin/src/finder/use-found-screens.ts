import type { PaletteGroup } from '@traiteur/kit/overlays/PaletteList.tsx';
import { useTranslations } from 'use-intl';
import { menuGroups } from '../frame/menu-groups.ts';
import { byRank } from './rank.ts';
import { useFront } from '@traiteur/front/front.ts';
import { screenTitles, site } from '../addresses.ts';
import { useTo } from '../use-to.ts';

/** How many screens are shown among other results. */
const most = 6;

/** What a screen whose title does not say so is looked for by. */
const holds = { productConstants: ['categories.title', 'taxRates.title'] } as const;

/** The screens this user may open whose title, name in the menu or contents answer what is typed; all of them while nothing is. */
export function useFoundScreens(text: string): PaletteGroup {
  const to = useTo();
  const { isOffered } = useFront();
  const words = useTranslations();
  const all = namedScreens(words)
    .filter(({ name }) => isOffered(site.screens[name]))
    .map(({ name, ...texts }) => ({ to: to(name), ...texts }));
  const matches = byRank(text, all, ({ searchText }) => searchText);
  return { label: words('finder.screens'), items: text.trim() ? matches.slice(0, most) : matches };
}

/** The screens that have a title, with what each is called and found by. */
export function namedScreens(words: ReturnType<typeof useTranslations<never>>) {
  const entries = menuGroups.flatMap((group) => group.entries);
  return Object.entries(screenTitles).map(([key, title]) => {
    const name = key as keyof typeof screenTitles;
    const entry = entries.find(({ screen }) => screen === name);
    const inMenu = entry ? words(entry.label) : '';
    const detail =
      name in holds ? holds[name as keyof typeof holds].map((content) => words(content)).join(' · ') : undefined;
    return { name, title: words(title), detail, searchText: [words(title), inMenu, detail].join(' · ') };
  });
}
