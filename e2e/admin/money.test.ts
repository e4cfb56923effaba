import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client } = await openBrowser();
const { page, walk, complaints } = await signedIn();
const api = await client(claire);

const dialog = page.getByRole('dialog');
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const choose = (name: string | RegExp) => dialog.getByRole('radio', { name }).check();
const orderNow = (id: number) => api.call('orders', 'get', { id });

async function openOrder() {
  const order = await placeOrder(api);
  await walk(`/commandes/${order.id}`);
  await page.getByRole('heading', { name: `Commande ${order.number}` }).waitFor();
  return order;
}

async function payAll() {
  await press(/^Encaisser \d/);
  await choose('Espèces');
  await dialog.getByRole('button', { name: 'Encaisser', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function refund(reason: string) {
  await dialog.getByRole('textbox', { name: 'Raison' }).fill(reason);
  await refundInCash();
}

async function refundInCash() {
  await choose('Espèces');
  await dialog.getByRole('button', { name: /^Rembourser \d/ }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('what a client pays in two parts is told, and a part that was noted by mistake is taken back', async () => {
  const { id, total } = await openOrder();
  await press(/^Encaisser \d/);
  expect(await dialog.getByRole('button', { name: 'Encaisser', exact: true }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await choose('Chèque');
  // The comma was forgotten.
  await dialog.getByRole('textbox', { name: /^Montant/ }).fill('99999');
  const more = dialog.getByRole('checkbox', { name: /^Oui, .* de trop$/ });
  const take = dialog.getByRole('button', { name: 'Encaisser', exact: true });
  await more.waitFor();
  expect(await take.getAttribute('aria-disabled')).toBe('true');
  await more.check();
  await expect.poll(() => take.getAttribute('aria-disabled')).not.toBe('true');
  await dialog.getByRole('textbox', { name: /^Montant/ }).fill('5,00');
  await dialog.getByText(/^Il restera .* à encaisser\.$/).waitFor();
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Encaisser', exact: true }).click();
  await page.getByText('Payée en partie').first().waitFor();
  await payAll();
  await expect.poll(async () => (await orderNow(id)).paymentStatus).toBe('paid');
  await press(/^Annuler\s: Espèces/);
  await page.getByText('Espèces (annulé)').waitFor();
  expect(await orderNow(id)).toMatchObject({ paymentStatus: 'partly_paid', paid: 500, due: total - 500 });
});

test('money goes back by dish, by amount and for the delivery, never more than is left', async () => {
  const { id } = await openOrder();
  await payAll();
  await press('Rembourser');
  await choose('Des plats ou la livraison');
  await dialog.getByRole('combobox').selectOption('1');
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  await refund('une compotée renversée');
  const byDish = (await orderNow(id)).refunded;
  expect(byDish).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Rembourser', exact: true }).click();
  await choose('Un montant');
  await dialog.getByRole('textbox', { name: /^Montant/ }).fill('900');
  await page.keyboard.press('Tab');
  // The order was paid in cash.
  await expect.poll(() => dialog.getByRole('radio', { name: 'Espèces' }).isChecked()).toBe(true);
  const tooMuch = dialog.getByRole('button', { name: /^Rembourser 900/ });
  expect(await tooMuch.getAttribute('aria-disabled')).toBe('true');
  await dialog.getByText('Cette valeur est trop grande').waitFor();
  await dialog.getByRole('textbox', { name: /^Montant/ }).fill('1,50');
  await refund('un geste');
  await expect.poll(async () => (await orderNow(id)).refunded).toBe(byDish + 150);

  // The rest of the delivery fee: an amount refunds a part of everything.
  const { deliveryFee } = (await orderNow(id)).refundable;
  await page.getByRole('button', { name: 'Rembourser', exact: true }).click();
  await choose('Des plats ou la livraison');
  await dialog.getByRole('checkbox', { name: /^Frais de livraison/ }).check();
  await refund('trop tard');
  await expect.poll(async () => (await orderNow(id)).refunded).toBe(byDish + 150 + deliveryFee);
  expect((await orderNow(id)).paymentStatus).toBe('partially_refunded');
});

test('whoever cancels an order that was paid is asked for the refund next', async () => {
  const { id, total } = await openOrder();
  await payAll();
  await press('Annuler la commande');
  await dialog.getByText(/Déjà payé\s: .*Le remboursement vous sera proposé ensuite/).waitFor();
  await dialog.getByRole('textbox').fill('le client est malade');
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click();
  await page.getByRole('dialog', { name: /^Rembourser la commande/ }).waitFor();
  await page.waitForURL(/\/rembourser$/);
  await choose(/^Tout ce qui a été payé/);
  // The reason is filled in already.
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Raison' }).inputValue()).toBe('le client est malade');
  await refundInCash();
  await expect
    .poll(() => orderNow(id))
    .toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refunded: total });
  await page.waitForURL(/\/commandes\/\d+$/);
  expect(complaints).toEqual([]);
});
