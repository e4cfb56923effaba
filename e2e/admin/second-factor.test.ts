import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { authenticatorApp } from '../../apps/api/src/testing/factors/authenticator-app.ts';
import { addPasskeyDevice } from '../passkeys.ts';
import { accessViolations } from '../access-violations.ts';
import { type Credentials, openBrowser, type Person } from '../person.ts';

const { signedIn, colleague, client, visitor } = await openBrowser();

/** The code is that of half a minute later: none may be used twice, and it stays valid for a minute. */
async function colleagueWithApp() {
  const credentials = await colleague('manager');
  const home = await client(credentials);
  const { seed, enrolment } = await home.call('second-factor', 'startAuthenticator');
  const app = authenticatorApp(seed);
  const confirmation = { enrolment, code: app.codeAt(new Date()) };
  const { recoveryCodes } = await home.call('second-factor', 'confirmAuthenticator', {}, confirmation);
  return { credentials, recoveryCodes, code: () => app.codeAt(new Date(Date.now() + 30_000)) };
}

async function typePassword({ page }: Person, { email, password }: Credentials) {
  await page.goto('/connexion');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Deuxième étape' }).waitFor();
  // The next field or button has the focus.
  await page.waitForFunction(() => document.activeElement?.matches('input, button'));
}

async function addPasskey(page: Page) {
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await page.getByRole('button', { name: 'Je les ai gardés' }).click();
  await page.getByRole('button', { name: 'Je les ai gardés' }).waitFor({ state: 'hidden' });
}

async function requireOf({ page, visit }: Person, group: string) {
  await visit('/securite');
  await page.getByRole('combobox', { name: 'Deuxième étape exigée' }).click();
  await page.getByRole('option', { name: group }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Exigence enregistrée').waitFor();
}

const isHome = (url: URL) => url.pathname === '/';

test('somebody adds an authenticator app: six digits are enough, and recovery codes are shown this once', async () => {
  const { page, visit } = await signedIn({}, await colleague('manager'));
  await visit('/compte');
  await page.getByRole('button', { name: 'Ajouter une application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une application' });
  await dialog.getByRole('img', { name: /Code QR/ }).waitFor();
  const seed = (await dialog.getByRole('code').textContent()) ?? '';
  await dialog.getByRole('textbox', { name: 'Code à six chiffres' }).pressSequentially('000000');
  await dialog.getByText('Ce code est faux, ou il a déjà servi').waitFor();
  const app = authenticatorApp(seed.replaceAll(' ', ''));
  await dialog.getByRole('textbox', { name: 'Code à six chiffres' }).pressSequentially(app.codeAt(new Date()));
  const codes = page.getByRole('dialog', { name: 'Codes de secours' });
  await codes.getByRole('listitem').first().waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  await codes.getByRole('button', { name: 'Je les ai gardés' }).click();
  await codes.waitFor({ state: 'hidden' });
  await page.getByText('Encore 10 codes').waitFor();
  await visit('/compte');
  await page.getByRole('button', { name: 'Retirer l’application' }).waitFor();
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ })
      .count(),
  ).toBe(0);
});

test('somebody adds a passkey under a name, and removes it', async () => {
  const { page, visit } = await signedIn({}, await colleague('manager'));
  const device = await addPasskeyDevice(page);
  await visit('/compte');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une clé d’accès' });
  expect(await dialog.getByRole('textbox', { name: 'Nom de cette clé' }).inputValue()).toBe('Chrome · Linux');
  await dialog.getByRole('textbox', { name: 'Nom de cette clé' }).fill('Portable du bureau');
  await dialog.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await page.getByRole('button', { name: 'Je les ai gardés' }).click();
  await page.getByRole('button', { name: 'Retirer Portable du bureau' }).waitFor();
  expect(await device.passkeys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);
  await page.getByRole('button', { name: 'Retirer Portable du bureau' }).click();
  await page.getByRole('dialog').getByText('C’est votre seule deuxième étape').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click();
  await page.getByText('Clé d’accès retirée').waitFor();
  await page.getByText('Votre mot de passe suffit pour entrer.').waitFor();
});

