import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openBrowser, settled, withoutPicker } from '../person.ts';
import { siteWithItsServer } from '../running-site.ts';

const { signedIn, colleague } = await openBrowser(siteWithItsServer());

test('the owner finds the database in the account menu, and how it stands', async () => {
  const { page, visit } = await signedIn();
  await visit('/');
  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'Base de données' }).click();
  await page.waitForURL('**/createdb');
  await settled(page);
  await page.getByText(/^PostgreSQL \d+\.\d+$/).waitFor();
  await page.getByText('À jour', { exact: true }).waitFor();
  await page.getByRole('row', { name: /^Clients 300 / }).waitFor();
  await page.getByRole('row', { name: /^Commandes environ 2.\d{3} / }).waitFor();
  await page.getByRole('row', { name: /^0001-foundations \d+ \S+ 20\d\d/ }).waitFor();
});

test('that the embedded server lacks patches stands there, and nothing where it lacks none', async () => {
  const { page, visit } = await signedIn();
  const title = 'Il manque des correctifs de sécurité à PostgreSQL 18.4';
  let since: string | null = '2026-08-13';
  await page.route('**/api/database', async (route) => {
    const answer = await route.fetch();
    const status = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...status, version: '18.4', patchesMissedSince: since } });
  });
  await visit('/createdb');
  await page
    .getByRole('region', { name: title })
    .getByText('Une version corrigée existe depuis le 13 août 2026.')
    .waitFor();
  since = null;
  await visit('/createdb');
  await page.getByText('PostgreSQL 18.4', { exact: true }).waitFor();
  expect(await page.getByRole('region', { name: title }).count()).toBe(0);
});

test('what cannot be done now says why', async () => {
  const { page, visit } = await signedIn();
  await visit('/createdb');
  await page.getByRole('button', { name: 'Mettre à niveau' }).hover();
  await page.getByText('il n’y a rien à appliquer').waitFor();
  await page.getByRole('button', { name: 'Charger la démonstration' }).focus();
  await page.getByText('ne s’installe que dans une base vide').waitFor();
});

test('a backup is downloaded with its rows', async () => {
  const owner = await signedIn();
  await withoutPicker(owner);
  await owner.visit('/createdb');
  const downloading = owner.page.waitForEvent('download');
  await owner.page.getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^traiteur-\d{4}-\d\d-\d\d-\d{4}\.sql\.gz$/);
  const lines = gunzipSync(readFileSync(await download.path()))
    .toString()
    .split('\n');
  const clients = lines.findIndex((line) => line.startsWith('COPY public."clients" '));
  expect(lines.indexOf('\\.', clients) - clients - 1).toBe(300);
  expect(lines.at(-2)).toBe('-- End of the Traiteur backup');
  await owner.page.getByText(/^Sauvegarde enregistrée.*traiteur-\S+ \([\d,]+\s[kM]o\)/).waitFor();
});

test('a browser with a file picker writes the backup to the chosen place', async () => {
  const { page, visit } = await signedIn();
  // The page's private file system replaces the disk, because a test cannot use the file picker.
  await page.addInitScript(() => {
    const showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) =>
      (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });
    Object.assign(window, { showSaveFilePicker });
  });
  await visit('/createdb');
  await page.getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
  const sentence = await page.getByText(/^Sauvegarde enregistrée/).textContent();
  const name = /traiteur-\S+/.exec(sentence ?? '')?.[0] ?? '';
  const text = await page.evaluate(async (fileName) => {
    const file = await (await (await navigator.storage.getDirectory()).getFileHandle(fileName)).getFile();
    return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
  }, name);
  expect(text.slice(-40)).toMatch(/\n-- End of the Traiteur backup\n$/);
});

test('a download that fails says so, and can be tried again', async () => {
  const owner = await signedIn();
  await withoutPicker(owner);
  const { page, visit } = owner;
  await visit('/createdb');
  await page.route('**/api/database/backup', (route) => route.abort());
  await page.getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
  await page.getByRole('alert').filter({ hasText: 'Le serveur ne répond pas' }).waitFor();
  await page.unroute('**/api/database/backup');
  await page.getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
  await page.getByText(/^Sauvegarde enregistrée/).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a download that breaks off says that nothing was kept', async () => {
  const owner = await signedIn();
  await withoutPicker(owner);
  const { page, visit } = owner;
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(1000));
        controller.error(new Error('broken off'));
      },
    });
    window.fetch = async (address, options) =>
      typeof address === 'string' && address.endsWith('/api/database/backup')
        ? new Response(broken)
        : fetch(address, options);
  });
  await visit('/createdb');
  await page.getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
  await page.getByRole('alert').filter({ hasText: 'interrompu et rien n’a été gardé' }).waitFor();
});

test('a download can be given up', async () => {
  const owner = await signedIn();
  await withoutPicker(owner);
  const { page, visit } = owner;
  await visit('/createdb');
  // Never answered.
  await page.route('**/api/database/backup', () => undefined);
  await page.getByRole('button', { name: 'Télécharger une sauvegarde' }).click();
  await page.getByText('Préparation de la sauvegarde').waitFor();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Annuler' }).waitFor({ state: 'hidden' });
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('who is no owner neither finds the page nor may open it', async () => {
  const manager = await signedIn({}, await colleague('manager'));
  await manager.visit('/');
  await manager.page.getByRole('button', { name: /Votre compte/ }).click();
  await manager.page.getByRole('menuitem', { name: 'Déconnexion' }).waitFor();
  expect(await manager.page.getByRole('menuitem', { name: 'Base de données' }).count()).toBe(0);
  await manager.visit('/createdb');
  await manager.page.getByText('Vous n’êtes pas autorisé à accéder à cette page').waitFor();
  await manager.visit('/en/createdb');
  await manager.page.getByText('You are not authorized to access this page').waitFor();
});
