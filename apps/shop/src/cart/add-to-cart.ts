import type { Menu } from '@traiteur/contract/catalogue/menus.ts';
import type { createTranslator } from 'use-intl/core';
import type { Ask } from '../site/browser/ask.ts';
import type { ShopMessages } from '../site/language/use-shop-words.ts';
import type { Say } from '../site/browser/say.ts';
import {
  daysOf,
  type LineChoice,
  movedBack,
  movedDay,
  portionsOf,
  portionsOfArticle,
  quantityOf,
  withQuantity,
} from './cart.ts';
import { dishIn } from './cart-lines.ts';
import type { CartStore } from './cart-store.ts';

type CartWords = ReturnType<typeof createTranslator<ShopMessages, 'cart'>>;

export interface CartTools {
  store: CartStore;
  words: CartWords;
  dayName: (date: string) => string;
  dishName: (articleId: string) => string | undefined;
  readMenu: (date: string) => Promise<Menu>;
  say: Say;
  ask: Ask;
}

interface Addition extends LineChoice {
  /** Day of the menu that the dish stands on. */
  date: string;
  /** Portions of the article that may be in the cart for that day. */
  most: number;
  /** The dish by name. */
  dish: string;
  /** By name, for whom it is; undefined: the whole table, or who eats alone. */
  eater?: string | undefined;
  /** What is risky of it for them, in a word. */
  risk?: string | undefined;
}

/**
 * A portion more of an article for somebody. A dish of a day that the cart does not have asks first: all go there, or
 * the cart is for one day more.
 */
export async function addToCart(addition: Addition, tools: CartTools): Promise<void> {
  const { store, words, say } = tools;
  const { cart } = store.read();
  const { articleId, eaterId, date, most } = addition;
  if (portionsOfArticle(cart, addition) >= most) return say(words('most'));
  const days = daysOf(cart);
  if (days.length > 0 && !days.includes(date)) return askForDay(addition, days, tools);
  store.change((now) => withQuantity(now, addition, quantityOf(now, { articleId, eaterId, date }) + 1), date);
  say(sentenceOf(addition, words));
}

function sentenceOf({ dish, eater, risk }: Addition, words: CartWords): string {
  const added = eater ? words('addedFor', { dish, eater }) : words('added', { dish });
  return risk ? `${added} ${words('risk', { risk })}` : added;
}

/** Names the dishes that are not cooked on the new day. What was done can be undone. */
async function askForDay(addition: Addition, days: readonly string[], tools: CartTools): Promise<void> {
  const { store, words, dayName, say, ask } = tools;
  const { articleId, eaterId, date, dish } = addition;
  const [firstDay = date] = days;
  const missingDishes = await dishesMissingOn(date, tools);
  const answer = await ask({
    title: words(days.length === 1 ? 'move.title' : 'move.titleDays', {
      date: dayName(firstDay),
      days: String(days.length),
    }),
    texts: [
      words('move.text', { dish, date: dayName(date), portions: portionsOf(store.read().cart) }),
      ...(missingDishes.length > 0 ? [words('move.missing', { dishes: missingDishes.join(', ') })] : []),
    ],
    also: words('move.also', { date: dayName(date) }),
    yes: words('move.yes', { date: dayName(date) }),
    no: words('move.no'),
  });
  if (answer === 'no') return;
  const { cart } = store.read();
  const isMoved = answer === 'yes';
  store.change((now) => {
    const there = isMoved ? movedDay(now, undefined, date) : now;
    return withQuantity(there, addition, quantityOf(there, { articleId, eaterId, date }) + 1);
  }, date);
  const undo = () =>
    store.change((now) => {
      const without = withQuantity(now, addition, Math.max(0, quantityOf(now, { articleId, eaterId, date }) - 1));
      return isMoved ? movedBack(without, cart, date) : without;
    }, firstDay);
  const sentence = words(isMoved ? 'otherDay' : 'alsoDay', { date: dayName(date) });
  say(`${sentenceOf(addition, words)} ${sentence}`, {
    label: words(isMoved ? 'move.undo' : 'move.undoDay', { date: dayName(date) }),
    act: undo,
  });
}

/** Empty if the menu cannot be read: the cart names them later. */
async function dishesMissingOn(date: string, { store, readMenu, dishName }: CartTools): Promise<string[]> {
  const menu = await readMenu(date).catch(() => undefined);
  if (!menu) return [];
  const names = Object.values(store.read().cart.articleQuantity)
    .filter(({ articleId }) => !dishIn(menu, articleId))
    .flatMap(({ articleId }) => dishName(articleId) ?? []);
  return [...new Set(names)];
}
