import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { placeOrder } from '../place-order.ts';
import { ownSite } from '../running-site.ts';

const { signedIn, client } = await openBrowser(await ownSite());

test('a lot is held, its order stops, its clients are told and called, and released it goes on', async () => {
  const office = await client(claire);
  const order = await placeOrder(office, { isLate: true });
  const [line] = order.lines;
  if (!line) throw new Error('an order has a dish');
  const { deliveryDate: date } = order;
  const { productId, sizeId, quantity } = line;
  await office.call('orders', 'confirmOrder', { id: order.id });
  await office.call('production', 'tickProduction', {}, { date, productId, sizeId, quantity });
  const { items } = await office.call('cooked-batches', 'listCookedBatches', { date });
  const batch = items.find(({ name }) => name.fr === line.name.fr) ?? expect.fail('the dish has no lot');

  const { page, visit, complaints } = await signedIn({ viewport: { width: 1100, height: 1200 } });
  await visit('/tracabilite');
  await page.getByRole('textbox', { name: /numéro du fournisseur/ }).fill(batch.lot);
  await page.getByRole('link', { name: batch.lot }).first().click();
  await page.getByRole('heading', { name: batch.lot }).waitFor();
  await page.getByRole('link', { name: order.number }).waitFor();
  expect(await accessViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Bloquer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('odeur suspecte');
  await dialog.getByRole('button', { name: 'Bloquer' }).click();
  await page.getByRole('button', { name: 'Débloquer' }).waitFor();

  await visit(`/commandes/${order.id}`);
  await page.getByText(/bloqué par/).waitFor();
  expect(await page.getByRole('button', { name: 'Mettre en préparation' }).getAttribute('aria-disabled')).toBe('true');

  // Its labels are left out of those that are printed, and are the only ones of this day.
  await visit(`/etiquettes?date=${date}`);
  await page.getByText(batch.lot).first().waitFor();
  expect(await page.getByRole('button', { name: 'Imprimer 0 étiquette' }).isDisabled()).toBe(true);

  await visit(`/tracabilite?cookedBatchId=${batch.id}`);
  await page.getByRole('button', { name: 'Rappeler ce lot' }).click();
  await dialog.getByText(/^\d+ commandes? · /).waitFor();
  await dialog.getByRole('textbox', { name: 'Raison du rappel' }).fill('analyse positive');
  expect(await accessViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Lancer le rappel' }).click();
  await page.waitForURL('**/rappels/*');
  const id = Number(page.url().split('/').at(-1));
  const person = page.getByRole('listitem').filter({ hasText: order.number });
  await person.getByText('À joindre').waitFor();
  // The database wrote the mail with the message, and a job sends it.
  const { people } = await office.call('recalls', 'get', { id });
  const mailedPeople = people.filter(({ mail }) => mail !== null);
  expect(mailedPeople.length).toBeGreaterThan(0);

  await person.getByRole('button', { name: /^Noter l’appel/ }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('n’en a pas mangé');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await person.getByText('n’en a pas mangé').waitFor();
  await person.getByText('Joint', { exact: true }).waitFor();
  expect(await accessViolations(page)).toEqual([]);

  await visit('/lots-bloques');
  await page.getByRole('row').filter({ hasText: batch.lot }).getByRole('button', { name: 'Débloquer' }).click();
  await dialog.getByRole('textbox').fill('contre-analyse négative');
  await dialog.getByRole('button', { name: 'Débloquer' }).click();
  await page.getByText(/contre-analyse négative/).waitFor();
  await visit(`/commandes/${order.id}`);
  await page.getByText('Lot débloqué').waitFor();
  expect(await page.getByRole('button', { name: 'Mettre en préparation' }).getAttribute('aria-disabled')).toBeNull();
  expect(complaints).toEqual([]);
});
