import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';

/** Guests choose meanwhile, and no news tell of it. */
const everyMinute = 60_000;

export const dayGroupOrdersQuery = (api: ApiClient, date: LocalDate) =>
  queryOptions({
    queryKey: ['group-orders', date],
    queryFn: () => api.call('group-orders', 'listDayGroupOrders', { date, limit: 200 }),
    refetchInterval: everyMinute,
  });
