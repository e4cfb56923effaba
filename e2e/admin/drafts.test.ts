import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { delayRequests } from '../delay-requests.ts';
import { choosePassword, type Credentials, openBrowser, type Person, settled } from '../person.ts';
import { claire } from '../demonstration.ts';
import { addDish, chooseClient } from '../take-order.ts';

const { signedIn } = await openBrowser();

const french = (page: Page) => page.getByRole('textbox', { name: 'Français' });

async function signOutElsewhere({ page }: Person) {
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await otherTab.getByRole('button', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/connexion?to=*');
  // The form of before may have fields of the same names.
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor();
  await otherTab.close();
}

async function signInAgain({ page }: Person, { email, password }: Credentials = claire) {
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/connexion');
  await settled(page);
}

const readStorage = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test('what was typed when the session ended comes back after signing in', async () => {
  const person = await signedIn();
  const { page } = person;
  await person.visit('/allergenes/ajout');
  await french(page).fill('Fenugrec');
  await signOutElsewhere(person);
  await signInAgain(person);
  await page.getByText('Votre saisie a été retrouvée.').waitFor();
  expect([new URL(page.url()).pathname, await french(page).inputValue()]).toEqual(['/allergenes/ajout', 'Fenugrec']);
});

test('a password that was typed is kept nowhere, and what somebody typed is not for the next one', async () => {
  const person = await signedIn();
  const { page } = person;
  const karim = { email: 'karim@example.com', password: 'la cuisine est ouverte' };
  const fill = async () => {
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Karim');
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Benali');
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(karim.email);
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(karim.password);
  };
  await person.visit('/administrateurs/ajout');
  await fill();
  await signOutElsewhere(person);
  expect(await readStorage(page)).toContain('Benali');
  expect(await readStorage(page)).not.toContain(karim.password);
  await signInAgain(person);
  expect(await page.getByRole('textbox', { name: 'Nom', exact: true }).inputValue()).toBe('Benali');
  expect(await page.getByRole('textbox', { name: 'Mot de passe' }).inputValue()).toBe('');
  await fill();
  await page.getByRole('combobox', { name: 'Rôle' }).click();
  await page.getByRole('option', { name: 'Gérant' }).click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('link', { name: 'Karim Benali' }).waitFor();

  await person.visit('/allergenes/ajout');
  await french(page).fill('Fenugrec');
  await signOutElsewhere(person);
  await signInAgain(person, karim);
  await choosePassword(person, karim.password, 'une phrase rien qu’à moi');
  await french(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/allergenes/ajout');
  expect(await french(page).inputValue()).toBe('');
  expect(await readStorage(page)).not.toContain('Fenugrec');
});

test('what was saved as the session ended does not come back', async () => {
  const person = await signedIn();
  const { page } = person;
  await person.visit('/tailles/ajout');
  await french(page).fill('Géante');
  await page.getByRole('textbox', { name: /^Anglais/ }).fill('Giant');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/api/sizes', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    expect(response.status()).toBe(201);
    await promise;
    await route.fulfill({ response });
  });
  const saving = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/sizes'));
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await saving;
  await signOutElsewhere(person);
  resolve(undefined);
  await page.waitForURL('**/connexion?to=%2Ftailles');
  await signInAgain(person);
  await person.visit('/tailles/ajout');
  expect(await french(page).inputValue()).toBe('');
});

test('what was typed over one thing does not come back onto another', async () => {
  const person = await signedIn();
  const { page } = person;
  await person.visit('/allergenes/2');
  await page.getByRole('link', { name: 'Annuler' }).click();
  await page.locator('a[href="/allergenes/1"]').click();
  await page.waitForURL('**/allergenes/1');
  await settled(page);
  await french(page).fill('Tout autre chose');
  const letGo = await delayRequests(page, '**/api/allergens/2');
  const request = page.waitForRequest('**/api/allergens/2');
  await page.evaluate(() => history.go(-2));
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click();
  await request;
  await signOutElsewhere(person);
  letGo();
  await signInAgain(person);
  expect(new URL(page.url()).pathname).toBe('/allergenes/2');
  expect(await french(page).inputValue()).not.toBe('Tout autre chose');
});

