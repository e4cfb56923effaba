import type { Menu } from '@traiteur/contract/catalogue/menus.ts';
import type { createTranslator } from 'use-intl/core';
import type { Ask } from '../site/browser/ask.ts';
import type { ShopMessages } from '../site/language/use-shop-words.ts';
import type { Say } from '../site/browser/say.ts';
import { portionsOf, quantityOf, withQuantity } from './cart.ts';
import { dishIn } from './cart-lines.ts';
import type { CartStore } from './cart-store.ts';

type CartWords = ReturnType<typeof createTranslator<ShopMessages, 'cart'>>;

interface SizeButtonsOptions {
  store: CartStore;
  words: CartWords;
  dayName: (date: string) => string;
  dishName: (articleId: string) => string | undefined;
  readMenu: (date: string) => Promise<Menu>;
  say: Say;
  ask: Ask;
}

/**
 * Each button adds a portion. A cart has one day: before a dish of another day moves the whole cart there, the client
 * is asked.
 */
export function watchSizeButtons(document: Document, options: SizeButtonsOptions): void {
  const { store, words, say } = options;
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
    if (day && day !== date && cart.articleNb > 0) return void moveCart(options, { article, date, dish, day });
    store.change((now) => withQuantity(now, article, quantity + 1), date);
    say(words('added', { dish }));
  });
  store.subscribe(count);
  count();
}

interface DishOfAnotherDay {
  article: string;
  dish: string;
  /** Day of the dish's menu. */
  date: string;
  /** Day of the cart. */
  day: string;
}

/** Names the dishes that are not cooked on the new day, and offers to undo the move. */
async function moveCart(options: SizeButtonsOptions, { article, dish, date, day }: DishOfAnotherDay): Promise<void> {
  const { store, words, dayName, say, ask } = options;
  const missingDishes = await dishesMissingOn(date, options);
  const isMoved = await ask({
    title: words('move.title', { date: dayName(day) }),
    texts: [
      words('move.text', { dish, date: dayName(date), portions: portionsOf(store.read().cart) }),
      ...(missingDishes.length > 0 ? [words('move.missing', { dishes: missingDishes.join(', ') })] : []),
    ],
    yes: words('move.yes', { date: dayName(date) }),
    no: words('move.no', { date: dayName(day) }),
  });
  if (!isMoved) return;
  const quantity = quantityOf(store.read().cart, article);
  store.change((now) => withQuantity(now, article, quantity + 1), date);
  const undo = () => store.change((now) => withQuantity(now, article, quantity), day);
  say(words('otherDay', { date: dayName(date) }), { label: words('move.undo'), act: undo });
}

/** Empty if the menu cannot be read: the cart names them later. */
async function dishesMissingOn(date: string, { store, readMenu, dishName }: SizeButtonsOptions): Promise<string[]> {
  const menu = await readMenu(date).catch(() => undefined);
  if (!menu) return [];
  const names = Object.values(store.read().cart.articleQuantity)
    .filter(({ articleId }) => !dishIn(menu, articleId))
    .flatMap(({ articleId }) => dishName(articleId) ?? []);
  return [...new Set(names)];
}
