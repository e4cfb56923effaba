import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ScreenName } from '../../apps/admin/src/addresses.ts';
import { openBrowser, settled } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, visitor } = await openBrowser(sharedSite());
const claire = await signedIn();
const { page, visit } = claire;

const menuOf = (tab: Page) => tab.getByRole('navigation', { name: 'Menu principal' });
const expand = (tab: Page) => menuOf(tab).getByRole('button', { name: 'Déplier le menu' }).click();
const widthOf = async (tab: Page) => (await menuOf(tab).boundingBox())?.width;

test('the expanded menu shows its groups and entries in order, and how to leave and collapse at its foot', async () => {
  await visit('/');
  await expand(page);
  const headings = await menuOf(page).getByRole('heading').allTextContents();
  expect(headings).toEqual(['Produits', 'Commandes', 'Livraisons', 'Clients', 'Cuisine']);
  const links = await menuOf(page).getByRole('link').allTextContents();
  const promised: [string, ScreenName][] = [
    ['Tableau de bord', 'home'],
    ['Liste des produits', 'products'],
    ['Ajouter un produit', 'productAdd'],
    ['Liste des mots-clefs', 'tags'],
    ['Ajouter un mot-clef', 'tagAdd'],
    ['Liste des allergènes', 'allergens'],
    ['Ajouter un allergène', 'allergenAdd'],
    ['Liste des commandes', 'orders'],
    ['Rapport de Ventes', 'salesReport'],
    ['Export Excel des clients', 'clientExport'],
    ['Liste des codes promo', 'discountCodes'],
    ['Ajouter un code promo', 'discountCodeAdd'],
    ['Configuration', 'deliveryConfigurationAdd'],
    ['Rapport de livraison', 'deliveryReport'],
    ['Zones de livraison', 'deliveryZones'],
    ['Horaires de livraison', 'deliverySchedules'],
    ['Codes postaux', 'postalCodes'],
    ['Liste des clients', 'clients'],
    ['Ajouter un client', 'clientAdd'],
    ['Liste des entreprises', 'companies'],
    ['Ajouter une entreprise', 'companyAdd'],
    ['Recettes', 'recipes'],
    ['Ajouter une recette', 'recipeAdd'],
    ['Ingrédients', 'ingredients'],
    ['Ajouter un ingrédient', 'ingredientAdd'],
    ['Fournisseurs', 'suppliers'],
  ];
  // Nouns that came later may stand among them.
  const labels = promised.map(([label]) => label);
  expect(links.filter((link) => labels.includes(link))).toEqual(labels);
  expect(await menuOf(page).getByRole('button').allTextContents()).toEqual(['Déconnexion', 'Replier le menu']);
});

test('the entry “Configuration” leads to the screen that adds one', async () => {
  await visit('/');
  await expand(page);
  await menuOf(page).getByRole('link', { name: 'Configuration' }).click();
  await page.waitForURL('**/configuration/ajout');
});

test('the menu starts collapsed, is 275 px wide when expanded, and starts collapsed again after a reload', async () => {
  await visit('/');
  expect(await widthOf(page)).toBe(64);
  await expand(page);
  expect(await widthOf(page)).toBe(275);
  await page.reload();
  await settled(page);
  expect(await widthOf(page)).toBe(64);
});

test('whether the menu is expanded is kept in a cookie for five days', async () => {
  await visit('/');
  const menuCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'auth.menu.local');
  await expand(page);
  const cookie = await menuCookie();
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"isMenuOpen":true}');
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(5, 1);
  await menuOf(page).getByRole('button', { name: 'Replier le menu' }).click();
  expect(decodeURIComponent((await menuCookie())?.value ?? '')).toBe('{"isMenuOpen":false}');
});

test.each([
  ['by the menu', () => menuOf(page).getByRole('link', { name: 'Liste des produits' }).click()],
  ['by a link outside it', () => page.getByRole('link', { name: 'Accueil' }).click()],
  ['by going back', () => page.goBack()],
])('the menu collapses when the route changes %s', async (_, leave) => {
  await visit('/allergenes');
  await page.getByRole('link', { name: 'Ajouter un allergène' }).click();
  // The address changes before the screen does, whose coming collapses the menu.
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  await expand(page);
  await leave();
  await page.waitForURL((url) => !url.pathname.endsWith('/ajout'));
  await expect.poll(() => widthOf(page)).toBe(64);
});

test('the menu collapses when its entry leads to the screen one is on', async () => {
  await visit('/allergenes');
  await expand(page);
  await menuOf(page).getByRole('link', { name: 'Liste des allergènes' }).click();
  await page.waitForFunction(() => !document.querySelector('nav section'));
});

test('a menu that was scrolled stands at its top when it is expanded again', async () => {
  const { page: low, visit: open } = await signedIn({ viewport: { width: 1280, height: 300 } });
  await open('/');
  await expand(low);
  const scrollTop = () => menuOf(low).evaluate((menu) => menu.scrollTop);
  await menuOf(low).getByRole('button', { name: 'Replier le menu' }).scrollIntoViewIfNeeded();
  expect(await scrollTop()).toBeGreaterThan(100);
  await menuOf(low).getByRole('button', { name: 'Replier le menu' }).click();
  await menuOf(low).evaluate((menu) => menu.scrollTo({ top: 80 }));
  await expand(low);
  await low.waitForFunction(() => document.querySelector('nav section') !== null);
  expect(await scrollTop()).toBe(0);
});

test('a visitor sees no menu', async () => {
  const { page: door, visit: open } = await visitor();
  await open('/connexion');
  await door.getByRole('banner').getByText('Administration').waitFor();
  expect(await menuOf(door).count()).toBe(0);
});

test('the collapsed rail names its icons when one points at them or focuses them', async () => {
  const { page, visit } = await signedIn();
  await visit('/');
  await menuOf(page).getByRole('link', { name: 'Livraisons' }).hover();
  await page.getByRole('tooltip', { name: 'Livraisons' }).waitFor();
  await menuOf(page).getByRole('button', { name: 'Déconnexion' }).focus();
  await page.getByRole('tooltip', { name: 'Déconnexion' }).waitFor();
  await page.clock.install();
  await expand(page);
  await menuOf(page).getByRole('button', { name: 'Déconnexion' }).hover();
  await page.clock.runFor(1000);
  expect(await page.getByRole('tooltip').count()).toBe(0);
});

test('a finger that stays on an icon of the rail reads its name, which a screen reader is told once', async () => {
  const { page, visit } = await signedIn();
  await visit('/');
  const link = menuOf(page).getByRole('link', { name: 'Livraisons' });
  const tip = page.getByRole('tooltip', { name: 'Livraisons' });
  await link.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await tip.waitFor();
  expect(await link.getAttribute('aria-describedby')).toBe(null);
  await link.dispatchEvent('pointerout', { pointerType: 'touch', relatedTarget: null });
  await tip.waitFor({ state: 'hidden' });
});
