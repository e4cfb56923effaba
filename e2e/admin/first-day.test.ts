import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { readNewest } from '../../apps/api/src/mail/outbox.ts';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { emptySite } from '../running-site.ts';
import { alive, visitorOf } from '../shop/client.ts';

const site = await emptySite();
const { signedIn } = await openBrowser(site);

test('an empty house is led by its card until a client has placed its first order on the site', async () => {
  const { page, visit, complaints } = await signedIn();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const text = (name: string | RegExp) => page.getByRole('textbox', { name });
  let clicks = 0;
  const press = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const choose = async (field: string, option: string | RegExp) => {
    await press(page.getByRole('combobox', { name: field }));
    await press(page.getByRole('option', { name: option }));
  };
  const count = (steps: number) => page.getByText(`Ouvrir la maison\u202f: ${steps} sur 10`).first().waitFor();
  const save = async (list: string) => {
    await press(button('Enregistrer').first());
    await page.waitForURL(`**${list}`);
    await press(link('← Retour à l’ouverture'));
  };

  await visit('/');
  await count(0);
  await page.getByRole('heading', { name: 'Bonjour', exact: true }).waitFor();
  await page.getByText('En attendant, votre site dit qu’il ne prend pas encore de commande.').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await press(button('Ajouter les listes usuelles'));
  await count(1);
  await link('Importer une carte Excel ou CSV').click();
  await page.getByRole('radio', { name: 'Produits' }).and(page.locator(':checked')).waitFor();
  await link('← Retour à l’ouverture').click();

  await press(link('Ajouter un plat'));
  const name = page.getByRole('group', { name: 'Nom' });
  await name.getByRole('textbox', { name: 'Français' }).fill('Dahl de lentilles');
  const category = page.getByRole('combobox', { name: 'Catégorie' });
  await category.fill('Plats chauds');
  await press(button(/^\+ Créer «.Plats chauds.»$/));
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('Plats chauds');
  await press(dialog.getByRole('button', { name: 'Enregistrer' }));
  await expect.poll(() => category.inputValue()).toBe('Plats chauds');
  await page.getByText('Anglais · vide\u202f: le même').first().waitFor();
  await choose('Taux de taxe', /10/);
  await choose('État', 'En vente');
  await press(page.getByRole('checkbox', { name: /^Moyenne/ }));
  await text('Prix').fill('12,50');
  await page.getByRole('switch', { name: /^J’ai vérifié la recette/ }).press('Space');
  await save('/produits');
  await count(2);

  await press(link('Dessiner une zone'));
  await text('Français').fill('Est');
  await text('Codes postaux').fill('75020');
  await save('/zones-de-livraisons');
  await count(3);

  await press(link('Choisir les créneaux'));
  for (const day of ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'])
    await press(page.getByRole('checkbox', { name: day }));
  expect(await page.getByRole('checkbox', { name: 'Est' }).isChecked()).toBe(true);
  await save('/horaires-de-livraison');
  await press(link('Fixer les conditions'));
  await save('/configuration');
  await page.getByText('Vos clients peuvent déjà commander').waitFor();
  await count(4);
  await press(button('Passer la commande d’essai'));
  await page.getByText('la commande est passée, et elle est déjà retirée').waitFor();
  await count(5);
  // A dozen more than what is typed: each is one decision.
  expect(clicks).toBeLessThanOrEqual(30);
  expect(complaints).toEqual([]);

  const { page: shop } = await visitorOf(site.shopUrl);
  await shop.goto('/inscription');
  await alive(shop);
  await shop.getByLabel('Prénom').fill('Zoé');
  await shop.getByLabel('Nom', { exact: true }).fill('Martin');
  await shop.getByLabel('Adresse e-mail').fill(claire.email.replace('claire', 'zoe'));
  await shop.getByLabel('Téléphone').fill('06 39 98 12 34');
  await shop.getByLabel('Mot de passe').first().fill('la soupe est au chaud dimanche');
  await shop.keyboard.press('Enter');
  await shop.waitForURL((address) => !address.pathname.includes('inscription'));
  await shop.goto('/');
  await alive(shop);
  await shop.locator('button[data-article]:enabled').first().click();
  await shop.getByText('est dans votre panier').waitFor();
  expect(await shop.getByText(/végétarien/i).count()).toBe(0);
  await shop.goto('/commander');
  await alive(shop);
  await shop.getByRole('button', { name: 'Non, aucune' }).click();
  await shop.getByLabel('Numéro et rue').fill('12, rue des Envierges');
  await shop.getByLabel('Code postal').fill('75020');
  await shop.getByText('Cette zone est éligible à la livraison').waitFor();
  await shop.getByLabel('Ville').fill('Paris');
  await shop.keyboard.press('Enter');
  await shop.locator('input[name=slot]').first().press('Space');
  await shop.getByRole('button', { name: 'Continuer' }).press('Enter');
  await shop.getByRole('radio', { name: /À la livraison/ }).press('Space');
  expect(await shop.getByRole('radio', { name: /virement|en ligne/ }).count()).toBe(0);
  await shop.getByRole('button', { name: /^Commander avec obligation de paiement · \d/ }).click();
  await shop.getByRole('heading', { name: 'Merci ! Votre commande est notée.' }).waitFor();
});

test('mail is set on a screen, tried, and leaves at once', async () => {
  const { page, visit, complaints } = await signedIn();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await visit('/');
  await page.getByRole('link', { name: 'Régler l’e-mail' }).click();
  await page.getByText('Aucun e-mail ne part pour l’instant.').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await field('Serveur d’envoi (SMTP)').fill('127.0.0.1');
  await field('Port').fill(new URL(site.mailUrl).port);
  await page.getByRole('combobox', { name: 'Chiffrement' }).click();
  await page.getByRole('option', { name: /^Aucun/ }).click();
  const trial = page.getByRole('button', { name: 'M’envoyer un e-mail d’essai' });
  await expect.poll(() => trial.getAttribute('aria-disabled')).toBe('true');
  await field('Adresse d’expédition').fill('bonjour@example.com');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Control+s')]);
  await trial.click();
  await page.getByText(`E-mail d’essai envoyé à ${claire.email}`).waitFor();
  await page.getByText('Aucun e-mail ne part pour l’instant.').waitFor({ state: 'detached' });
  const letters = await readNewest(site.outbox, 5);
  expect(letters.map(({ subject }) => subject)).toContain('Traiteur\u202f: un e-mail d’essai');

  await page.getByRole('combobox', { name: 'Le site parle' }).click();
  await page.getByRole('option', { name: 'français seulement' }).click();
  await page.keyboard.press('Control+s');
  const { page: shop } = await visitorOf(site.shopUrl);
  const pathOf = async (path: string) => {
    await shop.goto(path);
    return new URL(shop.url()).pathname;
  };
  await expect.poll(() => pathOf('/en/')).toBe('/');
  expect(await pathOf('/en/questions')).toBe('/questions');
  expect(await shop.getByRole('link', { name: /EN|English/ }).count()).toBe(0);
  expect(await shop.locator('link[hreflang]').count()).toBe(0);
  expect(complaints).toEqual([]);
});
