import type { OwnOrderDraft } from '@traiteur/contract/own/own-order-input.ts';
import { articleOf } from '@traiteur/domain/catalogue/article-id.ts';
import type { KeptCart } from '../cart/cart-store.ts';

/** Somebody who has left the table is nobody's choice: their dish is for the whole table. */
export const orderedLines = (
  { cart }: Pick<KeptCart, 'cart'>,
  date: string | undefined,
  table: readonly { id: number }[],
): OwnOrderDraft['lines'] =>
  Object.values(cart.articleQuantity).flatMap(({ articleId, quantity, eaterId, date: dateOfLine }) => {
    if (dateOfLine !== date) return [];
    const article = articleOf(articleId);
    const eater = table.length > 1 ? table.find(({ id }) => id === eaterId) : undefined;
    return article ? [{ ...article, quantity, ...(eater && { eaterId: eater.id }) }] : [];
  });
