import { expect, test } from 'vitest';
import { accessViolations } from './access-violations.ts';
import { answerForGoogle, failSuggestions, foreignRequests, loadedLoaders, standInOf } from './google-stand-in.ts';
import { openBrowser } from './person.ts';
import { ownSite } from './running-site.ts';
import { alive, visitorOf } from './shop/client.ts';
import { enter, ownClient } from './shop/own-client.ts';

const site = await ownSite({ MAPS_KEY: 'AIza-of-the-house' });
const { signedIn } = await openBrowser(site);
const phone = { viewport: { width: 390, height: 844 } };

test('with a key the zones stand on Google’s map, fetched where there is one, and a code is said by its arrows', async () => {
  const { page, visit, walk, complaints } = await signedIn();
  const requests = await answerForGoogle(page);
  const loaders = loadedLoaders(page);
  await visit('/allergenes');
  await walk('/commandes');
  await walk('/clients/ajout');
  expect([requests, await loaders()]).toEqual([[], []]);
  await walk('/zones-de-livraisons');
  const map = page.getByRole('group', { name: 'Carte des zones' });
  const pantin = map.getByRole('button', { name: '93500 Pantin, zone Est', exact: true });
  // Points stand close to each other.
  await pantin.press('Enter');
  await page.getByRole('status').getByText('93500 Pantin, zone Est').waitFor();
  expect(await pantin.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => pantin.getAttribute('aria-pressed')).toBe('false');
  expect(await map.getByRole('button', { pressed: true }).count()).toBe(1);
  const [script = '', ...more] = requests;
  expect(more).toEqual([]);
  expect(await loaders()).toHaveLength(1);
  expect(Object.fromEntries(new URL(script).searchParams)).toMatchObject({
    key: 'AIza-of-the-house',
    language: 'fr',
    auth_referrer_policy: 'origin',
  });
  expect(await accessViolations(page, 'main')).toEqual([]);

  await page.getByRole('link', { name: 'Nord' }).first().click();
  const codes = page.getByRole('group', { name: 'Carte des codes de la zone' });
  await codes.getByRole('button', { name: '92600 Asnières-sur-Seine, hors zone' }).press('Enter');
  await page.getByRole('button', { name: 'Ajouter 92600' }).click();
  await codes.getByRole('button', { name: '92600 Asnières-sur-Seine, dans cette zone' }).waitFor();
  // The content policy allows all requests.
  expect(complaints).toEqual([]);
});

