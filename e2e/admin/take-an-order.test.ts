import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { delayRequests } from '../delay-requests.ts';
import { openBrowser, settled } from '../person.ts';
import { placeOrder } from '../place-order.ts';
import { addDish, chooseClient } from '../take-order.ts';

const { signedIn, client } = await openBrowser();
const { page, complaints, walk } = await signedIn();

/** Inès is allergic to sesame. */
async function callInes() {
  await walk('/commandes/ajout');
  await chooseClient(page, 'delcourt', /Inès Delcourt/);
  await page.getByText(/Allergies.*sésame/).waitFor();
  await page.getByText('Cette zone est éligible à la livraison').waitFor();
}

test('an order is taken, seen by the kitchen and the driver, and carried to the door', async () => {
  await callInes();
  await addDish(page, 'compot', /Compotée poire-vanille/);
  const more = page.getByRole('button', { name: /^Un de plus\s: Compotée poire-vanille, / });
  for (const _ of [2, 3, 4]) await more.click();
  await page.getByRole('button', { name: 'Enregistrer la commande' }).click();
  await page.waitForURL(/\/commandes\/\d+$/);
  await page.getByRole('heading', { name: /^Commande \d{4}-\d{6}$/ }).waitFor();
  for (const step of ['Confirmer', 'Mettre en préparation', 'Marquer prête', 'Partir en livraison', 'Marquer livrée'])
    await page.getByRole('button', { name: step }).click();
  await page.getByRole('listitem').filter({ hasText: 'Livrée' }).first().waitFor();
  expect(complaints).toEqual([]);
});

test('a dish with the client’s allergen stops the order until somebody says why, and stays marked everywhere', async () => {
  await callInes();
  await addDish(page, 'houmous', /houmous|Houmous/);
  const warning = page.getByRole('dialog', { name: 'Attention, allergie' });
  await warning.getByText(/Inès Delcourt est allergique/).waitFor();
  await warning.getByRole('button', { name: 'Ajouter quand même' }).click();
  await warning.getByText('Ce champ est obligatoire').waitFor();
  await warning.getByRole('textbox', { name: 'Raison' }).fill('préparé sans sésame, vu avec la cliente');
  await warning.getByRole('button', { name: 'Ajouter quand même' }).click();
  await page.getByRole('button', { name: 'Un de plus' }).click();
  await page.getByRole('button', { name: 'Un de plus' }).click();
  await page.getByRole('button', { name: 'Enregistrer la commande' }).click();
  await page.waitForURL(/\/commandes\/\d+$/);
  await page.getByRole('heading', { name: /^Commande \d{4}-\d{6}$/ }).waitFor();
  const band = page.getByRole('region', { name: /Inès Delcourt est allergique/ });
  await band.getByText(/préparé sans sésame, vu avec la cliente/).waitFor();

  const [, number = ''] =
    /Commande (\S+)/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '') ?? [];
  await walk(`/commandes?search=${number}`);
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByText('Allergie', { exact: true })
    .waitFor();
});

test('a place in a full slot and an amount below the minimum are taken by name and reason, which stand on the order', async () => {
  const api = await client(claire);
  const [ines] = (await api.call('clients', 'list', { search: 'delcourt' })).items;
  const { addresses } = await api.call('clients', 'get', { id: ines?.id ?? 0 });
  const { items } = await api.call('delivery-slots', 'listDeliverySlots', {
    postalCode: addresses[0]?.postalCode ?? '',
  });
  const {
    id,
    zones: _zones,
    ...schedule
  } = await api.call('delivery-schedules', 'get', { id: items[0]?.scheduleId ?? 0 });
  const { version } = await api.call('delivery-schedules', 'update', { id }, { ...schedule, capacity: 0 });

  await callInes();
  await page
    .getByRole('radio', { name: /complet \d+\/0/ })
    .first()
    .check();
  await page.getByRole('textbox', { name: 'Raison de la place forcée' }).fill('Promis hier au téléphone');
  await addDish(page, 'compot', /Compotée poire-vanille/);
  const save = page.getByRole('button', { name: 'Enregistrer la commande' });
  await page
    .getByText(/Minimum de la zone.*Il manque/)
    .first()
    .waitFor();
  await page.getByRole('textbox', { name: 'Raison d’accepter sous le minimum' }).fill('Première fois, à goûter');
  await save.click();
  await page.waitForURL(/\/commandes\/\d+$/);
  for (const [rule, reason] of [
    ['Place forcée dans un créneau complet', 'Promis hier au téléphone'],
    ['Acceptée sous le minimum de la zone', 'Première fois, à goûter'],
  ] as const)
    await page.getByRole('region', { name: rule }).getByText(reason).waitFor();
  await api.call('delivery-schedules', 'update', { id }, { ...schedule, version });
});

