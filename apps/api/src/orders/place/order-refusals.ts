import type { FieldRefusal } from '@traiteur/contract/statement/refusals.ts';
import {
  type AllergyOverride,
  overrideOf,
  ownAnswerTo,
  unansweredConflicts,
} from '@traiteur/domain/orders/allergies.ts';
import type { Assessment } from './assess-order.ts';
import { type ForcibleInput, isForced } from './forced-rules.ts';
import type { OrderRequest } from './order-facts.ts';

type Wishes = Pick<OrderRequest, 'allergyOverrides' | 'expectedTotal'> & ForcibleInput;

/** @param conflicts those that need an answer now */
export const refusalsOf = (
  input: Wishes,
  assessment: Assessment,
  conflicts: Assessment['conflicts'] = assessment.conflicts,
): FieldRefusal[] => [
  ...assessment.faults.filter((fault) => !isForced(fault, input)),
  ...allergyRefusals(input.allergyOverrides ?? [], { ...assessment, conflicts }),
  ...priceRefusals(input, assessment),
];

/**
 * For clients on the site: they force no rule, and each conflict is refused or needs their acceptance.
 * @param conflicts those that need an answer now
 */
export const ownRefusalsOf = (
  input: Wishes,
  assessment: Assessment,
  house: { allergiesByConfirmation: boolean },
  conflicts: Assessment['conflicts'] = assessment.conflicts,
): FieldRefusal[] => [
  ...assessment.faults,
  ...conflicts.flatMap((conflict): FieldRefusal[] => {
    const field = `lines.${assessment.lines[conflict.line]?.index}.productId`;
    if (ownAnswerTo(conflict, house) === 'refused') return [{ code: 'own-allergy', field }];
    return overrideOf(conflict, input.allergyOverrides ?? []) ? [] : [{ code: 'own-allergy-not-accepted', field }];
  }),
  ...priceRefusals(input, assessment),
];

function allergyRefusals(
  overrides: readonly AllergyOverride[],
  { conflicts, lines }: Pick<Assessment, 'conflicts' | 'lines'>,
): FieldRefusal[] {
  const dishes = new Set(unansweredConflicts(conflicts, overrides).map(({ line }) => lines[line]?.index));
  return [...dishes].map((index) => ({ code: 'allergy-not-overridden', field: `lines.${index}.productId` }));
}

function priceRefusals({ expectedTotal }: Wishes, { priced }: Assessment): FieldRefusal[] {
  const hasChanged = expectedTotal !== undefined && expectedTotal !== priced.total;
  return hasChanged ? [{ code: 'prices-changed', field: 'expectedTotal' }] : [];
}
