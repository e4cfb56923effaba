import type { GroupOrderInput } from '@traiteur/contract/own/group-orders.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { visitorOf } from './client.ts';
import { signedInClient } from './signed-in-client.ts';
import { letStripePay, payableSite } from './stripe-in-browser.ts';

const { site, standIn } = await payableSite();
const phone = { width: 390, height: 844 };

/** Who organises the meals of an office, with an address. */
async function officeManager() {
  const client = await signedInClient(site);
  await client.page.setViewportSize(phone);
  const place = { label: 'Bureau', address: '12, rue des Envierges', country: 'FR', phone: '', note: '' };
  await client.api.call('own-addresses', 'createOwnAddress', {}, { ...place, postalCode: '75020', city: 'Paris' });
  return client;
}

async function termsFor(api: ApiClient, wishes: Partial<GroupOrderInput>): Promise<GroupOrderInput> {
  const { items: addresses } = await api.call('own-addresses', 'listOwnAddresses');
  const { items: slots } = await api.call('delivery-slots', 'listDeliverySlots', {
    postalCode: '75020',
    country: 'FR',
  });
  const slot = slots.at(-1);
  return {
    slot: { scheduleId: slot?.scheduleId ?? 0, date: slot?.date ?? '' },
    addressId: addresses[0]?.id ?? 0,
    deadline: new Date(new Date(slot?.cutOffAt ?? 0).getTime() - 3_600_000).toISOString(),
    budget: null,
    aboveBudget: 'refused',
    paymentChoice: 'transfer',
    driverNote: '',
    purchaseReference: '',
    namesShown: true,
    weekly: true,
    expectedGuests: [],
    ...wishes,
  };
}

async function openFor(api: ApiClient, wishes: Partial<GroupOrderInput> = {}): Promise<number> {
  return (await api.call('group-orders', 'openGroupOrder', {}, await termsFor(api, wishes))).id;
}

async function changeFor(api: ApiClient, id: number, wishes: Partial<GroupOrderInput>): Promise<void> {
  const { version } = await api.call('group-orders', 'getGroupOrder', { id });
  await api.call('group-orders', 'updateGroupOrder', { id }, { ...(await termsFor(api, wishes)), version });
}

