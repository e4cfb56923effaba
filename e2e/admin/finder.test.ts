import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { delayRequests } from '../delay-requests.ts';
import { keyboardUser } from '../keyboard-user.ts';
import { accessViolations } from '../access-violations.ts';
import { openBrowser } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, colleague, client } = await openBrowser(sharedSite());
const { page, walk } = await signedIn();
const { press, focusOn } = keyboardUser(page);
await walk('/');

const boxOf = (page: Page) => page.getByRole('combobox', { name: /^(Chercher une commande|Find an order)/ });
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');
const groupOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const statusOf = (page: Page) => page.getByRole('dialog').getByRole('status');

async function find(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await boxOf(page).fill(text);
  await statusOf(page)
    .getByText(/\d|Rien|Nothing/)
    .waitFor();
}

test('Enter goes to the screen, and the search is closed there', async () => {
  await press('Control+k');
  await boxOf(page).waitFor();
  await page.keyboard.type('ajouter un mot');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/mots-clefs/ajout');
  await page.getByRole('heading', { level: 1, name: 'Ajouter un mot-clef' }).waitFor();
  expect(await boxOf(page).count()).toBe(0);
});

test('a screen is found by what stands on it, where its title does not say so', async () => {
  await find(page, 'categories');
  await press('Enter');
  await page.waitForURL('**/products/constants');
});

test('an order’s number leads to it, though Enter comes before the answer', async () => {
  const api = await client(claire);
  const [order] = (await api.call('orders', 'list', { limit: 1 })).items;
  const number = order?.number ?? '';
  await walk('/');
  const letGo = await delayRequests(page, /\/api\/orders\?/);
  await press('Control+k');
  await boxOf(page).waitFor();
  await page.keyboard.type(number);
  await press('Enter');
  letGo();
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  await page.unroute(/\/api\/orders\?/);
});

test('what is typed before the search has come, and Enter after it, lead there', async () => {
  const { page: hurried, visit } = await signedIn({ isFirstVisit: true });
  const letGo = await delayRequests(hurried, /\/Finder-.*\.js/);
  await visit('/');
  await hurried.keyboard.press('Control+k');
  await hurried.keyboard.type('ines delcourt');
  await hurried.keyboard.press('Enter');
  letGo();
  await hurried.waitForURL(/\/(clients|commandes)\/\d+$/);
});

test('a part of a client’s name without its accents leads to their page', async () => {
  await find(page, 'ines delc');
  await groupOf(page, 'Clients')
    .getByRole('option', { name: /^Inès Delcourt/ })
    .click();
  await page.waitForURL(/\/clients\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Inès Delcourt' }).waitFor();
});

test('an order that meets an allergen of its client says so where it is found', async () => {
  await walk('/commandes?allergy=true');
  const number = await page
    .getByRole('link', { name: /^\d{4}-\d{6}/ })
    .first()
    .textContent();
  await find(page, number ?? '');
  await groupOf(page, 'Commandes')
    .getByRole('option', { name: /Allergie|Vigilance/ })
    .waitFor();
  await press('Escape');
});

test.each([
  ['a product', 'compot', 'Produits', '/produits/'],
  ['a schedule of a zone', 'vincennes', 'Horaires de livraison', '/horaires-de-livraison/'],
])('%s is found by its name', async (_, text, group, path) => {
  await find(page, text);
  await groupOf(page, group).getByRole('option').first().click();
  await page.waitForURL(new RegExp(`${path}\\d+$`));
});

test('the arrows move through what is found, round from the last to the first', async () => {
  await find(page, 'livraison');
  const markedOption = page.getByRole('listbox').getByRole('option', { selected: true });
  const allTexts = await optionsOf(page).allTextContents();
  const passedTexts = [await markedOption.textContent()];
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
    await press(key);
    passedTexts.push(await markedOption.textContent());
  }
  expect(passedTexts).toEqual([allTexts[0], allTexts[1], allTexts[0], allTexts.at(-1), allTexts[0]]);
  expect((await focusOn()).option).toBe(allTexts[0]);
  await press('Escape');
});

