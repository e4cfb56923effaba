import type { BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';

export interface TabOptions extends BrowserContextOptions {
  /** The code of other screens is loaded ahead at rest, as for people who do not save data. Else it comes when one goes there. */
  loadsAhead?: boolean;
}

export interface Tab {
  page: Page;
  context: BrowserContext;
  options: TabOptions;
  /** What takes back each script that was added to it. */
  scripts: Disposable[];
  /** Once a test has set the clock, it stays set. */
  isClockHeld: boolean;
}

/** Empty tabs that wait for their next person, on the files of a site that they have loaded already. */
const waiting: Tab[] = [];

/** A tab without anybody's cookies: one that was used before where there is one of that kind, unless it shall be the first visit. */
export async function openTab(options: TabOptions, isFirstVisit: boolean): Promise<Tab> {
  const kind = JSON.stringify(options);
  const index = isFirstVisit ? -1 : waiting.findIndex((tab) => JSON.stringify(tab.options) === kind);
  const [tab = await newTab(options)] = index < 0 ? [] : waiting.splice(index, 1);
  return tab;
}

async function newTab(options: TabOptions): Promise<Tab> {
  const { loadsAhead = false, ...contextOptions } = options;
  const context = await (await openChromium()).newContext(contextOptions);
  // On a busy machine a page may take as long as its test.
  context.setDefaultTimeout(100_000);
  if (!loadsAhead) await context.addInitScript(saveData);
  const page = await context.newPage();
  const tab: Tab = { page, context, options, scripts: [], isClockHeld: false };
  watchChanges(tab);
  return tab;
}

/** Loading all screens ahead at each load of a page takes a third of it. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/** Notes what a person changes of the tab itself. Vitest would take its own spies off when the next file begins, and the tab goes on. */
function watchChanges(tab: Tab): void {
  const { page } = tab;
  const [addInitScript, installClock] = [page.addInitScript.bind(page), page.clock.install.bind(page.clock)];
  page.addInitScript = async (script, argument) => {
    const added = await addInitScript(script, argument);
    tab.scripts.push(added);
    return added;
  };
  page.clock.install = async (options) => {
    tab.isClockHeld = true;
    return installClock(options);
  };
}

const listened = ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/** Empties a tab for the next person; closes it where that cannot be. */
export async function leaveTab(tab: Tab): Promise<void> {
  const { page, context, options } = tab;
  const isElsewhere = !page.url().startsWith(options.baseURL ?? '');
  try {
    if (tab.isClockHeld || page.isClosed() || isElsewhere) return await context.close();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of listened) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const script of tab.scripts.splice(0)) await script.dispose();
    await context.setOffline(false);
    if (options.viewport) await page.setViewportSize(options.viewport);
    await clearStorage(tab);
    waiting.push(tab);
  } catch {
    await context.close();
  }
}

/** Closes the tabs on a site that goes away. */
export async function closeTabs(site: string): Promise<void> {
  const isOfSite = ({ options }: Tab) => options.baseURL === site;
  const theirs = waiting.filter(isOfSite);
  waiting.splice(0, Infinity, ...waiting.filter((tab) => !isOfSite(tab)));
  await Promise.all(theirs.map(({ context }) => context.close()));
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