test('over what somebody else saved meanwhile, what comes back asks before it is saved', async () => {
  const [person, colleague] = [await signedIn(), await signedIn()];
  const { page } = person;
  await person.visit('/tailles/1');
  await french(page).fill('De Claire');
  await signOutElsewhere(person);
  await colleague.visit('/tailles/1');
  await french(colleague.page).fill('De l’autre');
  await colleague.page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await colleague.page.waitForURL('**/tailles');
  await signInAgain(person);
  await page.getByText('La fiche a changé depuis').waitFor();
  expect(await french(page).inputValue()).toBe('De Claire');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('dialog', { name: 'Quelqu’un d’autre a enregistré entre-temps' }).waitFor();
});

test('an order that is being taken survives a reload, a new tab and a lost line, keeps no client’s name, and goes once one starts over', async () => {
  const person = await signedIn({ keepsDrafts: true });
  const { page } = person;
  const context = page.context();
  await person.visit('/commandes/ajout');
  await chooseClient(page, 'delcourt', /Inès Delcourt/);
  await addDish(page, 'compot', /Compotée poire-vanille/);
  for (let more = 1; more < 4; more += 1) await page.getByRole('button', { name: 'Un de plus' }).click();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: /cuisine/ }).fill('Sans couverts');
  await context.setOffline(false);
  await page.reload();
  await page.getByText('Votre saisie a été retrouvée.').waitFor();
  const quantity = (from: Page) => from.getByRole('group', { name: 'Quantité · Compotée poire-vanille' });
  await quantity(page).getByText('4', { exact: true }).waitFor();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('Delcourt');

  const second = await context.newPage();
  await second.goto('/commandes/ajout');
  await settled(second);
  expect(await quantity(second).count()).toBe(0);
  const isClosed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await isClosed;
  await second.reload();
  await quantity(second).getByText('4', { exact: true }).waitFor();
  await second.getByRole('button', { name: 'Recommencer à vide' }).click();
  await quantity(second).waitFor({ state: 'hidden' });
  await second.reload();
  await settled(second);
  expect(await quantity(second).count()).toBe(0);
});

test('an account number whose change was refused waits here, and is gone once one leaves or signs out', async () => {
  const { page, visit } = await signedIn({ keepsDrafts: true });
  const draftsOf = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(''));
  const iban = /FR14 ?2004/;
  // As an hour after the sign-in.
  await page.route('**/api/company', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 403, json: { code: 'recent-sign-in-needed', status: 403, title: '' } })
      : route.continue(),
  );
  async function changeAccount() {
    await page.getByRole('textbox', { name: 'IBAN' }).fill('FR14 2004 1010 0505 0001 3M02 606');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const question = page.getByRole('dialog').filter({ has: page.getByLabel('Mot de passe') });
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(draftsOf).toMatch(iban);
  }
  await visit('/entreprise');
  await changeAccount();
  await page.getByRole('link', { name: 'Accueil' }).click();
  await page
    .getByRole('dialog', { name: /Quitter sans enregistrer/ })
    .getByRole('button', { name: /^Quitter/ })
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(draftsOf).not.toMatch(iban);

  await visit('/entreprise');
  await changeAccount();
  // The page that follows is slow, and what was typed is still on the screen.
  const letGo = await delayRequests(page, /sign-in|SignIn/i);
  await page.getByRole('textbox', { name: 'BIC' }).fill('PSSTFRPPPAR');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect.poll(draftsOf).not.toMatch(iban);
  await page.waitForTimeout(600);
  expect(await draftsOf()).not.toMatch(iban);
  letGo();
  await page.waitForURL('**/connexion*');
  expect(await draftsOf()).not.toMatch(iban);
});
