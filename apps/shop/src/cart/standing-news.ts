import type { CartChange } from '@traiteur/contract/own/cart-changes.ts';
import { quantityOf } from './cart.ts';
import type { DatedCart } from './cart-store.ts';

/** What is still to be told of a cart: what has left it, and of what is in it as long as that is. A slot is lost until another one is chosen. */
export const standingNews = ({ cart, slot, news }: Pick<DatedCart, 'cart' | 'slot' | 'news'>): CartChange[] =>
  news.filter(({ kind, line, after }) => {
    if (kind === 'slot') return slot === undefined;
    if (kind === 'not-sold' || (kind === 'portions' && !after)) return true;
    return line !== null && quantityOf(cart, line.articleId) > 0;
  });
