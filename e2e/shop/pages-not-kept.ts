import { type BrowserContextOptions, type CDPSession, chromium } from 'playwright-core';
import { chromiumOptions } from '../chromium-options.ts';
import { alive } from './client.ts';

/** The headless shell keeps no page, for these reasons; it still names the others. */
const ofHeadlessShell = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

interface Walk {
  shopUrl: string;
  storageState: BrowserContextOptions['storageState'];
  paths: readonly string[];
}

/** Chromium's reasons for not using its back/forward cache. */
export async function pagesNotKept({ shopUrl, storageState, paths }: Walk): Promise<string[]> {
  // Playwright turns the cache off.
  const browser = await chromium.launch({ ...chromiumOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const context = await browser.newContext({ baseURL: shopUrl, locale: 'fr-FR', storageState });
    const faults: string[] = [];
    for (const path of paths) {
      // In a new tab: a restored page may reload if the avoided allergens differ.
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Page.enable');
      await page.goto(path);
      await alive(page);
      await page.goto('/robots.txt');
      const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
      const reasons = reasonsOfNext(session);
      await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
      for (const reason of await reasons) if (!ofHeadlessShell.includes(reason)) faults.push(`${path}: ${reason}`);
    }
    return faults;
  } finally {
    await browser.close();
  }
}

const reasonsOfNext = (session: CDPSession) =>
  new Promise<string[]>((resolve) => {
    session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
    session.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]));
  });
