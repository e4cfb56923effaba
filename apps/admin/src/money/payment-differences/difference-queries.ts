import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { orderKeys } from '../../orders/order-queries.ts';

export interface ComparedPeriod {
  from: LocalDate;
  to: LocalDate;
}

/** Keyed with the orders, since payments and refunds change it. */
export const differencesKey = (period: ComparedPeriod) => orderKeys.answer('payment-differences', period);

export const differencesQuery = (api: ApiClient, period: ComparedPeriod) =>
  queryOptions({
    queryKey: differencesKey(period),
    queryFn: ({ signal }) =>
      api.call('online-payments', 'listPaymentDifferences', { ...period }, undefined, { signal }),
  });
