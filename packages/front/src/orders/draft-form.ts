import type { DraftQuote } from './order-change.ts';
import type { OrderDraft } from './order-draft.ts';

/** A draft of an order with its current price, as the parts of the form use it. */
export interface DraftForm {
  draft: OrderDraft;
  setDraft: (change: (before: OrderDraft) => OrderDraft) => void;
  quote: { data: DraftQuote | undefined };
  /** What speaks against a field, in the current language. */
  faultOf: (field: string) => string | undefined;
}
