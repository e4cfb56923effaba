import type { DraftQuote } from './order-change.ts';
import type { OrderDraft } from './order-draft.ts';

export interface DraftForm {
  draft: OrderDraft;
  setDraft: (change: (before: OrderDraft) => OrderDraft) => void;
  quote: { data: DraftQuote | undefined };
  /** The field's fault in the current language. */
  faultOf: (field: string) => string | undefined;
}
