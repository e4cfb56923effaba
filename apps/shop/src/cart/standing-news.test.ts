import type { CartChange } from '@traiteur/contract/own/cart-changes.ts';
import { expect, test } from 'vitest';
import { emptyCart, withQuantity } from './cart.ts';
import { standingNews } from './standing-news.ts';

const names = { name: { fr: 'Chili', en: 'Chili' }, sizeName: { fr: 'Petit', en: 'Small' } };
const news = (kind: CartChange['kind'], newValue: number | null = null): CartChange => ({
  kind,
  line: kind === 'slot' ? null : { lineId: '1-1', articleId: '1-1', ...names },
  before: null,
  after: newValue,
});
const allNews = [
  news('not-that-day'),
  news('price', 900),
  news('portions', 2),
  news('portions', 0),
  news('not-sold'),
  news('slot'),
];
const slot = { scheduleId: 3, date: '2026-11-25', start: '18:00', end: '20:00' };

test('what is told of a dish of the cart goes with it, what has left the cart stays told', () => {
  const cart = withQuantity(emptyCart, { articleId: '1-1' }, 1);
  expect(standingNews({ cart, slot: undefined, news: allNews })).toEqual(allNews);
  expect(standingNews({ cart: emptyCart, slot, news: allNews })).toEqual([news('portions', 0), news('not-sold')]);
});
