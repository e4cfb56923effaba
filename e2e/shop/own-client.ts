import { siteTokenIn } from '@traiteur/contract/site/site-addresses.ts';
import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import { createApiClient } from '@traiteur/contract/wire/client.ts';
import type { Page } from 'playwright-core';
import { alive } from './client.ts';
import { registrationLink } from './registration-link.ts';

const password = 'la soupe est au chaud dimanche';

/** Without a browser. */
export async function ownClient({ shopUrl, outbox }: { shopUrl: string; outbox: string }, email: string) {
  const visitor = await offered(shopUrl);
  const person = {
    firstName: 'Zoé',
    lastName: 'Martin',
    email,
    phone: '06 39 98 12 34',
    locale: 'fr',
    password,
  } as const;
  const { registrationKey } = await visitor.call('client-accounts', 'registerClient', {}, person);
  const { hash } = new URL(await registrationLink(outbox, email));
  const proof = { token: siteTokenIn(hash, 'registration') ?? '', registrationKey };
  const { token } = await visitor.call('client-accounts', 'confirmRegistration', {}, proof);
  const client = await offered(shopUrl, token);
  return { email, password, own: client, token };
}

async function offered(host: string, token?: string) {
  const client = createApiClient({ host, locale: () => 'fr', token: () => token });
  await client.load();
  return client;
}

type Own = Awaited<ReturnType<typeof ownClient>>;

/** Types before the hydration, and arrives at the account. */
export async function enter(page: Page, { email, password: typedPassword }: Own): Promise<void> {
  await page.goto('/connexion');
  await page.getByLabel('Adresse e-mail').first().fill(email);
  await page.getByLabel('Mot de passe').fill(typedPassword);
  await alive(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/compte');
}

export async function order(
  { own }: Pick<Own, 'own'>,
  { quantity = 2, paymentChoice }: { quantity?: number; paymentChoice?: PaymentChoice } = {},
): Promise<number> {
  const address = {
    label: 'Maison',
    phone: '',
    address: '12, rue des Envierges',
    city: 'Paris',
    country: 'FR',
    note: '',
  };
  const { id: addressId } = await own.call(
    'own-addresses',
    'createOwnAddress',
    {},
    { ...address, postalCode: '75020' },
  );
  const { items } = await own.call('delivery-slots', 'listDeliverySlots', { postalCode: '75020' });
  const [slot] = items;
  if (!slot) throw new Error('nothing can be ordered');
  const { meals } = await own.call('menus', 'listMenu', { date: slot.date });
  const meal = meals.find(({ offers }) => offers.some(({ left }) => left === null || left > quantity + 2));
  const offer = meal?.offers.find(({ left }) => left === null || left > quantity + 2);
  if (!meal || !offer) throw new Error('nothing is cooked');
  const order = {
    slot: { scheduleId: slot.scheduleId, date: slot.date },
    lines: [{ productId: meal.id, sizeId: offer.sizeId, quantity }],
  };
  const key = { 'Idempotency-Key': 'order-of-the-account' };
  const { items: orders } = await own.call('own-orders', 'placeOwnOrders', key, {
    addressId,
    orders: [order],
    paymentChoice,
  });
  const [placedOrder] = orders;
  if (!placedOrder) throw new Error('an order was placed and is not there');
  return placedOrder.id;
}
