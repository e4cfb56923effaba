import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { ownSite } from '../running-site.ts';
import { alive, visitorOf } from './client.ts';
import { ownProfileInput } from '../../apps/api/src/testing/own-profile-input.ts';
import { fillCart, signedInClient } from './signed-in-client.ts';

const site = await ownSite();
const home = { label: 'Maison', address: '12, rue des Envierges', postalCode: '75020', city: 'Paris', country: 'FR' };

async function clientWithCart() {
  const client = await signedInClient(site);
  await client.api.call('own-addresses', 'createOwnAddress', {}, { ...home, phone: '', note: '' });
  await client.page.goto('/brand.svg');
  await fillCart(client.page, client.api);
  return client;
}

test('a dish of another day moves a cart only once its client has said so, and the move can be undone', async () => {
  const { page } = await visitorOf(site.shopUrl, { viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await alive(page);
  const days = await page
    .locator('nav a[data-state=open]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const [first = '', second = ''] = days;
  await page.goto(first);
  await alive(page);
  await page.locator('button[data-article]:enabled').first().click();
  const day = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('auth.cartState') ?? '{}') as { day?: string }).day);
  const firstDay = await day();
  await page.goto(second);
  await alive(page);
  await page.getByText(/^Vous voyez la carte du/).waitFor();
  const dish = page.locator('button[data-article]:enabled').last();
  const dialog = page.getByRole('dialog', { name: /^Votre panier est pour le/ });
  await dish.click();
  await dialog.waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ne rien changer' }).click();
  expect([await day(), await dish.getAttribute('data-count')]).toEqual([firstDay, null]);
  await dish.click();
  await dialog.getByRole('button', { name: /^Tout déplacer au/ }).click();
  await page.getByText(/Votre panier est maintenant pour le/).waitFor();
  expect(await day()).not.toBe(firstDay);
  // A dish more is said in the same place, and stays where the step before it is undone.
  await dish.click();
  await page.getByText(/Votre panier est maintenant pour le/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Annuler le déplacement' }).click();
  await expect.poll(day).toBe(firstDay);
  expect(await dish.getAttribute('data-count')).toBe('1');
});

test('what the account says stays on the menu, and is changed in the account alone', async () => {
  const { page, api } = await signedInClient(site);
  const { allergens } = await api.call('site-texts', 'get');
  const sesame = allergens.find(({ name }) => name.fr === 'Graines de sésame');
  const ownProfile = await ownProfileInput(api);
  const avoided = [{ allergenId: sesame?.id ?? 0, severity: 'allergy' as const }];
  const profile = { ...ownProfile, allergens: avoided, allergiesAsked: true };
  await page.goto('/');
  await alive(page);
  // On another device.
  await api.call('own-profile', 'updateOwnProfile', {}, profile);
  await page.goto('/');
  const lock = page.getByRole('link', { name: /^Votre compte garde Graines de sésame/ });
  await lock.waitFor();
  expect(await page.getByRole('button', { name: 'Ne plus éviter : Graines de sésame' }).count()).toBe(0);
  expect(await page.locator('[data-verdict=contains]').count()).toBeGreaterThan(0);
  expect(await accessViolations(page)).toEqual([]);
  // Another choice in the browser does not change it.
  await page.getByText('Modifier', { exact: true }).first().click();
  await page.getByRole('group', { name: 'Gluten' }).getByLabel('Intolérance').check({ force: true });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: /^Ne plus éviter : .*[Gg]luten/ }).click();
  await page.waitForLoadState();
  await lock.click();
  await page.waitForURL('**/compte#allergies');
});

