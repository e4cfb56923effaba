import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { orderKeys } from '../../orders/order-queries.ts';

/** Keyed with the orders, since each payment of an order changes a till. */
export const cashUpQuery = (api: ApiClient, date: LocalDate) =>
  queryOptions({
    queryKey: orderKeys.answer('cash-ups', date),
    queryFn: () => api.call('cash-ups', 'getCashUps', { date }),
  });
