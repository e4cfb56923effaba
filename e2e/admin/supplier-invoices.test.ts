import { expect, test } from 'vitest';
import { invoiceXml } from '../../db/demo/kitchen/factur-x/invoice-xml.ts';
import { pdfFile } from '../../apps/api/src/testing/pdf-file.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';

const { signedIn, client } = await openBrowser();
const { page, walk } = await signedIn();
const api = await client(claire);

const { items } = await api.call('purchase-orders', 'list', { status: 'sent', limit: 1 });
const order = await api.call('purchase-orders', 'get', { id: items[0]?.id ?? 0 });
const [knownLine, otherLine] = order.lines;
if (!knownLine || !otherLine) throw new Error('the demonstration has an order of two lines on its way');

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
const lineOf = ({ name, packs, price }: typeof knownLine, rise = 1) => ({
  name,
  quantity: packs,
  unit: 'XPK',
  price: Math.round(price * rise) / 100,
});

const priceOf = async ({ articleId, ingredient }: typeof knownLine) =>
  (await api.call('ingredients', 'get', { id: ingredient.id })).articles.find(({ id }) => id === articleId)?.price;

test('files are dropped, lines matched and confirmed, and the articles have their new price', async () => {
  const lines = [lineOf(knownLine, 1.1), { ...lineOf(otherLine), name: 'Un nom que personne ne connaît' }];
  const xml = invoiceXml({ number: 'F-2026/118', seller: { name: order.supplier }, order: order.number, lines });
  await walk('/factures-fournisseurs');
  await page
    .getByLabel('Choisir des fichiers')
    .setInputFiles([file('facture.pdf', pdfFile(xml)), file('photo.pdf', pdfFile('', { name: 'photo.png' }))]);
  await page.getByText('Ce PDF ne contient pas de Factur-X').waitFor();
  await page.getByRole('link', { name: `F-2026/118 de ${order.supplier}` }).click();

  await page.getByRole('heading', { level: 1, name: 'Facture fournisseur F-2026/118' }).waitFor();
  await page.getByText('Prix autre que commandé').waitFor();
  await page.getByText(/▲ \+10\s%/).waitFor();
  const dishes = page.getByRole('link', { name: /^\d+ plats?$/ }).first();
  expect(await dishes.getAttribute('href')).toBe(
    `/hausse-des-prix?ingredient=${knownLine.ingredient.id}&article=${knownLine.articleId}&price=${Math.round(knownLine.price * 1.1)}`,
  );
  const confirm = page.getByRole('button', { name: 'Confirmer la facture' });
  expect(await confirm.getAttribute('aria-disabled')).toBe('true');

  await page.getByRole('button', { name: 'Choisir l’article · Un nom que personne ne connaît' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Article', { exact: true }).fill(otherLine.name);
  await page.getByRole('option').filter({ hasText: otherLine.name }).first().click();
  await dialog.getByRole('button', { name: 'Rapprocher' }).click();
  await dialog.waitFor({ state: 'detached' });
  await confirm.click();
  await page.getByText('Facture confirmée.').waitFor();
  expect(await priceOf(knownLine)).toBe(Math.round(knownLine.price * 1.1));
  expect(await priceOf(otherLine)).toBe(otherLine.price);
  await walk(`/bons-de-commande/${order.id}`);
  await page.getByRole('link', { name: 'Voir les factures' }).click();
  await page.getByRole('link', { name: 'F-2026/118' }).waitFor();
});
