import type { CartChange } from '@traiteur/contract/own/cart-changes.ts';
import { portionsOf } from './cart.ts';
import type { DatedCart } from './cart-store.ts';

/** News of dishes that left the cart stays; other news while its line is in the cart, or until a slot is chosen. */
export const standingNews = ({ cart, slot, news }: Pick<DatedCart, 'cart' | 'slot' | 'news'>): CartChange[] =>
  news.filter(({ kind, line, after }) => {
    if (kind === 'slot') return slot === undefined;
    if (kind === 'not-sold' || (kind === 'portions' && !after)) return true;
    return line !== null && portionsOf(cart, ({ articleId }) => articleId === line.articleId) > 0;
  });
