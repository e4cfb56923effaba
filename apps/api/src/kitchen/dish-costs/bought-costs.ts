import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type ExactCost, sumOfCosts, unknownCost } from '@traiteur/domain/kitchen/costs/dish-costs.ts';
import { fraction, times } from '@traiteur/domain/kitchen/costs/fractions.ts';
import type { CookedRow, TickRow } from './cost-rows.ts';

interface CookedPortions {
  quantity: number;
  /** Of all of them. */
  cost: ExactCost;
}

export const portionsKey = (date: LocalDate, { productId, sizeId }: { productId: number; sizeId: number }): string =>
  `${date} ${productId} ${sizeId}`;

/** What went into the pots of each dish and size of a date, at what its batches were received at. */
export function boughtCosts(batches: readonly CookedRow[], ticks: readonly TickRow[]): Map<string, CookedPortions> {
  const costs = costsOfBatches(batches);
  const dishes = new Map(batches.map((batch) => [`${batch.date} ${batch.productId}`, batch.id]));
  const portions = new Map<string, CookedPortions>();
  for (const [key, ofDish] of Map.groupBy(ticks, ({ date, productId }) => `${date} ${productId}`)) {
    const cost = costs.get(dishes.get(key) ?? 0) ?? unknownCost;
    const weights = ofDish.map(({ quantity, weight }) => quantity * (weight ?? 0));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const isWeighed = total > 0 && ofDish.every(({ weight }) => weight !== null);
    for (const [index, tick] of ofDish.entries())
      portions.set(portionsKey(tick.date, tick), {
        quantity: tick.quantity,
        cost: isWeighed ? shareOf(cost, weights[index] ?? 0, total) : unknownCost,
      });
  }
  return portions;
}

const shareOf = (cost: ExactCost, part: number, base: number): ExactCost => ({
  total: cost.total && times(cost.total, fraction(part, base)),
  isWhole: cost.isWhole,
});

function costsOfBatches(batches: readonly CookedRow[]): Map<number, ExactCost> {
  const byId = new Map(batches.map((batch) => [batch.id, batch]));
  const costs = new Map<number, ExactCost>();
  const costOf = (batch: CookedRow): ExactCost => {
    const entry = costs.get(batch.id);
    if (entry) return entry;
    // Until it is known: one that stood in itself would be looked for without end.
    costs.set(batch.id, unknownCost);
    const parts = batch.parts.map((part) => costOfPart(part, byId, costOf));
    const cost = parts.length > 0 ? sumOfCosts(parts) : unknownCost;
    costs.set(batch.id, cost);
    return cost;
  };
  batches.forEach(costOf);
  return costs;
}

function costOfPart(
  { weight, partBatchId, price, pricedWeight }: CookedRow['parts'][number],
  byId: ReadonlyMap<number, CookedRow>,
  costOf: (batch: CookedRow) => ExactCost,
): ExactCost {
  if (weight === null) return unknownCost;
  if (weight === 0) return { total: fraction(0), isWhole: true };
  if (partBatchId !== null) {
    const batch = byId.get(partBatchId);
    return batch?.weight ? shareOf(costOf(batch), weight, batch.weight) : unknownCost;
  }
  if (price === null || !pricedWeight) return unknownCost;
  return { total: times(fraction(price, pricedWeight), fraction(weight)), isWhole: true };
}
