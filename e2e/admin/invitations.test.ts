import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { openBrowser, settled } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, visitor } = await openBrowser(sharedSite());
const { page, visit } = await signedIn();

/** Returns the invitation's link. */
async function invite(lastName: string): Promise<string> {
  await visit('/administrateurs/invitation');
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Odile');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(lastName);
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(`odile-${crypto.randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Inviter', exact: true }).click();
  return page.getByRole('textbox', { name: 'Lien d’invitation' }).inputValue();
}

test('who is invited opens the link, chooses a password, and is signed in; the link works once', async () => {
  const link = await invite('Marchand');
  expect([await accessViolations(page), link]).toEqual([[], expect.stringContaining('/connexion#invitation=')]);
  await page.getByRole('link', { name: 'Voir les administrateurs' }).click();
  await page
    .getByRole('row', { name: /Odile Marchand/ })
    .getByText(/lien jusqu’au/)
    .waitFor();

  const odile = await visitor();
  await odile.page.goto(link);
  await odile.page.getByText(/Bonjour Odile, Claire .* vous ouvre un compte/).waitFor();
  await odile.page.waitForURL((address) => address.hash === '');
  expect(await accessViolations(odile.page)).toEqual([]);
  await odile.page.getByRole('textbox', { name: 'Mot de passe' }).fill('une phrase bien à elle');
  await odile.page.getByRole('button', { name: 'Enregistrer et entrer' }).click();
  await odile.page.getByRole('navigation', { name: 'Menu principal' }).waitFor();

  const late = await visitor();
  await late.page.goto(link.replace('/connexion', '/en/login'));
  await late.page.getByRole('alert').getByText('This invitation is no longer good').waitFor();
  expect(await late.page.getByRole('textbox').count()).toBe(0);
  await late.page.getByRole('link', { name: 'Go to sign-in' }).click();
  await late.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
});

test('an owner invites again, and takes the invitation back', async () => {
  const first = await invite('Vandijk');
  await page.getByRole('link', { name: 'Voir les administrateurs' }).click();
  await page.getByRole('link', { name: 'Odile Vandijk' }).click();
  await page.getByRole('button', { name: 'Inviter à nouveau' }).click();
  expect(await page.getByRole('textbox', { name: 'Lien d’invitation' }).inputValue()).not.toBe(first);
  await page.getByRole('button', { name: 'Reprendre l’invitation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reprendre l’invitation' }).click();
  await page.getByRole('heading', { level: 1, name: 'Administrateurs' }).waitFor();
  await settled(page);
  await page.getByRole('link', { name: 'Odile Vandijk' }).waitFor({ state: 'detached' });
});

test('an owner ends the sessions of a colleague, who is told why when they come back', async () => {
  const link = await invite('Benali');
  const karim = await visitor();
  await karim.page.goto(link);
  await karim.page.getByRole('textbox', { name: 'Mot de passe' }).fill('une phrase bien à lui');
  await karim.page.getByRole('button', { name: 'Enregistrer et entrer' }).click();
  await karim.page.getByRole('navigation', { name: 'Menu principal' }).waitFor();

  await page.getByRole('link', { name: 'Voir les administrateurs' }).click();
  await page.getByRole('link', { name: 'Odile Benali' }).click();
  await page.getByRole('button', { name: 'Mettre fin à ses sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mettre fin à ses sessions' }).click();
  await page.getByText('Sessions terminées').waitFor();
  await karim.page.reload();
  await karim.page.getByRole('region', { name: /Un propriétaire de la maison a mis fin à vos sessions/ }).waitFor();
});
