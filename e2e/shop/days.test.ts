import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { ownSite } from '../running-site.ts';
import { alive } from './client.ts';
import { signedInClient } from './signed-in-client.ts';

const site = await ownSite();
const phone = { width: 390, height: 844 };
const home = { label: 'Maison', address: '12, rue des Envierges', postalCode: '75020', city: 'Paris', country: 'FR' };

/** On a phone, with an address. */
async function household(wishes?: { hasAnswered: boolean }) {
  const client = await signedInClient(site, wishes);
  await client.page.setViewportSize(phone);
  await client.api.call('own-addresses', 'createOwnAddress', {}, { ...home, phone: '', note: '' });
  return client;
}

type Client = Awaited<ReturnType<typeof household>>;

/** Days whose evening can be delivered to the address. */
async function openDays({ api }: Client): Promise<string[]> {
  const { items } = await api.call('delivery-slots', 'listDeliverySlots', { postalCode: home.postalCode });
  return [...new Set(items.filter(({ left }) => left === null || left > 2).map(({ date }) => date))];
}

const dish = (page: Page) => page.locator('button[data-article]:enabled').first();
const submit = (page: Page) =>
  page.getByRole('button', { name: /^(Commander avec obligation de paiement|Order with obligation to pay) · .*\d/ });

const languages = [
  {
    language: 'French',
    menu: (date: string) => `/carte/${date}`,
    cart: '/panier',
    checkout: '/commander',
    also: /^Commander aussi pour le/,
    quantity: /^Quantité/,
    quantityFault: /^Un nombre entier, de 1 à/,
    addFor: /^Ajouter aussi/,
    forLeo: 'Pour Léo',
    days: /^2 jours/,
    onDelivery: /^À la livraison/,
    code: 'Code promo',
    gives: /Remise de .* avec ce code/,
    refuses: /n’est utilisable qu’une fois par client/,
    withdrawal: /pas de droit de rétractation/,
    title: /^Merci\s! Vos 2 commandes/,
    thanks: 'Merci ! Vos 2 commandes sont notées.',
    see: /^Voir la commande/,
  },
  {
    language: 'English',
    menu: (date: string) => `/en/menu/${date}`,
    cart: '/en/cart',
    checkout: '/en/checkout',
    also: /^Also order for/,
    quantity: /^Quantity/,
    quantityFault: /^A whole number, from 1 to/,
    addFor: /^Also add/,
    forLeo: 'For Léo',
    days: /^2 days/,
    onDelivery: /^On delivery/,
    code: 'Discount code',
    gives: /off with this code/,
    refuses: /good once for each client/,
    withdrawal: /no right of withdrawal/,
    title: /^Thank you! Your 2 orders/,
    thanks: 'Thank you! Your 2 orders are taken.',
    see: /^See the order/,
  },
];

