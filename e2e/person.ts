import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import { type ApiClient, createApiClient } from '@traiteur/contract/wire/client.ts';
import type { Role } from '@traiteur/domain/access/scopes.ts';
import type { Page } from 'playwright-core';
import { quickHash } from '../apps/api/src/testing/quick-hash.ts';
import { withServer } from '../apps/api/src/testing/database/test-template.ts';
import { type TabOptions, type Visit, visitIn } from './browser.ts';
import { screens } from '../apps/admin/src/addresses.ts';
import { claire } from './demonstration.ts';
import { ownSite, type Site } from './running-site.ts';

export interface Person extends Visit {
  visit: (path: string) => Promise<void>;
  /** Without a load, which takes a quarter of the time; in the same language. */
  walk: (path: string) => Promise<void>;
}

export interface Credentials {
  email: string;
  password: string;
}

interface PersonOptions extends TabOptions {
  isFirstVisit?: boolean;
  /** Otherwise each load starts without drafts. */
  keepsDrafts?: boolean;
}

/** A screen for every role that reads little. */
const aside = screens.account;

/** By default on the file's own site. */
export async function openBrowser(site: Site | Promise<Site> = ownSite()) {
  const { url, databaseUrl } = await site;

  async function visitor({
    isFirstVisit = false,
    keepsDrafts = false,
    ...options
  }: PersonOptions = {}): Promise<Person> {
    const viewport = { width: 1280, height: 820 };
    const visited = await visitIn({ baseURL: url, locale: 'fr-FR', viewport, ...options }, isFirstVisit);
    const { page } = visited;
    if (!keepsDrafts) await page.addInitScript(forgetDrafts);
    async function visit(path: string): Promise<void> {
      await page.goto(path);
      await settled(page);
    }
    return {
      ...visited,
      visit,
      async walk(path) {
        if (!(await canWalk(page))) return visit(path);
        // A walk to the current screen would do nothing.
        if (new URL(page.url()).pathname === pathOf(path))
          await walk(page, aside[path.startsWith('/en/') ? 'en' : 'fr']);
        await walk(page, path);
      },
    };
  }

  /** By default Claire, the owner. */
  async function signedIn(options: PersonOptions = {}, who: Credentials = claire): Promise<Person> {
    const person = await visitor(options);
    // Sent by the browser: the session belongs to its device, and renews with the server's cookie.
    const answer = await person.page.request.post('/api/auth/login', { data: who, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${who.email} did not sign in: ${answer.status()} ${await answer.text()}`);
    const { access_token, renewal_key = '', token_type } = (await answer.json()) as Tokens;
    const value = encodeURIComponent(`${token_type} ${access_token}`);
    await person.page.context().addCookies([{ name: 'auth._token.local', value, url, sameSite: 'Lax' }]);
    await person.page.addInitScript(saveRenewalKey, { origin: url, value, renewal_key });
    return person;
  }

  async function client(who: Credentials): Promise<ApiClient> {
    let token: string | undefined;
    const api = createApiClient({ host: url, locale: () => 'fr', token: () => token });
    await api.load();
    ({ token } = await api.call('sign-in', 'login', {}, who));
    await api.load();
    return api;
  }

  /** Inserts the row: an invitation takes long, and has its own tests. */
  async function colleague(
    role: Role,
    { firstName, lastName } = { firstName: 'Nora', lastName: 'Vidal' },
  ): Promise<Credentials> {
    const credentials = { email: `${role}-${crypto.randomUUID()}@example.com`, password: 'la cuisine est ouverte' };
    const passwordHash = await quickHash(credentials.password);
    const row = [credentials.email, firstName, lastName, role, passwordHash];
    await withServer(databaseUrl, (database) =>
      database.query(
        `insert into administrators (email, first_name, last_name, locale, role, password_hash) values ($1, $2, $3, 'fr', $4, $5)`,
        row,
      ),
    );
    return credentials;
  }

  return { visitor, signedIn, client, colleague, url };
}

/** Runs in the browser before the page's own scripts. */
function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('auth.kept-draft.')) localStorage.removeItem(key);
}

/** Stores the key where the page does, for this session only. */
function saveRenewalKey({ origin, value, renewal_key }: { origin: string; value: string; renewal_key: string }): void {
  const name = 'auth._renewal_key.local';
  if (location.origin === origin && document.cookie.includes(value) && !localStorage.getItem(name))
    localStorage.setItem(name, renewal_key);
}

export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'));
}

/** As the Back button: without a load, to an entry of the history as the router writes them. */
export const goBackTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ key: String(performance.now()), idx: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const canWalk = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      const isFree = dispatchEvent(new Event('beforeunload', { cancelable: true }));
      return isFree && document.querySelector('main h1') && !document.querySelector('[role="dialog"], [role="alert"]');
    })
    .then(Boolean);

const pathOf = (path: string): string => path.replace(/[?#].*/, '');

export async function walk(page: Page, path: string): Promise<void> {
  await goBackTo(page, path);
  // The page names its own address once it is there.
  await page.waitForFunction((to) => document.querySelector(`link[rel="alternate"][href="${to}"]`), pathOf(path));
  await settled(page);
}

export async function choosePassword({ page }: Person, first: string, ownPassword: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mot de passe reçu' }).fill(first);
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(ownPassword);
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).click();
}

export async function signInAs({ page }: Person, { email, password }: Credentials, english = false): Promise<void> {
  await page.goto(english ? '/en/login' : '/connexion');
  await page.getByLabel(english ? 'E-mail address' : 'Adresse e-mail').fill(email);
  await page.getByRole('textbox', { name: english ? 'Password' : 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: english ? 'Sign in' : 'Se connecter', exact: true }).click();
  await page.waitForURL((url) => !/connexion|login/.test(url.pathname));
}

export async function withoutPicker({ page }: Person): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }));
}
