import { expect, test } from 'vitest';
import { openBrowser, signInAs } from './person.ts';

const { signedIn, visitor } = await openBrowser();

const karim = { email: 'karim@example.com', password: 'la cuisine est ouverte' };

test('the owner lets the kitchen in, and the kitchen sees and may do just its part', async () => {
  const { page, visit } = await signedIn();
  await visit('/');
  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'Administrateurs' }).click();
  await page.getByRole('link', { name: 'Ajouter un administrateur' }).click();
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Karim');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Benali');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(karim.email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(karim.password);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('link', { name: 'Karim Benali' }).waitFor();

  const cook = await visitor();
  await signInAs(cook, karim.email, karim.password);
  await cook.visit('/produits');
  expect(await cook.page.getByRole('link', { name: 'Ajouter un produit' }).count()).toBe(0);
  await cook.page.getByRole('button', { name: 'Déplier le menu' }).last().click();
  const menu = cook.page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name: 'Rapport de livraison' }).waitFor();
  expect(await menu.getByRole('link', { name: /Ajouter|Configuration/ }).count()).toBe(0);

  await cook.visit('/produits/ajout');
  await cook.page.getByText('Vous n’êtes pas autorisé à accéder à cette page').waitFor();
  await cook.visit('/produits/1');
  expect(await cook.page.getByRole('button', { name: 'Enregistrer' }).count()).toBe(0);
});
