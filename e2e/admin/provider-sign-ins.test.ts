import { expect, test } from 'vitest';
import { client, openidProvider } from '../../apps/api/src/testing/providers/openid-provider.ts';
import { accessViolations } from '../access-violations.ts';
import { openBrowser, type Person, settled } from '../person.ts';
import { ownSite } from '../running-site.ts';
import { claire } from '../demonstration.ts';

const stranger = 'stranger@example.com';
const elsewhere = await openidProvider([
  { email: claire.email, email_verified: true },
  { email: stranger, email_verified: true },
]);
const { visitor, url } = await openBrowser(
  ownSite({
    OAUTH_NAME: 'la Maison',
    OAUTH_CLIENT_ID: client.clientId,
    OAUTH_CLIENT_SECRET: client.clientSecret,
    OAUTH_ISSUER: elsewhere.issuer,
  }),
);
elsewhere.register(`${url}/connexion`, `${url}/en/login`);

async function leaveFrom(path: string, button = 'Continuer avec la Maison', locale = 'fr-FR') {
  const person = await visitor({ locale });
  await person.visit(path);
  await person.page.getByRole('button', { name: button }).click();
  await person.page.getByRole('heading', { name: 'Elsewhere' }).waitFor();
  return person;
}

async function signInElsewhere({ page }: Person, email: string) {
  await page.getByLabel('Address').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The stored state of a sign-in under way. */
async function keptState({ page }: Person): Promise<string | undefined> {
  const { origins } = await page.context().storageState();
  return origins[0]?.localStorage.find(({ name }) => name === 'auth.state')?.value;
}

/** Requests from now on that complete a sign-in. */
function completionsOf({ page }: Person): string[] {
  const completions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/completion')) completions.push(request.method());
  });
  return completions;
}

test('who signs in at the provider lands on the page that was wanted', async () => {
  const person = await leaveFrom('/allergenes?search=lait');
  await signInElsewhere(person, claire.email);
  await person.page.waitForURL(`${url}/allergenes?search=lait`);
  await person.page.getByText('Vous êtes maintenant connecté').waitFor();
  expect(await keptState(person)).toBeUndefined();
});

test('who left in English comes back in English', async () => {
  const person = await leaveFrom('/en/tags', 'Continue with la Maison', 'en-GB');
  await signInElsewhere(person, claire.email);
  await person.page.waitForURL(`${url}/en/tags`);
});

test('who has no account here is told so on the form', async () => {
  const person = await leaveFrom('/tailles');
  await signInElsewhere(person, stranger);
  await person.page.getByRole('alert').getByText('Aucun compte actif ne correspond à cette adresse').waitFor();
  expect(person.page.url()).toBe(`${url}/connexion?to=%2Ftailles`);
  expect(await keptState(person)).toBeUndefined();
});

test('who refuses at the provider is back at the form, without a word', async () => {
  const person = await leaveFrom('/tailles');
  const completions = completionsOf(person);
  await person.page.getByRole('button', { name: 'Refuse' }).click();
  await person.page.waitForURL(`${url}/connexion?to=%2Ftailles`);
  await settled(person.page);
  expect(await person.page.getByRole('alert').allTextContents()).toEqual([]);
  expect([completions, await keptState(person)]).toEqual([[], undefined]);
});

test('a provider that cannot go on is said to have failed', async () => {
  const person = await leaveFrom('/');
  const { state } = JSON.parse((await keptState(person)) ?? '{}') as { state: string };
  await person.page.goto(`/connexion?error=server_error&state=${state}`);
  await person.page.getByRole('alert').getByText('Le service choisi n’a pas confirmé votre identité').waitFor();
});

test('a state that is not the kept one leads to the form, without a word or a call', async () => {
  const person = await leaveFrom('/');
  const completions = completionsOf(person);
  await person.visit('/connexion?code=of-somebody-else&state=of-somebody-else');
  await person.page.waitForURL(`${url}/connexion`);
  await person.page.getByRole('button', { name: 'Continuer avec la Maison' }).waitFor();
  expect(await person.page.getByRole('alert').allTextContents()).toEqual([]);
  expect([completions, await keptState(person)]).toEqual([[], undefined]);
});

test('the sign-in screen with its buttons has no fault of accessibility', async () => {
  const { page, visit } = await visitor();
  await visit('/connexion');
  await page.getByRole('button', { name: 'Continuer avec la Maison' }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
});
