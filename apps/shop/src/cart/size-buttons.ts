import type { createTranslator } from 'use-intl/core';
import type { ShopMessages } from '../frame/language/use-shop-words.ts';
import { quantityOf, withQuantity } from './cart.ts';
import type { CartStore } from './cart-store.ts';

type CartWords = ReturnType<typeof createTranslator<ShopMessages, 'cart'>>;

/** Brings the buttons of all dishes to life: each puts a portion into the cart, says how many there are, and when there can be no more. */
export function watchSizeButtons(
  document: Document,
  store: CartStore,
  words: CartWords,
  dayName: (date: string) => string,
  say: (text: string) => void,
): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-article]')];
  const count = () => {
    const { cart } = store.read();
    for (const button of buttons) {
      const quantity = quantityOf(cart, button.dataset['article'] ?? '');
      if (quantity > 0) button.dataset['count'] = String(quantity);
      else delete button.dataset['count'];
    }
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-article]') : null;
    const { article = '', date = '', most, dish = '' } = button?.dataset ?? {};
    if (!button || button.disabled) return;
    const { cart, day } = store.read();
    const quantity = quantityOf(cart, article);
    if (quantity >= Number(most)) return say(words('most'));
    store.change((now) => withQuantity(now, article, quantity + 1), date);
    say(
      day && day !== date && cart.articleNb > 0 ? words('otherDay', { date: dayName(date) }) : words('added', { dish }),
    );
  });
  store.subscribe(count);
  count();
}
