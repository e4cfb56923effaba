import type { EventConflict } from '@traiteur/contract/orders/order-record.ts';
import { isSameConflict } from '@traiteur/domain/orders/allergies.ts';
import type { Assessment } from '../place/assess-order.ts';
import type { StandingLine, StandingOrder } from './standing-order.ts';

type Conflict = Assessment['conflicts'][number];

/** The conflicts that a change brings: those of the dishes that the order has not had so far, or that have become graver. */
export const newConflicts = ({ conflicts }: Assessment, order: StandingOrder): Conflict[] =>
  conflicts.filter((conflict) => !order.conflicts.some((standing) => isSameConflict(standing, conflict)));

/** The line that each line goes on from: one of the same dish in the same size. */
export function standingLines(
  { lines }: StandingOrder,
  assessment: Pick<Assessment, 'lines'>,
): (StandingLine | undefined)[] {
  const unmatchedLines = [...lines];
  return assessment.lines.map(({ offer }) => {
    const index = unmatchedLines.findIndex(
      (line) => line.productId === offer.productId && line.sizeId === offer.sizeId,
    );
    return index < 0 ? undefined : unmatchedLines.splice(index, 1)[0];
  });
}

/**
 * The conflicts that a line does not have yet. What somebody answered for in a dish stays answered in each of its sizes, and what waits for an
 * answer goes on waiting.
 */
export function conflictsToWrite(order: StandingOrder, assessment: Pick<Assessment, 'lines' | 'conflicts'>) {
  const lines = standingLines(order, assessment);
  return assessment.conflicts.flatMap((conflict) => {
    const sameConflicts = order.conflicts.filter((standing) => isSameConflict(standing, conflict));
    if (sameConflicts.some(({ lineId }) => lineId === lines[conflict.line]?.id)) return [];
    return [{ ...conflict, answer: sameConflicts.find(({ answer }) => answer !== null)?.answer ?? undefined }];
  });
}

/**
 * The conflicts of the dishes that a change takes out, as its event keeps them: their lines go, and what is known of them with these. Each once,
 * whatever the sizes of the dish.
 */
export function goneConflicts(
  { lines, conflicts }: StandingOrder,
  assessment: Pick<Assessment, 'lines'>,
): EventConflict[] {
  const goneConflictRows = conflicts.filter(
    ({ productId }) => !assessment.lines.some(({ offer }) => offer.productId === productId),
  );
  const byAllergen = Map.groupBy(goneConflictRows, ({ productId, allergenId }) => `${productId} ${allergenId}`);
  return [...byAllergen.values()].flatMap(([conflict]) => {
    const line = lines.find(({ id }) => id === conflict?.lineId);
    if (!conflict || !line) return [];
    const { allergenId, allergen, severity, presence, answer } = conflict;
    const dish = line.name;
    return {
      dish,
      allergenId,
      allergen,
      severity,
      presence,
      answeredBy: answer?.by_name ?? null,
      reason: answer?.reason ?? '',
    };
  });
}
