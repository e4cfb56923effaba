import type { MoveQuote } from '@traiteur/contract/orders/order-moves.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';

export type LackingDish = MoveQuote['lackingDishes'][number];

/** What is chosen for orders that go to another day. */
export interface DayWish {
  date: LocalDate;
  nearest: boolean;
  replaced: readonly (LackingDish & { byProductId: number; byName: string })[];
  /** Why dishes are cooked outside their days; empty: they are not. */
  reason: string;
}

export const dayRequest = ({ date, nearest, replaced, reason }: DayWish) => ({
  day: { date, nearest },
  ...(replaced.length > 0 && {
    replacements: replaced.map(({ productId, byProductId }) => ({ productId, byProductId })),
  }),
  ...(reason.trim() && { forcedDish: { reason: reason.trim() } }),
});
