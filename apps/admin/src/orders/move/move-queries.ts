import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/wire/client.ts';
import type { Locale } from '@traiteur/domain/language.ts';
import { slotKeys } from '@traiteur/front/orders/slot-queries.ts';
import { orderKeys } from '../order-queries.ts';

/** The slots of the zones that these orders go to. */
export const moveSlotsQuery = (api: Client, ids: readonly number[]) =>
  queryOptions({
    queryKey: slotKeys.answer('listMoveSlots', ids),
    queryFn: ({ signal }) => api.call('orders', 'listMoveSlots', {}, { ids: [...ids] }, { signal }),
    gcTime: 0,
  });

interface Slot {
  scheduleId: number;
  date: string;
}

/** Which of these orders could be moved to a slot, and why the others could not, in that language. Nothing of it is kept. */
export const moveQuoteQuery = (api: Client, ids: readonly number[], slot: Slot | undefined, locale: Locale) =>
  queryOptions({
    queryKey: orderKeys.answer('quoteOrderMoves', { ids, slot, locale }),
    queryFn: ({ signal }) =>
      api.call(
        'orders',
        'quoteOrderMoves',
        {},
        { ids: [...ids], slot: slot ?? { scheduleId: 0, date: '' } },
        { signal },
      ),
    enabled: slot !== undefined,
    gcTime: 0,
  });
