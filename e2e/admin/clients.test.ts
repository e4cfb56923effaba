import { test } from 'vitest';
import { openBrowser, settled } from '../person.ts';

const { signedIn } = await openBrowser();
const { page, visit } = await signedIn();

test('a client is added, opened and edited, with two addresses and a severity that stays', async () => {
  await visit('/clients/ajout');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Prénom').fill('Solène');
  await field('Nom').fill('Quéméneur');
  await field('Téléphone').fill('0612345678');
  await field('E-mail').fill('solene.quemeneur@example.com');
  await field('Notes de la maison').fill('Sonner deux fois');
  const first = page.getByRole('group', { name: 'Adresse 1' });
  await first.getByRole('textbox', { name: 'Adresse', exact: true }).fill('3, rue des Envierges');
  await first.getByRole('textbox', { name: 'Code postal' }).fill('75020');
  await first.getByRole('textbox', { name: 'Ville' }).fill('Paris');
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
  const second = page.getByRole('group', { name: 'Adresse 2' });
  await second.getByRole('textbox', { name: 'Adresse', exact: true }).fill('1, place de la Mairie');
  await second.getByRole('textbox', { name: 'Code postal' }).fill('29200');
  await second.getByRole('textbox', { name: 'Ville' }).fill('Brest');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL('**/clients');
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('quemeneur');
  await page.getByRole('link', { name: 'Quéméneur Solène' }).click();
  await page.getByRole('heading', { level: 1, name: 'Solène Quéméneur' }).waitFor();
  await page.getByText('Cette zone n’est pas éligible à la livraison').waitFor();
  await page.getByText('Sonner deux fois').waitFor();
  await page.getByText('Rien à encaisser').waitFor();

  await page.getByRole('link', { name: 'Modifier' }).click();
  await settled(page);
  await page.getByRole('group', { name: 'Adresse 2' }).getByRole('button', { name: 'Retirer cette adresse' }).click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL(/\/clients\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Solène Quéméneur' }).waitFor();
  await page.getByText('Brest').waitFor({ state: 'detached' });
  await page.getByText('3, rue des Envierges').waitFor();
});
