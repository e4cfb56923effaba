import { expect, test, vi } from 'vitest';
import { leaveTab, openTab } from './browser.ts';
import { sharedSite } from './running-site.ts';

const { url } = sharedSite();
const options = { baseURL: url, viewport: { width: 1000, height: 700 } };

test('a tab goes to its next person without the scripts of the last, also in a later file', async () => {
  const tab = await openTab(options, false);
  // As before each file.
  vi.restoreAllMocks();
  await tab.page.addInitScript(() => Object.assign(window, { mark: 'of the last person' }));
  const mark = async () => {
    await tab.page.goto('/connexion');
    return tab.page.evaluate(() => Reflect.get(window, 'mark') as unknown);
  };
  expect(await mark()).toBe('of the last person');
  await leaveTab(tab);
  expect((await openTab(options, false)).page).toBe(tab.page);
  expect(await mark()).toBe(undefined);
  await leaveTab(tab);
});

test('a tab whose clock was held goes to nobody', async () => {
  const tab = await openTab(options, false);
  vi.restoreAllMocks();
  await tab.page.clock.install();
  await tab.page.goto('/connexion');
  await leaveTab(tab);
  expect(tab.page.isClosed()).toBe(true);
});
