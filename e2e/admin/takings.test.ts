import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, client, colleague } = await openBrowser(sharedSite());

test('an accountant reads what came in by each means, and the till of a day behind it', async () => {
  const accountant = await colleague('accountant');
  const { page, visit } = await signedIn({}, accountant);
  await visit('/');
  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'Encaissements' }).click();
  await page.getByRole('heading', { name: 'Encaissements', exact: true }).waitFor();
  await visit('/encaissements?period=last30Days');
  const api = await client(claire);
  const { means, days } = await api.call('takings', 'getTakings', { period: 'last30Days' });
  const rows = page.getByRole('table').first().getByRole('row');
  expect(await rows.count()).toBe(means.length + 2);
  const [first] = days;
  await page.getByRole('table').last().getByRole('link').first().click();
  await page.waitForURL(`**/caisse?date=${first?.date}`);
});

test.each([
  ['fr-FR', '/encaissements', /^Données arrêtées au .+\s: ce qui a été saisi depuis n’y est pas encore\.$/],
  ['en-US', '/en/takings', /^Data as of .+: what was entered since is not in them yet\.$/],
] as const)('figures of a replica that lags say of which moment they are: %s', async (locale, path, sentence) => {
  const { page, visit } = await signedIn({ locale });
  let age = '42';
  await page.route('**/api/takings?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-data-age': age } });
  });
  await visit(path);
  await page.getByText(sentence).waitFor();
  age = '0';
  await visit(path);
  await page
    .getByRole('table')
    .first()
    .or(page.getByText(/^(Rien n’a|Nothing was)/))
    .waitFor();
  expect(await page.getByText(sentence).count()).toBe(0);
});
