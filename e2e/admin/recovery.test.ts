import type { Locale } from '@traiteur/domain/text/language.ts';
import { expect, test, vi } from 'vitest';
import { readOutbox } from '../../apps/api/src/testing/read-outbox.ts';
import { accessViolations } from '../access-violations.ts';
import { openBrowser, type Person, settled, signInAs } from '../person.ts';
import { ownSite } from '../running-site.ts';
import { claire } from '../demonstration.ts';

const site = await ownSite();
const { visitor, client } = await openBrowser(site);

let count = 0;
async function newcomer(locale: Locale): Promise<string> {
  const email = `odile-${count++}@example.com`;
  const owner = await client(claire);
  const colleague = { firstName: 'Odile', lastName: 'Marchand', email, locale, role: 'kitchen', active: true } as const;
  await owner.call('administrators', 'create', {}, { ...colleague, password: 'mot de passe oublié' });
  return email;
}

async function askForLink({ page }: Person, email: string): Promise<void> {
  await page.goto('/connexion');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor();
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await page
    .getByRole('status')
    .getByText(/Si un compte existe à cette adresse/)
    .waitFor();
}

async function linkMailedTo(email: string): Promise<string> {
  const read = async () => {
    const mails = await readOutbox(site.outbox);
    const mail = mails.findLast(({ to }) => to?.some(({ address }) => address === email));
    const [link] = /http:\S+/.exec(mail?.text ?? '') ?? [];
    if (!link) throw new Error(`No link was mailed to ${email}`);
    return link;
  };
  return vi.waitFor(read, { timeout: 100_000 });
}

async function chooseWith({ page }: Person, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' }).waitFor();
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
}

test('a second link in the tab of one that ended is the one that counts', async () => {
  const email = await newcomer('fr');
  const person = await visitor();
  await askForLink(person, email);
  const link = await linkMailedTo(email);
  const password = 'une troisième phrase secrète';
  await chooseWith(person, link.slice(0, -20) + 'x'.repeat(20), password);
  await person.page.getByText(/Ce lien a déjà servi/).waitFor();
  await chooseWith(person, link, password);
  await person.page.getByText('Mot de passe enregistré. Connectez-vous avec le nouveau.').waitFor();
});

test('who forgot a password chooses another by a link that works once', async () => {
  const email = await newcomer('fr');
  const person = await visitor();
  await askForLink(person, email);
  const link = await linkMailedTo(email);
  await chooseWith(person, link, 'une autre phrase secrète');
  await person.page.getByText('Mot de passe enregistré. Connectez-vous avec le nouveau.').waitFor();
  await person.page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor();
  await signInAs(person, { email, password: 'une autre phrase secrète' });

  const late = await visitor();
  await chooseWith(late, link, 'encore une autre phrase');
  await late.page.getByRole('alert').getByText('Ce lien a déjà servi, ou il est trop ancien').waitFor();
  await late.page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await late.page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor();
});

test('the token does not stay in the address', async () => {
  const { page } = await visitor();
  await page.goto('/connexion#mot-de-passe=secret');
  await page.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' }).waitFor();
  await page.waitForURL((address) => address.hash === '');
});

test('a French link opens in a browser that prefers English', async () => {
  const { page } = await visitor({ locale: 'en-GB' });
  await page.goto('/connexion#mot-de-passe=secret');
  await page.waitForURL((address) => address.pathname === '/en/login' && address.hash === '');
  await page.getByRole('heading', { level: 1, name: 'New password' }).waitFor();
});

test('an address without an account gets the same answer', async () => {
  const person = await visitor();
  await askForLink(person, 'personne@example.com');
});

test('the switch of languages keeps the address that a link is asked for', async () => {
  const { page } = await visitor();
  await page.goto('/connexion?forgotten');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('a@example.com');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/login*');
  expect(await page.getByRole('textbox', { name: 'E-mail address' }).inputValue()).toBe('a@example.com');
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/connexion*');
  expect(await page.getByRole('textbox', { name: 'Adresse e-mail' }).inputValue()).toBe('a@example.com');
});

test('a short password says so before anything is sent', async () => {
  const person = await visitor();
  await chooseWith(person, '/connexion#mot-de-passe=secret', 'court');
  await person.page.getByText('Ce texte est trop court').waitFor();
});

test('the page that was wanted is still wanted after asking for a link and coming back', async () => {
  const { page } = await visitor();
  await page.goto('/connexion?to=%2Fallergenes');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await page.waitForURL('**/connexion?to=%2Fallergenes');
});

test.each(['/connexion?forgotten', '/connexion#mot-de-passe=secret'])(
  '%s has no fault of accessibility',
  async (path) => {
    const { page, complaints } = await visitor();
    await page.goto(path);
    await settled(page);
    expect([await accessViolations(page), complaints]).toEqual([[], []]);
  },
);
