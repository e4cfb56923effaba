import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { ownSite } from '../running-site.ts';

const { signedIn, client } = await openBrowser(await ownSite());

test('what is refused of a delivery is shown where it stands, with its pack', async () => {
  const api = await client(claire);
  const { items } = await api.call('purchase-orders', 'list', { status: 'sent' });
  const orders = await Promise.all(items.map(({ id }) => api.call('purchase-orders', 'get', { id })));
  const chilled = orders.find(({ lines }) => lines.length > 1) ?? expect.fail('the demonstration waits for goods');
  const { page, visit } = await signedIn({ viewport: { width: 1024, height: 768 } });
  await visit(`/receptions/ajout?order=${chilled.id}`);
  const line = page.getByRole('group', { name: 'Ligne 1' });
  const article = line.getByRole('combobox', { name: 'Article ou ingrédient' });
  await expect.poll(() => article.inputValue()).toMatch(/ · \d/);
  const useBy = line.getByRole('textbox', { name: 'À consommer jusqu’au' });
  await useBy.fill('01/01/2020');
  await page.getByRole('button', { name: 'Enregistrer la réception' }).click();
  await page.getByText('La date limite est déjà passée').waitFor();
  await expect.poll(() => useBy.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('a supplier whose name is being typed is none yet: nothing is asked of it, and what was chosen before stays', async () => {
  const { page, visit, complaints } = await signedIn({ viewport: { width: 1024, height: 768 } });
  for (const path of ['/receptions/ajout', '/bons-de-commande/ajout']) {
    await visit(path);
    await page.getByRole('combobox', { name: 'Fournisseur' }).pressSequentially('maison');
    await page.getByRole('option', { name: /Maison/ }).click();
    await page
      .getByRole('combobox', { name: /^Article/ })
      .first()
      .click();
    await page.getByRole('option').first().waitFor();
  }
  expect(complaints).toEqual([]);
});

test('what is counted of a shelf stays typed while something else of it is thrown away, and Enter saves it', async () => {
  const api = await client(claire);
  const { items } = await api.call('ingredient-batches', 'listStock', { shows: 'present' });
  const isTwice = ({ batches }: (typeof items)[number]) => batches.filter(({ number }) => number !== '').length > 1;
  const shelf = items.find(isTwice) ?? expect.fail('the demonstration has two batches of something');
  const [wasteBatch, countBatch] = shelf.batches;
  const { page, visit } = await signedIn({ viewport: { width: 1024, height: 768 } });
  await visit(`/stock?search=${encodeURIComponent(shelf.name.fr)}`);
  const card = page.getByRole('listitem').filter({ has: page.getByText(shelf.name.fr, { exact: true }) });
  if (items.filter(({ name }) => name.fr.includes(shelf.name.fr)).length > 1)
    await card.getByText(shelf.name.fr, { exact: true }).click();
  const amount = card.getByRole('textbox', { name: `Compté (kg) · ${countBatch?.number}` });
  if (!(await amount.isVisible())) await card.getByText(shelf.name.fr, { exact: true }).click();
  await amount.fill('0,25');
  const row = card.locator('div').filter({ has: page.getByRole('link', { name: wasteBatch?.number, exact: true }) });
  await row.getByRole('button', { name: 'Jeter', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Abîmé' }).click();
  await dialog.getByRole('button', { name: 'Jeter', exact: true }).click();
  await page.getByText('Noté comme jeté.').waitFor();
  await expect.poll(() => amount.inputValue()).toBe('0,25');
  await amount.press('Enter');
  await page.getByText('Comptage enregistré.').waitFor();
  await card.getByText('250 g en principe').waitFor();
});
