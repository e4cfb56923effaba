import type { Browser } from '@traiteur/front/browser/browser.ts';
import { settingsOf } from '@traiteur/front/settings.ts';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createTranslator } from 'use-intl/core';
import type { islandWords } from '@traiteur/words/shop.ts';
import type { ShopMessages } from '../language/use-shop-words.ts';
import { Surroundings } from '../language/Surroundings.tsx';
import type { IslandName, Islands } from './island-source.ts';

const wordModules = {
  fr: () => import('virtual:words/islands/fr'),
  en: () => import('virtual:words/islands/en'),
};

interface Surrounded {
  islands: Islands;
  around: (island: ReactNode) => ReactNode;
}

export async function hydrateIslands(document: Document, browser: Browser, { islands, around }: Surrounded) {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'fr';
  const settings = settingsOf(browser.settings);
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const [{ default: messages }] = await Promise.all([
    wordModules[locale](),
    ...places.map((place) => islands[nameOf(place)].load()),
  ]);
  await Promise.all(
    places.map(async (place) => {
      const Part = (await islands[nameOf(place)].load()).default as ComponentType<object>;
      const props = JSON.parse(place.dataset['props'] ?? '{}') as object;
      hydrateRoot(
        place,
        around(
          <Surroundings locale={locale} settings={settings} messages={messages}>
            <Part {...props} />
          </Surroundings>,
        ),
        { identifierPrefix: place.dataset['prefix'] ?? '' },
      );
    }),
  );
  /** Texts for code outside of React. */
  return <Namespace extends keyof typeof islandWords>(namespace: Namespace) =>
    createTranslator<ShopMessages, Namespace>({ locale, messages, namespace });
}

const nameOf = (place: HTMLElement) => place.dataset['island'] as IslandName;
