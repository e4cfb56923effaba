import { articleIdPattern } from '@traiteur/domain/catalogue/article-id.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { lenient, readStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';

/** What somebody wants to order, as it stands in their browser. */
export interface Cart {
  /** By the id of the line: how many portions of which article. */
  articleQuantity: Record<string, CartLine>;
  /** How many lines there are. */
  articleNb: number;
  /** For the kitchen. */
  commentNote: string;
}

export interface CartLine {
  quantity: number;
  /** A dish in a size, as `articleIdOf` says it. */
  articleId: string;
}

/** Where the cart stands in the browser's store: its shape is agreed on. */
export const cartKey = 'auth.cart';

const storedCart = z.object({
  articleQuantity: z.catch(
    z.record(
      z.string(),
      lenient(z.object({ quantity: z.int(), articleId: z.string().check(z.regex(articleIdPattern)) })),
    ),
    {},
  ),
  commentNote: z.catch(z.string(), ''),
});

export const emptyCart: Cart = { articleQuantity: {}, articleNb: 0, commentNote: '' };

/** The cart with so many portions of an article, none where it is 0. An article has one line, which keeps its id. */
export function withQuantity(cart: Cart, articleId: string, quantity: number): Cart {
  const lineId = lineOf(cart, articleId) ?? articleId;
  return tidy({ ...cart, articleQuantity: { ...cart.articleQuantity, [lineId]: { quantity, articleId } } });
}

/** How many portions of an article are in the cart. */
export const quantityOf = (cart: Cart, articleId: string): number =>
  cart.articleQuantity[lineOf(cart, articleId) ?? '']?.quantity ?? 0;

/** How many portions there are in all. */
export const portionsOf = (cart: Cart): number =>
  Object.values(cart.articleQuantity).reduce((sum, { quantity }) => sum + quantity, 0);

const lineOf = (cart: Cart, articleId: string): string | undefined =>
  Object.entries(cart.articleQuantity).find(([, line]) => line.articleId === articleId)?.[0];

/** The cart as the store keeps it; lines that hold nothing are left out. */
export const readCart = (storage: TextStorage): Cart => {
  const cart = readStored(storage, cartKey, storedCart);
  if (!cart) return emptyCart;
  const lines = Object.entries(cart.articleQuantity).flatMap(([id, line]) => (line ? [[id, line] as const] : []));
  return tidy({ ...emptyCart, articleQuantity: Object.fromEntries(lines), commentNote: cart.commentNote });
};

/** Drops the lines of no portions, and counts the others anew. */
function tidy(cart: Cart): Cart {
  const lines = Object.entries(cart.articleQuantity).filter(([, { quantity }]) => quantity > 0);
  return { ...cart, articleQuantity: Object.fromEntries(lines), articleNb: lines.length };
}
