import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, client, colleague } = await openBrowser(sharedSite());

test('an accountant reads what came in by each means, and the till of a day behind it', async () => {
  const accountant = await colleague('accountant');
  const { page, visit } = await signedIn({}, accountant);
  await visit('/encaissements?period=last30Days');
  const api = await client(claire);
  const { means, days } = await api.call('takings', 'getTakings', { period: 'last30Days' });
  const rows = page.getByRole('table').first().getByRole('row');
  expect(await rows.count()).toBe(means.length + 2);
  const [first] = days;
  await page.getByRole('table').last().getByRole('link').first().click();
  await page.waitForURL(`**/caisse?date=${first?.date}`);
});