test('a device that does not know its owner makes no passkey, and the page says so', async () => {
  const { page, visit } = await signedIn({}, await colleague('manager'));
  const device = await addPasskeyDevice(page);
  await device.setOwnerKnown(false);
  await visit('/compte');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await page.getByText('Aucune clé d’accès n’a été créée.').waitFor();
});

test('after the password six digits are typed, and no other key is pressed', async () => {
  const { credentials, code } = await colleagueWithApp();
  const person = await visitor();
  await typePassword(person, credentials);
  expect(await accessViolations(person.page)).toEqual([]);
  await person.page.keyboard.type('000000');
  await person.page.getByText('Ce code est faux, ou il a déjà servi').waitFor();
  await person.page.keyboard.type(code());
  await person.page.waitForURL(isHome);
});

test('the page that was wanted comes after the second step', async () => {
  const { credentials, code } = await colleagueWithApp();
  const { page } = await visitor();
  await page.goto('/mots-clefs');
  await page.getByLabel('Adresse e-mail').fill(credentials.email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(credentials.password);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Code de votre application' }).pressSequentially(code());
  await page.waitForURL('**/mots-clefs');
});

test('who has lost the phone types a recovery code, once', async () => {
  const { credentials, recoveryCodes } = await colleagueWithApp();
  const person = await visitor();
  const { page } = person;
  await typePassword(person, credentials);
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await page
    .getByRole('textbox', { name: 'Code de secours' })
    .pressSequentially((recoveryCodes[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL(isHome);
});

test('a passkey signs in alone, and after the password with one press of Enter', async () => {
  const credentials = await colleague('manager');
  const person = await signedIn({}, credentials);
  const { page, visit } = person;
  const device = await addPasskeyDevice(page);
  await visit('/compte');
  await addPasskey(page);
  await page.context().clearCookies();
  await visit('/connexion');
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await page.waitForURL(isHome);
  await page.context().clearCookies();
  await typePassword(person, credentials);
  await page.keyboard.press('Enter');
  await page.waitForURL(isHome);
  expect(await device.passkeys()).toMatchObject([{ signCount: 3 }]);
});

test('a passkey that the house does not know, and none at all, leave the password', async () => {
  const { page, visit } = await visitor();
  await addPasskeyDevice(page);
  await visit('/connexion');
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await page.getByText('Aucune clé d’accès n’a été utilisée.').waitFor();
  await page.getByLabel('Adresse e-mail').waitFor();
});

test('an owner takes the second step from who has lost it', async () => {
  const { credentials } = await colleagueWithApp();
  const owner = await signedIn();
  await owner.visit(`/administrateurs?search=${encodeURIComponent(credentials.email)}`);
  await owner.page.getByRole('link', { name: 'Nora Vidal' }).click();
  await owner.page.getByRole('button', { name: 'Retirer sa deuxième étape' }).waitFor();
  expect(await accessViolations(owner.page)).toEqual([]);
  await owner.page.getByRole('button', { name: 'Retirer sa deuxième étape' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click();
  await owner.page.getByText('Aucune\u202f: le mot de passe suffit.').waitFor();
  const home = await client(credentials);
  expect(await home.call('second-factor', 'getSecondFactor')).toMatchObject({ authenticator: null });
});

test('required of everybody, a colleague adds it before any screen opens', async () => {
  const [nora, odile] = [await colleague('manager'), await colleague('owner')];
  const owner = await signedIn({}, odile);
  const device = await addPasskeyDevice(owner.page);
  await owner.visit('/compte');
  await addPasskey(owner.page);
  expect(await device.passkeys()).toHaveLength(1);
  const { page, visit } = await signedIn({}, nora);
  await requireOf(owner, 'de tout le monde');
  await visit('/mots-clefs');
  await page.getByText('La maison demande une deuxième étape').waitFor();
  expect(await page.getByRole('link', { name: 'Commandes', exact: true }).count()).toBe(0);
  expect(await accessViolations(page)).toEqual([]);
  await addPasskeyDevice(page);
  await addPasskey(page);
  await page.getByRole('heading', { name: 'Mots-clefs' }).waitFor();
  await visit('/compte');
  await page.getByRole('button', { name: 'Retirer Chrome · Linux' }).hover();
  await page.getByText('La maison demande une deuxième étape\u202f: ajoutez-en une autre d’abord.').waitFor();
  await requireOf(owner, 'de personne');
});
