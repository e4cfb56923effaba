import type { DraftQuote } from './order-change.ts';
import type { OrderDraft } from './order-draft.ts';

export interface DraftForm {
  draft: OrderDraft;
  setDraft: (change: (before: OrderDraft) => OrderDraft) => void;
  quote: { data: DraftQuote | undefined };
  faultOf: (field: string) => string | undefined;
}
