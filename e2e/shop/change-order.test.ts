import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { order } from './own-client.ts';
import { signedInClient } from './signed-in-client.ts';
import { letStripePay, payableSite } from './stripe-in-browser.ts';

const { site, standIn } = await payableSite();
const { client: staffOf } = await openBrowser(site);
const phone = { width: 390, height: 844 };

test('a parent adds a dish for the child, reads what it costs more, and finds it on order and paper', async () => {
  const { page, api, complaints } = await signedInClient(site);
  await page.setViewportSize(phone);
  const id = await order({ own: api });
  const first = await api.call('own-orders', 'getOwnOrder', { id });
  const { meals } = await api.call('menus', 'listMenu', { date: first.deliveryDate });
  const heldIds = new Set(first.lines.flatMap(({ allergens }) => allergens.map((allergen) => allergen.id)));
  const dish = meals.find(({ offers, allergens }) => offers.every(({ left }) => left !== 0) && allergens.length < 6);
  for (const { id: allergenId } of dish?.allergens ?? []) heldIds.add(allergenId);
  const { allergens } = await api.call('site-texts', 'get');
  const reaction = {
    allergenId: allergens.find((allergen) => !heldIds.has(allergen.id))?.id ?? 0,
    severity: 'allergy',
  } as const;
  const child = { name: 'Léo', dietNote: '', allergens: [reaction], allergiesAsked: true };
  await api.call('own-eaters', 'createOwnEater', {}, child);
  await page.goto(`/commandes/${id}`);
  await page.getByText(/^Modifiable ou annulable jusqu’au/).waitFor();
  await page
    .getByText(/^dont TVA/)
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Vendu par' }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Modifier la commande' }).click();
  await page.getByText('Rien n’a changé pour l’instant.').waitFor();

  const quantity = page.getByLabel(/^Quantité/).first();
  await quantity.fill('deux');
  await page.getByText(/^Écrivez un nombre entier, de 1 à/).waitFor();
  await quantity.fill('3');
  await page.getByRole('button', { name: 'Ajouter un plat' }).click();
  await page.getByLabel('Chercher un plat de ce jour').fill(dish?.name.fr ?? '');
  await page
    .getByLabel(/^Pour qui est/)
    .last()
    .selectOption('Léo');
  await page
    .getByRole('button', { name: /^Ajouter\s: / })
    .first()
    .click();
  await page.getByText(/est ajouté\.$/).waitFor();
  await page.getByLabel('Pour le livreur').fill('Code 7B');
  const save = page.getByRole('button', { name: /^Enregistrer avec obligation de paiement · / });
  await save.waitFor();
  await page.getByText(/^Il vous restera .* à payer\.$/).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await save.click();
  await page.waitForURL(/\/commandes\/\d+\?changed=1/);
  await page.getByText(/^C’est noté\s: votre commande est modifiée\./).waitFor();
  await page.getByText('pour Léo').waitFor();
  await page.getByText('Code 7B').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  const changedOrder = await api.call('own-orders', 'getOwnOrder', { id });
  expect(changedOrder.version).toBeGreaterThan(first.version);
  expect(changedOrder.lines.map(({ eater }) => eater)).toContain('Léo');

  await page.emulateMedia({ media: 'print' });
  for (const name of ['Panier', 'Mes commandes', 'Modifier la commande', 'Ajouter au calendrier'])
    expect(await page.getByText(name, { exact: true }).filter({ visible: true }).count(), name).toBe(0);
  await page.getByRole('heading', { name: 'Vendu par' }).waitFor();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  expect(complaints.filter((text) => !/40[49]|422/.test(text))).toEqual([]);
});

test('what somebody else saved meanwhile is shown, and nothing that is typed is lost', async () => {
  const { page, api } = await signedInClient(site);
  const id = await order({ own: api });
  await page.goto(`/en/orders/${id}/change`);
  const note = page.getByLabel('For the kitchen');
  await note.fill('No onions, please');
  await page.getByRole('button', { name: /^Save · / }).waitFor();
  const { version, scheduleId, deliveryDate, lines } = await api.call('own-orders', 'getOwnOrder', { id });
  const more = lines.map(({ productId, sizeId, quantity }) => ({ productId, sizeId, quantity: quantity + 1 }));
  const key = { id, 'Idempotency-Key': crypto.randomUUID() };
  const slot = { scheduleId, date: deliveryDate };
  await api.call('own-orders', 'updateOwnOrder', key, { version, slot, lines: more });
  await page.getByRole('button', { name: /^Save · / }).click();
  await page.getByText(/^This order has changed meanwhile/).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.reload();
  await page.getByText(/^This order has changed meanwhile/).waitFor();
  expect(await note.inputValue()).toBe('No onions, please');
  await page.getByRole('button', { name: 'Take the order as it is' }).click();
  await page.getByText('Nothing has changed so far.').waitFor();
  await note.fill('No onions, please');
  await page.getByRole('button', { name: /^Save · / }).click();
  await page.waitForURL(/\/en\/orders\/\d+\?changed=1/);
  await page.getByText('No onions, please').waitFor();
  const savedOrder = await api.call('own-orders', 'getOwnOrder', { id });
  expect(savedOrder.lines.map(({ quantity }) => quantity)).toEqual(more.map(({ quantity }) => quantity));
});

