import { expect, test } from 'vitest';
import { openBrowser } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, colleague } = await openBrowser(sharedSite());

test('an accountant prints the invoices chosen in the list as one document, each on a page of its own', async () => {
  const { page, visit } = await signedIn({}, await colleague('accountant'));
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
  await visit('/factures');
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page.getByRole('status').filter({ hasText: '2 factures choisies' }).waitFor();
  await page.getByRole('link', { name: 'Imprimer', exact: true }).click();
  await page.waitForURL('**/factures/imprimer?ids=*');
  await page.waitForFunction(() => 'printed' in window);
  const titles = page.getByRole('main').getByText(/^(Facture|Avoir) [FA]\d{4}-\d{6}$/);
  expect(await titles.count()).toBe(2);
  await page.emulateMedia({ media: 'print' });
  const breaks = await page.evaluate(
    () => [...document.querySelectorAll('*')].filter((part) => getComputedStyle(part).breakBefore === 'page').length,
  );
  expect(breaks).toBeGreaterThanOrEqual(1);
});