test('an office manager opens a group order, a guest chooses without an account, and the host reads no allergy', async () => {
  const { page, api, complaints } = await officeManager();
  await page.goto('/commandes-de-groupe');
  await page.getByRole('button', { name: 'Ouvrir une commande de groupe' }).click();
  await page.getByLabel('Budget par personne').fill('40');
  await page.getByLabel('Qui est attendu').fill('Noor, noor@example');
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ouvrir la commande' }).click();
  await page.getByText(/^Ligne 1/).waitFor();
  await page.getByLabel('Qui est attendu').fill('Noor\nMax');
  await page.getByRole('button', { name: 'Ouvrir la commande' }).click();
  await page.waitForURL(/\/commandes-de-groupe\/\d+/);
  await page.getByText('Attendu').first().waitFor();
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  const link = await page.getByLabel('Lien pour les convives').inputValue();
  expect(await accessViolations(page)).toEqual([]);

  const guest = (await visitorOf(site.shopUrl)).page;
  await guest.setViewportSize(phone);
  await guest.goto(new URL(link).pathname + new URL(link).hash);
  await guest.getByLabel('Votre nom').fill('Noor');
  await guest.getByRole('button', { name: 'Choisir mon repas' }).click();
  await guest.getByText('Dites si vous avez une allergie').waitFor();
  await guest.getByLabel('Oui').check();
  await guest.getByRole('group', { name: 'Graines de sésame' }).getByLabel('Allergie').check({ force: true });
  expect(await accessViolations(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Choisir mon repas' }).click();
  await guest.getByText('Le menu de ce jour').waitFor();
  // A dish with sesame has no button.
  const refusedDish = guest.locator('li[data-verdict=contains]').first();
  expect(await refusedDish.getByRole('button').count()).toBe(0);
  const more = guest.locator('li[data-verdict=safe]').getByRole('button', { name: /^Plus/ }).first();
  // Enough for the zone's minimum.
  for (let portion = 0; portion < 4; portion++) await more.click();
  await guest.getByText('Pas encore enregistré').waitFor();
  await guest.getByRole('button', { name: 'Valider mon choix' }).click();
  await guest.getByText('Votre choix est confirmé.').waitFor();
  expect(await accessViolations(guest)).toEqual([]);
  await guest.reload();
  await guest.getByText('Votre choix est confirmé.').waitFor();

  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'Noor' }).getByText('4 ×').waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/sésame/i);
  await page.getByRole('button', { name: 'Commander maintenant' }).click();
  // As guests may until the cut-off.
  await page.getByText(/chaque convive change encore ses plats/).waitFor();
  await page.getByRole('button', { name: /^Oui, commander/ }).click();
  await page.getByRole('link', { name: /^Voir la commande/ }).click();
  await page.getByText('pour Noor').waitFor();
  // In a cart Noor's dish would be for the host's table, who do not know of the sesame.
  await page.getByRole('link', { name: 'Ouvrir une autre commande de groupe' }).waitFor();
  expect(await page.getByRole('button', { name: 'Commander à nouveau' }).count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toMatch(/vous réagissez|Accepté/);
  const [row] = (await api.call('own-orders', 'listOwnOrders', {})).items;
  expect((await api.call('own-orders', 'getOwnOrder', { id: row?.id ?? 0 })).conflicts).toEqual([]);
  await guest.reload();
  await guest.getByText('C’est commandé.').waitFor();
  await guest.getByRole('button', { name: 'Signaler une allergie' }).click();
  await guest.getByRole('group', { name: 'Lait' }).getByLabel('Intolérance').check({ force: true });
  expect(await accessViolations(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Enregistrer' }).click();
  await guest.getByText(/lait \(intolérance\)/).waitFor();
  await guest.getByText(/^(C’est noté|La cuisine est prévenue)/).waitFor();
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

test('in English a guest with an intolerance takes a dish all the same, in their own words, and may leave', async () => {
  const { api } = await officeManager();
  const id = await openFor(api);
  const { url } = await api.call('group-orders', 'shareGroupOrder', { id }, { locale: 'en' });
  const guest = (await visitorOf(site.shopUrl)).page;
  await guest.setViewportSize(phone);
  await guest.goto(new URL(url).pathname + new URL(url).hash);
  await guest.getByLabel('Your name').fill('Max');
  await guest.getByLabel('Yes', { exact: true }).check();
  await guest.getByRole('group', { name: 'Milk' }).getByLabel('Intolerance').check({ force: true });
  await guest.getByRole('button', { name: 'Choose my meal' }).click();
  const dish = guest.locator('li[data-verdict=contains]').first();
  await dish.getByRole('button', { name: /^More/ }).first().click();
  await guest.getByRole('button', { name: 'Confirm my choice' }).click();
  await dish.getByRole('alert').waitFor();
  await dish.getByLabel(/^I want it all the same/).check();
  await guest.getByRole('button', { name: 'Confirm my choice' }).click();
  await guest.getByText('Noted.').waitFor();
  expect(await accessViolations(guest)).toEqual([]);
  const { guests } = await api.call('group-orders', 'getGroupOrder', { id });
  expect(guests).toMatchObject([{ name: 'Max', dishes: [{ quantity: 1 }] }]);
  await guest.getByRole('button', { name: 'Take me out of this meal' }).click();
  await guest.getByText('You are out of this meal').waitFor();
  expect((await api.call('group-orders', 'getGroupOrder', { id })).guests).toEqual([]);
});

test('above the budget a guest pays the difference by card on the page of payments, and the host reads who paid how much', async () => {
  const { page, api } = await officeManager();
  const id = await openFor(api, { budget: 500, aboveBudget: 'paid_by_guest' });
  const { url } = await api.call('group-orders', 'shareGroupOrder', { id }, { locale: 'fr' });
  const guest = (await visitorOf(site.shopUrl)).page;
  await letStripePay(guest, standIn);
  await guest.setViewportSize(phone);
  await guest.goto(new URL(url).pathname + new URL(url).hash);
  await guest.getByLabel('Votre nom').fill('Noor');
  await guest.getByLabel('Non, aucune').check();
  await guest.getByRole('button', { name: 'Choisir mon repas' }).click();
  // Who reacts to nothing reads of each dish what it contains.
  await guest.getByText('Le menu de ce jour').waitFor();
  const dishes = await guest.locator('li[data-verdict]').allInnerTexts();
  expect(dishes.filter((text) => !/(?:Contient|Peut contenir)\s:|Sans aucun des 14 allergènes/.test(text))).toEqual([]);
  await guest.getByRole('button', { name: /^Plus/ }).first().click();
  await guest.getByText(/dont .* à payer par carte/).waitFor();
  await guest.getByRole('button', { name: 'Valider mon choix' }).click();
  await guest.getByRole('button', { name: /^Payer/ }).waitFor();
  expect(await accessViolations(guest)).toEqual([]);
  await changeFor(api, id, { budget: 500 });
  await guest.reload();
  await guest.getByText('Vous dépassez le budget').waitFor();
  expect(await guest.getByRole('button', { name: /^Payer/ }).count()).toBe(0);
  await changeFor(api, id, { budget: 500, aboveBudget: 'paid_by_guest' });
  await guest.reload();
  await guest.getByRole('button', { name: /^Payer/ }).click();
  await guest.getByText('numéro de carte').waitFor();
  expect(await accessViolations(guest)).toEqual([]);
  await guest.getByRole('button', { name: /^Régler/ }).click();
  await guest.getByText('Votre part est payée').waitFor();
  await guest.getByRole('link', { name: 'Revenir à mon repas' }).click();
  await guest.getByText('Votre choix est confirmé et payé.').waitFor();
  expect(await accessViolations(guest)).toEqual([]);
  await page.goto(`/commandes-de-groupe/${id}`);
  await page.getByText(/dont .* payés par carte/).waitFor();
  await page.getByText('À votre charge').waitFor();
  expect(await accessViolations(page)).toEqual([]);
});

test('a link that leads nowhere says so, in both languages', async () => {
  const guest = (await visitorOf(site.shopUrl)).page;
  for (const [path, text] of [
    ['/repas-de-groupe', 'Ce lien ne mène à aucun repas'],
    ['/en/group-meal#groupe=aaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'This link leads to no meal'],
  ] as const) {
    await guest.goto(path);
    await guest.getByText(text).waitFor();
    expect(await accessViolations(guest)).toEqual([]);
  }
  // Thirty colleagues behind one address open it at once: that is no dead link.
  await guest.route('**/api/group-order-visits', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: { code: 'too-many-requests', status: 429 },
    }),
  );
  await guest.reload();
  await guest.getByRole('heading', { name: 'Group meal' }).waitFor();
  await guest.getByText('The group order could not be read.').waitFor();
  await guest.unroute('**/api/group-order-visits');
  await guest.getByRole('button', { name: 'Try again' }).click();
  await guest.getByText('This link leads to no meal').waitFor();
});
