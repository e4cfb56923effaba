import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { ownSite } from '../running-site.ts';
import { visitorOf } from './client.ts';
import { order } from './own-client.ts';
import { fillCart, signedInClient } from './signed-in-client.ts';

const site = await ownSite();
const { client: staffOf, signedIn } = await openBrowser(site);
const staff = await staffOf(claire);
const phone = { width: 390, height: 844 };

/** An order that is paid, and so invoiced. */
async function invoicedClient() {
  const client = await signedInClient(site);
  await client.page.setViewportSize(phone);
  const id = await order({ own: client.api });
  const { due } = await staff.call('orders', 'get', { id });
  const key = { id, 'Idempotency-Key': crypto.randomUUID() };
  await staff.call('orders', 'payOrder', key, { method: 'cash', amount: due });
  const [row] = (await client.api.call('own-invoices', 'listOwnInvoices', {})).items;
  if (!row) throw new Error('no invoice was given');
  return { ...client, invoice: row };
}

test('a client opens an invoice from the account, reads it on a phone, and prints the paper alone', async () => {
  const { page, invoice, complaints } = await invoicedClient();
  const { number } = invoice;
  await page.goto('/compte');
  await page.getByRole('link', { name: `Facture ${number}` }).click();
  await page.waitForURL(`**/factures/${invoice.id}`);
  await page.getByRole('heading', { level: 1, name: `Facture ${number}` }).waitFor();
  await page.getByText('Plus rien à payer sur cette facture.').waitFor();
  for (const text of ['Facturé à', 'Zoé Martin', 'Total HT', 'Total TTC', 'Reste à payer'])
    await page.getByText(text, { exact: true }).first().waitFor();
  expect(await page.locator('article').innerText()).not.toContain('invoices.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await accessViolations(page)).toEqual([]);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'true';
    };
  });
  await page.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' }).click();
  await page.locator('html[data-printed]').waitFor();

  await page.emulateMedia({ media: 'print' });
  for (const part of ['header', 'footer', 'h1', 'button', '.button'])
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  await page.locator('article').getByText(`Facture ${number}`).waitFor();
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('who needs an invoice in a company’s name says so in the checkout, finds it the next time, and staff change it', async () => {
  const { page, api, complaints } = await signedInClient(site);
  const home = { address: '12, rue des Envierges', postalCode: '75020', city: 'Paris', country: 'FR' };
  await api.call('own-addresses', 'createOwnAddress', {}, { ...home, label: 'Maison', phone: '', note: '' });
  const openCheckout = async () => {
    await page.goto('/brand.svg');
    await fillCart(page, api);
    await page.goto('/commander');
    await page.locator('input[name=slot]').first().click();
    await page.getByRole('radio', { name: /À la livraison/ }).check();
  };
  await openCheckout();
  const box = page.getByRole('checkbox', { name: 'Il me faut une facture au nom d’une société' });
  const number = page.getByLabel('SIREN ou SIRET');
  await box.check();
  await page.getByLabel('Raison sociale').fill('Studio Vif');
  await number.fill('732 829 321');
  await page.getByLabel('Adresse de facturation').fill('3 rue des Récollets');
  await page.getByLabel('Code postal de facturation').fill('75010');
  await page.getByLabel('Ville de facturation').fill('Paris');
  expect(await accessViolations(page)).toEqual([]);
  const submit = page.getByRole('button', { name: /^Commander avec obligation de paiement · .*\d/ });
  await submit.click();
  await number.and(page.locator('[aria-invalid]')).waitFor();
  await number.fill('732 829 320');
  await submit.click();
  await page.waitForURL(/\/commandes\/\d+/);
  const [row] = (await api.call('own-orders', 'listOwnOrders', {})).items;
  const copy = { name: 'Studio Vif', businessNumber: '732829320', city: 'Paris' };
  expect(await api.call('own-orders', 'getOwnOrder', { id: row?.id ?? 0 })).toMatchObject({ billedCompany: copy });

  await page.goto('/brand.svg');
  await fillCart(page, api);
  await page.goto('/commander');
  // The slot of the order before is full where it had one place left.
  const slot = page.locator('input[name=slot]').first();
  await slot.or(box).first().waitFor();
  if (!(await box.isVisible())) await slot.click();
  await box.waitFor();
  expect([await box.isChecked(), await number.inputValue()]).toEqual([true, '732829320']);
  await box.uncheck();
  await number.waitFor({ state: 'detached' });
  const { page: office } = await signedIn();
  await office.goto(`/commandes/${row?.id}`);
  await office.getByText('Studio Vif').waitFor();
  await office.getByRole('button', { name: 'Facturer une société' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Raison sociale').fill('Studio Vif SAS');
  expect(await accessViolations(office)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await office.getByText('Studio Vif SAS').waitFor();
  // The refused number.
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
});

test('in English a month’s invoice shows the orders by who ordered, and what is left until when', async () => {
  const { page, invoice } = await invoicedClient();
  // A month is not over while a test runs.
  await page.route(`**/own/invoices/${invoice.id}*`, async (route) => {
    const answer = await route.fetch();
    const read = (await answer.json()) as { document: { order: object; delivery: object; goods: object } };
    const { order: ofOrder, delivery, goods } = read.document;
    const part = { ...read.document, order: ofOrder, delivery, goods, orderedBy: 'Nour Haddad' };
    const month = { month: '2026-11-01', groupedBy: 'person', daysToPay: 30 };
    const copy = { ...read.document, order: null, delivery: null, ...month };
    const json = { ...read, open: 4200, dueOn: '2026-12-31', orderId: null, document: { ...copy, orders: [part] } };
    await route.fulfill({ response: answer, json });
  });
  await page.goto(`/en/invoices/${invoice.id}`);
  await page.getByRole('heading', { name: `Invoice ${invoice.number}` }).waitFor();
  await page.getByRole('heading', { name: /^Nour Haddad: / }).waitFor();
  await page.getByText('Orders delivered until').waitFor();
  await page.getByText('Payment terms: within 30 days of the invoice date').waitFor();
  await page.getByText(/^Left to pay today: €42\.00, by /).waitFor();
  await page.getByRole('button', { name: 'Print or save as PDF' }).waitFor();
  expect(await page.getByRole('link', { name: 'See the order' }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await accessViolations(page)).toEqual([]);
});

test('an invoice is nobody else’s, and who is not signed in signs in first', async () => {
  const { invoice } = await invoicedClient();
  const stranger = await signedInClient(site);
  await stranger.page.goto(`/factures/${invoice.id}`);
  await stranger.page.getByText('Cette facture n’est pas dans votre compte.').waitFor();
  expect(await stranger.page.locator('article').count()).toBe(0);
  await stranger.page.goto('/commandes/1/payer');
  await stranger.page.getByText('Cette commande n’est pas dans votre compte.').waitFor();
  // Whoever asks too often is not told that their order is gone.
  await stranger.page.route('**/api/own/orders/1', (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many-requests', status: 429, title: 'Trop' } }),
  );
  await stranger.page.goto('/commandes/1');
  await stranger.page.getByText('Votre commande n’a pas pu être lue.').waitFor();
  const { page } = await visitorOf(site.shopUrl, { viewport: phone });
  await page.goto(`/en/invoices/${invoice.id}`);
  await page.getByText('Sign in to see this invoice.').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  const way = await page.getByRole('link', { name: 'Sign in' }).last().getAttribute('href');
  expect(way).toBe(`/en/login?to=${encodeURIComponent(`/en/invoices/${invoice.id}`)}`);
});
