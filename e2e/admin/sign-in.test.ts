import { expect, test } from 'vitest';
import { screens } from '../../apps/admin/src/addresses.ts';
import { fill } from '../../packages/front/src/routing/screen.ts';
import type { Screen } from '@traiteur/front/routing/screen.ts';
import { goBackTo, openBrowser, signInAs } from '../person.ts';
import { sharedSite } from '../running-site.ts';
import { claire } from '../demonstration.ts';

const { visitor, signedIn } = await openBrowser(sharedSite());
const strangers = { fr: await visitor(), en: await visitor({ locale: 'en-US' }) };
await Promise.all([strangers.fr.visit('/connexion'), strangers.en.visit('/en/login')]);

test('a visitor is sent to sign in, and comes back to the page that was wanted with its query and hash', async () => {
  const person = await visitor();
  await person.page.goto('/allergenes?search=lait#main');
  await person.page.waitForURL('**/connexion?*');
  await person.page.getByLabel('Adresse e-mail').fill(claire.email);
  await person.page.getByRole('textbox', { name: 'Mot de passe' }).fill(claire.password);
  await person.page.keyboard.press('Enter');
  await person.page.waitForURL('**/allergenes?search=lait#main');
});

test('a wrong password says so, keeps the address and lets one try again', async () => {
  const { page } = await visitor();
  await page.goto('/connexion');
  await page.getByLabel('Adresse e-mail').fill('somebody@example.com');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('faux');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.getByText('L’adresse e-mail ou le mot de passe est incorrect.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Adresse e-mail' }).inputValue()).toBe('somebody@example.com');
  expect(await page.getByRole('button', { name: 'Se connecter', exact: true }).getAttribute('aria-busy')).toBeNull();
});

test('an English browser gets the English address of the same screen, and comes back to its query and hash', async () => {
  const { page } = await visitor({ locale: 'en-GB' });
  await page.goto('/allergenes?search=milk#main');
  await page.waitForURL((url) => url.searchParams.get('to') === '/en/allergens?search=milk#main');
  await page.goto('/connexion');
  await page.waitForURL('**/en/login');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in');
});

test('who signed in is sent home from the sign-in screens', async () => {
  const person = await signedIn();
  for (const path of ['/connexion', '/login']) {
    await person.page.goto(path);
    await person.page.waitForURL((url) => url.pathname === '/');
  }
});

test.each([
  ['fr-FR', '/connexion', '/', 'Déconnexion'],
  ['en-US', '/en/login', '/en/', 'Log out'],
])(
  'in %s one signs in at %s, comes home to %s, and signs out to where one signed in',
  async (locale, login, home, out) => {
    const person = await visitor({ locale });
    const { page } = person;
    await signInAs(person, claire, locale === 'en-US');
    expect(new URL(page.url()).pathname).toBe(home);
    await page.getByRole('button', { name: out }).click();
    await page.waitForURL((url) => url.pathname === login);
  },
);

test.each(['/connexion', '/login', '/en/login'])('a visitor may stay on %s', async (path) => {
  const { page } = await visitor({ locale: path.startsWith('/en') ? 'en-US' : 'fr-FR' });
  await page.goto(path);
  await page.getByRole('button', { name: /^(Se connecter|Sign in)$/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
});

test.each<Pick<Screen, 'fr' | 'en'>>([
  ...Object.values<Screen>(screens).filter(({ middleware }) => middleware.includes('auth')),
  { fr: '/commandes/1/autre-chose', en: '/en/orders/1/something-else' },
  { fr: '/n-existe-pas', en: '/en/does-not-exist' },
])('a visitor is sent from $fr and from $en to sign in', async (screen) => {
  for (const [locale, login] of [
    ['fr', '/connexion'],
    ['en', '/en/login'],
  ] as const) {
    const path = fill(screen[locale], { id: 1 });
    const { page } = strangers[locale];
    await goBackTo(page, path);
    const wantedPath = (url: URL) => url.searchParams.get('to') ?? screens.home[locale];
    await page.waitForURL((url) => url.pathname === login && wantedPath(url) === path);
  }
});

test('an address that does not exist says so inside the frame', async () => {
  const person = await signedIn({ locale: 'en-US' });
  await person.page.goto('/en/nothing-here');
  await person.page.getByText('This page could not be found').waitFor();
  expect(await person.page.getByRole('banner').count()).toBe(1);
});

test('a house that has set no provider offers none', async () => {
  const { page, visit } = await visitor();
  const listed = page.waitForResponse(/provider-sign-ins\/providers$/);
  await visit('/connexion');
  await listed;
  expect(await page.getByRole('button', { name: /^Continuer avec/ }).count()).toBe(0);
});
