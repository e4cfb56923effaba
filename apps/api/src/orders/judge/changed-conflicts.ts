import { type AllergyConflict, allergyConflicts, changedConflicts } from '@traiteur/domain/orders/allergies.ts';
import type { JudgedLine, JudgingFacts, StandingConflict } from './judging-rows.ts';

export type NewConflict = AllergyConflict & JudgedLine;

export interface ConflictChanges {
  /** What was not known of these orders. */
  newConflicts: NewConflict[];
  goneConflicts: StandingConflict[];
}

/** What judging these lines again changes, by the rule that placing an order follows. */
export function changesIn({ lines, conflicts, reactionsOf, allergensOf }: JudgingFacts): ConflictChanges {
  const current = lines.flatMap((line): NewConflict[] => {
    const dish = { productId: line.productId, allergens: allergensOf.get(line.productId) ?? [] };
    return allergyConflicts(reactionsOf.get(line.clientId) ?? [], [dish]).map((conflict) => ({ ...conflict, ...line }));
  });
  const { found: newConflicts, gone: goneConflicts } = changedConflicts(conflicts, current);
  return { newConflicts, goneConflicts };
}
