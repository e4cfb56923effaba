import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choosePassword, openBrowser, signInAs } from '../person.ts';

const { signedIn, visitor, client, url, colleague } = await openBrowser();
const secret = 'une phrase rien qu’à moi';

const fail = (email: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'faux' }),
  });

/** Answers requests to add an administrator as the server does eleven minutes after a sign-in. */
async function askAgain(page: Page, times: number) {
  let requests = 0;
  const json = {
    code: 'recent-sign-in-needed',
    status: 403,
    type: '',
    title: 'Confirmez d’abord que c’est bien vous',
  };
  await page.route('**/api/administrators', (route) =>
    route.request().method() === 'POST' && requests++ < times ? route.fulfill({ status: 403, json }) : route.continue(),
  );
}

test.each([
  ['fr-FR', '/securite', 'Sécurité', 'Mot de passe ou compte refusé'],
  ['en-US', '/en/security', 'Security', 'Password or account refused'],
])('in %s an owner sees from the account menu who failed to sign in', async (locale, path, title, failure) => {
  await fail('claire@example.com');
  const { page, visit } = await signedIn({ locale });
  await visit(locale === 'fr-FR' ? '/' : '/en/');
  await page.getByRole('button', { name: /Votre compte|Your account/ }).click();
  await page.getByRole('menuitem', { name: title }).click();
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('row', { name: failure }).first().getByText('Claire Laurent').waitFor();
});

test('what asks for one’s password again asks in one place, goes on afterwards, and loses nothing typed', async () => {
  const { page, visit } = await signedIn();
  await visit('/administrateurs/ajout');
  await askAgain(page, 1);
  await page.getByLabel('Prénom').fill('Odile');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Marchand');
  await page.getByLabel('Adresse e-mail').fill('odile@example.com');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(secret);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'C’est bien vous' });
  await question.getByRole('textbox', { name: 'Mot de passe' }).fill('faux');
  await page.keyboard.press('Enter');
  await question.getByText('Ce mot de passe est incorrect').waitFor();
  await question.getByRole('textbox', { name: 'Mot de passe' }).fill('un mot de passe tranquille');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Odile Marchand' }).waitFor();
});

test('who says no keeps the form as it was, and reads why nothing was saved', async () => {
  const { page, visit } = await signedIn();
  await visit('/administrateurs/ajout');
  await askAgain(page, Infinity);
  await page.getByLabel('Prénom').fill('Paul');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Morel');
  await page.getByLabel('Adresse e-mail').fill('paul@example.com');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(secret);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('dialog', { name: 'C’est bien vous' }).getByRole('button', { name: 'Annuler' }).click();
  await page.getByText('Confirmez d’abord que c’est bien vous').waitFor();
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Paul');
});

test('somebody who was let in chooses a password of their own before anything else', async () => {
  const owner = await client({ email: 'claire@example.com', password: 'un mot de passe tranquille' });
  const first = 'le panier attend à la porte';
  const nora = {
    firstName: 'Nora',
    lastName: 'Vidal',
    email: 'nora@example.com',
    locale: 'fr',
    role: 'manager',
  } as const;
  await owner.call('administrators', 'create', {}, { ...nora, active: true, password: first });
  const person = await visitor();
  const { page } = person;
  await signInAs(person, { email: nora.email, password: first });
  await page.getByRole('heading', { level: 1, name: 'Votre mot de passe' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Menu principal' }).count()).toBe(0);
  await page.goto('/commandes');
  await choosePassword(person, first, 'password1234');
  await page.getByText(/trop facile à deviner/).waitFor();
  await choosePassword(person, first, secret);
  await page.getByRole('heading', { level: 1, name: 'Commandes' }).waitFor();
});

test('whoever has chosen theirs is asked for nothing', async () => {
  const { page, visit, complaints } = await signedIn({}, await colleague('kitchen'));
  await visit('/');
  await page.getByRole('navigation', { name: 'Menu principal' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a list that cannot be read says so once, with a way to try again', async () => {
  const { page } = await signedIn();
  await page.route('**/api/security/sign-ins?**', (route) => route.abort());
  await page.goto('/securite');
  await page.getByText('Le chargement a échoué').waitFor();
  expect(await page.getByText('Le chargement a échoué').count()).toBe(1);
  await page.unroute('**/api/security/sign-ins?**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('table', { name: 'Connexions récentes' }).getByText('Claire Laurent').first().waitFor();
});
