import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';

const { signedIn, client } = await openBrowser();
const { page, walk, complaints } = await signedIn();
const api = await client(claire);

/** The first day to come with orders that the kitchen has not begun. */
async function busyDay() {
  const { days } = await api.call('dashboard', 'getDashboard');
  const busy = days.slice(1).find(({ orders, closed }) => orders > 3 && !closed);
  if (!busy) throw new Error('the demonstration has a day with orders');
  return busy.date;
}

test('a day is closed, its clients written to, its orders moved and the rest cancelled, until nothing of it needs a hand', async () => {
  const date = await busyDay();
  const day = () => api.call('delivery-configurations', 'getDeliveryDay', { date });
  const firstCount = (await day()).orders;
  const [year, month, dayOfMonth] = date.split('-');
  await walk('/configuration');
  await page.getByRole('textbox', { name: 'Fermer un jour' }).fill(`${dayOfMonth}/${month}/${year}`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Fermer ce jour' }).click();
  const closed = page.getByRole('dialog', { name: /est fermé$/ });

  await closed.getByRole('button', { name: 'Écrire aux clients' }).click();
  const letter = page.getByRole('dialog', { name: /^Écrire aux clients de/ });
  await letter.getByRole('textbox', { name: 'Message' }).first().waitFor();
  for (const subject of await letter.getByRole('textbox', { name: 'Objet' }).all()) await subject.fill('Nous fermons');
  for (const text of await letter.getByRole('textbox', { name: 'Message' }).all()) await text.fill('Le four est mort.');
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  await letter.getByRole('button', { name: 'Aperçu' }).click();
  await letter.frameLocator('iframe').first().getByText('Le four est mort.').waitFor();
  await letter.getByRole('button', { name: /^Envoyer \d+ messages$/ }).click();
  await letter.getByText(/\d+ messages partent dans un instant/).waitFor();
  await letter.getByRole('button', { name: 'Fermer', exact: true }).last().click();

  await closed.getByRole('button', { name: 'Déplacer' }).click();
  const move = page.getByRole('dialog', { name: /^Déplacer \d+ commandes/ });
  await move.getByRole('group', { name: 'Nouveau jour' }).getByRole('radio').last().check();
  await move.getByRole('checkbox', { name: /le créneau le plus proche/ }).check();
  const doIt = move.getByRole('button', { name: /^Déplacer c/ });
  await doIt.waitFor();
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  await doIt.click();
  await move.getByText(/commandes? déplacées?/).waitFor();
  await expect.poll(async () => (await day()).orders).toBeLessThan(firstCount);
  await move.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await page.keyboard.press('Escape');

  const { orders: leftCount } = await day();
  await walk('/');
  await page.getByRole('link', { name: new RegExp(`^${leftCount} commandes? encore prévues?$`) }).click();
  await page.waitForURL(/deliveryFrom=/);
  await page.locator('input[data-choice]').first().focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: /^Annuler (la commande|les commandes)$/ }).click();
  const cancel = page.getByRole('dialog', { name: /^Annuler \d+ commandes?$/ });
  await cancel.getByText(/^Chaque client est prévenu par e-mail/).waitFor();
  await cancel.getByRole('radio', { name: /^Ne rien rendre/ }).check();
  await cancel.getByRole('textbox', { name: 'Raison' }).fill('four en panne');
  await cancel.getByRole('button', { name: /^Annuler \d+ commandes?$/ }).click();
  await cancel.getByText(/\d+ commandes? annulées?/).waitFor();
  const lastCount = (await day()).orders;
  expect(lastCount).toBeLessThan(leftCount);
  await page.getByRole('button', { name: 'Revenir en arrière' }).click();
  await page.getByText(/revenues? en arrière/).waitFor();
  expect((await day()).orders).toBeGreaterThan(lastCount);
  expect(complaints).toEqual([]);
});
