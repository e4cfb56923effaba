import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser, settled } from '../person.ts';

const { signedIn, client, colleague } = await openBrowser();
const owner = await signedIn();

test('somebody changes their name and their language, and sees both at once', async () => {
  const { page, visit } = await signedIn({}, await colleague('kitchen'));
  await visit('/');
  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'Votre compte' }).click();
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('à moitié tap');
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Zoé');
  await page.getByRole('combobox', { name: 'Langue' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.waitForURL('**/en/account');
  await page.getByRole('button', { name: /^ZV · Your account/ }).waitFor();
  const language = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect(language?.value).toBe('en');
  expect(await page.getByRole('textbox', { name: 'New password' }).inputValue()).toBe('à moitié tap');
});

test('who reads in another language than their own goes on in it after changing their name', async () => {
  const person = await signedIn({}, await colleague('kitchen'));
  const { page } = person;
  await person.visit('/en/account');
  await page.getByRole('textbox', { name: 'First name' }).fill('Zoé');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^ZV/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/account');
});

test.each(['Prénom', 'Mot de passe actuel'])('leaving one’s account with an unsaved “%s” asks', async (field) => {
  const person = await signedIn();
  const { page } = person;
  await person.visit('/compte');
  await page.getByRole('textbox', { name: field }).fill('Z');
  await page.getByRole('link', { name: 'Commandes', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer' });
  await question.getByRole('button', { name: 'Annuler' }).click();
  expect(await page.getByRole('textbox', { name: field }).inputValue()).toBe('Z');
  await page.getByRole('link', { name: 'Commandes', exact: true }).click();
  await question.getByRole('button', { name: 'Quitter' }).click();
  await page.waitForURL('**/commandes');
});

/** A page learns it with its next request, which it may send by itself before a link is clicked. */
async function signedOut(page: Page): Promise<void> {
  await page.reload();
  await page.waitForURL('**/connexion*');
}

test('a new password is measured while it is typed, needs the old one, and ends the other sessions', async () => {
  const nora = await colleague('manager');
  const [here, there] = [await signedIn({}, nora), await signedIn({}, nora)];
  await there.visit('/');
  const { page } = here;
  await here.visit('/compte');
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('azerty123456');
  await page.getByText('Facile à deviner.').waitFor();
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('quatre courgettes jaunes dansent');
  await page.getByText('Très bon.').waitFor();
  await page.getByRole('textbox', { name: 'Mot de passe actuel' }).fill('pas le bon');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await page.getByText('Ce mot de passe est incorrect').waitFor();
  expect(await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).inputValue()).toMatch(/courgettes/);
  await page.getByRole('textbox', { name: 'Mot de passe actuel' }).fill(nora.password);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await page.getByText('Mot de passe changé.').waitFor();
  await signedOut(there.page);
});

test('a session on another device can be ended', async () => {
  const nora = await colleague('manager');
  const [here, there] = [await signedIn({}, nora), await signedIn({}, nora)];
  await there.visit('/');
  await here.visit('/compte');
  await here.page
    .getByRole('row', { name: /Chrome · Linux/ })
    .first()
    .waitFor();
  await here.page.getByRole('button', { name: 'Terminer', exact: true }).click();
  await here.page.getByRole('button', { name: 'Terminer', exact: true }).waitFor({ state: 'hidden' });
  await signedOut(there.page);
  await settled(there.page);
});

test('signing out everywhere signs out here too', async () => {
  const nora = await colleague('manager');
  const [here, there] = [await signedIn({}, nora), await signedIn({}, nora)];
  await there.visit('/');
  await here.visit('/compte');
  await here.page.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await here.page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter partout' }).click();
  await here.page.waitForURL('**/connexion*');
  await signedOut(there.page);
});

test('the audit log says who did what to which thing, before and after, and is searched', async () => {
  const { page, walk } = owner;
  await walk('/mots-clefs/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Des bords de Loire');
  await page.getByRole('textbox', { name: /^Anglais/ }).fill('From the Loire');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('link', { name: 'Des bords de Loire' }).click();
  await page.getByRole('textbox', { name: /^Anglais/ }).fill('Loire valley');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL('**/mots-clefs');
  await walk('/');
  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'Journal' }).click();
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('loire valley');
  await page.waitForURL(/search=loire/);
  const row = page.getByRole('row', { name: /Loire valley/ });
  await row.waitFor();
  expect(await row.textContent()).toMatch(
    /Claire Laurent.*Modification.*Des bords de Loire.*en anglais.*From the Loire.*Loire valley/,
  );
  await row.getByRole('link', { name: /Des bords de Loire/ }).click();
  await page.waitForURL(/\/mots-clefs\/\d+$/);
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await page.waitForURL('**/mots-clefs');
  await walk('/journal?search=bords+de+loire');
  expect(await page.getByRole('row', { name: /Suppression/ }).count()).toBe(1);
  expect(await page.getByRole('link', { name: /Des bords de Loire/ }).count()).toBe(0);
});

test('the audit log writes dates, money and other things as its reader knows them', async () => {
  const { page, visit, walk } = owner;
  await walk('/zones-de-livraisons/1');
  await page.getByRole('textbox', { name: 'Frais de livraison' }).fill('4,90');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL('**/zones-de-livraisons');
  const api = await client(claire);
  const exported = await api.call('client-exports', 'exportClients', { createdFrom: '2026-01-31', zoneId: 1 });
  await exported.arrayBuffer();
  await walk('/journal');
  await page
    .getByRole('row', { name: /Clients exportés/ })
    .first()
    .getByText('sam. 31 janv. 2026')
    .waitFor();
  await page
    .getByRole('row', { name: /Clients exportés/ })
    .first()
    .getByText('Centre')
    .waitFor();
  await page.getByText('4,90\u00a0€').first().waitFor();
  await visit('/en/audit-log');
  await page.getByText('€4.90').first().waitFor();
  await page.getByText('Sat, Jan 31, 2026').waitFor();
});
