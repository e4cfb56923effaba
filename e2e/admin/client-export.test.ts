import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { openBrowser, type Person, withoutPicker } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn } = await openBrowser(sharedSite());

const downloadButton = ({ page }: Person) => page.getByRole('button', { name: 'Télécharger le fichier Excel' });

async function download(person: Person) {
  const downloading = person.page.waitForEvent('download');
  await downloadButton(person).click();
  const file = await downloading;
  const { sheets } = await readXlsx(readFileSync(await file.path()));
  const [headings = [], ...clients] = sheets[0]?.rows ?? [];
  return { name: file.suggestedFilename(), headings, clients };
}

test('all clients are downloaded, with headings in the page’s language', async () => {
  const claire = await signedIn();
  await withoutPicker(claire);
  await claire.visit('/export-excel');
  await claire.page.getByText('300 clients à exporter').waitFor();
  const { name, headings, clients } = await download(claire);
  expect(name).toMatch(/^clients-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(headings.slice(0, 4)).toEqual(['Prénom', 'Nom', 'E-mail', 'Téléphone']);
  expect(clients).toHaveLength(300);
  await claire.page.getByText(/^Fichier enregistré.*\(300 clients\)/).waitFor();
});

test('the same is there in English', async () => {
  const { page, visit } = await signedIn({ locale: 'en-US' });
  await visit('/en/excel-export');
  await page.getByRole('heading', { name: 'Client export' }).waitFor();
  await page.getByText('300 clients to export').waitFor();
});

test('the count follows the filters, and the file holds who they let through', async () => {
  const claire = await signedIn();
  await withoutPicker(claire);
  const { page, visit } = claire;
  await visit('/export-excel');
  await page.getByRole('combobox', { name: 'Langue du client' }).click();
  await page.getByRole('option', { name: 'Anglais' }).click();
  await page.getByText(/^[12]?\d?\d clients? à exporter/).waitFor();
  const countAnswer = page.waitForResponse(/exports\/clients\/count\?.*minimumOrders=2/);
  await page.getByRole('spinbutton', { name: 'Nombre minimum de commandes' }).fill('2');
  await countAnswer;
  await page.getByRole('status').filter({ hasText: 'à exporter' }).waitFor();
  const announcedCount = Number.parseInt((await page.getByText(/clients? à exporter/).textContent()) ?? '', 10);
  const { headings, clients } = await download(claire);
  expect(clients).toHaveLength(announcedCount);
  expect(new Set(clients.map((client) => client[headings.indexOf('Langue')]))).toEqual(new Set(['Anglais']));
  expect(clients.every((client) => Number(client[headings.indexOf('Commandes')]) >= 2)).toBe(true);
});

test('filters stay in the address and can be taken off', async () => {
  const { page, visit } = await signedIn();
  await visit('/export-excel?zoneId=1&createdFrom=2020-01-01');
  await expect
    .poll(() => page.getByRole('group', { name: 'Ajout' }).getByLabel('Du', { exact: true }).inputValue())
    .toBe('01/01/2020');
  await expect.poll(() => page.getByRole('combobox', { name: 'Zone de livraison' }).inputValue()).not.toBe('');
  await page.getByRole('button', { name: 'Retirer les filtres' }).click();
  await page.getByText('300 clients à exporter').waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('where nobody is left to export, the button says why it cannot be pressed', async () => {
  const claire = await signedIn();
  await claire.visit('/export-excel?createdTo=2001-01-01');
  await claire.page.getByRole('status').filter({ hasText: 'Aucun client ne correspond' }).waitFor();
  expect(await downloadButton(claire).getAttribute('aria-disabled')).toBe('true');
});

test('an export shows how far it has come and can be given up', async () => {
  const claire = await signedIn();
  await withoutPicker(claire);
  const { page, visit } = claire;
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    // The answer begins and never ends.
    window.fetch = async (address, options) => {
      const answer = await fetch(address, options);
      if (typeof address !== 'string' || !address.endsWith('/api/exports/clients')) return answer;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(bytes.slice(0, bytes.length / 2));
          options?.signal?.addEventListener('abort', () => controller.error(options.signal?.reason));
        },
      });
      return new Response(body, answer);
    };
  });
  await visit('/export-excel');
  await downloadButton(claire).click();
  await page.getByText(/^[1-9]\d* sur 300 clients$/).waitFor();
  const bar = page.getByRole('progressbar', { name: 'Progression de l’export' });
  expect(await bar.getAttribute('max')).toBe('300');
  expect(Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Annuler l’export' }).click();
  await page.getByText('Export annulé. Rien n’a été enregistré.').waitFor();
  expect(await bar.count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('an export that fails says so, and can be tried again', async () => {
  const claire = await signedIn();
  await withoutPicker(claire);
  const { page, visit } = claire;
  await visit('/export-excel');
  await page.route('**/api/exports/clients', (route) => route.abort());
  await downloadButton(claire).click();
  await page.getByRole('alert').filter({ hasText: 'Le serveur ne répond pas' }).waitFor();
  await page.unroute('**/api/exports/clients');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByText(/^Fichier enregistré/).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
