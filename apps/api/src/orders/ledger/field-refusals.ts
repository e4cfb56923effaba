import type { FieldRefusal } from '@traiteur/contract/wire/refusals.ts';
import type { CodeReason } from '@traiteur/domain/money/discount-codes.ts';
import type { DishReason } from '@traiteur/domain/catalogue/dish-reason.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { Refusal } from '../../core/refusal.ts';

/** The one refusal of a discount code, whose sentence does not tell why: nobody shall find codes by trying. Staff are told the reason. */
export const refusedCode = (reason: CodeReason): FieldRefusal => ({
  code: 'discount-code-refused',
  field: 'discountCode',
  reason,
});

/** Of which dish an order wants too much, or what it cannot have; with what is left of it where that is known. */
export const dishReason = (dish: Bilingual, portionsLeft?: number): DishReason =>
  portionsLeft === undefined ? { why: 'dish', dish } : { why: 'portions', dish, left: portionsLeft };

/** @throws {Refusal} naming all of them, if there is any */
export function refuseAll(faults: FieldRefusal[]): void {
  const [first] = faults;
  if (first) throw new Refusal(first.code, { faults });
}
