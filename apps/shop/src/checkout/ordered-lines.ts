import type { OwnOrderDraft } from '@traiteur/contract/own/own-orders.ts';
import { articleOf } from '@traiteur/domain/catalogue/article-id.ts';
import type { KeptCart } from '../cart/cart-store.ts';

/** Somebody who has left the table is nobody's choice: their dish is for the whole table. */
export const orderedLines = (
  { cart, eaters }: Pick<KeptCart, 'cart' | 'eaters'>,
  table: readonly { id: number }[],
): OwnOrderDraft['lines'] =>
  Object.values(cart.articleQuantity).flatMap(({ articleId, quantity }) => {
    const article = articleOf(articleId);
    const eater = table.length > 1 ? table.find(({ id }) => id === eaters[articleId]) : undefined;
    return article ? [{ ...article, quantity, ...(eater && { eaterId: eater.id }) }] : [];
  });
