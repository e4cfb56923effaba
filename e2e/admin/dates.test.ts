import { today } from '@traiteur/domain/dates/calendar.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { openBrowser } from '../person.ts';

const { signedIn } = await openBrowser();
const { page, walk } = await signedIn();
const { page: window, walk: go } = await signedIn({ locale: 'en-US' });

const date = page.getByLabel('Date de livraison', { exact: true });
const calendar = page.getByRole('button', { name: 'Choisir dans le calendrier' });
const queryOf = (name: string, tab = page) => new URL(tab.url()).searchParams.get(name);
const now = today(new Date(), 'Europe/Paris');

test('the delivery report opens on a day that has something to deliver, stays on it, and takes a date typed in French', async () => {
  await walk('/rapport-livraison');
  await page.getByText(/^[1-9]\d* commandes?, /).waitFor();
  expect(await date.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  const firstDate = (await date.inputValue()).split('/').reverse().join('-');
  await expect.poll(() => queryOf('date')).toBe(firstDate);

  await date.fill('24 nov. 2026');
  await page.keyboard.press('Enter');
  await expect.poll(() => queryOf('date')).toBe('2026-11-24');
  expect(await date.inputValue()).toBe('24/11/2026');

  const [, month = '', day = ''] = now.split('-');
  await date.fill(`${day}/${month}`);
  await page.keyboard.press('Tab');
  await expect.poll(() => queryOf('date')).toBe(now);
});

test('what is no date is said at its field and moves nothing', async () => {
  await walk('/rapport-livraison?date=2026-11-24');
  await date.fill('31/02/2026');
  await page.keyboard.press('Enter');
  await page.getByText('Ce n’est pas une date\u202f: 31/02/2026').waitFor();
  expect([await date.getAttribute('aria-invalid'), queryOf('date')]).toEqual(['true', '2026-11-24']);
  const middleOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  for (const name of ['Jour précédent', 'Jour suivant'])
    expect(Math.abs((await middleOf(page.getByRole('button', { name }))) - (await middleOf(date)))).toBeLessThan(2);
});

test('a day is picked from the calendar by keyboard, and the button has the focus again', async () => {
  await walk('/rapport-livraison?date=2026-11-24');
  await calendar.focus();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('mardi 24 novembre 2026');
  const grid = page.getByRole('grid', { name: 'novembre 2026' });
  expect(await grid.getByRole('gridcell', { selected: true }).textContent()).toBe('24');
  expect(await accessViolations(page)).toEqual([]);

  // A week later, the Monday of that week, a month later.
  for (const key of ['ArrowDown', 'Home', 'PageDown']) await page.keyboard.press(key);
  await expect.poll(focused).toBe('mercredi 30 décembre 2026');
  await page.keyboard.press('Enter');
  await expect.poll(() => queryOf('date')).toBe('2026-12-30');
  await expect.poll(focused).toBe('Choisir dans le calendrier · Date de livraison');
});

test('an English page writes and reads dates and times its own way', async () => {
  await go('/en/delivery-report?date=2026-11-24');
  const field = window.getByLabel('Delivery date', { exact: true });
  expect(await field.inputValue()).toBe('11/24/2026');
  await field.fill('Nov 25, 2026');
  await window.keyboard.press('Enter');
  await expect.poll(() => queryOf('date', window)).toBe('2026-11-25');

  await go('/en/delivery-schedule/add');
  const start = window.getByLabel('Start', { exact: true });
  expect(await start.inputValue()).toBe('11:00am');
  await start.fill('18h30');
  await window.keyboard.press('Tab');
  expect(await start.inputValue()).toBe('6:30pm');
});

test('a French page writes times by 24 hours, in an English browser too', async () => {
  await go('/en/delivery-schedule/add');
  await window.getByRole('link', { name: /^FR/ }).click();
  await window.waitForURL('**/horaires-de-livraison/ajout');
  const end = window.getByLabel('Fin', { exact: true });
  expect(await end.inputValue()).toBe('13:00');
  await end.fill('midi');
  await window.keyboard.press('Control+s');
  await window.getByText('Ce n’est pas une heure\u202f: midi').waitFor();
});

test('the journal’s dates narrow it down once they are typed', async () => {
  await walk('/journal');
  await page.getByLabel('Quand', { exact: true }).selectOption('Dates au choix');
  const from = page.getByLabel('Du', { exact: true });
  await from.fill('01/02/2030');
  await page.keyboard.press('Enter');
  await expect.poll(() => queryOf('from')).toBe('2030-02-01');
  await from.fill('');
  await page.keyboard.press('Tab');
  await expect.poll(() => queryOf('from')).toBeNull();
});

test('what is typed over a date that has just been typed counts, however slow the machine is', async () => {
  const { page: slow, walk: open } = await signedIn();
  await (await slow.context().newCDPSession(slow)).send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await open('/journal');
  await slow.getByLabel('Quand', { exact: true }).selectOption('Dates au choix');
  const from = slow.getByLabel('Du', { exact: true });
  for (const date of ['2030-02-01', '2030-02-02', '2030-02-03']) {
    await from.fill(date.split('-').reverse().join('/'));
    await slow.keyboard.press('Enter');
    // The address changes a moment before the field.
    await expect.poll(() => queryOf('from', slow), { interval: 5 }).toBe(date);
    await from.fill('');
    await slow.keyboard.press('Tab');
    await expect.poll(() => queryOf('from', slow), { interval: 5 }).toBeNull();
  }
});

test('the calendar’s button stands level with its input, whatever is said below', async () => {
  await walk('/configuration/ajout');
  const closedDates = page.getByLabel('Dates de fermeture', { exact: true });
  await closedDates.fill('31/02/2031');
  await page.keyboard.press('Control+s');
  await page.getByText('Ce n’est pas une date\u202f: 31/02/2031').waitFor();
  const button = page.getByRole('button', { name: 'Choisir dans le calendrier · Dates de fermeture' });
  const [input, beside] = [await closedDates.boundingBox(), await button.boundingBox()];
  if (!input || !beside) throw new Error('the input or its button is not visible');
  const middles = [input, beside].map(({ y, height }) => y + height / 2);
  expect(Math.abs(Number(middles[0]) - Number(middles[1]))).toBeLessThan(1.5);
});
