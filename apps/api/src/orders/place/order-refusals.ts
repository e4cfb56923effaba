import type { FieldRefusal } from '@traiteur/contract/wire/refusals.ts';
import {
  type AllergyOverride,
  overrideOf,
  ownAnswerTo,
  unansweredConflicts,
} from '@traiteur/domain/orders/allergies.ts';
import type { Assessment } from './assess-order.ts';
import { isForced } from './forced-rules.ts';
import type { OrderRequest } from './order-facts.ts';

type Wishes = Pick<OrderRequest, 'allergyOverrides' | 'expectedTotal' | 'forcedPlace' | 'forcedMinimum'>;

/**
 * Everything for which an order is refused, once it is assessed and what its input sets aside or answers for is left out.
 * @param conflicts those that have to be answered for now
 */
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
 * The same where clients order for themselves: nothing is forced, and of what they react to each dish is refused, or accepted by them.
 * @param house whether it lets clients answer for an allergy
 */
export const ownRefusalsOf = (
  input: Wishes,
  assessment: Assessment,
  house: { allergiesByConfirmation: boolean },
): FieldRefusal[] => [
  ...assessment.faults,
  ...assessment.conflicts.flatMap((conflict): FieldRefusal[] => {
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
