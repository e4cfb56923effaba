import type { FieldRefusal } from '@traiteur/contract/wire/refusals.ts';
import { Refusal } from '../core/refusal.ts';

/** The one refusal of a discount code: it does not tell why, so that nobody can find codes by trying. */
export const refusedCode: FieldRefusal = { code: 'discount-code-refused', field: 'discountCode' };

/** @throws {Refusal} naming all of them, if there is any */
export function refuseAll(faults: FieldRefusal[]): void {
  const [first] = faults;
  if (first) throw new Refusal(first.code, { faults });
}
