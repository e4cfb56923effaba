import type { EventConflict } from '@traiteur/contract/orders/order-record.ts';
import { isSameConflict } from '@traiteur/domain/orders/allergies.ts';
import type { Assessment } from '../place/assess-order.ts';
import type { StandingLine, StandingOrder } from './standing-order.ts';

type Conflict = Assessment['conflicts'][number];

/** Those of dishes that are new to the order, or graver than before. */
export const newConflicts = ({ conflicts }: Assessment, order: StandingOrder): Conflict[] =>
  conflicts.filter((conflict) => !order.conflicts.some((standing) => isSameConflict(standing, conflict)));

export function standingLines(
  { lines }: StandingOrder,
  assessment: Pick<Assessment, 'lines'>,
): (StandingLine | undefined)[] {
  const unmatchedLines = [...lines];
  return assessment.lines.map(({ offer, eater }) => {
    const index = unmatchedLines.findIndex(
      (line) =>
        line.productId === offer.productId && line.sizeId === offer.sizeId && line.eaterId === (eater?.id ?? null),
    );
    return index < 0 ? undefined : unmatchedLines.splice(index, 1)[0];
  });
}

/** Conflicts that their line does not have yet. The answer for a dish, or its absence, holds for each of its sizes. */
export function conflictsToWrite(order: StandingOrder, assessment: Pick<Assessment, 'lines' | 'conflicts'>) {
  const lines = standingLines(order, assessment);
  return assessment.conflicts.flatMap((conflict) => {
    const sameConflicts = order.conflicts.filter((standing) => isSameConflict(standing, conflict));
    if (sameConflicts.some(({ lineId }) => lineId === lines[conflict.line]?.id)) return [];
    return [{ ...conflict, answer: sameConflicts.find(({ answer }) => answer !== null)?.answer ?? undefined }];
  });
}

/** Kept in the event, since the rows go with the removed lines. Each conflict once, whatever the sizes of the dish. */
export function goneConflicts(
  { lines, conflicts }: StandingOrder,
  assessment: Pick<Assessment, 'lines'>,
): EventConflict[] {
  const goneConflictRows = conflicts.filter(
    ({ productId, eaterId }) =>
      !assessment.lines.some(({ offer, eater }) => offer.productId === productId && (!eater || eater.id === eaterId)),
  );
  const byAllergen = Map.groupBy(
    goneConflictRows,
    ({ productId, eaterId, allergenId }) => `${productId} ${eaterId} ${allergenId}`,
  );
  return [...byAllergen.values()].flatMap(([conflict]) => {
    const line = lines.find(({ id }) => id === conflict?.lineId);
    if (!conflict || !line) return [];
    const { eater, allergenId, allergen, severity, presence, answer } = conflict;
    const dish = line.name;
    return {
      dish,
      eater,
      allergenId,
      allergen,
      severity,
      presence,
      answeredBy: answer?.by_name ?? null,
      reason: answer?.reason ?? '',
    };
  });
}