/** As on a busy machine: the page is left before React draws what was saved, or runs an effect. */
function renderLate(): void {
  const post = Reflect.get(MessagePort.prototype, 'postMessage') as (...message: unknown[]) => void;
  Object.assign(MessagePort.prototype, {
    postMessage(this: MessagePort, ...message: unknown[]) {
      setTimeout(() => post.apply(this, message), 2000);
    },
  });
}

test('an address, a code and what is typed are still there after a reload, and are saved together', async () => {
  const { page, api } = await signedInClient(site);
  await page.setViewportSize(phone);
  const id = await order({ own: api });
  const office = { label: 'Bureau', address: '8, place Gambetta', postalCode: '75020', city: 'Paris', country: 'FR' };
  const { id: addressId } = await api.call('own-addresses', 'createOwnAddress', {}, { ...office, phone: '', note: '' });
  await page.goto(`/commandes/${id}/modifier`);
  const [quantity, address, note, code] = [
    page.getByLabel(/^Quantité/),
    page.getByLabel('Adresse de livraison'),
    page.getByLabel('Pour le livreur'),
    page.getByLabel('Code promo'),
  ];
  await quantity.fill('3');
  await address.selectOption({ label: 'Bureau · 8, place Gambetta, 75020 Paris' });
  await note.fill('Au troisième étage');
  await code.fill('RIEN');
  await code.press('Enter');
  await page.getByText('Il n’est pas appliqué à votre commande.').waitFor();
  await code.fill('BIENVENUE');
  await code.press('Enter');
  await page.getByText('Le code promo a été appliqué à votre commande.').waitFor();
  await page.getByText('Remise').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.reload();
  await page.getByText('Vos changements sont toujours là.').waitFor();
  expect(
    await Promise.all([quantity.inputValue(), address.inputValue(), note.inputValue(), code.inputValue()]),
  ).toEqual(['3', String(addressId), 'Au troisième étage', 'BIENVENUE']);
  await page.evaluate(renderLate);
  await page.getByRole('button', { name: /^Enregistrer avec obligation de paiement · / }).click();
  await page.waitForURL(/\/commandes\/\d+\?changed=1/);
  expect(await api.call('own-orders', 'getOwnOrder', { id })).toMatchObject({
    address: { address: office.address },
    discountCode: 'BIENVENUE',
    driverNote: 'Au troisième étage',
    lines: [{ quantity: 3 }],
  });
  await page.goto(`/commandes/${id}/modifier`);
  await page.getByText('Rien n’a changé pour l’instant.').waitFor();
  expect(await page.getByText('Vos changements sont toujours là.').count()).toBe(0);
});

test('a dearer change of an order paid online leads to the payment and back, a cheaper one says what is given back', async () => {
  const { page, api } = await signedInClient(site);
  await letStripePay(page, standIn);
  const id = await order({ own: api }, { quantity: 3, paymentChoice: 'online' });
  const staff = await staffOf(claire);
  const { due } = await staff.call('orders', 'get', { id });
  await staff.call(
    'orders',
    'payOrder',
    { id, 'Idempotency-Key': crypto.randomUUID() },
    { method: 'cash', amount: due },
  );
  await page.goto(`/en/orders/${id}/change`);
  await page.getByLabel(/^Quantity/).fill('4');
  await page.getByRole('button', { name: /^Save with an obligation to pay · / }).click();
  await page.waitForURL(`**/en/orders/${id}/pay`);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByText(/^Paid: .*\d.* Thank you!/).waitFor();
  await page.goto(`/en/orders/${id}/change`);
  await page.getByLabel(/^Quantity/).fill('3');
  const back = await page.getByText(/^We will give you .* back\.$/).innerText();
  await page.getByRole('button', { name: /^Save · / }).click();
  await page.waitForURL(/\?changed=1/);
  const [amount = ''] = /€[\d.]+/.exec(back) ?? [];
  await page.getByText(`To be given back to you: ${amount}`).waitFor();
});