test('the day’s stops have their numbers on Google’s map, and each round its way; a key that Google refuses leaves our own', async () => {
  const { page, visit, walk } = await signedIn(phone);
  await answerForGoogle(page);
  await visit('/en/delivery-report?view=rounds');
  const map = page.getByRole('group', { name: 'Map of the stops' });
  await map.getByRole('button').filter({ hasText: /^1$/ }).first().waitFor();
  await expect.poll(async () => (await standInOf(page)).courses.some((count) => count > 1)).toBe(true);
  expect(await accessViolations(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await page.evaluate(() => globalThis.gm_authFailure?.());
  await page.getByText('Google’s map does not answer: here is our own').waitFor();
  await page.getByRole('listbox', { name: /^Map of the stops/ }).waitFor();
  // Google reports a refused key once: it holds for all maps.
  await walk('/en/delivery-zones');
  await page.getByRole('listbox', { name: /^Map of the zones/ }).waitFor();
});

test('where Google’s script is kept out, or does not come in time, the map is our own and says so', async () => {
  const { page, visit } = await signedIn();
  await page.route('https://*.googleapis.com/**', (route) => route.abort());
  await visit('/zones-de-livraisons');
  await page.getByText('La carte de Google ne répond pas').waitFor();
  await page.getByRole('listbox', { name: /^Carte des zones/ }).waitFor();

  await page.unroute('https://*.googleapis.com/**');
  const { promise: request, resolve } = Promise.withResolvers<void>();
  // It is never answered.
  await page.route('https://*.googleapis.com/**', () => resolve());
  await page.clock.install();
  await visit('/zones-de-livraisons');
  await request;
  expect(await page.getByText('La carte de Google ne répond pas').count()).toBe(0);
  await page.clock.fastForward(10_000);
  await page.getByText('La carte de Google ne répond pas').waitFor();
});

test('whoever adds a client is suggested addresses, and one fills in code and city', async () => {
  const { page, visit, complaints } = await signedIn();
  const requests = await answerForGoogle(page);
  await visit('/clients/ajout');
  const street = page.getByRole('textbox', { name: 'Adresse', exact: true });
  await street.click();
  expect(requests).toEqual([]);
  await street.pressSequentially('Bâtiment B');
  await street.press('Enter');
  await street.pressSequentially('12 rue de');
  const pantin = page.getByRole('option', { name: '12 Rue de Paris 93500 Pantin, France' });
  await pantin.waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  await street.press('ArrowUp');
  expect(await pantin.getAttribute('aria-selected')).toBe('true');
  await street.press('Enter');
  await expect.poll(() => street.inputValue()).toBe('Bâtiment B\n12 Rue de Paris');
  expect(await page.getByRole('textbox', { name: 'Code postal' }).inputValue()).toBe('93500');
  expect(await page.getByRole('textbox', { name: 'Ville' }).inputValue()).toBe('Pantin');
  expect(await page.getByRole('listbox').count()).toBe(0);

  // Another address is another session of Google's; typed text stays without suggestions.
  await failSuggestions(page);
  await street.pressSequentially('x');
  await expect.poll(async () => (await standInOf(page)).questions.at(-1)?.input).toBe('12 Rue de Parisx');
  const { questions, chosenSessions } = await standInOf(page);
  expect(chosenSessions).toEqual([questions.at(-2)?.session]);
  expect(questions.at(-1)?.session).not.toBe(chosenSessions[0]);
  expect(await street.inputValue()).toBe('Bâtiment B\n12 Rue de Parisx');
  expect(complaints).toEqual([]);
});

test('a client is suggested addresses on the site, by keyboard, on a page that lets in no more than that takes', async () => {
  const zoe = await ownClient(site, 'zoe.adresse@example.com');
  const { page, complaints } = await visitorOf(site.shopUrl, phone);
  const requests = foreignRequests(page);
  const loaders = loadedLoaders(page);
  await enter(page, zoe);
  await page.goto('/en/account');
  await alive(page);
  await answerForGoogle(page);
  await page.getByRole('button', { name: 'Add an address' }).click();
  const street = page.getByRole('combobox', { name: 'Number and street' });
  await street.click();
  expect([requests, await loaders()]).toEqual([[], []]);
  await street.pressSequentially('5 rue');
  await page.getByText('2 suggested addresses').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await street.press('Escape');
  expect(await street.getAttribute('aria-expanded')).toBe('false');
  expect(await street.inputValue()).toBe('5 rue');
  await street.press('Space');
  await page.getByRole('listbox', { name: 'Suggested addresses' }).waitFor();
  await street.press('ArrowDown');
  await street.press('Enter');
  await expect.poll(() => street.inputValue()).toBe('5 Rue de Rivoli');
  expect(await page.getByLabel('Postal code').inputValue()).toBe('75004');
  expect(await page.getByLabel('City').inputValue()).toBe('Paris');
  await page.getByText('This is an eligible zone for a delivery').waitFor();
  expect(requests.map((url) => new URL(url).host)).toEqual(['maps.googleapis.com']);
  // The stand-in's route disables the cache, and the browser then gives up the transition between pages.
  expect(complaints.filter((text) => !text.includes('Transition was aborted'))).toEqual([]);

  const policyOf = async (path: string) => {
    const headers = (await page.request.get(path)).headers();
    return [headers['content-security-policy']?.match(/https:[^ ;]+/g), headers['referrer-policy']];
  };
  const maps = ['https://maps.googleapis.com', 'https://maps.googleapis.com', 'https://places.googleapis.com'];
  for (const path of ['/compte', '/en/checkout'])
    expect(await policyOf(path)).toEqual([maps, 'strict-origin-when-cross-origin']);
  for (const path of ['/', '/panier', '/contact']) expect(await policyOf(path)).toEqual([null, 'same-origin']);
});
