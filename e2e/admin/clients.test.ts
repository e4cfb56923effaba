import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser, settled, walk, withoutPicker } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client } = await openBrowser();
const owner = await signedIn();
const { page, visit } = owner;
await withoutPicker(owner);
const api = await client(claire);

const addClient = (firstName: string, lastName: string, email: string, phone = '0612345699') =>
  api.call(
    'clients',
    'create',
    {},
    {
      firstName,
      lastName,
      email,
      phone,
      locale: 'fr',
      dietNote: '',
      houseNote: '',
      marketingConsent: false,
      allergens: [],
      allergiesAsked: true,
      addresses: [],
    },
  );

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
  expect(await field('Téléphone').first().inputValue()).toBe('06\u00a012\u00a034\u00a056\u00a078');
  await page.getByRole('group', { name: 'Adresse 2' }).getByRole('button', { name: 'Retirer cette adresse' }).click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL(/\/clients\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Solène Quéméneur' }).waitFor();
  await page.getByText('Brest').waitFor({ state: 'detached' });
  await page.getByText('3, rue des Envierges').waitFor();
});

test('a refusal of the whole form is read where it is sent, on a phone too', async () => {
  const { page: phone, visit: open } = await signedIn({ viewport: { width: 390, height: 700 } });
  // The demonstration’s Inès is the host of a group order that is open, to her one address.
  await open('/clients/1/modifier');
  await phone.getByRole('button', { name: 'Retirer cette adresse' }).first().click();
  await phone.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const refusal = phone.getByRole('alert').filter({ hasText: 'Une commande de groupe ouverte' });
  await refusal.waitFor();
  // Below the header, which stays.
  await expect.poll(async () => (await refusal.boundingBox())?.y ?? 0).toBeGreaterThan(60);
  await expect.poll(async () => (await refusal.boundingBox())?.y ?? 700).toBeLessThan(600);
});

test('what a client is to be given back stands on their page, and leads to its orders, which say whose they are', async () => {
  const { id, clientId } = await placeOrder(api);
  const cash = { method: 'cash', amount: 500 } as const;
  await api.call('orders', 'payOrder', { id, 'Idempotency-Key': `client-${id}` }, cash);
  await api.call('orders', 'cancelOrder', { id }, { reason: 'Malade' });
  const client = await api.call('clients', 'get', { id: clientId });
  await walk(page, `/clients/${clientId}`);
  await page.getByText('À rembourser').first().waitFor();
  // Below what she owes, if she owes anything.
  await page
    .getByRole('link', { name: /€ pour \d+ commandes?$/ })
    .last()
    .click();
  await page.getByRole('button', { name: `${client.firstName} ${client.lastName}` }).waitFor();
  expect(new URL(page.url()).search).toBe(`?clientId=${clientId}&paymentStatus=overpaid`);
});

test('who is added on a screen of its own is told of who has that number already, and is spared the city', async () => {
  await addClient('Mireille', 'Lacombe', 'mireille@example.com', '0639981188');
  await visit('/clients/ajout');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Prénom').fill('Mireille');
  await field('Nom').fill('Lacombe');
  await field('Téléphone').fill('06 39 98 11 88');
  await page.getByText(/^Déjà\s: Mireille Lacombe, aucune commande/).waitFor();
  await field('Code postal').fill('94300');
  await expect.poll(() => field('Ville').inputValue()).toBe('Vincennes');
  await field('Adresse').fill('3, rue Pasteur');
  expect(await page.getByText(/ferme le compte du site/).count()).toBe(0);
  await page.getByRole('button', { name: /^Ouvrir la fiche\s: Mireille Lacombe$/ }).click();
  await page.getByRole('dialog', { name: 'Quitter sans enregistrer' }).getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Ajouter quand même' }).click();
  await page.waitForURL('**/clients');
});

test('two records of one client are merged, and are two again once that is undone', async () => {
  const { id } = await addClient('Ysolde', 'Kerviel', 'ysolde@example.com');
  await addClient('Isolde', 'Kerviel', 'isolde@example.com');
  await walk(page, `/clients/${id}`);
  await page.getByRole('button', { name: 'Fusionner avec un doublon…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fusionner avec Ysolde Kerviel' });
  await dialog.getByRole('textbox', { name: 'Chercher l’autre fiche' }).fill('isolde ker');
  await page.keyboard.press('Enter');
  const merges: string[] = [];
  page.on('request', (request) => request.url().endsWith('/merges') && merges.push(request.method()));
  await dialog.getByRole('button', { name: 'Fusionner', exact: true }).dblclick();
  await page.getByText(/Avec Isolde Kerviel, par Claire/).waitFor();
  expect(merges).toEqual(['POST']);
  const firstNames = async () =>
    (await api.call('clients', 'list', { search: 'kerviel' })).items.map((row) => row.firstName);
  expect(await firstNames()).toEqual(['Ysolde']);
  await page.getByRole('button', { name: 'Annuler la fusion' }).click();
  await page.getByText('Fusion annulée').waitFor();
  expect((await firstNames()).toSorted()).toEqual(['Isolde', 'Ysolde']);
});

test('all that is kept of somebody is given as a file, and erased once that is confirmed', async () => {
  const { id } = await addClient('Hermine', 'Tanguy', 'hermine@example.com');
  // Loaded again: an old toast would cover the button, and stay under the mouse.
  await visit(`/clients/${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter ses données' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`client-${id}.json`);
  expect(readFileSync(await file.path(), 'utf8')).toContain('hermine@example.com');

  await page.getByRole('button', { name: 'Effacer cette personne…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Effacer Hermine Tanguy ?' });
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
  await page.waitForURL('**/clients');
  await page.getByText('Personne effacée').waitFor();
  await expect(api.call('clients', 'get', { id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
});
