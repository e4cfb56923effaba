import type { FieldRefusal } from '@traiteur/contract/wire/refusals.ts';
import type { CodeReason } from '@traiteur/domain/discount-codes.ts';
import { Refusal } from '../core/refusal.ts';

/** The one refusal of a discount code, whose sentence does not tell why: nobody shall find codes by trying. Staff are told the reason. */
export const refusedCode = (reason: CodeReason): FieldRefusal => ({
  code: 'discount-code-refused',
  field: 'discountCode',
  reason,
});

/** @throws {Refusal} naming all of them, if there is any */
export function refuseAll(faults: FieldRefusal[]): void {
  const [first] = faults;
  if (first) throw new Refusal(first.code, { faults });
}
