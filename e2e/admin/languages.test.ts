import type { Locale } from '@traiteur/domain/text/language.ts';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser, settled } from '../person.ts';
import { addDish } from '../take-order.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, visitor, url } = await openBrowser(sharedSite());
const { page, visit } = await signedIn();

// Each test begins without a chosen language.
beforeEach(() => page.context().clearCookies({ name: 'language' }));

const heading = { fr: 'Connexion', en: 'Sign in' };

/** A visitor with this browser language, and this cookie of an earlier visit. */
async function atTheDoor(path: string, browser: string, cookie?: Locale) {
  const person = await visitor({ locale: browser } satisfies BrowserContextOptions);
  if (cookie) await person.page.context().addCookies([{ name: 'language', value: cookie, url }]);
  await person.visit(path);
  return person.page;
}

test('the language that was chosen before goes before the browser’s', async () => {
  const door = await atTheDoor('/connexion', 'fr-FR', 'en');
  expect(await door.getByRole('heading', { level: 1 }).textContent()).toBe(heading.en);
  expect(new URL(door.url()).pathname).toBe('/en/login');
});

test('cookies and storage that nobody could have written break nothing', async () => {
  const { page: door, complaints } = await visitor();
  const spoilt = ['language', 'auth._token.local', 'auth._refresh_token.local', 'auth.user.local', 'auth.menu.local'];
  await door.context().addCookies(spoilt.map((name) => ({ name, value: '%', url })));
  await door.addInitScript(() => {
    for (const key of ['auth._token_expiration.local', 'auth.state']) localStorage.setItem(key, '{');
    sessionStorage.setItem('auth.draft.tags.new', '{');
  });
  await door.goto('/mots-clefs/ajout');
  await door.getByRole('heading', { level: 1, name: heading.fr }).waitFor();
  expect(complaints).toEqual([]);
});

test('the page says which language it is in, and says so anew when that changes', async () => {
  await visit('/mots-clefs');
  const lang = () => page.locator('html').getAttribute('lang');
  const previousLanguage = await lang();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/tags');
  await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
  expect([previousLanguage, await lang()]).toEqual(['fr', 'en']);
});

test('the switch keeps the screen, its query and its hash', async () => {
  await visit('/commandes?search=delcourt&sort=-number#main');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/orders?search=delcourt&sort=-number#main');
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/commandes?search=delcourt&sort=-number#main');
});

test('the switch keeps the thing one looks at, and what is asked of it', async () => {
  await visit('/commandes/1/annuler');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/orders/1/cancel');
});

test('the switch keeps what is typed, and asks nothing', async () => {
  await visit('/mots-clefs/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Sans lactose');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/tags/add');
  expect(await page.getByRole('textbox', { name: 'French' }).inputValue()).toBe('Sans lactose');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('the switch keeps the order one takes', async () => {
  await visit('/commandes/ajout');
  await addDish(page, 'compot', /Compotée poire-vanille/);
  await page.getByRole('textbox', { name: 'Code promo' }).fill('BIEN');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/order/add');
  await page.getByRole('button', { name: 'One more' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Discount code' }).inputValue()).toBe('BIEN');
  expect(await page.getByRole('textbox', { name: 'Add a dish' }).inputValue()).toBe('compot');
});

test.each([
  ['/connexion?to=%2Fallergenes%3Fsearch%3Dlait', 'Adresse e-mail', 'E-mail address'],
  ['/login', 'Adresse e-mail', 'E-mail address'],
  [`/connexion#mot-de-passe=${'x'.repeat(43)}`, 'Nouveau mot de passe', 'New password'],
])('the switch keeps what is typed at the door: %s', async (path, french, english) => {
  const door = await atTheDoor(path, 'fr-FR');
  await door.getByRole('textbox', { name: french }).fill('a@example.com');
  await door.getByRole('link', { name: 'English' }).click();
  await door.waitForURL('**/en/login*');
  expect(await door.getByRole('textbox', { name: english }).inputValue()).toBe('a@example.com');
  await door.getByRole('link', { name: 'Français' }).click();
  await door.waitForURL('**/connexion*');
  expect(await door.getByRole('textbox', { name: french }).inputValue()).toBe('a@example.com');
});

test('the page wanted comes back in the language one signed in with', async () => {
  const door = await atTheDoor('/allergenes?search=lait#main', 'fr-FR');
  await door.getByRole('link', { name: 'English' }).click();
  await door.getByRole('textbox', { name: 'E-mail address' }).fill(claire.email);
  await door.getByRole('textbox', { name: 'Password' }).fill(claire.password);
  await door.keyboard.press('Enter');
  await door.waitForURL('**/en/allergens?search=lait#main');
});

test('the switch is remembered for a year, over what the browser speaks', async () => {
  const door = await atTheDoor('/connexion', 'en-GB');
  await door.getByRole('link', { name: 'Français' }).click();
  await door.waitForURL('**/connexion');
  const cookie = (await door.context().cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('fr');
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
  await door.goto('/connexion');
  await settled(door);
  expect(new URL(door.url()).pathname).toBe('/connexion');
});

test('the page names its address in both languages', async () => {
  await visit('/en/delivery-zones/1');
  const links = await page
    .locator('head > link[rel="alternate"]')
    .evaluateAll((elements) =>
      elements.map((element) => [element.getAttribute('hreflang'), element.getAttribute('href')]),
    );
  expect(links).toEqual([
    ['fr', '/zones-de-livraisons/1'],
    ['en', '/en/delivery-zones/1'],
  ]);
});

test('a text in the other language carries its language', async () => {
  await visit('/mots-clefs/ajout');
  const langOf = (name: RegExp) => page.getByRole('textbox', { name }).getAttribute('lang');
  expect([await langOf(/^Français/), await langOf(/^Anglais/)]).toEqual(['fr', 'en']);
  expect(await page.getByRole('link', { name: 'English' }).getAttribute('lang')).toBe('en');
});

test.each([
  ['/connexion', 'Adresse e-mail', 'Mot de passe', 'L’adresse e-mail ou le mot de passe est incorrect.'],
  ['/en/login', 'E-mail address', 'Password', 'The e-mail address or the password is wrong.'],
])(
  'the API’s refusals come in the language of %s, whatever the browser speaks',
  async (path, email, password, sentence) => {
    const door = await atTheDoor(path, 'de-DE');
    const answer = door.waitForResponse('**/api/auth/login');
    await door.getByRole('textbox', { name: email }).fill('nobody@example.com');
    await door.getByRole('textbox', { name: password }).fill('wrong');
    await door.keyboard.press('Enter');
    expect(((await (await answer).json()) as { title: string }).title).toBe(sentence);
    await door.getByText(sentence).waitFor();
  },
);
