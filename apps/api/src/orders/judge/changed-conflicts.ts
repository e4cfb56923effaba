import {
  type AllergyConflict,
  allergyConflicts,
  changedConflicts,
  eatsOfOrder,
  eatersOfLine,
} from '@traiteur/domain/orders/allergies.ts';
import type { JudgedLine, JudgingFacts, StandingConflict } from './judging-rows.ts';

export type NewConflict = AllergyConflict & JudgedLine;

export interface ConflictChanges {
  newConflicts: NewConflict[];
  goneConflicts: StandingConflict[];
}

/** By the rule of placing an order. */
export function changesIn({ lines, conflicts, tableOf, allergensOf }: JudgingFacts): ConflictChanges {
  const current = lines.flatMap((line): NewConflict[] => {
    const dish = { productId: line.productId, allergens: allergensOf.get(line.productId) ?? [] };
    const table = tableOf.get(line.clientId)?.filter((eater) => eatsOfOrder(eater, line)) ?? [];
    const eaters = eatersOfLine(line.lineEaterId, table);
    return allergyConflicts(eaters, [dish]).map((conflict) => ({ ...conflict, ...line }));
  });
  const { found: newConflicts, gone: goneConflicts } = changedConflicts(conflicts, current);
  return { newConflicts, goneConflicts };
}
