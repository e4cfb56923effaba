import type { Quote } from '@traiteur/contract/orders.ts';
import type { OrderDraft } from './order-draft.ts';

/** An order that is being put together, with its price of the moment: what the parts of its form work on. */
export interface DraftForm {
  draft: OrderDraft;
  setDraft: (change: (before: OrderDraft) => OrderDraft) => void;
  quote: { data: Quote | undefined };
  /** What speaks against a field, in the current language. */
  faultOf: (field: string) => string | undefined;
}
