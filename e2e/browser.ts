import type { BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';

export interface TabOptions extends BrowserContextOptions {
  /** The code of other screens is loaded ahead at rest, as for people who do not save data. Else it comes when one goes there. */
  loadsAhead?: boolean;
}

interface Tab {
  page: Page;
  context: BrowserContext;
  options: TabOptions;
  /** What takes back each script that was added to it. */
  scripts: Disposable[];
  /** Which slow it, or give it devices. */
  sessions: CDPSession[];
  /** Once a test has set the clock, it stays set. */
  isClockHeld: boolean;
}

/** Empty tabs that wait for their next person, on the files of a site that they have loaded already; the one left last is the last. */
const waiting: Tab[] = [];

/** Each of them keeps a process of the browser. */
const mostWaiting = 12;

/** A tab without anybody's cookies: one that was used before where there is one of that kind, unless it shall be the first visit. */
export async function openTab(options: TabOptions, isFirstVisit: boolean): Promise<Tab> {
  const kind = kindOf(options);
  const index = isFirstVisit ? -1 : waiting.findLastIndex((tab) => kindOf(tab.options) === kind);
  const [tab] = index < 0 ? [] : waiting.splice(index, 1);
  if (!tab) return newTab(options);
  if (options.viewport) await tab.page.setViewportSize(options.viewport);
  return tab;
}

/** A tab may take any size, but keeps the rest of what it was opened with. */
const kindOf = ({ viewport, ...rest }: TabOptions) => JSON.stringify({ ...rest, hasViewport: !!viewport });

async function newTab(options: TabOptions): Promise<Tab> {
  const { loadsAhead = false, ...contextOptions } = options;
  const context = await (await openChromium()).newContext(contextOptions);
  // On a busy machine a page may take as long as its test.
  context.setDefaultTimeout(100_000);
  if (!loadsAhead) await context.addInitScript(saveData);
  const page = await context.newPage();
  const tab: Tab = { page, context, options, scripts: [], sessions: [], isClockHeld: false };
  watchChanges(tab);
  return tab;
}

/** Loading all screens ahead at each load of a page takes a third of it. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/** Notes what a person changes of the tab itself. Vitest would take its own spies off when the next file begins, and the tab goes on. */
function watchChanges(tab: Tab): void {
  const { page, context } = tab;
  const [addInitScript, installClock] = [page.addInitScript.bind(page), page.clock.install.bind(page.clock)];
  const openSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await openSession(target);
    tab.sessions.push(session);
    return session;
  };
  page.addInitScript = async (script, argument) => {
    const handle = await addInitScript(script, argument);
    tab.scripts.push(handle);
    return handle;
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
    for (const otherPage of context.pages()) if (otherPage !== page) await otherPage.close();
    for (const event of listened) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const script of tab.scripts.splice(0)) await script.dispose();
    // A test may have ended its own.
    for (const session of tab.sessions.splice(0)) await session.detach().catch(() => undefined);
    await context.setOffline(false);
    await clearStorage(tab);
    waiting.push(tab);
    if (waiting.length > mostWaiting) await waiting.shift()?.context.close();
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
