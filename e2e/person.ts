import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { claire } from './demonstration.ts';
import { openSite } from './running-site.ts';

const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Person {
  page: Page;
  /** What the browser's console complained about. */
  complaints: string[];
  /** Goes to a path of the site and waits until nothing loads any more. */
  visit: (path: string) => Promise<void>;
}

/** A site and a browser for the calling test file; each person has a window of their own, without anybody else's cookies. */
export async function openBrowser(settings: Record<string, string> = {}) {
  const [site, browser] = await Promise.all([openSite(settings), chromium.launch({ executablePath, args })]);
  afterAll(() => browser.close());

  async function visitor(options: BrowserContextOptions = {}): Promise<Person> {
    const context = await browser.newContext({
      baseURL: site.url,
      locale: 'fr-FR',
      viewport: { width: 1280, height: 820 },
      ...options,
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return {
      page,
      complaints,
      async visit(path) {
        await page.goto(path);
        await settled(page);
      },
    };
  }

  /** Claire, the owner, signed in. */
  async function signedIn(options: BrowserContextOptions = {}): Promise<Person> {
    const person = await visitor(options);
    await signInAs(person, claire.ADMIN_EMAIL, claire.ADMIN_PASSWORD, options.locale?.startsWith('en') ?? false);
    return person;
  }

  return { visitor, signedIn, ...site };
}

/** Waits until a screen stands and nothing of it is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'));
}

/** Goes to a screen of the same language as the Back button does, without loading the page anew, where there are hundreds of ways to go. */
export async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The page names its own address once it stands there.
  await page.waitForFunction((to) => document.querySelector(`link[rel="alternate"][href="${to}"]`), path);
  await settled(page);
}

export async function signInAs({ page }: Person, email: string, password: string, english = false): Promise<void> {
  await page.goto(english ? '/en/login' : '/connexion');
  await page.getByLabel(english ? 'E-mail address' : 'Adresse e-mail').fill(email);
  await page.getByRole('textbox', { name: english ? 'Password' : 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: english ? 'Sign in' : 'Se connecter' }).click();
  await page.waitForURL((url) => !/connexion|login/.test(url.pathname));
}
