import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { cookieOf } from '../avoiding/avoided-cookie.ts';
import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { Complaint } from './complaint.ts';

type Words = (
  key:
    | 'who.unanswered'
    | 'who.unasked'
    | 'addressGone'
    | 'invalid.delivery'
    | 'invalid.schedule'
    | 'invalid.billing'
    | 'pay.choose',
) => string;

interface OrderNeeds {
  /** See `avoidedBeyond`. */
  unkept: readonly ClientAllergen[];
  addresses: readonly { id: number; eligible: boolean }[];
  choices: readonly PaymentChoice[];
  /** Who eats with the client, and whether they were asked for their allergies. */
  table: readonly { allergiesAsked: boolean }[];
}

export function missingIn(
  {
    addressId,
    hasSlots,
    payment,
    untold,
  }: Pick<CheckoutDraft, 'addressId' | 'payment' | 'untold'> & { hasSlots: boolean },
  { unkept, addresses, choices, table }: OrderNeeds,
  words: Words,
): Complaint | undefined {
  if (isUnanswered(unkept, untold)) return { step: 'who', sentence: words('who.unanswered') };
  if (table.some(({ allergiesAsked }) => !allergiesAsked)) return { step: 'who', sentence: words('who.unasked') };
  const address = addresses.find(({ id }) => id === addressId);
  if (addressId !== undefined && !address) return { step: 'where', sentence: words('addressGone') };
  if (!address?.eligible) return { step: 'where', sentence: words('invalid.delivery') };
  if (!hasSlots) return { step: 'when', sentence: words('invalid.schedule') };
  if (!payment) return { step: 'pay', sentence: words('pay.choose') };
  // The draft may have a choice that the house no longer offers.
  return choices.includes(payment) ? undefined : { step: 'pay', sentence: words('invalid.billing') };
}

/** Whether the client has not yet answered if the kitchen is to know these allergens. */
export const isUnanswered = (unkept: readonly ClientAllergen[], untold: string | undefined): boolean =>
  unkept.length > 0 && untold !== cookieOf(unkept);
