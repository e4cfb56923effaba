import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { viesKnows, viesStandIn } from '../../apps/api/src/testing/providers/vies-stand-in.ts';
import { bringTo } from '../../apps/api/src/testing/order-steps.ts';
import { withServer } from '../../apps/api/src/testing/database/test-template.ts';
import { demoCompanies } from '../../db/demo/companies.ts';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { placeOrder } from '../place-order.ts';
import { ownSite } from '../running-site.ts';

const { apiBase, register } = await viesStandIn();
const site = await ownSite({ VIES_API_BASE: apiBase });
const { signedIn, client, colleague } = await openBrowser(site);
const api = await client(claire);
const { page, walk, complaints } = await signedIn({}, await colleague('accountant'));

/** What was ordered or given is dated as if that had been a while ago; an invoice never changes otherwise. */
const backdate = (change: string, id: number) =>
  withServer(site.databaseUrl, async (database) => {
    await database.query('alter table invoices disable trigger invoices_stay');
    await database.query(change, [id]);
    await database.query('alter table invoices enable trigger invoices_stay');
  });

/** A company by month, for which a dinner was delivered at the end of last month. */
async function companyInDebt() {
  const [template] = demoCompanies;
  if (!template) throw new Error('the demonstration has no companies');
  const { costCentres: _costCentres, vatCheck: _vatCheck, ...input } = template;
  const { id } = await api.call(
    'companies',
    'create',
    {},
    { ...input, legalName: 'Zinc et Cie', businessNumber: '', referenceRequired: false },
  );
  const { items } = await api.call('clients', 'list', { search: 'delcourt' });
  const clientId = items[0]?.id ?? 0;
  await api.call('clients', 'setClientCompany', { id: clientId }, { companyId: id, costCentre: 'Comptoir' });
  const order = await bringTo(api, await placeOrder(api), 'delivered');
  await backdate(
    `update orders set delivery_date = date_trunc('month', now()) - interval '2 days' where id = $1`,
    order.id,
  );
  return { id, order };
}

test('an accountant gives the month’s invoices, reminds of a late one and notes its payment, and the sums agree', async () => {
  const { id, order } = await companyInDebt();
  const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(order.total / 100);
  const statement = page.locator('section:has(> h3)').filter({ has: page.getByRole('link', { name: 'Zinc et Cie' }) });
  const owed = (label: string) => statement.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');

  await walk('/releves');
  await owed('Pas encore facturé').waitFor();
  expect(await owed('Pas encore facturé').innerText()).toBe(amount);
  await page.getByRole('button', { name: /^Établir les factures\s: / }).click();
  const issued = page.getByRole('status').filter({ hasText: /^1 facture établie pour / });
  await issued.getByText(`Zinc et Cie, ${amount}`).waitFor();
  const number = await issued.getByRole('link').innerText();
  await statement.getByRole('link', { name: number }).waitFor();
  expect([await owed('Reste dû').innerText(), await owed('Pas encore facturé').count()]).toEqual([amount, 0]);

  await backdate('update invoices set due_on = current_date - 10 where company_id = $1', id);
  await walk(`/entreprises/${id}`);
  const row = page.getByRole('row').filter({ hasText: number });
  await row.getByText(/^\d+ jours de retard$/).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  // What cannot be read is no debt of nothing.
  const money = /\/api\/(?:statements|invoices)\?/;
  await page.route(money, (route) =>
    route.fulfill({ status: 503, json: { code: 'not-ready', status: 503, title: 'Plus tard' } }),
  );
  await page.reload();
  const failures = page.locator('section').filter({ hasText: 'Le chargement a échoué' });
  await expect.poll(() => failures.count(), { timeout: 30_000 }).toBe(2);
  await page.unroute(money);
  await failures.first().getByRole('button', { name: 'Réessayer' }).click();
  await row.waitFor();
  await walk('/releves');
  await page.getByRole('button', { name: 'Envoyer les relances' }).click();
  await page.getByText('1 relance part dans un instant.').waitFor();
  await statement.getByText('relance 1').waitFor();
  expect(await owed('En retard').innerText()).toBe(amount);

  await walk('/en/statements');
  const inEnglish = statement.getByRole('button', { name: `Note a payment of invoice ${number}` });
  await inEnglish.waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await walk('/releves');
  await statement.getByRole('button', { name: `Noter un règlement de la facture ${number}` }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('textbox', { name: 'Montant' }).inputValue()).toBe(amount);
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Noter un règlement' }).click();
  await statement.waitFor({ state: 'detached' });
  await walk(`/entreprises/${id}`);
  const balance = page.locator('dt', { hasText: 'Reste dû' }).locator('xpath=following-sibling::dd[1]');
  await balance.filter({ hasText: /^0,00/ }).waitFor();
  expect(await api.call('orders', 'get', { id: order.id })).toMatchObject({ paymentStatus: 'paid', due: 0 });
  expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([]);
});

