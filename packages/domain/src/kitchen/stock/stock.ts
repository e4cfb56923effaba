import type { LocalDate } from '../../dates/calendar.ts';

export const movementKinds = ['received', 'cooked', 'wasted', 'counted'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** By hand, as it was done: what was received goes with its receipt, what was cooked with its dish. */
export const isReversible = (kind: MovementKind): boolean => kind === 'wasted' || kind === 'counted';

export const batchStates = ['usable', 'expired', 'held', 'empty', 'refused'] as const;
export type BatchState = (typeof batchStates)[number];

/** Milligrams. */
interface ShelfBatch {
  /** Null: it keeps. */
  useBy: LocalDate | null;
  weight: number;
}

interface DatedNeed {
  date: LocalDate;
  weight: number;
}

/** After every day: what keeps is used last. */
const never: LocalDate = '9999-12-31';

/**
 * Milligrams that needs of several days lack where each batch is used up to its day, those that end first first. Which
 * day is looked at first changes nothing: what one can use, every day before it can.
 */
export function missingWeight(needs: readonly DatedNeed[], batches: readonly ShelfBatch[]): number {
  const shelf = batches
    .map(({ useBy, weight }) => ({ useBy: useBy ?? never, weight }))
    .toSorted((first, second) => first.useBy.localeCompare(second.useBy));
  let total = 0;
  for (const { date, weight } of needs) {
    let open = weight;
    for (const batch of shelf) {
      if (batch.useBy < date) continue;
      const share = Math.min(open, batch.weight);
      batch.weight -= share;
      open -= share;
    }
    total += open;
  }
  return total;
}

interface PricedPack {
  /** Milligrams; null where nobody has said what it weighs. */
  packWeight: number | null;
  price: number;
}

/** By what a gram of it costs; what has no weight cannot be compared. */
export function cheapestPack<Pack extends PricedPack>(
  packs: readonly Pack[],
): (Pack & { packWeight: number }) | undefined {
  const weighedPacks = packs.flatMap((pack) => (pack.packWeight ? [{ ...pack, packWeight: pack.packWeight }] : []));
  return weighedPacks.toSorted((first, second) => first.price / first.packWeight - second.price / second.packWeight)[0];
}

export const packsFor = (weight: number, packWeight: number): number => Math.ceil(weight / packWeight);

/** Milligrams to buy for what goes into the pot peeled and trimmed. */
export const grossWeight = (weight: number, edibleShare: number): number => Math.ceil((weight * 100) / edibleShare);
