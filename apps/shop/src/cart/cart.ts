import { articleIdPattern } from '@traiteur/domain/catalogue/article-id.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';

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

/** What a dish and its size are called. */
export interface ArticleName {
  dish: Bilingual;
  size: Bilingual;
}

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

/** What a text of the store says, as far as it is a cart; an empty one otherwise. */
export function cartFrom(text: string | null): Cart {
  try {
    const { articleQuantity, commentNote } = (JSON.parse(text ?? '') ?? {}) as Partial<Cart>;
    return tidy({
      ...emptyCart,
      articleQuantity: typeof articleQuantity === 'object' ? { ...articleQuantity } : {},
      commentNote: typeof commentNote === 'string' ? commentNote : '',
    });
  } catch {
    return emptyCart;
  }
}

/** Drops the lines that hold nothing, and counts the others anew. */
function tidy(cart: Cart): Cart {
  const lines = Object.entries(cart.articleQuantity).filter(
    ([, line]: [string, Partial<CartLine> | undefined]) =>
      Number.isInteger(line?.quantity) && (line?.quantity ?? 0) > 0 && articleIdPattern.test(line?.articleId ?? ''),
  );
  return { ...cart, articleQuantity: Object.fromEntries(lines), articleNb: lines.length };
}
