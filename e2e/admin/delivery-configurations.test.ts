import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { openBrowser } from '../person.ts';

const { signedIn } = await openBrowser();
const { page, visit, walk } = await signedIn();

const closedDates = page.getByLabel('Dates de fermeture', { exact: true });
const from = page.getByLabel('En vigueur à partir du', { exact: true });
const within = (field: string) => page.locator(`[data-field="${field}"]`);
const fieldWithFocus = () =>
  page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'));
const datesShown = () => within('closedDates').getByRole('listitem').allTextContents();

test('closed dates are typed or pasted, once each, and saved as they were read, without leaving the field', async () => {
  await walk('/configuration/ajout');
  const earlierDates = await datesShown();
  await closedDates.focus();
  await page.keyboard.type('14/07/2031');
  await page.keyboard.press('Enter');
  expect([await closedDates.inputValue(), await datesShown()]).toEqual(['', [...earlierDates, 'lun. 14 juil. 2031']]);
  await page.keyboard.insertText('1er mai 2031; 14.07.31');
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/configuration');
  await page.getByRole('link', { name: /\d{4}/ }).first().click();
  await page.getByText(/1er mai · .*14 juil\./).waitFor();
});

test('what is no date is named at its field, and is not lost by saving', async () => {
  await walk('/configuration/ajout');
  await closedDates.fill('15/08/2031, 31/02/2031');
  await page.keyboard.press('Control+s');
  await within('closedDates').getByText('Ce n’est pas une date\u202f: 31/02/2031').waitFor();
  await expect.poll(fieldWithFocus).toBe('closedDates');
  expect(await accessViolations(page, 'main')).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await closedDates.inputValue()).toBe('31/02/2031');
  expect(await datesShown()).toContain('ven. 15 août 2031');
  await closedDates.fill('');
  await within('closedDates').getByText('Ce n’est pas une date').waitFor({ state: 'hidden' });
});

test('in English the month comes first', async () => {
  await visit('/en/configuration/add');
  await page.getByLabel('Closed dates', { exact: true }).fill('07/15/2031');
  await page.getByRole('listitem').filter({ hasText: 'Tue, Jul 15, 2031' }).waitFor();
});

test('a date without its time is refused rather than taken for none', async () => {
  await visit('/configuration/ajout');
  await from.focus();
  await page.keyboard.type('14/07/2031');
  await page.keyboard.press('Control+s');
  await within('effectiveFrom').getByText('Ce n’est pas une date suivie de son heure\u202f: 14/07/2031').waitFor();
  await expect.poll(fieldWithFocus).toBe('effectiveFrom');
});

test('a moment that has passed and one that is taken are told apart', async () => {
  await walk('/configuration/ajout');
  await from.fill('01/01/2020 08:00');
  await page.keyboard.press('Control+s');
  await within('effectiveFrom').getByText('Ce moment est déjà passé').waitFor();
  await from.fill('1er janvier 2031 à 8 h');
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/configuration');
  await walk('/configuration/ajout');
  await from.fill('01/01/2031 08:00');
  await page.keyboard.press('Control+s');
  await within('effectiveFrom')
    .getByText(/Une autre configuration entre en vigueur à ce moment précis/)
    .waitFor();
});
