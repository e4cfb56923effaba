import { expect, test } from 'vitest';
import { blankPng } from '../../apps/api/src/testing/blank-png.ts';
import { delayRequests } from '../delay-requests.ts';
import { readOutbox } from '../../apps/api/src/testing/read-outbox.ts';
import { accessViolations } from '../access-violations.ts';
import { openBrowser } from '../person.ts';
import { ownSite } from '../running-site.ts';
import { alive, visitorOf } from '../shop/client.ts';
import { order, ownClient } from '../shop/own-client.ts';

const site = await ownSite();
const { signedIn } = await openBrowser(site);
const { page, walk, complaints } = await signedIn();
const visitor = await visitorOf(site.shopUrl);

/** Without the aborted transitions of pages that are left while they load. */
const faultsOf = (...lists: string[][]) => lists.flat().filter((text) => !text.includes('Transition was'));
const french = (field: string) => page.locator(`[data-field="${field}"] [lang="fr"]`);
const section = (name: string) => page.getByRole('navigation', { name: 'Pages et marque' }).getByRole('link', { name });
const save = () =>
  Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()),
    page.getByRole('button', { name: 'Enregistrer', exact: true }).click(),
  ]);

test('a text of the site is looked at before anybody else sees it, and read by visitors once it is saved', async () => {
  await walk('/textes-du-site');
  await french('home.title').waitFor();
  expect(await page.getByText(/rien à corriger/).count()).toBe(0);
  await french('home.title').fill('La table de Claire');
  const preview = page.getByRole('complementary', { name: 'Aperçu du site' });
  await preview.frameLocator('iframe').getByRole('heading', { name: 'La table de Claire' }).waitFor();
  await visitor.page.goto('/');
  expect(await visitor.page.getByRole('heading', { level: 1 }).textContent()).toBe('Mangez bien, sans y penser.');
  await save();
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: 'La table de Claire' }).waitFor();
  expect(faultsOf(complaints, visitor.complaints)).toEqual([]);
});

test('a former version is taken back into the form, where it waits to be saved', async () => {
  await french('home.title').fill('Un autre titre');
  await save();
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const versions = page.getByRole('dialog', { name: 'Versions enregistrées' });
  await versions.getByRole('listitem').nth(1).getByRole('button', { name: 'Reprendre' }).click();
  await versions.waitFor({ state: 'detached' });
  expect(await french('home.title').inputValue()).toBe('La table de Claire');
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: 'Un autre titre' }).waitFor();
  expect(faultsOf(complaints)).toEqual([]);
});

test('the texts that the house began with stand at the end of its history, and are looked at there', async () => {
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const first = page.getByRole('listitem').filter({ hasText: 'Textes fournis au départ' });
  await first.getByRole('button', { name: 'Regarder' }).click();
  const preview = page.getByRole('dialog', { name: 'Aperçu du site' });
  await preview.frameLocator('iframe').getByRole('heading', { name: 'Mangez bien, sans y penser.' }).waitFor();
  await preview.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  expect(faultsOf(complaints)).toEqual([]);
});

test('what is typed waits in its section, a fault leads back to it, and visitors see name, colour and logo once saved', async () => {
  await french('home.title').fill('');
  // In one language alone it would stand in both.
  await page.locator('[data-field="home.title"] [lang="en"]').fill('');
  await section('Marque').click();
  await page.getByRole('textbox', { name: 'Nom de la maison' }).fill('Chez Odette');
  await page.locator('[data-field="brand.colours.accent"] input:not([type=color])').fill('#8fc7e8');
  expect(await accessViolations(page, 'main')).toEqual([]);
  const letGo = await delayRequests(page, '**/api/pictures');
  await page.getByLabel('Logo', { exact: true }).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: blankPng(600, 150),
  });
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  // The logo is still uploading when another section replaces it.
  await french('home.title').and(page.locator(':focus')).waitFor();
  letGo();
  await french('home.title').fill('Le retour');
  await save();
  await visitor.page.goto('/');
  await visitor.page.getByRole('link', { name: 'Chez Odette, accueil' }).waitFor();
  const colours = await visitor.page.evaluate(() => ({
    orange: getComputedStyle(document.documentElement).getPropertyValue('--orange'),
    logo: document.querySelector<HTMLImageElement>('header img')?.src.split('?')[1],
  }));
  expect(colours).toEqual({ orange: '#8fc7e8', logo: 'height=34' });
  expect(faultsOf(complaints, visitor.complaints)).toEqual([]);
});

