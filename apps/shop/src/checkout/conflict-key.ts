import type { OwnOrderInput, OwnQuote } from '@traiteur/contract/own/own-orders.ts';

type Conflict = OwnQuote['conflicts'][number];

/** A dish and what of it meets what its client reacts to, as the draft keeps that it was accepted: traces that have become an ingredient were not. */
export const conflictKey = (
  productId: number,
  { allergenId, severity, presence }: Pick<Conflict, 'allergenId' | 'severity' | 'presence'>,
): string => [productId, allergenId, severity, presence].join(' ');

/** What of a quote's conflicts was accepted by name, dish by dish and as grave as it was told. */
export function acceptedDishes(
  { lines, conflicts }: OwnQuote,
  acceptedKeys: readonly string[],
): NonNullable<OwnOrderInput['acceptedDishes']> {
  const answers = conflicts.flatMap(({ line, answer, ...conflict }) => {
    const productId = lines[line]?.productId ?? 0;
    const isAccepted = answer === 'to-accept' && acceptedKeys.includes(conflictKey(productId, conflict));
    return isAccepted ? [{ productId, ...conflict }] : [];
  });
  const dishes = Map.groupBy(answers, ({ productId, severity, presence }) => [productId, severity, presence].join(' '));
  return [...dishes.values()].flatMap((answersOfDish) => {
    const [first] = answersOfDish;
    if (!first) return [];
    const { productId, severity, presence } = first;
    const allergenIds = [...new Set(answersOfDish.map(({ allergenId }) => allergenId))];
    return [{ productId, allergenIds, severity, presence }];
  });
}