test('each note reaches who it is for, and a used-up code is said once and can be taken out', async () => {
  const { page, api, complaints } = await clientWithCart();
  await page.goto('/panier');
  await page.getByLabel('Un mot pour la cuisine').fill('Peu salé');
  await page.getByLabel('Un mot pour le livreur').fill('Sonner à l’interphone');
  await page.goto('/commander');
  await page.locator('input[name=slot]').first().click();
  const submit = page.getByRole('button', { name: /^Commander avec obligation de paiement · .*\d/ });
  await submit.waitFor();
  await submit.click();
  await page.getByText('Choisissez comment payer.').waitFor();
  await page.getByRole('radio', { name: /À la livraison/ }).check();
  await page.getByLabel('Code promo').fill('RIEN');
  await page.getByLabel('Code promo').press('Enter');
  const refusal = page.getByText('Votre code promo a peut-être expiré ou n’existe pas.');
  await refusal.waitFor();
  await page.getByLabel('Code promo').and(page.locator('[aria-invalid]')).waitFor();
  expect(await refusal.count()).toBe(1);
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Retirer le code' }).click();
  await page.getByText('Sonner à l’interphone').waitFor();
  await submit.click();
  await page.waitForURL(/\/commandes\/\d+/);
  await page.getByText('Sonner à l’interphone').waitFor();
  const [row] = (await api.call('own-orders', 'listOwnOrders')).items;
  const order = await api.call('own-orders', 'getOwnOrder', { id: row?.id ?? 0 });
  expect([order.kitchenNote, order.driverNote]).toEqual(['Peu salé', 'Sonner à l’interphone']);
  expect(complaints).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  for (const place of [
    page.locator('header'),
    page.getByRole('navigation'),
    page.getByRole('button'),
    page.locator('.button'),
  ])
    expect(await place.filter({ visible: true }).count()).toBe(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('an address out of reach is not kept in the checkout, says so in sight, and can be mended there', async () => {
  const client = await signedInClient(site);
  const { page, api } = client;
  await page.goto('/brand.svg');
  await fillCart(page, api);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/commander');
  await page.getByLabel('Numéro et rue').fill('3, rue du Port');
  await page.getByLabel('Code postal').fill('13001');
  await page.getByLabel('Ville').fill('Marseille');
  await page.getByRole('button', { name: 'Livrer à cette adresse' }).click();
  const sentence = page.getByText('Nous ne livrons pas encore au 13001.');
  await page.locator(':focus', { hasText: 'Nous ne livrons pas encore au 13001.' }).waitFor();
  const top = (await sentence.boundingBox())?.y ?? -1;
  expect(top > 80 && top < 800).toBe(true);
  expect((await api.call('own-addresses', 'listOwnAddresses')).items).toEqual([]);
  await page.getByLabel('Code postal').fill('75020');
  await page.getByLabel('Ville').fill('Paris');
  await page.getByRole('button', { name: 'Livrer à cette adresse' }).click();
  await page.locator('input[name=slot]').first().waitFor();
  expect((await api.call('own-addresses', 'listOwnAddresses')).items).toMatchObject([{ address: '3, rue du Port' }]);
});

test.each([
  ['a stranger', () => visitorOf(site.shopUrl)],
  ['who is signed in', () => signedInClient(site)],
])('to %s the header holds from 320 to 1600 pixels in both languages', async (_, openShop) => {
  const { page } = await openShop();
  for (const path of ['/', '/en/']) {
    await page.goto(path);
    await alive(page);
    // The letters that stand in until ours are there are wider.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (let width = 320; width <= 1600; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => brokenIn(page), { message: `${path} at ${width}` }).toEqual([]);
    }
  }
});

/** Links of the header that are cut off, broken into two lines or off the screen. */
const brokenIn = (page: Awaited<ReturnType<typeof visitorOf>>['page']) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll<HTMLElement>('body > div > header a')].filter(
      (link) => link.offsetWidth > 0,
    );
    const broken = places
      .filter((link) => {
        const { left, right, height } = link.getBoundingClientRect();
        return left < 0 || right > innerWidth + 0.5 || height > 50;
      })
      .map(({ textContent }) => textContent);
    const brand = document.querySelector<HTMLElement>('header a span');
    const isCut = brand !== null && brand.offsetWidth > 0 && brand.scrollWidth > brand.clientWidth + 1;
    return [
      ...broken,
      ...(isCut ? ['brand'] : []),
      ...(document.documentElement.scrollWidth > innerWidth ? ['page'] : []),
    ];
  });
