import type { OwnOrdersInput, OwnQuote } from '@traiteur/contract/own/own-order-input.ts';

type Conflict = OwnQuote['conflicts'][number];

/** Includes the presence: an accepted trace that has become an ingredient is not accepted. */
export const conflictKey = (
  productId: number,
  { eaterId, allergenId, severity, presence }: Pick<Conflict, 'eaterId' | 'allergenId' | 'severity' | 'presence'>,
): string => [eaterId, productId, allergenId, severity, presence].join(' ');

/** Accepted with the severity and presence that were shown; once for all days that have the dish. */
export function acceptedDishes(
  quotes: readonly Pick<OwnQuote, 'lines' | 'conflicts'>[],
  acceptedKeys: readonly string[],
): NonNullable<OwnOrdersInput['acceptedDishes']> {
  const answers = quotes.flatMap(({ lines, conflicts }) =>
    conflicts.flatMap(({ line, answer, ...conflict }) => {
      const productId = lines[line]?.productId ?? 0;
      const isAccepted = answer === 'to-accept' && acceptedKeys.includes(conflictKey(productId, conflict));
      return isAccepted ? [{ productId, ...conflict }] : [];
    }),
  );
  const dishes = Map.groupBy(answers, ({ eaterId, productId, severity, presence }) =>
    [eaterId, productId, severity, presence].join(' '),
  );
  return [...dishes.values()].flatMap((answersOfDish) => {
    const [first] = answersOfDish;
    if (!first) return [];
    const { eaterId, productId, severity, presence } = first;
    const allergenIds = [...new Set(answersOfDish.map(({ allergenId }) => allergenId))];
    return [{ ...(eaterId !== null && { eaterId }), productId, allergenIds, severity, presence }];
  });
}