test('a mouse that moves marks what it is on, one at rest nothing', async () => {
  const markedOption = page.getByRole('listbox').getByRole('option', { selected: true });
  await find(page, 'livraison');
  const third = optionsOf(page).nth(2);
  const [text, box] = [await third.textContent(), await third.boundingBox()];
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  // The first position that a browser hears of is no move.
  await page.mouse.move(x, y, { steps: 2 });
  await expect.poll(() => markedOption.textContent()).toBe(text);
  await press('Escape');
  await find(page, 'livraison');
  // As the browser says of the mouse when something comes under it.
  await page.mouse.move(x, y);
  expect(await markedOption.textContent()).toBe(await optionsOf(page).first().textContent());
  await press('Escape');
});

test('one hears how much was found, and reads what to try where nothing was', async () => {
  await find(page, 'lupin');
  expect(parseInt((await statusOf(page).textContent()) ?? '', 10)).toBe(await optionsOf(page).count());
  await boxOf(page).fill('rien de tel');
  await statusOf(page).getByText('Rien ne correspond').waitFor();
  await page.getByText('Essayez un nom de famille').waitFor();
  await press('Escape');
});

test.each([
  ['by Escape', 'Escape'],
  ['by the shortcut again', 'Control+k'],
])('who is called away from a field has it back %s, with what was typed there', async (_, key) => {
  await walk('/allergenes/ajout');
  const field = page.getByRole('textbox', { name: 'Code' });
  await field.fill('LAIT');
  await press('Control+k');
  await boxOf(page).waitFor();
  await page.keyboard.type('autre chose');
  await press(key);
  await boxOf(page).waitFor({ state: 'detached' });
  expect([await field.inputValue(), await field.evaluate((element) => element === document.activeElement)]).toEqual([
    'LAIT',
    true,
  ]);
});

test('a screen that comes while somebody searches leaves them in their search', async () => {
  const { page: hurried, visit } = await signedIn({ isFirstVisit: true });
  const letGo = await delayRequests(hurried, /\/AuditEntryList-.*\.js/);
  await visit('/');
  await find(hurried, 'journal');
  await hurried.keyboard.press('Enter');
  await find(hurried, 'livraison');
  letGo();
  await hurried.locator('h1', { hasText: 'Journal' }).waitFor();
  expect(await boxOf(hurried).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the button in the header opens it, and has the focus again when it closes', async () => {
  await walk('/');
  const button = page.getByRole('banner').getByRole('button', { name: /^Chercher/ });
  const hasFocus = () => button.evaluate((element) => element === document.activeElement);
  await button.click();
  await boxOf(page).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  expect(await hasFocus()).toBe(true);
  await press('Enter');
  await boxOf(page).waitFor();
  await press('Escape');
  expect(await hasFocus()).toBe(true);
});

test('a dialog that asks something is answered first', async () => {
  await walk('/allergenes/1');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const question = page.getByRole('dialog', { name: 'Supprimer définitivement' });
  await question.waitFor();
  await press('Control+k');
  await press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await boxOf(page).count()).toBe(0);
});

