import type { BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { type MockInstance, vi } from 'vitest';

export interface Tab {
  page: Page;
  context: BrowserContext;
  options: BrowserContextOptions;
  /** The scripts that were added to it, each with what takes it back. */
  scripts: MockInstance<Page['addInitScript']>;
  /** Its clock: once a test has set it, it stays set. */
  heldClock: MockInstance<Page['clock']['install']>;
}

/** Empty tabs that wait for their next person, on the files of a site that they have loaded already. */
const waiting: Tab[] = [];

/** A tab without anybody's cookies: one that was used before where there is one of that kind, unless it shall be the first visit. */
export async function openTab(options: BrowserContextOptions, isFirstVisit: boolean): Promise<Tab> {
  const kind = JSON.stringify(options);
  const index = isFirstVisit ? -1 : waiting.findIndex((tab) => JSON.stringify(tab.options) === kind);
  const [tab = await newTab(options)] = index < 0 ? [] : waiting.splice(index, 1);
  return tab;
}

async function newTab(options: BrowserContextOptions): Promise<Tab> {
  const context = await (await openChromium()).newContext(options);
  // On a busy machine a page may take as long as its test.
  context.setDefaultTimeout(100_000);
  const page = await context.newPage();
  const [scripts, heldClock] = [vi.spyOn(page, 'addInitScript'), vi.spyOn(page.clock, 'install')];
  return { page, context, options, scripts, heldClock };
}

const listened = ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/** Empties a tab for the next person; closes it where that cannot be. */
export async function leaveTab(tab: Tab): Promise<void> {
  const { page, context, options, scripts, heldClock } = tab;
  const isElsewhere = !page.url().startsWith(options.baseURL ?? '');
  try {
    if (heldClock.mock.calls.length > 0 || page.isClosed() || isElsewhere) return await context.close();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of listened) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const { value } of scripts.mock.results) await (await (value as Promise<Disposable>)).dispose();
    scripts.mockClear();
    await context.setOffline(false);
    if (options.viewport) await page.setViewportSize(options.viewport);
    await clearStorage(tab);
    waiting.push(tab);
  } catch {
    await context.close();
  }
}

/** Opens a page without our scripts, which could write the storage again. */
async function clearStorage({ page, context }: Tab): Promise<void> {
  await page.goto('/brand.svg');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}
