import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser, settled, withoutPicker } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client } = await openBrowser();
const { page, complaints, walk } = await signedIn();
const english = await signedIn({ locale: 'en-US' });

const sentence = () => page.locator('main p[role="status"]').innerText();
const choose = async (label: string, option: string) => {
  const previousUrl = page.url();
  await page.getByRole('combobox', { name: label }).selectOption({ label: option });
  await page.waitForURL((url) => url.href !== previousUrl);
  await settled(page);
};
const firstPoint = () => page.locator('main svg[role="group"] [tabindex="0"]');

test('the report begins with a sentence, in both languages', async () => {
  await walk('/rapport-facturation');
  expect(await sentence()).toMatch(
    /^\d+ commandes, [\d\s]+,\d\d\s€, \d+\s% de (plus|moins) que les 30 jours précédents$/u,
  );
  await english.visit('/en/billing-report');
  const englishSentence = await english.page.locator('main p[role="status"]').innerText();
  expect(englishSentence).toMatch(/^\d+ orders, €[\d,]+\.\d\d, \d+% (more|less) than the 30 days before$/);
});

test('a period by name goes into the address and changes the figures', async () => {
  await walk('/rapport-facturation');
  const earlierSentence = await sentence();
  await choose('Période', 'Semaine dernière');
  expect(new URL(page.url()).search).toBe('?period=lastWeek');
  await expect.poll(sentence).toMatch(/la semaine précédente, les mêmes jours$/);
  expect(await sentence()).not.toBe(earlierSentence);
  await page.goBack();
  await expect.poll(sentence).toBe(earlierSentence);
});

test('chosen dates start from the period shown, and a last day before the first one takes the first along', async () => {
  await walk('/rapport-facturation?period=lastMonth');
  await choose('Période', 'Dates au choix');
  const from = await page.getByLabel('Du', { exact: true }).inputValue();
  expect(from).toMatch(/^01\//);
  await page.getByLabel('Au', { exact: true }).fill('15/01/2021');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Du', { exact: true }).inputValue()).toBe('15/01/2021');
  await page.getByText('Aucune vente sur cette période').waitFor();
});

test('the filters narrow what is told, and say so on paper too', async () => {
  await walk('/rapport-facturation?group=week');
  const wholeSentence = await sentence();
  await choose('Zone', 'Est');
  await page.getByText(/par date de commande · zone Est · comparé/).waitFor();
  await expect.poll(sentence).not.toBe(wholeSentence);
  await choose('Catégorie', 'Desserts');
  await page.getByText(/zone Est · catégorie Desserts/).waitFor();
  await expect.poll(() => page.getByRole('table', { name: 'Par catégorie' }).getByRole('row').count()).toBe(3);
});

test('the table under the chart adds up to what the sentence says', async () => {
  await walk('/rapport-facturation?period=lastMonth&group=week');
  await page.getByRole('button', { name: 'Voir les chiffres' }).click();
  const table = page.getByRole('table', { name: 'Chiffre d’affaires TTC par semaine' });
  const total = await table.getByRole('row').last().getByRole('cell').first().innerText();
  expect(await sentence()).toContain(total);
});

test('by keyboard one stop leads into the chart, and the arrows from value to value', async () => {
  await walk('/rapport-facturation?period=lastWeek');
  expect(await firstPoint().count()).toBe(1);
  await page.getByRole('button', { name: 'Voir les chiffres' }).focus();
  await page.keyboard.press('Tab');
  const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(await focusedLabel()).toMatch(/^lun\. .*, cette période .*€, période comparée .*€$/u);
  await page.keyboard.press('ArrowRight');
  expect(await focusedLabel()).toMatch(/^mar\. /);
  await page.keyboard.press('End');
  expect(await focusedLabel()).toMatch(/^dim\. /);
  await page.keyboard.press('ArrowRight');
  expect(await focusedLabel()).toMatch(/^dim\. /);
});

test('an address that says nothing sensible shows the last thirty days', async () => {
  await walk('/rapport-facturation?period=someday&from=2026-02-31&zoneId=est');
  expect(await sentence()).toMatch(/les 30 jours précédents$/);
});

test('an order that is cancelled leaves the report at once', async () => {
  const orders = async () => Number.parseInt((await sentence()).replace(/\s/gu, ''), 10);
  const { id } = await placeOrder(await client(claire));
  await walk('/rapport-facturation?period=thisYear');
  const orderCount = await orders();
  await walk(`/commandes/${id}`);
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler la commande' });
  await dialog.getByRole('textbox', { name: 'Raison' }).fill('changement de programme');
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click();
  await page
    .getByRole('listitem')
    .getByText(/changement de programme/)
    .waitFor();
  await walk('/rapport-facturation?period=thisYear');
  expect(await orders()).toBe(orderCount - 1);
  expect(complaints).toEqual([]);
});

test('what fails says so and can be tried again', async () => {
  const problem = { type: 'about:blank', title: 'Le service démarre.', status: 503, code: 'not-ready' };
  const address = '**/api/sales-report*';
  await page.route(address, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await page.goto('/rapport-facturation?period=yesterday');
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await retry.waitFor();
  await page.unroute(address);
  const figures = page.locator('main p[role="status"]');
  // On a busy machine the page may have tried again by itself before.
  await Promise.race([retry.click().catch(() => undefined), figures.waitFor()]);
  await figures.waitFor();
});

test('the home page says what the last 30 days sold, in the report’s words, and leads to it', async () => {
  await walk('/');
  const sentenceBefore = await page
    .getByText(/les 30 jours précédents$/)
    .first()
    .innerText();
  await page.getByRole('link', { name: 'Voir le rapport de ventes' }).click();
  await page.waitForURL('**/rapport-facturation');
  await expect.poll(sentence).toBe(sentenceBefore);
});

test('what is shown is saved as an Excel file under its days', async () => {
  const accountant = await signedIn();
  await withoutPicker(accountant);
  await accountant.visit('/rapport-facturation?from=2026-11-01&to=2026-11-22');
  const [file] = await Promise.all([
    accountant.page.waitForEvent('download'),
    accountant.page.getByRole('button', { name: 'Excel', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('ventes-2026-11-01-2026-11-22.xlsx');
  await accountant.page.getByText('Fichier enregistré\u202f: ventes-2026-11-01-2026-11-22.xlsx').waitFor();
});
