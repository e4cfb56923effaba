import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { delayRequests } from '../delay-requests.ts';
import { openBrowser, settled } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn } = await openBrowser(sharedSite());
const { page, walk } = await signedIn();

const searchBox = page.getByRole('textbox', { name: 'Rechercher' });
const queryOf = (tab: Page) => Object.fromEntries(new URL(tab.url()).searchParams);

test('a sort that follows a search at once loses neither', async () => {
  await walk('/commandes');
  await searchBox.fill('delcourt');
  // Leaving the search box starts the search. In one go: the columns move as soon as its rows are there.
  await page.getByRole('button', { name: 'Numéro' }).evaluate((button: HTMLElement) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    button.click();
  });
  await page.waitForURL(/sort=/);
  expect(queryOf(page)).toEqual({ search: 'delcourt', sort: 'number' });
});

test('filters set in the same moment are all in the address, and going back takes all of them off', async () => {
  await walk('/commandes');
  await walk('/commandes?status=confirmed');
  await page.evaluate(() => {
    for (const select of document.querySelectorAll('main select')) {
      const [, option] = [...select.querySelectorAll('option')];
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, option?.value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await page.waitForURL(/paymentStatus=/);
  expect(Object.keys(queryOf(page)).sort()).toEqual([
    'allergy',
    'deliveryFrom',
    'deliveryTo',
    'paymentStatus',
    'status',
    'zoneId',
  ]);
  await page.goBack();
  await page.waitForURL('**/commandes?status=confirmed');
});

test('going back and forward the search box says what the address says', async () => {
  await walk('/allergenes');
  await searchBox.fill('lupin');
  await page.waitForURL(/search=lupin/);
  await page.getByRole('button', { name: 'Nom' }).click();
  await page.waitForURL(/sort=/);
  await searchBox.fill('lait');
  await page.waitForURL(/search=lait/);
  for (const [go, text, row] of [
    ['goBack', 'lupin', 'Lupin'],
    ['goForward', 'lait', 'Lait'],
    ['goBack', 'lupin', 'Lupin'],
  ] as const) {
    await page[go]();
    await page.waitForURL(new RegExp(`search=${text}`));
    await page.getByRole('link', { name: row }).waitFor();
    await settled(page);
    expect([await searchBox.inputValue(), await page.getByRole('row').count()]).toEqual([text, 2]);
  }
});

test('what was typed and not searched yet is no search of the address one went back to', async () => {
  await walk('/allergenes');
  await page.getByRole('button', { name: 'Nom' }).click();
  await page.waitForURL(/sort=/);
  await page.clock.install();
  await searchBox.fill('lupin');
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.search === '');
  await searchBox.fill('');
  await searchBox.fill('lait');
  await page.clock.runFor(1000);
  await page.waitForURL(/search=lait$/);
});

test('an answer that comes late is not shown under a later address, and its next page is no page of that', async () => {
  const person = await signedIn();
  const { page: slow } = person;
  await person.walk('/commandes');
  const letGo = await delayRequests(slow, /api\/orders\?.*search=delcourt/);
  const box = slow.getByRole('textbox', { name: 'Rechercher' });
  const request = slow.waitForRequest(/search=delcourt/);
  await box.fill('delcourt');
  await request;
  await slow.getByRole('button', { name: 'Page suivante' }).click();
  await box.fill('zzz');
  await slow.getByText('Rien ne correspond').waitFor();
  expect(queryOf(slow)).toEqual({ search: 'zzz' });
  letGo();
  await settled(slow);
  expect(await slow.getByText('Rien ne correspond').count()).toBe(1);
});
