import type { ChosenSlot } from '../cart/chosen-slot.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { Complaint } from './complaint.ts';

type Words = (key: 'addressGone' | 'invalid.delivery' | 'invalid.schedule' | 'invalid.billing') => string;

/** What an order still lacks, said where it is asked for; undefined where nothing is missing. */
export function missingIn(
  { addressId, slot, payment }: Pick<CheckoutDraft, 'addressId' | 'payment'> & { slot?: ChosenSlot | undefined },
  addresses: readonly { id: number; eligible: boolean }[],
  words: Words,
): Complaint | undefined {
  const address = addresses.find(({ id }) => id === addressId);
  if (addressId !== undefined && !address) return { step: 'where', sentence: words('addressGone') };
  if (!address?.eligible) return { step: 'where', sentence: words('invalid.delivery') };
  if (!slot) return { step: 'when', sentence: words('invalid.schedule') };
  return payment ? undefined : { step: 'pay', sentence: words('invalid.billing') };
}
