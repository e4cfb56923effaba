import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { openBrowser } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const workbook = async () => ({
  name: 'codes.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    await writeXlsx({
      sheets: [
        { name: 'Accueil', rows: [['Bonjour'], ['a', 'b'], ['c', 'd']] },
        {
          name: 'Codes',
          rows: [
            ['CP', 'Zone'],
            ['13003', 'Marseille test'],
          ],
        },
      ],
    }),
  ),
});

const { signedIn } = await openBrowser(sharedSite());

const csv = (text: string) => ({ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });

test('a file of postal codes is read, checked, imported and undone', async () => {
  const { page, visit } = await signedIn();
  await visit('/code-postal');
  await page.getByRole('link', { name: 'Importer' }).click();
  await page.getByRole('heading', { name: 'Importer un fichier' }).waitFor();
  const choose = (text: string) => page.locator('input[type=file]').setInputFiles(csv(text));
  await choose('\u0089PNG\r\n');
  await page.getByRole('alert').getByText('ni un classeur Excel ni un fichier CSV').waitFor();

  await choose('CP;Zone;Où\n13001;Marseille test;a\n13002;Marseille test;b\nabc;Marseille test;c\n');
  const third = page.getByRole('combobox', { name: /^Où/ });
  await third.waitFor();
  expect(await page.getByRole('combobox', { name: /^CP/ }).inputValue()).toBe('code');
  await third.selectOption({ label: 'Ville' });
  await page.getByRole('checkbox', { name: /Créer les zones/ }).check();
  await page.getByRole('button', { name: 'Vérifier les lignes' }).click();
  await page.getByText('2 nouveaux').waitFor();
  await page.getByText(/abc.» n’est pas un code postal/).waitFor();
  expect(await page.getByRole('checkbox', { name: /Tout ou rien/ }).isDisabled()).toBe(true);

  await page.getByRole('button', { name: 'Importer 2 lignes' }).click();
  await page.getByRole('heading', { name: 'Import terminé' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Annuler cet import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler cet import' }).click();
  await page.getByRole('heading', { name: 'Import annulé' }).waitFor();
  await visit('/code-postal?search=13001');
  await page.getByText('aucun code postal').first().waitFor();

  await visit('/import?noun=postal-codes');
  await choose('CP;Zone;Où\n13001;;\n');
  await third.waitFor();
  expect(await third.inputValue()).toBe('city');

  await visit('/import?noun=postal-codes');
  await page.locator('input[type=file]').setInputFiles(await workbook());
  const sheet = page.getByRole('combobox', { name: 'Feuille du classeur' });
  await sheet.waitFor();
  expect(await sheet.locator('option:checked').textContent()).toBe('Codes (2 lignes)');
  await sheet.selectOption({ label: 'Accueil (3 lignes)' });
  await page.getByRole('combobox', { name: /^a/ }).waitFor();
});