test('whoever leaves unsaved work by it is asked first', async () => {
  await walk('/allergenes/ajout');
  await page.getByRole('textbox', { name: 'Code' }).fill('LAIT');
  await find(page, 'lupin');
  await press('Enter');
  await page.getByRole('dialog', { name: 'Quitter sans enregistrer' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/allergenes/ajout');
});

test('an answer that comes after one has typed on is no longer waited for, nor shown', async () => {
  await walk('/');
  const dropped: string[] = [];
  page.on('requestfailed', (request) => dropped.push(new URL(request.url()).searchParams.get('search') ?? ''));
  const letGo = await delayRequests(page, /\/api\/allergens\?.*search=lup(&|$)/);
  await press('Control+k');
  const request = page.waitForRequest(/search=lup(&|$)/);
  await boxOf(page).fill('lup');
  await request;
  await statusOf(page).getByText('Recherche…').waitFor();
  await boxOf(page).fill('moutarde');
  await groupOf(page, 'Allergènes').getByRole('option', { name: 'Moutarde' }).waitFor();
  expect(dropped).toContain('lup');
  letGo();
  expect(await optionsOf(page).getByText('Lupin').count()).toBe(0);
  await press('Escape');
});

test('what answered the words before cannot be taken for the new ones', async () => {
  await find(page, 'lupin');
  const letGo = await delayRequests(page, /\/api\/allergens\?.*search=mollusques/);
  await boxOf(page).fill('mollusques');
  const previousOption = groupOf(page, 'Allergènes').getByRole('option', { name: 'Lupin', disabled: true });
  await previousOption.waitFor();
  await previousOption.click({ force: true });
  await press('Enter');
  letGo();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Français' }).first().inputValue()).toBe('Mollusques');
});

test('a list that cannot be read is said, with what the others found and a way to try again', async () => {
  await walk('/');
  const broken = /\/api\/orders\?/;
  await page.route(broken, (route) => route.abort());
  await press('Control+k');
  await boxOf(page).fill('delcourt');
  await page.getByRole('alert').getByText('Le chargement a échoué').waitFor();
  await groupOf(page, 'Clients').getByRole('option').first().waitFor();
  await page.unroute(broken);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await groupOf(page, 'Commandes').getByRole('option').first().waitFor();
  expect((await focusOn()).name).toMatch(/^Chercher/);
  await press('Escape');
});

test('the kitchen finds only what it may open, and nothing else is asked for', async () => {
  const cook = await signedIn({}, await colleague('kitchen'));
  await cook.visit('/');
  await cook.page.keyboard.press('Control+k');
  await boxOf(cook.page).waitFor();
  const optionTexts = await optionsOf(cook.page).allTextContents();
  expect(optionTexts).toContain('Produits');
  for (const forbidden of ['Ajouter un produit', 'Administrateurs', 'Rapport de ventes', 'Base de données'])
    expect(optionTexts).not.toContain(forbidden);
  const requestedPaths = new Set<string>();
  cook.page.on('request', (request) => requestedPaths.add(new URL(request.url()).pathname));
  await boxOf(cook.page).fill('delcourt');
  await groupOf(cook.page, 'Commandes').getByRole('option').first().waitFor();
  expect(requestedPaths).toContain('/api/orders');
  expect([...requestedPaths].filter((path) => /clients|discount|administrators/.test(path))).toEqual([]);
  expect(cook.complaints).toEqual([]);
});

test('nothing of it is loaded before somebody asks for it, where nothing is loaded ahead', async () => {
  const person = await signedIn({ isFirstVisit: true });
  const files: string[] = [];
  person.page.on('request', (request) => files.push(request.url()));
  await person.visit('/');
  const isOfIt = (file: string) => /Finder-.*\.js/.test(file);
  expect(files.filter(isOfIt)).toEqual([]);
  await person.page.keyboard.press('Control+k');
  await boxOf(person.page).waitFor();
  expect(files.filter(isOfIt)).toHaveLength(1);
});

test('a phone opens it all across, by a button of the header', async () => {
  const { page: phone, visit: open, complaints } = await signedIn({ viewport: { width: 390, height: 844 } });
  await open('/');
  await phone
    .getByRole('banner')
    .getByRole('button', { name: /^Chercher/ })
    .click();
  await boxOf(phone).waitFor();
  const sheet = await phone.getByRole('dialog').boundingBox();
  expect([sheet?.x, sheet?.y, sheet?.width, sheet?.height]).toEqual([0, 0, 390, 844]);
  for (const text of ['', 'delcourt', 'zzzz']) {
    await boxOf(phone).fill(text);
    if (text)
      await statusOf(phone)
        .getByText(/\d|Rien|Nothing/)
        .waitFor();
    expect(await accessViolations(phone, '[role="dialog"]')).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test.each([1280, 320])('it keeps to the rules of access at %i px', async (width) => {
  await page.setViewportSize({ width, height: 820 });
  await walk('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await find(page, 'delcourt');
  expect(await accessViolations(page)).toEqual([]);
  await press('Escape');
});