test('a page that is switched off is gone from the site, its menu, its foot and its map for search engines', async () => {
  const linksAndMap = async () => {
    await visitor.page.goto('/');
    const links = await visitor.page.locator('a[href="/questions"]').count();
    const map = await (await visitor.page.request.get('/sitemap.xml')).text();
    return [links > 0, map.includes('/questions')];
  };
  expect(await linksAndMap()).toEqual([true, true]);
  await section('Questions fréquentes').click();
  await page.getByRole('switch', { name: 'Page visible sur le site' }).press('Space');
  await save();
  expect(await linksAndMap()).toEqual([false, false]);
  expect((await visitor.page.request.get('/questions')).status()).toBe(404);
  expect(faultsOf(complaints)).toEqual([]);
});

test('what a visitor writes on the site is asked for in full, and waits for the house among its messages', async () => {
  const { page: guest } = visitor;
  await guest.goto('/contact');
  await alive(guest);
  await guest.getByRole('textbox', { name: 'Votre nom' }).fill('Agnès Morel');
  await guest.getByRole('textbox', { name: 'Votre message' }).fill('Livrez-vous le dimanche ?');
  await guest.getByRole('button', { name: 'Envoyer' }).click();
  await guest.getByText('Ce champ est obligatoire').waitFor();
  await guest.getByRole('textbox', { name: 'E-mail' }).fill('agnes@example.com');
  await guest.getByRole('button', { name: 'Envoyer' }).click();
  await guest.getByText('Nous vous répondons à agnes@example.com.').waitFor();
  await walk('/messages');
  const message = page.getByRole('row').filter({ hasText: 'Livrez-vous le dimanche ?' });
  await message.getByText('À traiter').waitFor();
  await message.getByRole('button', { name: /^Lire/ }).click();
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('Oui, dès 11 heures.');
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await message.getByText('Répondu').waitFor();
  await message.getByRole('button', { name: /^Lire/ }).click();
  await page.getByRole('button', { name: 'Classer' }).click();
  await message.getByText('Classé').waitFor();
  const answers = async () =>
    (await readOutbox(site.outbox)).filter(({ text }) => text?.includes('Oui, dès 11 heures.')).map(({ to }) => to);
  await expect.poll(answers).toMatchObject([[{ address: 'agnes@example.com' }]]);
});

test('an order of the site comes in by itself, and its client, address and allergies are those of any other', async () => {
  const stream = page.waitForResponse('**/api/order-news');
  await page.goto('/commandes?source=website');
  await Promise.all([stream, page.locator('main [data-news]').waitFor({ state: 'attached' })]);
  const zoe = await ownClient(site, 'zoe.site@example.com');
  const id = await order(zoe);
  const [house, { email: _, id: __, unprovenEmail: ___, hasPassword: ____, ...profile }] = await Promise.all([
    zoe.own.call('site-texts', 'get'),
    zoe.own.call('own-profile', 'getOwnProfile'),
  ]);
  const celery = house.allergens.find(({ name }) => name.fr === 'Céleri');
  const allergens = [{ allergenId: celery?.id ?? 0, severity: 'intolerance' as const }];
  await zoe.own.call('own-profile', 'updateOwnProfile', {}, { ...profile, allergens });
  await page.getByRole('button', { name: '1 nouvelle commande' }).click();
  await page.getByRole('row').filter({ hasText: 'Zoé Martin' }).waitFor();
  await walk(`/commandes/${id}`);
  await page.getByText('Sur le site').waitFor();
  await page.getByRole('link', { name: 'Zoé Martin' }).first().click();
  await page.getByText('12, rue des Envierges').first().waitFor();
  await page.getByText('Céleri').first().waitFor();
});

test('of two logos that are chosen quickly the last one stays', async () => {
  await walk('/textes-du-site');
  await section('Marque').click();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answers: string[] = [];
  let requestCount = 0;
  await page.route('**/api/pictures', async (route) => {
    await gates[requestCount++]?.promise;
    const answer = await route.fetch().catch(() => undefined);
    if (!answer) return;
    answers.push(((await answer.json()) as { id: string }).id);
    // Who chose again waits for no answer.
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  const logo = page.locator('[data-field="brand.logoId"]');
  for (const [index, width] of [
    [0, 600],
    [1, 300],
  ] as const) {
    await page.getByLabel('Logo', { exact: true }).setInputFiles({
      name: `logo-${index}.png`,
      mimeType: 'image/png',
      buffer: blankPng(width, 150),
    });
    await expect.poll(() => requestCount).toBe(index + 1);
  }
  gates[1]?.resolve();
  await expect.poll(() => answers.length).toBe(1);
  gates[0]?.resolve();
  await expect.poll(() => answers.length).toBe(2);
  await logo.locator(`img[src*="${answers[0]}"]`).waitFor();
  await page.unrouteAll();
});
