import { type BrowserContextOptions, type CDPSession, chromium } from 'playwright-core';
import { chromiumOptions } from '../chromium-options.ts';
import { alive } from './client.ts';

/** Chromium's headless shell keeps no page at all, for these reasons; it names the others all the same. */
const ofHeadlessShell = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

interface Walk {
  shopUrl: string;
  storageState: BrowserContextOptions['storageState'];
  paths: readonly string[];
}

/** Leaves each page and goes back to it: with each the reasons, as Chromium names them, why it could not be kept as it was. */
export async function pagesNotKept({ shopUrl, storageState, paths }: Walk): Promise<string[]> {
  // Playwright would turn it off.
  const browser = await chromium.launch({ ...chromiumOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const context = await browser.newContext({ baseURL: shopUrl, locale: 'fr-FR', storageState });
    const faults: string[] = [];
    for (const path of paths) {
      // In a tab of its own: one that came back may be drawn anew, for what its visitor avoids by now.
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

/** Why the next page that one goes back to was not kept; none where it was. */
const reasonsOfNext = (session: CDPSession) =>
  new Promise<string[]>((resolve) => {
    session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
    session.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]));
  });
