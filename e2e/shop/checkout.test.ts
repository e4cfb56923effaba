import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { withServer } from '../../apps/api/src/testing/database/test-template.ts';
import { accessViolations } from '../access-violations.ts';
import { fillCart, signedInClient } from './signed-in-client.ts';
import { letStripePay, payableSite } from './stripe-in-browser.ts';

const { site, standIn } = await payableSite();
// Who orders again finds their usual slot, however many have ordered for it.
await withServer(site.databaseUrl, (client) => client.query('update delivery_schedules set capacity = 1000'));

type Client = Awaited<ReturnType<typeof signedInClient>>;

/** With an address, a full cart and no orders. */
async function newClient() {
  const client = await signedInClient(site);
  const address = await addAddress(client, { label: 'Maison', postalCode: '75020', city: 'Paris' });
  // A page without our scripts, which could write the cart too.
  await client.page.goto('/brand.svg');
  await fillCart(client.page, client.api);
  return { ...client, address };
}

const addAddress = ({ api }: Client, place: { label: string; postalCode: string; city: string }) =>
  api.call(
    'own-addresses',
    'createOwnAddress',
    {},
    { ...place, address: '12, rue des Envierges', country: 'FR', phone: '', note: '' },
  );

const orders = async ({ api }: Client) => (await api.call('own-orders', 'listOwnOrders', { limit: 200 })).items;

const placing = '**/api/own/orders/days';
const submit = (page: Page) =>
  page.getByRole('button', { name: /^(Commander avec obligation de paiement|Order with obligation to pay) · .*\d/ });

/** Up to the last button. */
async function fillCheckout(client: Client, payment: RegExp, path = '/commander'): Promise<void> {
  const { page } = client;
  // Who has ordered before finds their usual slot chosen.
  const hasOrdered = (await orders(client)).length > 0;
  await page.goto(path);
  if (!hasOrdered) await page.locator('input[name=slot]').first().click();
  await page.getByRole('radio', { name: payment }).check();
  await submit(page).waitFor();
}

/** Acts once, on the next such request. */
async function next(page: Page, pattern: string, method: string, act: (route: Route) => Promise<void>): Promise<void> {
  let isDone = false;
  // The route stays: removing the last one would release delayed requests.
  await page.route(pattern, async (route) => {
    if (isDone || route.request().method() !== method) return route.fallback();
    isDone = true;
    await act(route);
  });
}

async function isOnOrder(page: Page): Promise<void> {
  await page.waitForURL(/\/(commandes|orders)\/\d+/);
  await page
    .getByRole('heading', { name: /^(Merci ! Votre commande est notée|Thank you! Your order is taken)\.$/ })
    .waitFor();
}