test('a number that VIES does not know is said where the company is, and its answer shows by itself', async () => {
  const { page: ownPage, visit, walk: go, complaints: ownComplaints } = await signedIn();
  const stream = ownPage.waitForResponse('**/api/order-news');
  await visit('/entreprises/ajout');
  await stream;
  const { promise: question, resolve } = Promise.withResolvers<ServerResponse>();
  register.answer = resolve;
  await ownPage.getByRole('textbox', { name: 'Raison sociale' }).fill('Atelier Nord');
  await ownPage.getByRole('textbox', { name: 'Numéro de TVA' }).fill('FR44732829320');
  await ownPage.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const row = ownPage.getByRole('row').filter({ hasText: 'Atelier Nord' });
  await row.waitFor();
  // The row may be there before VIES is asked.
  const response = await question;
  register.answer = viesKnows(false);
  register.answer(response);
  await row.getByText('TVA inconnue de VIES').waitFor();
  await row.getByRole('link', { name: 'Atelier Nord' }).click();
  await ownPage.getByText('Inconnu de VIES').waitFor();
  expect(await accessViolations(ownPage)).toEqual([]);
  const address = new URL(ownPage.url()).pathname;
  await go(`${address}/modifier`);
  await ownPage.getByText(/^Inconnu de VIES \(/).waitFor();
  await withServer(site.databaseUrl, (database) =>
    database.query(
      `update companies set vat_check_asked_at = now() - interval '2 minutes' where legal_name = 'Atelier Nord'`,
    ),
  );
  register.answer = viesKnows(true);
  await go(address);
  await ownPage.getByRole('button', { name: 'Vérifier à nouveau' }).click();
  await ownPage.getByText('Valide selon VIES').waitFor();
  const button = ownPage.getByRole('button', { name: 'Vérifier à nouveau' });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await go(address.replace('/entreprises', '/en/companies'));
  await ownPage.getByText('Valid according to VIES').waitFor();
  expect(await accessViolations(ownPage)).toEqual([]);
  expect(ownComplaints).toEqual([]);
});

test('invoices chosen in the list are sent by mail after a look at who gets them, and none a second time unasked', async () => {
  const { items } = await api.call('invoices', 'list', { kind: 'invoice' });
  const ids = items.map(({ id }) => id);
  const { sentBefore, unreachable } = await api.call('statements', 'listInvoiceRecipients', {}, { ids });
  const otherIds = new Set([...sentBefore, ...unreachable].map(({ id }) => id));
  const readyIds = ids.filter((id) => !otherIds.has(id)).slice(0, 2);
  await walk(`/factures?ids=${readyIds.join()}`);
  await page.getByRole('button', { name: /2 factures/ }).waitFor();
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  const dialog = page.getByRole('dialog', { name: 'Envoyer 2 factures par e-mail' });
  const open = () => page.getByRole('button', { name: 'Envoyer par e-mail' }).click();
  await open();
  await dialog.getByText('2 factures partent').waitFor();
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Envoyer 2 factures' }).click();
  await dialog.getByText('2 factures partent dans un instant').waitFor();
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await open();
  await dialog.getByText('2 déjà envoyées').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Envoyer', exact: true }).isEnabled()).toBe(false);
  await dialog.getByRole('checkbox', { name: 'Les renvoyer quand même' }).check();
  await dialog.getByRole('button', { name: 'Envoyer 2 factures' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
