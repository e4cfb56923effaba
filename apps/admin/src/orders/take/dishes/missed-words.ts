import type { DraftLine } from '@traiteur/front/orders/order-draft.ts';

/** Words that added no dish: nothing was found, the dish is sold out, or the request failed. */
export interface MissedWords {
  text: string;
  error: Error | null;
  soldOut?: Pick<DraftLine, 'name' | 'sizeName'>;
}
