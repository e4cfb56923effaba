import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Page } from 'playwright-core';
import type { Visit } from '../browser.ts';
import { visitorOf } from './client.ts';
import { ownClient } from './own-client.ts';

interface SignedInClient extends Visit {
  api: ApiClient;
}

export async function signedInClient(
  site: { shopUrl: string; outbox: string },
  { hasAnswered = true } = {},
): Promise<SignedInClient> {
  const visitor = await visitorOf(site.shopUrl);
  const { own, token } = await ownClient(site, `client-${crypto.randomUUID()}@example.com`);
  // Who was asked already: the checkout asks once.
  const [herself] = (await own.call('own-eaters', 'listOwnEaters')).items;
  const answer = { name: 'Zoé', dietNote: '', allergens: [], allergiesAsked: hasAnswered };
  await own.call('own-eaters', 'updateOwnEater', { id: herself?.id ?? 0 }, answer);
  const value = encodeURIComponent(`Bearer ${token}`);
  await visitor.page.context().addCookies([{ name: 'auth._token.client', value, url: site.shopUrl, sameSite: 'Lax' }]);
  return { ...visitor, api: own };
}

/** Two portions a day: more than the zone's minimum. The first days with room: earlier orders have taken slots. */
export async function fillCart(
  page: Page,
  api: ApiClient,
  isWanted: (meal: Meal) => boolean = () => true,
  count = 1,
): Promise<void> {
  const { items } = await api.call('delivery-slots', 'listDeliverySlots', { postalCode: '75020' });
  const days = new Set(items.filter(({ left }) => left === null || left > 1).map(({ date }) => date));
  const lines: { quantity: number; articleId: string; date: string }[] = [];
  for (const date of days) {
    const { meals } = await api.call('menus', 'listMenu', { date });
    const meal = meals.find((candidate) => isPlentiful(candidate) && isWanted(candidate));
    if (meal) lines.push({ quantity: 2, articleId: `${meal.id}-${meal.offers[0]?.sizeId}`, date });
    if (lines.length === count) break;
  }
  const [{ date: day } = { date: '' }] = lines;
  const articleQuantity = Object.fromEntries(
    lines.map(({ date, ...line }) => (date === day ? [line.articleId, line] : [date, { ...line, date }])),
  );
  const cart = { articleQuantity, articleNb: lines.length, commentNote: '' };
  await page.evaluate(
    ([text, date]) => {
      localStorage.setItem('auth.cart', text);
      const state = JSON.parse(localStorage.getItem('auth.cartState') ?? '{}') as object;
      // Unsaved: otherwise the account's cart, which an order may have emptied, replaces it.
      localStorage.setItem('auth.cartState', JSON.stringify({ ...state, day: date, isUnsaved: true }));
    },
    [JSON.stringify(cart), day] as const,
  );
}

const isPlentiful = ({ offers: [offer] }: Meal) =>
  offer !== undefined && offer.price >= 900 && (offer.left === null || offer.left > 4);
