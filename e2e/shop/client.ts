import type { Page } from 'playwright-core';
import { type TabOptions, type Visit, visitIn } from '../browser.ts';

export const visitorOf = (shopUrl: string, options: TabOptions = {}): Promise<Visit> =>
  visitIn(
    // A service worker's cache would stay for the next page.
    {
      baseURL: shopUrl,
      locale: 'fr-FR',
      viewport: { width: 1280, height: 860 },
      serviceWorkers: 'block',
      ...options,
    },
    true,
  );

export const alive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['alive'] === 'true');
