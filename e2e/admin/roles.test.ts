import { createClient } from '@traiteur/contract/wire/client.ts';
import { type Role, roles } from '@traiteur/domain/scopes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screens } from '../../apps/admin/src/addresses.ts';
import { fill } from '../../packages/front/src/routing/screen.ts';
import type { Screen } from '@traiteur/front/routing/screen.ts';
import { openBrowser, type Person, signInAs, walk } from '../person.ts';
import { claire } from '../demonstration.ts';

const { signedIn, visitor, url } = await openBrowser();

const password = 'la cuisine est ouverte';
const shown = Object.entries<Screen>(screens).filter(([, { needs }]) => needs.length > 0);
const wordsOf = (need: string) => need.split(' ') as [never, never];

async function clientOf(email: string, secret: string) {
  const state: { token?: string } = {};
  const client = createClient({ host: url, locale: () => 'fr', token: () => state.token });
  await client.load();
  state.token = (await client.call('sign-in', 'login', {}, { email, password: secret })).token;
  await client.load();
  return client;
}
const owner = await clientOf(claire.ADMIN_EMAIL, claire.ADMIN_PASSWORD);

describe.each(roles)('%s', (role: Role) => {
  const email = `${role}@example.com`;
  let person: Person;
  let client: Awaited<ReturnType<typeof clientOf>>;
  const isOffered = ({ needs }: Screen) => needs.every((need) => client.offers(...wordsOf(need)));

  beforeAll(async () => {
    const nora = { firstName: 'Nora', lastName: role, email, locale: 'fr', role, active: true, password } as const;
    await owner.call('administrators', 'create', {}, nora);
    client = await clientOf(email, password);
    person = await visitor();
    await signInAs(person, email, password);
  });
  afterAll(() => person.page.context().close());

  test.each(shown)('%s opens exactly when the description offers all it needs', async (_, screen) => {
    await walk(person.page, fill(screen.fr, { id: 1 }));
    const refused = await person.page.getByText('Vous n’êtes pas autorisé à accéder à cette page').count();
    expect(refused).toBe(isOffered(screen) ? 0 : 1);
  });

  test('the menu and the home page lead only where this role may go', async () => {
    await person.visit('/');
    await person.page.getByRole('button', { name: 'Déplier le menu' }).last().click();
    const links = await person.page.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const forbidden = shown.filter(([, screen]) => !isOffered(screen)).map(([, { fr }]) => fr);
    expect(links.filter((link) => link && forbidden.includes(link.replace(/\?.*/, '')))).toEqual([]);
  });

  const forms = shown.filter(([, { fr, needs }]) => fr.endsWith('/:id') && needs.some((need) => need.includes(' get')));
  test.each(forms)('%s can be saved and removed exactly by who may', async (_, screen) => {
    if (!isOffered(screen)) return;
    const [tag, get] = wordsOf(screen.needs[0] ?? '') as [never, string];
    await walk(person.page, fill(screen.fr, { id: 1 }));
    for (const [button, verb] of [
      ['Enregistrer', 'update'],
      ['Supprimer', 'remove'],
    ] as const)
      await expect
        .poll(() => person.page.getByRole('button', { name: button, exact: true }).count())
        .toBe(client.offers(tag, get.replace('get', verb) as never) ? 1 : 0);
  });
});

test('the owner lets the kitchen in, and the kitchen reads what it may not change', async () => {
  const { page, visit } = await signedIn();
  await visit('/');
  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'Administrateurs' }).click();
  await page.getByRole('link', { name: 'Ajouter un administrateur' }).click();
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Karim');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Benali');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('karim@example.com');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('link', { name: 'Karim Benali' }).waitFor();

  const cook = await visitor();
  await signInAs(cook, 'karim@example.com', password);
  await cook.visit('/produits/1');
  expect(await cook.page.getByRole('textbox', { name: 'Français' }).first().isDisabled()).toBe(true);
});
