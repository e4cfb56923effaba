import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MoveBookings } from '@traiteur/contract/orders/order-moves.ts';
import type { Api } from '@traiteur/contract/operations.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import { largestBatch } from '@traiteur/contract/statement/batches.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { slotKeys } from '@traiteur/front/orders/slot-queries.ts';
import type { BatchTarget } from '../../list/batches/batch-requests.ts';
import { orderKeys } from '../order-queries.ts';

/** The slots of all zones of these orders. */
export const moveSlotsQuery = (api: ApiClient, target: BatchTarget) =>
  queryOptions({
    queryKey: slotKeys.answer('listMoveSlots', target),
    queryFn: ({ signal }) => {
      const body = 'ids' in target ? { ids: [...target.ids] } : target;
      return api.call('orders', 'listMoveSlots', {}, body, { signal });
    },
    gcTime: 0,
  });

type QuotedMoves = Body<Api['orders']['quoteOrderMoves']>;

/** A slot or another day, and what else is decided. */
export type Destination = Pick<QuotedMoves, 'slot' | 'day' | 'forcedDish' | 'replacements'>;

interface QuotePage {
  /** Where it begins: an index into the ids, or `after`, the cursor of the matching orders. */
  from: number;
  after: string;
  /** The places that the previous pages would take. */
  bookings: MoveBookings | undefined;
}

const firstPage: QuotePage = { from: 0, after: '', bookings: undefined };

/**
 * The orders that a slot or a day accepts, a page at a time, and why it refuses others, in the language `locale`.
 * Each page counts the places that the previous pages would take. Not cached.
 */
export const moveQuoteQuery = (
  api: ApiClient,
  target: BatchTarget,
  destination: Destination | undefined,
  locale: Locale,
) =>
  infiniteQueryOptions({
    queryKey: orderKeys.answer('quoteOrderMoves', { target, destination, locale }),
    initialPageParam: firstPage,
    async queryFn({ pageParam: { from, after, bookings }, signal }) {
      const move = { ...destination, ...(bookings && { bookings }) };
      if ('matching' in target) {
        const body = { matching: target.matching, ...(after && { after }), ...move };
        return { ...(await api.call('orders', 'quoteOrderMoves', {}, body, { signal })), from };
      }
      const ids = target.ids.slice(from, from + largestBatch);
      const answer = await api.call('orders', 'quoteOrderMoves', {}, { ids, ...move }, { signal });
      const remainder = target.ids.length - from - ids.length;
      return { ...answer, from: from + ids.length, left: remainder, next: remainder > 0 ? '' : null };
    },
    getNextPageParam: ({ from, next, bookings }): QuotePage | undefined =>
      next === null ? undefined : { from, after: next, bookings },
    enabled: destination !== undefined,
    gcTime: 0,
  });
