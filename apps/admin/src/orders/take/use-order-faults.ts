import type { UseQueryResult } from '@tanstack/react-query';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { DraftQuote } from '@traiteur/front/orders/order-change.ts';
import { type OrderDraft, standingFaults } from '@traiteur/front/orders/order-draft.ts';
import { useFaultSentence } from './use-may-force.ts';

/**
 * The faults of a draft by field.
 * @param failure the error of the last attempt to place it
 */
export function useOrderFaults(draft: OrderDraft, quote: UseQueryResult<DraftQuote>, failure: Error | undefined) {
  const sentenceOf = useFaultSentence();
  const quotedFaults = quote.isPlaceholderData ? [] : (quote.data?.faults ?? []);
  const draftFaults = standingFaults(draft, quotedFaults).map((fault) => ({ ...fault, message: sentenceOf(fault) }));
  const faults = [...draftFaults, ...((failure instanceof ApiRefusal && failure.problem.errors) || [])];
  const faultAt = (field: string) =>
    faults.find((fault) => fault.field === field || fault.field.startsWith(`${field}.`));
  return {
    quotedFaults,
    /** The fault that blocks saving, if there is one. */
    firstFault: draftFaults[0]?.message,
    /** From the server's last refusal or from the quote. */
    faultOf: (field: string): string | undefined => faultAt(field)?.message,
    /** Only for staff, not for the client. */
    reasonOf: (field: string): string | undefined => faultAt(field)?.reason,
  };
}
