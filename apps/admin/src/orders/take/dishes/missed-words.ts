import type { DraftLine } from '@traiteur/front/orders/order-draft.ts';

/** Words that led to no dish: none is found by them, what is found has run out, or nobody answered. */
export interface MissedWords {
  text: string;
  error: Error | null;
  /** The dish and the size that have run out. */
  soldOut?: Pick<DraftLine, 'name' | 'sizeName'>;
}
