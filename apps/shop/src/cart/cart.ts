import { articleIdPattern } from '@traiteur/domain/catalogue/article-id.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { lenient, readStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';

export interface Cart {
  /** By line id. */
  articleQuantity: Record<string, CartLine>;
  articleNb: number;
  commentNote: string;
}

export interface CartLine {
  quantity: number;
  /** See `articleIdOf`. */
  articleId: string;
}

/** The shape of what is stored here is agreed on. */
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

/** 0 removes the line. An article has one line, which keeps its id. */
export function withQuantity(cart: Cart, articleId: string, quantity: number): Cart {
  const lineId = lineOf(cart, articleId) ?? articleId;
  return tidy({ ...cart, articleQuantity: { ...cart.articleQuantity, [lineId]: { quantity, articleId } } });
}

export const quantityOf = (cart: Cart, articleId: string): number =>
  cart.articleQuantity[lineOf(cart, articleId) ?? '']?.quantity ?? 0;

export const portionsOf = (cart: Cart): number =>
  Object.values(cart.articleQuantity).reduce((sum, { quantity }) => sum + quantity, 0);

const lineOf = (cart: Cart, articleId: string): string | undefined =>
  Object.entries(cart.articleQuantity).find(([, line]) => line.articleId === articleId)?.[0];

/** Drops lines that cannot be read. */
export const readCart = (storage: TextStorage): Cart => {
  const cart = readStored(storage, cartKey, storedCart);
  if (!cart) return emptyCart;
  const lines = Object.entries(cart.articleQuantity).flatMap(([id, line]) => (line ? [[id, line] as const] : []));
  return tidy({ ...emptyCart, articleQuantity: Object.fromEntries(lines), commentNote: cart.commentNote });
};

/** Drops empty lines and recounts the others. */
function tidy(cart: Cart): Cart {
  const lines = Object.entries(cart.articleQuantity).filter(([, { quantity }]) => quantity > 0);
  return { ...cart, articleQuantity: Object.fromEntries(lines), articleNb: lines.length };
}
