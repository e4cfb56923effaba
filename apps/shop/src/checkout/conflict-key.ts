import type { OwnOrderInput, OwnQuote } from '@traiteur/contract/own/orders.ts';

/** A dish and an allergen in it, as the draft keeps that it was accepted. */
export const conflictKey = (productId: number, allergenId: number): string => `${productId} ${allergenId}`;

/** What of a quote's conflicts was accepted by name, dish by dish. */
export function acceptedDishes(
  { lines, conflicts }: OwnQuote,
  acceptedKeys: readonly string[],
): NonNullable<OwnOrderInput['acceptedDishes']> {
  const answers = conflicts.flatMap(({ line, allergenId, answer }) => {
    const productId = lines[line]?.productId ?? 0;
    return answer === 'to-accept' && acceptedKeys.includes(conflictKey(productId, allergenId))
      ? [{ productId, allergenId }]
      : [];
  });
  return [...Map.groupBy(answers, ({ productId }) => productId)].map(([productId, ofDish]) => ({
    productId,
    allergenIds: [...new Set(ofDish.map(({ allergenId }) => allergenId))],
  }));
}