/** Delays the next POST. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await next(page, pattern, 'POST', async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

test('each thing that is missing, gone or refused is said where it is asked for, in English too, and nothing is lost', async () => {
  const client = await newClient();
  const { page, api, address } = client;
  const far = await addAddress(client, { label: 'Far', postalCode: '01000', city: 'Bourg' });
  await page.goto('/en/checkout');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const [where, when, pay] = [region('Where'), region('When'), region('How to pay')];
  await where.getByText('This is an eligible zone for a delivery').waitFor();
  await where.getByText('This is not an eligible zone for a delivery').waitFor();
  await submit(page).click();
  await where.getByText('Invalid delivery information. Make sure you have selected a delivery address.').waitFor();
  // A finger goes on at once.
  await page.getByRole('radio', { name: /^Maison/ }).click();
  await page.locator('input[name=slot]').first().waitFor();
  await submit(page).click();
  await when.getByText('Invalid delivery schedule. Make sure you have selected a delivery schedule.').waitFor();
  await page.locator('input[name=slot]').first().click();
  await page.getByRole('radio', { name: /^On delivery/ }).waitFor();
  await submit(page).click();
  await pay.getByText('Choose how to pay.').waitFor();
  await page.getByLabel('Discount code').fill('NOTHING');
  await page.getByLabel('Discount code').press('Enter');
  await pay.getByText('Your discount code may have expired or does not exist.').waitFor();
  await page.getByLabel('Discount code').fill('BIENVENUE');
  await page.getByLabel('Discount code').press('Enter');
  await pay.getByText('The discount code has been applied to your order.').waitFor();
  await page.getByRole('radio', { name: /^On delivery/ }).check();

  // Another client took the last place meanwhile.
  const refusal = { type: 'about:blank', title: 'That slot is full.', status: 409, code: 'slot-full', field: 'slot' };
  await next(page, placing, 'POST', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
  );
  await submit(page).click();
  await when.getByText('That slot is full.').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.locator('input[name=slot]').nth(1).click();
  expect(await page.getByRole('radio', { name: /^On delivery/ }).isChecked()).toBe(true);

  for (const { id } of [far, address]) await api.call('own-addresses', 'removeOwnAddress', { id });
  await submit(page).click();
  await where.getByText('The address linked to this command has been removed.').waitFor();
  expect(await orders(client)).toEqual([]);
});

test('the button waits plainly for its sum, and pressed twice meanwhile places one order, which says how it is paid', async () => {
  const client = await newClient();
  const { page } = client;
  await page.goto('/commander');
  await submit(page).waitFor();
  const letGo = await hold(page, '**/api/own/order-quotes/days');
  await page.locator('input[name=slot]').first().click();
  await page.getByRole('radio', { name: /Par virement/ }).check();
  await page.getByRole('button', { name: 'Calcul du total…' }).evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  letGo();
  await isOnOrder(page);
  await page.getByText('Faites un virement de').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  expect(await orders(client)).toHaveLength(1);
});

test('a page that is loaded anew while the order is on its way leads to that order, and places no other', async () => {
  const client = await newClient();
  const { page } = client;
  await fillCheckout(client, /À la livraison/);
  const release = Promise.withResolvers<undefined>();
  // The server has the order, and its answer never arrives.
  await next(page, placing, 'POST', async (route) => {
    await route.fetch();
    release.resolve(undefined);
  });
  await submit(page).click();
  await release.promise;
  await page.reload();
  await isOnOrder(page);
  expect(await orders(client)).toHaveLength(1);
});

test('a refused discount code is said beside its field, and the order is placed without it for the amount that is shown', async () => {
  const client = await newClient();
  const { page } = client;
  await fillCheckout(client, /À la livraison/);
  const letGo = await hold(page, '**/api/own/order-quotes/days');
  await page.getByLabel('Code promo').fill('RIEN');
  await page.getByLabel('Code promo').press('Enter');
  await page.getByRole('button', { name: 'Calcul du total…' }).click();
  letGo();
  const pay = page.getByRole('region', { name: 'Comment payer', exact: true });
  await pay.getByText('Il n’est pas appliqué à votre commande.').waitFor();
  await pay.getByRole('button', { name: 'Retirer le code' }).waitFor();
  // Pressed before the refusal was to be read.
  expect(await orders(client)).toEqual([]);
  const amount = (await submit(page).textContent())?.split('·')[1]?.replace(/\D/g, '');
  await submit(page).click();
  await isOnOrder(page);
  const [order] = await orders(client);
  expect(String(order?.total)).toBe(amount);
});

