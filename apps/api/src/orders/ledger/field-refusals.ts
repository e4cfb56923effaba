import type { FieldRefusal } from '@traiteur/contract/statement/refusals.ts';
import type { CodeReason } from '@traiteur/domain/money/discount-codes.ts';
import type { DishReason } from '@traiteur/domain/catalogue/dish-reason.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { Refusal } from '../../core/refusal.ts';

/** Clients hear the reason in a sentence of theirs, unless the code is switched off or never was. */
export const refusedCode = (reason: CodeReason): FieldRefusal => ({
  code: 'discount-code-refused',
  field: 'discountCode',
  reason,
});

export const dishReason = (dish: Bilingual, portionsLeft?: number): DishReason =>
  portionsLeft === undefined ? { why: 'dish', dish } : { why: 'portions', dish, left: portionsLeft };

/** One of several orders that are placed together. */
export interface PlaceAmong {
  index: number;
  /** Set where there is more than one. */
  date?: string;
}

/** Their fields say which order is meant, and when it is for. What all orders share is said once. */
export const refusalsAmong = (faults: FieldRefusal[], among: PlaceAmong | undefined): FieldRefusal[] =>
  among
    ? faults.map((fault) =>
        sharedFields.has(fault.field)
          ? fault
          : { ...fault, field: `orders.${among.index}.${fault.field}`, ...(among.date && { date: among.date }) },
      )
    : faults;

const sharedFields = new Set(['clientId', 'addressId', 'paymentChoice']);

/** @throws {Refusal} naming all faults, if there are any */
export function refuseAll(faults: FieldRefusal[]): void {
  const [first] = faults;
  if (first) throw new Refusal(first.code, { faults });
}
