import { expect, test } from 'vitest';
import { openBrowser, settled } from '../person.ts';
import { addDish, chooseClient } from '../take-order.ts';

const { signedIn } = await openBrowser();
const { page, walk, complaints } = await signedIn();

const codeField = page.getByRole('textbox', { name: 'Code promo' });
const total = () => page.locator('dl', { hasText: 'Sous-total' }).locator('dd').last().textContent();
const inCents = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

/** Three portions of a dish without her allergens. */
async function callInes() {
  await walk('/commandes/ajout');
  await chooseClient(page, 'delcourt', /Inès Delcourt/);
  await addDish(page, 'compot', /Compotée poire-vanille/);
  for (const _ of [2, 3, 4]) await page.getByRole('button', { name: 'Un de plus' }).click();
  await settled(page);
}

test('a code is added, lowers an order’s total, and stands on the order', async () => {
  await walk('/codes-promo');
  await page.getByRole('link', { name: 'Ajouter un code promo' }).first().click();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('mercredi20');
  await page.getByRole('textbox', { name: 'Valeur' }).fill('20');
  await page.getByLabel('Valable jusqu’au', { exact: true }).fill('31/12/2099 18h30');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL('**/codes-promo');
  const row = page.getByRole('row', { name: /MERCREDI20/ });
  await row.getByText(/20\s%/).waitFor();
  await row.getByText(/31 déc. 2099.*18\sh\s30/).waitFor();

  await callInes();
  const earlierTotal = inCents(await total());
  await codeField.fill(' mercredi20');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await page.getByText('Le code promo a été appliqué à votre commande.').waitFor();
  await page.getByText('Remise, code MERCREDI20').waitFor();
  expect(inCents(await total())).toBeLessThan(earlierTotal);
  const totalBefore = await total();
  await page.getByRole('button', { name: 'Enregistrer la commande' }).click();
  await page.waitForURL(/\/commandes\/\d+$/);
  await page.getByText('Remise, code MERCREDI20').waitFor();
  expect(await total()).toBe(totalBefore);
  expect(complaints).toEqual([]);
});

test('an expired code is refused with its sentence, and nothing that was typed is lost', async () => {
  await callInes();
  await page.getByRole('textbox', { name: 'Note pour le livreur' }).fill('sonner deux fois');
  const earlierTotal = await total();
  await codeField.fill('piquenique');
  await codeField.press('Enter');
  await page.getByRole('alert').getByText('Votre code promo a peut-être expiré ou n’existe pas.').waitFor();
  expect(await page.getByRole('button', { name: 'Enregistrer la commande' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect([await codeField.inputValue(), await total()]).toEqual(['piquenique', earlierTotal]);
  expect(await page.getByRole('textbox', { name: 'Note pour le livreur' }).inputValue()).toBe('sonner deux fois');
  await page.getByText('Compotée poire-vanille').first().waitFor();

  await codeField.fill('');
  await page.getByText('Votre code promo a peut-être expiré ou n’existe pas.').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Enregistrer la commande' }).click();
  await page.waitForURL(/\/commandes\/\d+$/);
  await page.getByText('sonner deux fois').waitFor();
});

test('a free delivery has no value to fill in', async () => {
  await walk('/codes-promo/ajout');
  await page.getByRole('combobox', { name: 'Avantage' }).click();
  await page.getByRole('option', { name: 'Livraison offerte' }).click();
  await page.getByRole('textbox', { name: 'Valeur' }).waitFor({ state: 'hidden' });
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('portofferts');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL('**/codes-promo');
  await page
    .getByRole('row', { name: /PORTOFFERTS/ })
    .getByText('Livraison offerte')
    .waitFor();
});

test('codes are generated under a name, stay out of the list until one looks for them, and are put aside together', async () => {
  await walk('/codes-promo');
  await page.getByRole('button', { name: 'Générer des codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Générer des codes' });
  await dialog.getByRole('textbox', { name: 'Nom de la série' }).fill('Salon de mai');
  await dialog.getByRole('textbox', { name: 'Nombre de codes' }).fill('3');
  await dialog.getByRole('textbox', { name: 'Début des codes' }).fill('mai');
  await dialog.getByRole('textbox', { name: 'Valeur' }).fill('10');
  await dialog.getByRole('button', { name: 'Générer', exact: true }).click();
  await page.getByText('0 utilisé sur 3').waitFor();
  const codes = page.getByRole('row', { name: /MAI[A-Z0-9]{8}/ });
  expect(await codes.count()).toBe(0);
  await page.getByRole('button', { name: 'Voir les codes : Salon de mai' }).click();
  await codes.nth(2).waitFor();
  await page.getByRole('button', { name: 'Mettre en pause : Salon de mai' }).click();
  await codes.first().getByText('Série en pause').waitFor();
});
