import type { UseQueryResult } from '@tanstack/react-query';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { DraftQuote } from '@traiteur/front/orders/order-change.ts';
import { type OrderDraft, standingFaults } from '@traiteur/front/orders/order-draft.ts';
import { useFaultSentence } from './use-may-force.ts';

/**
 * What is wrong with a draft, field by field.
 * @param failure why it was not placed, where that was tried
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
    /** What holds the draft back, before it is sent. */
    firstFault: draftFaults[0]?.message,
    /** The fault of a field, from the server's last refusal or from the quote. */
    faultOf: (field: string): string | undefined => faultAt(field)?.message,
    /** What staff alone are told about it. */
    reasonOf: (field: string): string | undefined => faultAt(field)?.reason,
  };
}
