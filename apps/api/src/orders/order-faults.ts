import type { RefusalFault } from '@traiteur/contract/wire/refusals.ts';
import { Refusal } from '../core/refusal.ts';

/** What a code is refused with, whatever speaks against it: who tries codes learns nothing of them. */
export const refusedCode: RefusalFault = { code: 'discount-code-refused', field: 'discountCode' };

/** @throws {Refusal} naming all of them, if there is any */
export function refuseFaults(faults: RefusalFault[]): void {
  const [first] = faults;
  if (first) throw new Refusal(first.code, { faults });
}
