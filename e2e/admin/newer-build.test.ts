import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { openBrowser, settled } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn } = await openBrowser(sharedSite());

/** Where the files of the newer build stand: none has the name of a former one. */
const newer = 'assets/newer/';

/** From now on the address gives out another build, and none of the files of the one before. */
async function replaceBuild(page: Page): Promise<void> {
  await page.route(/^[^?]*\/(?!api\/)/, async (route) => {
    const address = new URL(route.request().url());
    const isNewer = address.pathname.startsWith(`/${newer}`);
    if (address.pathname.startsWith('/api/')) return route.continue();
    if (address.pathname.startsWith('/assets/') && !isNewer) return route.fulfill({ status: 404 });
    address.pathname = address.pathname.replace(newer, 'assets/');
    const answer = await route.fetch({ url: address.href });
    const isText = /html|javascript|css/.test(answer.headers()['content-type'] ?? '');
    if (!isText) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll('assets/', newer) });
  });
}

/** Somebody with a tab of the build before, who has begun to type. */
async function oldTab() {
  const { page, visit } = await signedIn({ isFirstVisit: true, keepsDrafts: true });
  // The browser asks before it leaves typed text, which is kept all the same.
  page.on('dialog', (question) => void question.accept());
  await visit('/allergenes/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Fenugrec');
  await replaceBuild(page);
  return page;
}

async function expectNewBuild(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await page.waitForSelector(`script[src^="/${newer}"]`, { state: 'attached' });
  await settled(page);
  await expect.poll(() => page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('Fenugrec');
  expect(await page.getByRole('button', { name: 'Recharger la page' }).count()).toBe(0);
}

test('a part whose file is gone says that there is a new version, and what was typed around it is still there', async () => {
  const page = await oldTab();
  await page.keyboard.press('Control+k');
  await page.getByRole('alert').getByText('une nouvelle version est sans doute en service').waitFor();
  expect(await page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('Fenugrec');
  expect(await accessViolations(page, 'header')).toEqual([]);
  await expectNewBuild(page);
});

test('a tab whose requests are not understood any more says that there is a new version, and loses nothing', async () => {
  const page = await oldTab();
  const problem = { code: 'invalid-input', status: 422, title: 'La saisie comporte une erreur.', type: '' };
  await page.route('**/api/allergens', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, contentType: 'application/problem+json', json: problem })
      : route.fallback(),
  );
  await page.getByRole('textbox', { name: 'Code' }).fill('fenugreek');
  await page.getByRole('textbox', { name: 'Anglais' }).fill('Fenugreek');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('status').getByText('Une nouvelle version est en service.').waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  await expectNewBuild(page);
});

test('a refusal alone is no sign of a new version', async () => {
  const { page, visit } = await signedIn();
  const pages: string[] = [];
  page.on('response', (answer) => void (new URL(answer.url()).pathname === '/' && pages.push(answer.url())));
  await visit('/allergenes/999999');
  await expect.poll(() => pages.length).toBeGreaterThan(0);
  expect(await page.getByText('Une nouvelle version').count()).toBe(0);
});
