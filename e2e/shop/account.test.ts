import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { foreignRequests, loadedLoaders } from '../google-stand-in.ts';
import { ownSite } from '../running-site.ts';
import { alive, visitorOf } from './client.ts';
import { menuLinks } from './menu-links.ts';
import { enter, order, ownClient } from './own-client.ts';
import { pagesNotKept } from './pages-not-kept.ts';

const site = await ownSite();

test('a client finds their cart on every device, changes their password, and leaves no cart behind', async () => {
  const zoe = await ownClient(site, 'zoe.panier@example.com');
  const { page, complaints } = await visitorOf(site.shopUrl);
  await page.goto('/');
  await alive(page);
  await page.locator('button[data-article]:enabled').first().press('Enter');
  await enter(page, zoe);
  await page.getByRole('link', { name: 'Panier · 1' }).waitFor();

  const { page: phone } = await visitorOf(site.shopUrl, { viewport: { width: 390, height: 844 } });
  await enter(phone, zoe);
  await phone.getByRole('link', { name: 'Panier · 1' }).waitFor();
  // The account now has another price.
  const { articleQuantity, deliveryDate } = await zoe.own.call('carts', 'getCart');
  expect(deliveryDate).not.toBeNull();
  const more = Object.fromEntries(
    Object.entries(articleQuantity).map(([lineId, line]) => [lineId, { ...line, quantity: 500 }]),
  );
  await zoe.own.call('carts', 'updateCart', {}, { articleQuantity: more, commentNote: '' });
  await phone.goto('/panier');
  await phone.getByText(/^Panier · \d\d$/).waitFor();
  expect(await accessViolations(phone)).toEqual([]);

  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
  await page.getByRole('button', { name: 'Ne rien changer' }).click();
  await page.getByRole('heading', { name: 'Mon mot de passe' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
  await page.getByLabel('Mot de passe actuel').fill('un autre que le mien');
  await page.getByLabel('Nouveau mot de passe').fill('une brioche aux pralines');
  const change = page.locator('form', { has: page.getByLabel('Nouveau mot de passe') });
  await change.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByLabel('Mot de passe actuel').and(page.locator(':focus[aria-invalid]')).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.getByLabel('Mot de passe actuel').fill(zoe.password);
  await change.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Votre mot de passe est changé.').waitFor();
  await phone.goto('/compte');
  await phone.getByText('Connectez-vous pour voir votre compte.').waitFor();

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL('**/');
  await page.getByRole('link', { name: 'Panier', exact: true }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('auth.cart')))).toEqual([]);
  // Only the wrong password.
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

test('a client says what they react to, orders again, takes their data along, and leaves', async () => {
  const zoe = await ownClient(site, 'zoe.compte@example.com');
  const id = await order(zoe);
  const { allergens } = await zoe.own.call('site-texts', 'get');
  const { page, complaints } = await visitorOf(site.shopUrl);
  const [sesame] = allergens.filter(({ name }) => name.fr === 'Graines de sésame');
  await page.context().addCookies([{ name: 'avoid.client', value: `${sesame?.id}a`, url: site.shopUrl }]);
  await enter(page, zoe);
  await page.getByRole('button', { name: 'Reprendre dans mon compte : Graines de sésame' }).click();
  await page.getByText('C’est enregistré. Vos commandes en cours ont été vérifiées.').waitFor();
  await page.getByRole('button', { name: 'Modifier mes allergies' }).click();
  await page.getByRole('group', { name: 'Gluten' }).getByLabel('Intolérance').check({ force: true });
  await page.getByLabel('Ce que la cuisine doit savoir').fill('Peu salé');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await page.locator('p', { hasText: 'Peu salé' }).waitFor();
  const profile = await zoe.own.call('own-profile', 'getOwnProfile');
  expect(profile.dietNote).toBe('Peu salé');
  expect(profile.allergens).toContainEqual({ allergenId: sesame?.id, severity: 'allergy' });
  expect(profile.allergens.map(({ severity }) => severity).toSorted()).toEqual(['allergy', 'intolerance']);
  expect(await avoidedIn(page)).toMatch(/^\d+[ai]\.\d+[ai]$/);
  expect(await accessViolations(page)).toEqual([]);

  await page.goto(`/commandes/${id}`);
  await page.getByRole('button', { name: 'Commander à nouveau' }).click();
  await page.getByText(/^(C’est dans votre panier|Rien de cette commande)/).waitFor();
  expect(await accessViolations(page)).toEqual([]);

  await page.goto('/compte');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { client: object };
  expect(file.client).toMatchObject({ email: zoe.email });
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await page.getByText('Restent, sans votre nom').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Oui, tout effacer' }).click();
  await page.getByText('Une commande est encore en route pour vous').waitFor();
  await zoe.own.call('own-orders', 'cancelOwnOrder', { id });
  await page.getByRole('button', { name: 'Oui, tout effacer' }).click();
  await page.getByText('Votre compte est supprimé.').waitFor();
  await page.getByRole('link', { name: 'Se connecter' }).waitFor();
  expect(await avoidedIn(page)).toBeUndefined();
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
});

test('without a script one writes to the house, is told what is wrong with it, and loses nothing that was typed', async () => {
  const { page } = await visitorOf(site.shopUrl, { javaScriptEnabled: false });
  await page.goto('/contact');
  await page.getByLabel('Votre nom').fill('Agnès Morel');
  await page.getByLabel('E-mail').fill('agnès');
  await page.getByLabel('Votre message').fill('Livrez-vous\nle dimanche ?');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  expect((await answer).status()).toBe(422);
  await page.getByText('Ce champ est invalide').waitFor();
  expect(await page.getByLabel('Votre message').inputValue()).toBe('Livrez-vous\nle dimanche ?');
  await page.getByLabel('E-mail').fill('agnes@example.com');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText('Merci, votre message est arrivé.').waitFor();
});

test('no page keeps the browser from showing it again at once, whoever is signed in', async () => {
  const zoe = await ownClient(site, 'zoe.retour@example.com');
  const id = await order(zoe);
  const { page } = await visitorOf(site.shopUrl);
  const { meal } = await menuLinks(page);
  await page.goto('/');
  await alive(page);
  await page.locator('button[data-article]:enabled').first().press('Enter');
  await enter(page, zoe);
  await page.getByRole('link', { name: 'Panier · 1' }).waitFor();
  const storageState = await page.context().storageState();
  // An account opened without connection appears once it is back.
  await page.route('**/api/auth/user', (route) => route.abort());
  await page.goto('/compte');
  await page.getByText('La connexion est coupée').waitFor();
  await page.unroute('**/api/auth/user');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('heading', { name: 'Mes adresses' }).waitFor();
  await page.getByRole('button', { name: 'Modifier Maison' }).click();
  await page.getByLabel('Code, étage, à savoir pour livrer').fill('Code 42A7, 3e étage');
  await page.getByLabel('Code, étage, à savoir pour livrer').press('Enter');
  await page.getByText('Code 42A7, 3e étage').waitFor();
  const ownPaths = ['/compte', '/panier', '/commander', `/commandes/${id}`];
  const paths = ['/', meal, '/connexion', '/contact', ...ownPaths];
  expect(await pagesNotKept({ shopUrl: site.shopUrl, storageState, paths })).toEqual([]);
});

test('a postal code finds its city and a city its codes, and nobody else is asked', async () => {
  const zoe = await ownClient(site, 'zoe.ville@example.com');
  const { page, complaints } = await visitorOf(site.shopUrl, { viewport: { width: 390, height: 844 } });
  const requests = foreignRequests(page);
  const loaders = loadedLoaders(page);
  await enter(page, zoe);
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
  const [code, city] = [page.getByLabel('Code postal'), page.getByLabel('Ville')];
  await page.getByLabel('Numéro et rue').fill('12 rue de Paris');
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await page.getByText('Ce champ est obligatoire').first().waitFor();
  await code.fill('93500');
  await expect.poll(() => city.inputValue()).toBe('Pantin');
  expect(await page.getByText(/^Ce champ est/).count()).toBe(0);
  await page.getByText('Cette zone est éligible à la livraison').waitFor();
  await code.fill('');
  await expect.poll(() => city.inputValue()).toBe('');
  await city.fill('st denis');
  await page.getByRole('button', { name: '93200 Saint-Denis' }).click();
  expect([await code.inputValue(), await city.inputValue()]).toEqual(['93200', 'Saint-Denis']);
  await expect.poll(() => page.getByRole('button', { name: '93200 Saint-Denis' }).count()).toBe(0);
  await city.fill('Pantin');
  await code.fill('93500');
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await page.getByText('12 rue de Paris, 93500 Pantin').waitFor();
  expect([requests, await loaders()]).toEqual([[], []]);
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

/** Allergens that the server's pages warn of. */
async function avoidedIn(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'avoid.account')?.value;
}

test('the account begins with the five newest orders, and shows the others when asked', async () => {
  const zoe = await ownClient(site, 'zoe.habituee@example.com');
  await order(zoe);
  const { page } = await visitorOf(site.shopUrl, { viewport: { width: 390, height: 844 } });
  await page.route(/\/api\/own\/orders(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const { items, ...list } = (await answer.json()) as { items: object[] };
    const regular = Array.from({ length: 7 }, (_, index) => ({
      ...items[0],
      id: index + 1,
      number: `2026-00000${index}`,
    }));
    await route.fulfill({ response: answer, json: { ...list, items: regular } });
  });
  await enter(page, zoe);
  await page.goto('/compte');
  const orders = page.getByRole('link', { name: /^Commande \d/ });
  await orders.nth(4).waitFor();
  expect(await orders.count()).toBe(5);
  await page.getByRole('button', { name: 'Voir les suivantes' }).click();
  await orders.nth(6).waitFor();
  expect(await page.getByRole('button', { name: 'Voir les suivantes' }).count()).toBe(0);
});
