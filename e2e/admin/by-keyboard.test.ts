import { expect, test } from 'vitest';
import { keyboardUser } from '../keyboard-user.ts';
import { openBrowser } from '../person.ts';
import { claire } from '../demonstration.ts';

const { visitor } = await openBrowser();
const { page } = await visitor();
const { arriveAt, tabTo, backTo, press, typeInto, choose, focusOn, keepTheFocus } = keyboardUser(page);

test('one signs in', async () => {
  await page.goto('/connexion');
  await arriveAt(/^Connexion$/);
  await typeInto(/^Adresse e-mail/, claire.email);
  await typeInto(/^Mot de passe/, claire.password);
  await press('Enter');
  await arriveAt(/Bonjour/);
});

test('the first stop of a page skips to its content', async () => {
  await page.goto('/allergenes');
  await arriveAt(/^Allergènes$/);
  await backTo(/^Aller au contenu/);
  await press('Enter');
  await press('Tab');
  expect((await focusOn()).name).toBe('Ajouter un allergène');
});

test('one adds a product that is on sale, by the menu', async () => {
  await backTo(/^Déplier le menu/);
  await press('Enter');
  await backTo(/^Ajouter un produit/);
  await press('Enter');
  await arriveAt(/^Ajouter un produit$/);
  await typeInto(/^Français/, 'Curry de pois chiches');
  await typeInto(/^Anglais/, 'Chickpea curry');
  await tabTo(/^céleri/i);
  await press('ArrowRight');
  await tabTo(/^J’ai vérifié la recette/);
  await press('Space');
  await choose(/^Catégorie/, /^Plats/);
  await choose(/^Taux de taxe/, /./);
  await choose(/^État/, /^En vente/);
  await tabTo(/^Samedi/i);
  await press('Space');
  await tabTo(/Vendu en cette taille/);
  await press('Space');
  await typeInto(/^Prix/, '12,50');
  await tabTo(/^Choisir une photo/);
  await tabTo(/^Enregistrer$/);
  await press('Enter');
  await arriveAt(/^Produits$/);
  await typeInto(/^Rechercher/, 'pois chiches');
  const row = page.getByRole('row', { name: /Curry de pois chiches/ });
  await row.getByText('En vente').waitFor();
});

test('one takes an order for a client', async () => {
  await backTo(/^Commandes$/);
  await press('Enter');
  await arriveAt(/^Commandes$/);
  await tabTo(/^Ajouter une commande/);
  await press('Enter');
  await arriveAt(/^Ajouter une commande$/);
  await typeInto(/^Chercher un client/, 'delcourt');
  await page.getByRole('button', { name: /Inès Delcourt/ }).waitFor();
  await tabTo(/^Inès Delcourt/);
  await press('Enter');
  await keepTheFocus();
  await page.getByRole('group', { name: 'Créneau de livraison' }).getByRole('radio').first().waitFor();
  await tabTo(/^Créneau de livraison/);
  await press('Space');
  await typeInto(/^Ajouter un plat/, 'compot');
  await tabTo(/^Compotée poire-vanille/);
  await press('Enter');
  await tabTo(/^Un de plus/);
  await press('Enter');
  await press('Enter');
  await press('Enter');
  // The price of four: nothing is being worked out any more.
  await page.getByRole('listitem').getByText('16,80').waitFor();
  await tabTo(/^Enregistrer la commande/);
  await page.getByRole('button', { name: 'Enregistrer la commande', disabled: false }).waitFor();
  await press('Enter');
  await page.waitForURL(/\/commandes\/\d+$/);
  await arriveAt(/^Commande /);
});

test('one moves the order on, and goes on from where the step was', async () => {
  await tabTo(/^Confirmer/);
  await press('Enter');
  await page.getByRole('button', { name: 'Mettre en préparation' }).waitFor();
  await keepTheFocus();
  await tabTo(/^Mettre en préparation/, 3);
});

test('one takes a dish out again, and goes on from where it was', async () => {
  await page.goto('/commandes/ajout');
  await arriveAt(/^Ajouter une commande$/);
  await typeInto(/^Ajouter un plat/, 'compot');
  await page
    .getByRole('button', { name: /Aubergines/ })
    .first()
    .waitFor({ state: 'hidden' });
  await tabTo(/^Compotée/);
  await press('Enter');
  await tabTo(/^Retirer/);
  await press('Enter');
  await keepTheFocus();
  await tabTo(/^Code promo/, 1);
});

test('one clears a search, and goes on from where it was', async () => {
  await page.goto('/allergenes?search=lup');
  await arriveAt(/^Allergènes$/);
  await tabTo(/^Effacer la recherche/);
  await press('Enter');
  await keepTheFocus();
  await tabTo(/^Rechercher/, 1);
});
