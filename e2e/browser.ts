import type { BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';
import { afterAll, afterEach, onTestFinished, TestRunner } from 'vitest';

export interface TabOptions extends BrowserContextOptions {
  /** Loads other screens' code ahead, as for people who do not save data. */
  loadsAhead?: boolean;
}

interface Tab {
  page: Page;
  context: BrowserContext;
  options: TabOptions;
  scripts: Disposable[];
  sessions: CDPSession[];
  isClockHeld: boolean;
}

/** Emptied tabs for reuse, the last used at the end: their browser has cached the site's files. */
const waiting: Tab[] = [];

/** Each tab keeps a process of the browser. */
const mostWaiting = 12;

/** A first visit never gets a used tab. */
export async function openTab(options: TabOptions, isFirstVisit: boolean): Promise<Tab> {
  const kind = kindOf(options);
  const index = isFirstVisit ? -1 : waiting.findLastIndex((tab) => kindOf(tab.options) === kind);
  const [tab] = index < 0 ? [] : waiting.splice(index, 1);
  if (!tab) return newTab(options);
  if (options.viewport) await tab.page.setViewportSize(options.viewport);
  return tab;
}

export interface Visit {
  page: Page;
  /** Errors of the page and its console. */
  complaints: string[];
}

/** Until the test ends, or the file where it is opened outside of a test. A test that fails prints what it showed. */
export async function visitIn(options: TabOptions, isFirstVisit: boolean): Promise<Visit> {
  const tab = await openTab(options, isFirstVisit);
  const { page } = tab;
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // What failed to load is named by its address alone.
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  const printFailure = async ({ task }: { task: { name: string; result?: { state: string } } }) => {
    if (task.result?.state === 'fail') await printShown(task.name, { page, complaints });
  };
  if (TestRunner.getCurrentTest())
    onTestFinished(async (context) => {
      await printFailure(context);
      await leaveTab(tab);
    });
  else {
    afterEach(printFailure);
    afterAll(() => leaveTab(tab));
  }
  return { page, complaints };
}

/** Enough to see a fault, or what is still loading. */
const longestText = 1500;

async function printShown(test: string, { page, complaints }: Visit): Promise<void> {
  if (page.isClosed()) return;
  const text = await page.evaluate(() => document.body.innerText).catch(String);
  console.error([`“${test}” failed at ${page.url()}`, ...complaints, text.slice(0, longestText)].join('\n'));
}

/** Only the size of a tab can change. */
const kindOf = ({ viewport, ...rest }: TabOptions) => JSON.stringify({ ...rest, hasViewport: !!viewport });

async function newTab(options: TabOptions): Promise<Tab> {
  const { loadsAhead = false, ...contextOptions } = options;
  const context = await (await openChromium()).newContext({ reducedMotion: 'reduce', ...contextOptions });
  // On a busy machine a page may take as long as its test.
  context.setDefaultTimeout(100_000);
  if (!loadsAhead) await context.addInitScript(saveData);
  const page = await context.newPage();
  const tab: Tab = { page, context, options, scripts: [], sessions: [], isClockHeld: false };
  watchChanges(tab);
  return tab;
}

/** Loading all screens ahead takes a third of each load. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/** Not with Vitest's spies: it removes them before the next file, and the tab goes on. */
function watchChanges(tab: Tab): void {
  const { page, context } = tab;
  const [addInitScript, installClock] = [page.addInitScript.bind(page), page.clock.install.bind(page.clock)];
  const [openSession, route] = [context.newCDPSession.bind(context), page.route.bind(page)];
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
  page.route = async (...rule) => {
    const handle = await route(...rule);
    await interceptionStarted(page, route);
    return handle;
  };
  page.clock.install = async (options) => {
    tab.isClockHeld = true;
    return installClock(options);
  };
}

/** Without our scripts, which could write the storage again, and with a policy that lets nothing be asked for. */
const emptyPage = '/brand.svg';

/** Chromium says so before its page knows: a request of that moment would pass by every rule, without an event. */
async function interceptionStarted(page: Page, route: Page['route']): Promise<void> {
  if (!page.url().startsWith('http') || page.url().endsWith(emptyPage)) return;
  const probe = `${emptyPage}?intercepted`;
  await route(`**${probe}`, (request) => request.fulfill({ body: probe }));
  await page.evaluate(async (address) => {
    const readProbe = () => fetch(address).then((answer) => answer.text());
    for (let attempt = 0; attempt < 100; attempt++) if ((await readProbe().catch(() => '')) === address) return;
  }, probe);
  await page.unroute(`**${probe}`);
}

const listened = ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'] as const;

export async function leaveTab(tab: Tab): Promise<void> {
  const { page, context, options } = tab;
  const isElsewhere = !page.url().startsWith(options.baseURL ?? '');
  try {
    if (tab.isClockHeld || page.isClosed() || isElsewhere) return await context.close();
    for (const otherPage of context.pages()) if (otherPage !== page) await otherPage.close();
    for (const event of listened) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const script of tab.scripts.splice(0)) await script.dispose();
    // A test may have detached its own session.
    for (const session of tab.sessions.splice(0)) await session.detach().catch(() => undefined);
    await context.setOffline(false);
    await clearStorage(tab);
    waiting.push(tab);
    if (waiting.length > mostWaiting) await waiting.shift()?.context.close();
  } catch {
    await context.close();
  }
}

async function clearStorage({ page, context }: Tab): Promise<void> {
  await page.goto(emptyPage);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}
