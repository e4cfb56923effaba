import {
  type AllergyConflict,
  allergyConflicts,
  changedConflicts,
  eatsOfOrder,
  eatersOfLine,
  gravestAllergens,
} from '@traiteur/domain/orders/allergies.ts';
import { cookedKey } from '../../kitchen/pots/cooked-allergens.ts';
import type { DishAllergen, JudgedLine, JudgingFacts, StandingConflict } from './judging-rows.ts';

export type NewConflict = AllergyConflict & JudgedLine;

export interface ConflictChanges {
  newConflicts: NewConflict[];
  goneConflicts: StandingConflict[];
}

/** By the rule of placing an order. */
export function changesIn(facts: JudgingFacts): ConflictChanges {
  const { lines, conflicts, tableOf } = facts;
  const current = lines.flatMap((line): NewConflict[] => {
    const dish = { productId: line.productId, allergens: allergensOf(line, facts) };
    const table = tableOf.get(line.clientId)?.filter((eater) => eatsOfOrder(eater, line)) ?? [];
    const eaters = eatersOfLine(line.lineEaterId, table);
    return allergyConflicts(eaters, [dish]).map((conflict) => ({ ...conflict, ...line }));
  });
  const { found: newConflicts, gone: goneConflicts } = changedConflicts(conflicts, current);
  return { newConflicts, goneConflicts };
}

/** What stands cooked has what went into it that day, whatever its recipe has become. */
function allergensOf({ productId, cookedOn }: JudgedLine, facts: JudgingFacts): DishAllergen[] {
  const cooked = cookedOn === null ? [] : facts.cookedAllergens.get(cookedKey({ productId, cookedOn }));
  return gravestAllergens(facts.allergensOf.get(productId) ?? [], cooked ?? []);
}