test('an answer that gets lost is said, and pressing again leads to the order that was placed', async () => {
  const client = await newClient();
  const { page } = client;
  await fillCheckout(client, /À la livraison/);
  await next(page, placing, 'POST', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await page.getByText('Le serveur ne répond pas').waitFor();
  await submit(page).click();
  await isOnOrder(page);
  expect(await orders(client)).toHaveLength(1);
});

test('what cannot be read is said with a way on, and is not taken for no time or for a price', async () => {
  const { page } = await newClient();
  // After a lost connection the page would retry by itself.
  const failing = { status: 500, json: { status: 500, code: 'unexpected' } };
  await next(page, '**/api/own/order-quotes/days', 'POST', (route) => route.fulfill(failing));
  await next(page, '**/api/delivery-slots?**', 'GET', (route) => route.fulfill(failing));
  await page.goto('/en/checkout');
  await page.getByText('The delivery times could not be read.').waitFor();
  await page.getByText('The prices could not be read.').waitFor();
  const noSlot = page.getByText('No time available for the moment');
  expect(await noSlot.count()).toBe(0);
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('region', { name: 'Your order' }).getByRole('button', { name: 'Try again' }).click();
  await submit(page).waitFor();
  const when = page.getByRole('region', { name: 'When' });
  await next(page, '**/api/delivery-slots?**', 'GET', (route) => route.fulfill({ json: { items: [] } }));
  await when.getByRole('button', { name: 'Try again' }).click();
  await noSlot.waitFor();
  await page.reload();
  await when.locator('input[name=slot]').first().waitFor();
});

test('a card that the bank refuses leaves the order placed, to be paid by Stripe’s form right after or later, however slow it is', async () => {
  const client = await newClient();
  const { page } = client;
  const stripe = await letStripePay(page, standIn);
  const letGo = await hold(page, '**/started-payments');
  await fillCheckout(client, /En ligne, par carte/);
  await submit(page).click();
  await page.waitForURL(/\/commandes\/\d+\/payer/);
  await page.getByText('Il ne reste qu’à la régler.').waitFor();
  await page.getByText('Ouverture du paiement sécurisé…').waitFor();
  const pay = page.getByRole('button', { name: /^Régler/ });
  await page.getByRole('button', { name: /^Régler/, disabled: true }).waitFor();
  letGo();
  await page.getByText('numéro de carte').waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  stripe.refuseNext('Votre carte a été refusée.');
  await pay.click();
  await page.getByText('Votre carte a été refusée.').waitFor();
  await page.getByRole('link', { name: 'Plus tard' }).click();
  await page.getByText('Votre commande est prise, mais pas encore réglée.').waitFor();
  await page.getByRole('link', { name: /^Payer .* en ligne/ }).click();
  await page.getByRole('checkbox', { name: /Garder ma carte/ }).check();
  await pay.click();
  await page.getByText(/^Réglée\s: .*\d.* Merci/).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  expect(await orders(client)).toMatchObject([{ paymentStatus: 'paid', due: 0 }]);
});

test('a card that Stripe keeps pays an order in French', async () => {
  const client = await newClient();
  const { page } = client;
  await letStripePay(page, standIn);
  await fillCheckout(client, /En ligne, par carte/);
  await submit(page).click();
  const pay = page.getByRole('button', { name: /^Régler/ });
  await page.getByRole('checkbox', { name: /Garder ma carte/ }).check();
  await pay.click();
  await page.getByText(/^Réglée\s: .*\d.* Merci/).waitFor();
  await buyAgain(client, /En ligne, par carte/, '/commander');
  await page.waitForURL(/\/commandes\/\d+\/payer/);
  await page.getByRole('radio', { name: 'Visa finissant par 4242' }).waitFor();
  await pay.click();
  await page.getByText(/^Réglée\s: .*\d.* Merci/).waitFor();
});

async function buyAgain(client: Client, payment: RegExp, path: string): Promise<void> {
  await client.page.goto('/brand.svg');
  await fillCart(client.page, client.api);
  await fillCheckout(client, payment, path);
  await submit(client.page).click();
}

test('a client buys in English, on delivery and by transfer, and is told where to pay', async () => {
  const client = await newClient();
  const { page } = client;
  await buyAgain(client, /^On delivery/, '/en/checkout');
  await isOnOrder(page);
  await page.getByText(/^You pay the driver, on .*, in cash or by card\.$/).waitFor();
  await buyAgain(client, /^By bank transfer/, '/en/checkout');
  await isOnOrder(page);
  await page.getByText(/^Transfer €.* to this account/).waitFor();
  await page.getByText('FR76 3000 6000 0112 3456 7890 189').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  expect(await orders(client)).toHaveLength(2);
});

test('a client pays in English by a new card and then by the one that they kept, and Stripe alone is let into that page', async () => {
  const client = await newClient();
  const { page } = client;
  const stripe = await letStripePay(page, standIn);
  await buyAgain(client, /^Online, by card/, '/en/checkout');
  const pay = page.getByRole('button', { name: /^Pay €/ });
  await page.getByRole('checkbox', { name: /^Keep my card at Stripe/ }).check();
  await pay.click();
  await page.getByText(/^Paid: .*\d.* Thank you!/).waitFor();
  await buyAgain(client, /^Online, by card/, '/en/checkout');
  expect(await page.getByRole('radio', { name: 'Visa ending in 4242' }).isChecked()).toBe(true);
  expect(await accessViolations(page, 'main')).toEqual([]);
  const path = new URL(page.url()).pathname;
  await pay.click();
  await page.getByText(/^Paid: .*\d.* Thank you!/).waitFor();
  const keeping = { setup_future_usage: 'off_session' };
  const byCard = { payment_method: expect.stringMatching(/^pm_/) as string };
  expect(stripe.payments).toEqual([expect.objectContaining(keeping), expect.objectContaining(byCard)]);
  expect(stripe.payments[1]).not.toHaveProperty('setup_future_usage');
  expect((await orders(client)).map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'paid']);
  // A return to the page asks for nothing more.
  await page.goto(path);
  await page.getByText(/^Thank you! Your payment of order/).waitFor();
  const policies = await Promise.all(
    ['/en/checkout', path.replace('/pay', ''), path].map((address) => policyOf(page, address)),
  );
  expect(policies.map((policy) => policy.includes('stripe'))).toEqual([false, false, true]);
});