test('what is missing stands on the button, and a draft is not left without asking', async () => {
  await walk('/commandes/ajout');
  await addDish(page, 'dahl', /Dahl de lentilles corail/);
  const place = page.getByRole('button', { name: 'Enregistrer la commande' });
  expect(await place.getAttribute('aria-disabled')).toBe('true');
  await place.hover();
  await page
    .getByRole('tooltip')
    .getByText(/Il manque/)
    .waitFor();
  expect(
    await place.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.innerText),
  ).toMatch(/Il manque/);
  // A finger cannot hover.
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  await place.dispatchEvent('click');
  await page
    .getByRole('tooltip')
    .getByText(/Il manque/)
    .waitFor();
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await page.getByRole('dialog', { name: 'Quitter sans enregistrer' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a client is added on the phone: what was searched is there, the code says its city and whether a van goes there', async () => {
  await walk('/commandes/ajout');
  await page.getByRole('textbox', { name: /Chercher un client/ }).fill('aïcha zzhermitte');
  await page.getByText('Aucun client trouvé').waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nouveau client' });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await expect.poll(() => field('Prénom').evaluate((element) => element === document.activeElement)).toBe(true);
  expect([await field('Prénom').inputValue(), await field('Nom').inputValue()]).toEqual(['Aïcha', 'Zzhermitte']);
  expect(await dialog.getByText('Ce champ est obligatoire').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Ajouter ce client' }).click();
  await dialog.getByText('Ce champ est obligatoire').first().waitFor();
  await field('Téléphone').fill('06 39 98 95');
  await field('Adresse').fill('3, rue Pasteur');
  await field('Code postal').fill('13001');
  await dialog.getByText('Cette zone n’est pas éligible à la livraison').waitFor();
  await field('Code postal').fill('94300');
  await dialog.getByText('Cette zone est éligible à la livraison').waitFor();
  await expect.poll(() => field('Ville').inputValue()).toBe('Vincennes');
  await dialog.getByRole('checkbox', { name: /Aucune allergie, demandé/ }).check();
  await dialog.getByRole('button', { name: 'Ajouter ce client' }).click();
  await dialog.getByText(/Ce numéro de téléphone n’existe pas/).waitFor();
  await field('Téléphone').fill('06 39 98 77 71');
  await dialog.getByRole('button', { name: 'Ajouter ce client' }).click();
  await page.getByText('Aïcha Zzhermitte').waitFor();
  await page.getByText('06 39 98 77 71').waitFor();
  await page.getByText('Aucune allergie, demandé').waitFor();

  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
  const another = page.getByRole('dialog', { name: 'Ajouter une adresse' });
  await another.getByRole('textbox', { name: 'Adresse', exact: true }).fill('8, quai de la Marne');
  await another.getByRole('textbox', { name: 'Ville' }).fill('vincennes');
  await another.getByRole('button', { name: '94300 Vincennes' }).click();
  expect(await another.getByRole('textbox', { name: 'Code postal' }).inputValue()).toBe('94300');
  await another.getByRole('button', { name: 'Ajouter cette adresse' }).click();
  await another.waitFor({ state: 'hidden' });
  expect(await page.getByRole('radio', { name: /8, quai de la Marne/ }).isChecked()).toBe(true);
});

test('somebody who has the phone already is told before saving, and taken instead', async () => {
  const api = await client(claire);
  const { items } = await api.call('clients', 'list', { search: 'delcourt ines' });
  await walk('/commandes/ajout');
  await page.getByRole('button', { name: 'Nouveau client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau client' });
  const phone = items[0]?.phone.replace('+33', '0') ?? '';
  await dialog.getByRole('textbox', { name: 'Téléphone' }).fill(phone);
  const double = dialog.getByRole('region', { name: /^Déjà : Inès Delcourt, \d+ commandes/ });
  await double.waitFor();
  await dialog.getByRole('button', { name: 'Ajouter quand même' }).waitFor();
  await double.getByRole('button', { name: 'Choisir Inès Delcourt' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(/Allergies.*sésame/).waitFor();
});

test('a client whom nobody asked is asked on the phone, and the answer kept', async () => {
  const api = await client(claire);
  const { items } = await api.call('clients', 'list', { limit: 200 });
  const unknown = items.find(({ allergiesAsked, allergens }) => !allergiesAsked && allergens.length === 0);
  const name = `${unknown?.firstName} ${unknown?.lastName}`;
  await walk('/commandes/ajout');
  await chooseClient(page, `${name} ${unknown?.phone}`, new RegExp(name));
  await page.getByRole('region', { name: 'Allergies non demandées' }).waitFor();
  await page.getByRole('button', { name: 'Aucune allergie, demandé' }).click();
  await page.getByRole('region', { name: 'Allergies non demandées' }).waitFor({ state: 'hidden' });
  const { allergiesAsked } = await api.call('clients', 'get', { id: unknown?.id ?? 0 });
  expect(allergiesAsked).toBe(true);
});

test('a client who was chosen before does not come back over the new one that is being typed', async () => {
  await walk('/commandes/ajout');
  const letGo = await delayRequests(page, '**/api/clients/*');
  await page.getByRole('textbox', { name: /Chercher un client/ }).fill('delcourt');
  const answer = page.waitForResponse(/\/api\/clients\/\d+$/);
  await page.getByRole('button', { name: /Inès Delcourt/ }).click();
  await page.getByRole('button', { name: 'Nouveau client' }).click();
  const firstName = page.getByRole('dialog', { name: 'Nouveau client' }).getByRole('textbox', { name: 'Prénom' });
  await firstName.fill('Béatrice');
  letGo();
  await (await answer).finished();
  await page.unroute('**/api/clients/*');
  await settled(page);
  expect([await firstName.inputValue(), await page.getByText('Changer de client').count()]).toEqual(['Béatrice', 0]);
});

test('a new client who is half typed is not lost to a press beside the dialog, and Escape asks first', async () => {
  await walk('/commandes/ajout');
  await page.getByRole('button', { name: 'Nouveau client' }).click();
  const firstName = page.getByRole('dialog', { name: 'Nouveau client' }).getByRole('textbox', { name: 'Prénom' });
  await firstName.fill('Béatrice');
  await page.mouse.click(5, 400);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer' });
  await question.getByRole('button', { name: 'Annuler' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await firstName.inputValue()).toBe('Béatrice');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Quitter' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('an order is changed while a colleague changes it too: both see what the other did, and nothing is lost', async () => {
  const api = await client(claire);
  const order = await placeOrder(api);
  const { scheduleId, deliveryDate: date, version, lines } = await api.call('orders', 'get', { id: order.id });
  await walk(`/commandes/${order.id}`);
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('radio', { name: /actuel/ }).waitFor();
  const save = page.getByRole('button', { name: 'Enregistrer les modifications' });
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Un de plus' }).click();
  await page.getByText(/^\+/).waitFor();

  await api.call(
    'orders',
    'updateOrder',
    { id: order.id },
    {
      version,
      slot: { scheduleId, date },
      lines: lines.map(({ productId, sizeId }) => ({ productId, sizeId, quantity: 9 })),
      driverNote: 'Sonner deux fois',
    },
  );
  await save.click();
  const versions = page.getByRole('dialog', { name: 'Quelqu’un d’autre a enregistré entre-temps' });
  await versions.getByText('9 portions').waitFor();
  await versions.getByText('Sonner deux fois').waitFor();
  await versions.getByRole('button', { name: 'Reprendre ce choix' }).click();
  // The typed portions stay, beside what only the colleague wrote; the price is shown before it is saved.
  await page.getByText(/^−/).waitFor();
  await save.click();
  await page.waitForURL(new RegExp(`/commandes/${order.id}$`));
  const changedOrder = await api.call('orders', 'get', { id: order.id });
  expect([changedOrder.lines[0]?.quantity, changedOrder.driverNote]).toEqual([5, 'Sonner deux fois']);
  await page.getByText(/9 → 5/).waitFor();
});

test('a change that was typed comes back after a reload, and an order that the kitchen has begun is not changed', async () => {
  const api = await client(claire);
  const order = await placeOrder(api);
  const { page, visit, walk } = await signedIn({ keepsDrafts: true });
  await visit(`/commandes/${order.id}/modifier`);
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Note pour la cuisine' }).fill('Sans sel');
  await page.reload();
  await page.getByText('Votre saisie a été retrouvée.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Note pour la cuisine' }).inputValue()).toBe('Sans sel');
  await page.getByRole('button', { name: 'Revenir à la fiche enregistrée' }).click();
  await api.call('orders', 'confirmOrder', { id: order.id });
  await api.call('orders', 'startOrderPreparation', { id: order.id });
  await walk(`/commandes/${order.id}/modifier`);
  await page.getByRole('link', { name: 'Voir la commande' }).click();
  await page.waitForURL(new RegExp(`/commandes/${order.id}$`));
});

test('a double click takes one dish off, and not the one that moves up', async () => {
  await walk('/commandes/ajout');
  await addDish(page, 'compot', /Compotée poire-vanille/);
  await addDish(page, 'dahl', /Dahl de lentilles corail/);
  await page.getByRole('button', { name: 'Retirer · Compotée poire-vanille' }).dblclick();
  await page.getByRole('button', { name: 'Retirer · Dahl de lentilles corail' }).waitFor();
  expect(await page.getByRole('button', { name: /^Retirer · / }).count()).toBe(1);
});

test('a double click takes one step, and cancels once', async () => {
  const { id } = await placeOrder(await client(claire));
  await walk(`/commandes/${id}`);
  const steps: string[] = [];
  const noteStep = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'PUT' && !pathname.endsWith('/presence')) steps.push(pathname);
  };
  page.on('request', noteStep);
  await page.getByRole('button', { name: 'Confirmer' }).dblclick();
  await page.getByRole('button', { name: 'Mettre en préparation' }).waitFor();
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler la commande' });
  await dialog.getByRole('textbox', { name: 'Raison' }).fill('changement de programme');
  await dialog.getByRole('button', { name: 'Annuler la commande' }).dblclick();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('listitem').filter({ hasText: 'changement de programme' }).waitFor();
  page.off('request', noteStep);
  expect(steps).toEqual([`/api/orders/${id}/confirmation`, `/api/orders/${id}/cancellation`]);
});

test('a cancellation is not asked for any longer once somebody else has made the order ready', async () => {
  const api = await client(claire);
  const { id } = await placeOrder(api);
  await walk(`/commandes/${id}`);
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler la commande' });
  await dialog.getByRole('textbox', { name: 'Raison' }).fill('changement de programme');
  // News of the steps closes the dialog: the page still says why nothing was cancelled.
  await page.route('**/cancellation', async (route) => {
    for (const step of ['confirmOrder', 'startOrderPreparation', 'readyOrder'] as const)
      await api.call('orders', step, { id });
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click();
  await page.getByText('L’état de la commande ne permet pas cette étape.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.unroute('**/cancellation');
});

test('a cancellation asks why and says so in the timeline', async () => {
  const { id } = await placeOrder(await client(claire));
  await walk(`/commandes/${id}`);
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler la commande' });
  await dialog.getByRole('textbox', { name: 'Raison' }).fill('changement de programme');
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click();
  await page
    .getByRole('listitem')
    .getByText(/changement de programme/)
    .waitFor();
});

test('the delivery report moves several orders on at once', async () => {
  const api = await client(claire);
  const orders = [await placeOrder(api, { isLate: true }), await placeOrder(api, { isLate: true })];
  await walk(`/rapport-livraison?date=${orders[0]?.deliveryDate ?? ''}`);
  await page.getByRole('button', { name: 'Tournées' }).click();
  for (const { number } of orders)
    await page.getByRole('checkbox', { name: new RegExp(`^Choisir.*${number}`) }).check();
  await page.getByRole('button', { name: 'Confirmer 2 commandes' }).click();
  await page.getByText('2 commandes ont avancé').waitFor();
});

test.each(['/commandes/abc', '/commandes/1/danser', '/en/orders/1/dance'])('%s is no address of ours', async (path) => {
  await walk(path);
  await page.getByText(/Cette page est introuvable|This page could not be found/).waitFor();
});
