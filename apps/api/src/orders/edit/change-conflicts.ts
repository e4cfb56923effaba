import type { EventConflict } from '@traiteur/contract/orders/order-record.ts';
import { isSameConflict, ownAnswerTo } from '@traiteur/domain/orders/allergies.ts';
import type { Assessment } from '../place/assess-order.ts';
import type { StandingLine, StandingOrder } from './standing-order.ts';

type Conflict = Assessment['conflicts'][number];

/** Those of dishes that are new to the order, or graver than before. */
export const newConflicts = ({ conflicts }: Assessment, order: StandingOrder): Conflict[] =>
  conflicts.filter((conflict) => !order.conflicts.some((standing) => isSameConflict(standing, conflict)));

/**
 * Those that clients answer for themselves when they change their order. What was answered holds; but of a dish that
 * the house answered for, a client takes no more.
 */
export function conflictsToAccept(
  assessment: Pick<Assessment, 'lines' | 'conflicts'>,
  order: StandingOrder,
  house: { allergiesByConfirmation: boolean },
): Conflict[] {
  const linesAfter = assessment.lines.map(({ offer, quantity, eater }) => ({
    productId: offer.productId,
    quantity,
    eaterId: eater?.id ?? null,
  }));
  return assessment.conflicts.filter((conflict) => {
    const isAnswered = order.conflicts.some((standing) => standing.answer && isSameConflict(standing, conflict));
    if (!isAnswered) return true;
    if (ownAnswerTo(conflict, house) !== 'refused') return false;
    return portionsFor(conflict, linesAfter) > portionsFor(conflict, order.lines);
  });
}

/** Portions of the dish that the eater may eat: their own, and those for the whole table. */
const portionsFor = (
  { eaterId, productId }: Pick<Conflict, 'eaterId' | 'productId'>,
  lines: readonly Pick<StandingLine, 'productId' | 'quantity' | 'eaterId'>[],
): number =>
  lines.reduce(
    (sum, line) =>
      line.productId === productId && (line.eaterId === null || line.eaterId === eaterId) ? sum + line.quantity : sum,
    0,
  );

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
    const { eaterId, eater, allergenId, allergen, severity, presence, answer } = conflict;
    const dish = line.name;
    return {
      dish,
      eaterId,
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