const policyOf = async ({ request }: Page, path: string) =>
  (await request.get(path)).headers()['content-security-policy'] ?? '';

test('three days are paid by one payment: a card is refused, a day is cancelled meanwhile, and none is paid twice', async () => {
  const client = await newClient();
  const { page, api } = client;
  const stripe = await letStripePay(page, standIn);
  await fillCart(page, api, () => true, 3);
  await page.goto('/commander');
  const hours = page.locator('input[name^="slot-"]');
  await hours.first().waitFor();
  const names = new Set(await hours.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name'))));
  expect(names.size).toBe(3);
  for (const name of names) await page.locator(`input[name="${name}"]`).first().click();
  await page.getByRole('radio', { name: /En ligne, par carte/ }).check();
  await page.getByText(/Un seul paiement pour tous les jours/).waitFor();
  await submit(page).click();
  await page.waitForURL(/\/commandes\/\d+-\d+-\d+\/payer/);
  await page.getByText(/en un seul paiement/).waitFor();
  await page.getByText('numéro de carte').waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  stripe.refuseNext('No.');
  await page.getByRole('button', { name: /^Régler/ }).click();
  await page.getByText('No.').waitFor();
  const [cancelledOrder, ...paidOrders] = await orders(client);
  await api.call('own-orders', 'cancelOwnOrder', { id: cancelledOrder?.id ?? 0 });
  await page.getByRole('button', { name: /^Régler/ }).click();
  await page.getByText(/^Le montant à régler a changé/).waitFor();
  const link = page.getByRole('link', { name: 'Plus tard' });
  await link.click();
  // What is left stands below the days, and leads to the same payment.
  await page.getByRole('link', { name: /^Tout régler/ }).click();
  await page.getByText('numéro de carte').waitFor();
  await page.getByRole('button', { name: /^Régler/ }).click();
  await page.getByText('Tout est réglé, merci.').waitFor();
  expect(stripe.payments).toHaveLength(1);
  const paidRows = paidOrders.map(({ id, total }) => ({ id, paymentStatus: 'paid', due: 0, total }));
  expect((await orders(client)).filter(({ id }) => id !== cancelledOrder?.id)).toMatchObject(paidRows);
  const sum = paidOrders.reduce((total, order) => total + order.total, 0);
  expect(standIn.intents().findLast(({ status }) => status === 'succeeded')).toMatchObject({ amount: sum });
});
