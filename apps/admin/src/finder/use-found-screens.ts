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

/** Screens of settings, found by each of them too. */
const settingsOf = {
  company: 'company.fields',
  houseSettings: 'houseSettings.fields',
  deliveryConfigurations: 'deliveryConfigurations.fields',
  productConstants: 'productConstants.fields',
  siteTexts: 'siteTexts.fields',
  security: 'secondFactor.fields',
} as const satisfies Partial<Record<keyof typeof screenTitles, string>>;

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

interface NamedScreen {
  searchText: string;
  keywords: string;
  detail?: string | undefined;
  /** Labels of the settings that it holds. */
  settings: readonly string[];
}

/** Matches by name come before those by keyword or by a setting, which is then told of. */
export function foundScreens<One extends NamedScreen>(text: string, screens: One[]): One[] {
  if (text.trim() === '') return screens;
  const called = byRank(text, screens, ({ searchText }) => searchText);
  const holding = byRank(text, screens, ({ keywords }) => keywords);
  const bySetting = screens.flatMap((screen) => {
    const [setting] = byRank(text, screen.settings, (label) => label);
    return setting === undefined ? [] : [{ screen, setting }];
  });
  const settingIn = new Map(bySetting.map(({ screen, setting }) => [screen, setting]));
  const isCalled = new Set(called);
  return [...new Set([...called, ...holding, ...settingIn.keys()])].map((screen) => {
    const setting = settingIn.get(screen);
    return setting === undefined || isCalled.has(screen) ? screen : { ...screen, detail: setting };
  });
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
    const settingsKey = name in settingsOf ? settingsOf[name as keyof typeof settingsOf] : undefined;
    // Labels are phrases without arguments; the type of the words knows them one by one only.
    const fields = settingsKey
      ? Object.values(words.raw(settingsKey as 'company.fields.iban') as Record<string, string>)
      : [];
    return {
      name,
      title: words(title),
      detail,
      keywords,
      settings: fields,
      searchText: [words(title), inMenu, detail].join(' · '),
    };
  });
}