test.each(languages)(
  'in $language a parent orders for two days and two people at once, an order a day',
  async (words) => {
    const client = await household();
    const { page, api, complaints } = client;
    const child = { name: 'Léo', dietNote: '', allergens: [], allergiesAsked: true };
    await api.call('own-eaters', 'createOwnEater', {}, child);
    const [first = '', second = ''] = await openDays(client);
    await page.goto(words.menu(first));
    await alive(page);
    await dish(page).click();
    await page.goto(words.menu(second));
    await alive(page);
    await dish(page).click();
    await page.getByRole('dialog').getByRole('button', { name: words.also }).click();
    // Two, to reach the zone's minimum.
    await dish(page).click();
    await page.goto(words.cart);
    await page.getByText(words.days).first().waitFor();

    // Typed, and what is wrong is said and stays.
    const quantity = page.getByLabel(words.quantity);
    await quantity.first().fill('beaucoup');
    await quantity.first().press('Enter');
    await page.getByText(words.quantityFault).waitFor();
    expect(await quantity.first().inputValue()).toBe('beaucoup');
    await quantity.first().fill('3');
    await quantity.first().press('Enter');
    await page.getByText(words.quantityFault).waitFor({ state: 'detached' });
    await page.getByLabel(words.addFor).first().selectOption('Léo');
    await page.locator('p', { hasText: words.forLeo }).waitFor();
    expect(await accessViolations(page)).toEqual([]);

    await page.goto(words.checkout);
    for (const date of [first, second]) await page.locator(`input[name="slot-${date}"]`).first().click();
    await page.getByRole('radio', { name: words.onDelivery }).check();
    await page.getByText(words.withdrawal).waitFor();
    // For a first order: it holds for the first day, and the second says why not.
    await page.getByLabel(words.code).fill('BIENVENUE');
    await page.getByLabel(words.code).press('Enter');
    const ofDays = page.getByRole('status').getByRole('listitem');
    await ofDays.filter({ hasText: words.gives }).waitFor();
    expect(await ofDays.allInnerTexts()).toEqual([
      expect.stringMatching(words.gives),
      expect.stringMatching(words.refuses),
    ]);
    expect(await accessViolations(page)).toEqual([]);
    await submit(page).click();
    await page.getByRole('heading', { name: words.thanks, level: 1 }).waitFor();
    await expect.poll(() => page.title()).toMatch(words.title);
    expect(await accessViolations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: words.thanks, level: 1 }).waitFor();
    const { items } = await api.call('own-orders', 'listOwnOrders', {});
    const days = items.map(({ deliveryDate, items: portions }) => ({ deliveryDate, portions }));
    expect(days.toSorted((a, b) => a.deliveryDate.localeCompare(b.deliveryDate))).toEqual([
      { deliveryDate: first, portions: 4 },
      { deliveryDate: second, portions: 2 },
    ]);
    await page.getByRole('link', { name: words.see }).first().click();
    await page.getByText(words.language === 'French' ? 'pour Léo' : 'for Léo').waitFor();
    expect((await api.call('carts', 'getCart')).articleNb).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test('who orders again chooses nothing twice: five taps at most from the menu', async () => {
  const client = await household();
  const { page, api } = client;
  const [first = '', second = ''] = await openDays(client);
  const buy = async (date: string, wayThrough: () => Promise<void>) => {
    let taps = 0;
    const tap = async (act: () => Promise<void>) => {
      taps += 1;
      await act();
    };
    await page.goto(`/carte/${date}`);
    await alive(page);
    await tap(() => dish(page).click());
    // Two, to reach the zone's minimum.
    await tap(() => dish(page).click());
    await tap(() => page.locator('[data-cart-bar]').getByRole('link', { name: 'Commander', exact: true }).click());
    await page.waitForURL('**/commander');
    await wayThrough();
    await tap(() => submit(page).click());
    await page.waitForURL(/\/commandes\/\d+/);
    return taps;
  };
  await buy(first, async () => {
    await page.locator('input[name=slot]').first().click();
    await page.getByRole('radio', { name: /^Par virement/ }).check();
  });
  expect(
    await buy(second, async () => {
      await page.getByRole('region', { name: 'Quand' }).getByRole('button', { name: 'Modifier' }).waitFor();
      await submit(page).waitFor();
    }),
  ).toBeLessThanOrEqual(5);
  const [again, former] = (await api.call('own-orders', 'listOwnOrders', {})).items;
  const read = async (id = 0) => api.call('own-orders', 'getOwnOrder', { id });
  const [orderAgain, formerOrder] = [await read(again?.id), await read(former?.id)];
  expect(orderAgain).toMatchObject({
    deliveryDate: second,
    slotStart: formerOrder.slotStart,
    paymentChoice: 'transfer',
    address: { address: home.address },
  });
});

test('who was never asked is asked once, for each at the table, and what they say is kept', async () => {
  const client = await household({ hasAnswered: false });
  const { page, api } = client;
  await api.call(
    'own-eaters',
    'createOwnEater',
    {},
    { name: 'Léo', dietNote: '', allergens: [], allergiesAsked: false },
  );
  const [first = ''] = await openDays(client);
  await page.goto(`/carte/${first}`);
  await alive(page);
  await dish(page).click();
  await page.goto('/commander');
  const ownQuestion = page.getByRole('group', { name: /^Une allergie à nous signaler\s\?/ });
  const question = page.getByRole('group', { name: /^Une allergie à nous signaler pour Léo/ });
  await submit(page).click();
  await page.getByText(/^Dites-nous d’abord s’il y a une allergie/).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  // The answer comes late: whoever is elsewhere by then goes on there.
  const { promise: wait, resolve: end } = Promise.withResolvers<void>();
  await page.route('**/api/own/eaters/*', async (route) => {
    await wait;
    await route.continue();
  });
  await ownQuestion.getByRole('button', { name: 'Non, aucune' }).click();
  await submit(page).focus();
  end();
  await ownQuestion.waitFor({ state: 'detached' });
  expect(await submit(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.unroute('**/api/own/eaters/*');
  await question.getByRole('button', { name: 'Oui' }).click();
  await question.getByRole('group', { name: 'Graines de sésame' }).getByLabel('Allergie').check({ force: true });
  await question.getByRole('button', { name: 'Le dire à la cuisine' }).click();
  await question.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('input[name=slot]').first().waitFor();
  expect(await page.getByText(/^Une allergie à nous signaler/).count()).toBe(0);
  expect((await api.call('own-eaters', 'listOwnEaters')).items).toMatchObject([
    { isClient: true, allergiesAsked: true, allergens: [] },
    { name: 'Léo', allergiesAsked: true, allergens: [{ severity: 'allergy' }] },
  ]);
  // Nothing of the cart is lost on the way.
  await page.getByRole('link', { name: 'Panier · 1' }).waitFor();
});
