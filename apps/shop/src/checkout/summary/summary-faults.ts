import type { OwnOrderDraft, OwnQuote } from '@traiteur/contract/own/own-order-input.ts';

type Dish = Pick<OwnQuote['lines'][number], 'productId' | 'sizeId'>;

/** The steps show the faults of these fields. */
const ofSteps = ['discountCode', 'slot', 'addressId'];

/** Faults by dish, and those that belong to no dish with a price. */
export function summaryFaults(
  { lines, faults }: Pick<OwnQuote, 'lines' | 'faults'>,
  orderedLines: OwnOrderDraft['lines'],
) {
  const dishOf = (field: string): Dish | undefined => {
    const dish = orderedLines[Number(/^lines\.(\d+)\./.exec(field)?.[1] ?? -1)];
    return lines.find((line) => line.productId === dish?.productId && line.sizeId === dish.sizeId);
  };
  const ownFaults = faults.filter(({ field }) => !ofSteps.includes(field));
  return {
    of: ({ productId, sizeId }: Dish) =>
      ownFaults.flatMap(({ field, message }) => {
        const dish = dishOf(field);
        return dish?.productId === productId && dish.sizeId === sizeId ? [message] : [];
      }),
    others: [...new Set(ownFaults.filter(({ field }) => !dishOf(field)).map(({ message }) => message))],
  };
}
