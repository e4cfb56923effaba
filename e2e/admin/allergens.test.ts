import { slugOf } from '@traiteur/domain/text/slug.ts';
import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser, settled } from '../person.ts';

const { signedIn, client } = await openBrowser();
const { page, walk } = await signedIn();

async function addAllergen(fr: string, en: string) {
  const api = await client(claire);
  const slug = slugOf(en);
  return api.call('allergens', 'create', {}, { name: { fr, en }, slug, code: slug, active: true });
}

test('an allergen is added, found, corrected and removed', async () => {
  await walk('/allergenes');
  await page.getByRole('link', { name: 'Ajouter un allergène' }).first().click();
  await page.getByRole('textbox', { name: 'Français' }).fill('Sarrasin');
  await page.getByRole('textbox', { name: /^Anglais/ }).fill('Buckwheat');
  expect(await page.getByLabel('Identifiant d’adresse').inputValue()).toBe('buckwheat');
  await page.getByLabel('Code').fill('buckwheat');
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/allergenes');
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('sarra');
  await page.getByText('1 allergène', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Sarrasin' }).click();
  await page.getByRole('textbox', { name: 'Français' }).fill('Sarrasin (blé noir)');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('link', { name: 'Sarrasin (blé noir)' }).click();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await page.waitForURL('**/allergenes');
  await page.getByRole('link', { name: /Sarrasin/ }).waitFor({ state: 'hidden' });
});

test('the first fault gets the focus, and a fault of the server’s lands on its field', async () => {
  await walk('/allergenes/ajout');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByText('Ce champ est obligatoire').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))).toBe(
    'name.fr',
  );
  await page.getByRole('textbox', { name: 'Français' }).fill('Sésame');
  await page.getByRole('textbox', { name: /^Anglais/ }).fill('Sesame seeds');
  await page.getByLabel('Code').fill('sesame');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.locator('[data-field="slug"], [data-field="code"]').getByText('Déjà utilisé ailleurs.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('Sésame');
});

test('leaving with unsaved work asks; staying keeps it, and so does the other language', async () => {
  await walk('/allergenes/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Quinoa');
  await page.getByRole('link', { name: 'Annuler' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  expect(await page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('Quinoa');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/allergens/add');
  expect(await page.getByRole('textbox', { name: 'French' }).inputValue()).toBe('Quinoa');
  await page.getByRole('link', { name: 'Français' }).click();
  await page.getByRole('link', { name: 'Annuler' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click();
  await page.waitForURL('**/allergenes');
});

test('a search does not follow who goes on at once to another screen, and is there on coming back', async () => {
  const { page, walk } = await signedIn();
  await page.clock.install();
  await walk('/allergenes');
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('lup');
  await page.getByRole('link', { name: 'Ajouter un allergène' }).click();
  await page.waitForURL('**/allergenes/ajout');
  // Longer than the search waits.
  await page.clock.runFor(1000);
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await page.getByRole('link', { name: 'Lupin' }).waitFor();
  expect([new URL(page.url()).search, await page.getByRole('row').count()]).toEqual(['?search=lup', 2]);
});

test('an allergen in use is not removed: it says where, and can be deactivated instead', async () => {
  await walk('/allergenes?search=sésame');
  await page.getByRole('link', { name: /sésame/ }).click();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  const refusal = page.getByRole('dialog', { name: 'Encore utilisé' });
  await refusal.getByText(/\d+ produits/).waitFor();
  await refusal.getByRole('button', { name: 'Désactiver' }).waitFor();
  await refusal.getByRole('button', { name: 'Annuler' }).click();
});

test('two people at once: the second sees both versions side by side, and chooses field by field', async () => {
  const { id } = await addAllergen('Épeautre', 'Spelt');
  const second = await signedIn();
  await walk(`/allergenes/${id}`);
  await second.walk(`/allergenes/${id}`);
  await page.getByRole('textbox', { name: 'Français' }).fill('Grand épeautre');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('epeautre');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.waitForURL('**/allergenes*');
  await second.page.getByRole('textbox', { name: 'Français' }).fill('Petit épeautre');
  await second.page.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = second.page.getByRole('dialog', { name: 'Quelqu’un d’autre a enregistré entre-temps' });
  const name = dialog.getByRole('group', { name: /changé des deux côtés/ });
  await name.getByRole('radio', { name: /La sienne .*Grand épeautre/ }).waitFor();
  expect(await name.getByRole('radio', { name: /La vôtre .*Petit épeautre/ }).isChecked()).toBe(true);
  expect(await dialog.getByRole('radio', { name: /La sienne epeautre/ }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Enregistrer ainsi' }).click();
  await second.page.getByRole('link', { name: 'Petit épeautre' }).waitFor();
  const api = await client(claire);
  expect(await api.call('allergens', 'get', { id })).toMatchObject({
    name: { fr: 'Petit épeautre' },
    code: 'epeautre',
  });
});

test('what somebody else removed meanwhile says so, and can be added as new with what was typed', async () => {
  const { id } = await addAllergen('Pignons', 'Pine nuts');
  await walk(`/allergenes/${id}`);
  const second = await signedIn();
  await second.walk(`/allergenes/${id}`);
  await second.page.getByRole('button', { name: 'Supprimer' }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await second.page.waitForURL('**/allergenes*');
  await page.getByRole('textbox', { name: 'Français' }).fill('Pignons de pin');
  await page.keyboard.press('Control+s');
  const goneDialog = page.getByRole('dialog', { name: 'Quelqu’un d’autre l’a supprimé entre-temps' });
  await goneDialog.getByRole('button', { name: 'Ajouter comme nouveau' }).click();
  await page.waitForURL('**/allergenes*');
  await walk('/allergenes?search=pignons');
  await page.getByRole('link', { name: 'Pignons de pin' }).waitFor();
});

test('a list keeps its search and its page in the address', async () => {
  await walk('/allergenes?limit=5');
  const first = await page.getByRole('row').getByRole('link').first().innerText();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await page.waitForURL(/after=/);
  await page.getByRole('link', { name: first, exact: true }).waitFor({ state: 'hidden' });
  const listBefore = [page.url(), await page.getByRole('row').allTextContents()];
  await page.reload();
  await settled(page);
  expect([page.url(), await page.getByRole('row').allTextContents()]).toEqual(listBefore);
  await page.getByRole('button', { name: 'Page précédente' }).click();
  await page.waitForURL((url) => !url.searchParams.has('after'));
});

test('a list that a filter leaves empty says so, and shows everything again', async () => {
  await walk('/commandes?status=pending&deliveryFrom=2001-01-01&deliveryTo=2001-01-01&sort=number');
  await page.getByText('Rien ne correspond à cette recherche.').waitFor();
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await page
    .getByRole('row', { name: /\d{4}-\d{6}/ })
    .first()
    .waitFor();
  expect(new URL(page.url()).search).toBe('?sort=number');
});
