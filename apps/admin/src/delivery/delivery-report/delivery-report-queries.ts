import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { orderKeys } from '../../orders/order-queries.ts';

const keyOf = (date: LocalDate | undefined) => orderKeys.answer('delivery-report', date);

/** The report of a date, or of the next date that delivers. */
export const deliveryReportQuery = (api: ApiClient, date: LocalDate | undefined) =>
  queryOptions({
    queryKey: keyOf(date),
    queryFn: async ({ client }) => {
      const report = await api.call('delivery-report', 'getDeliveryReport', { date });
      // Its date goes into the address: cached under that date, the report is not read twice.
      if (!date) client.setQueryData(keyOf(report.date), report);
      return report;
    },
    // Without a date it is asked at each visit: an order may have come for an earlier date.
    ...(date ? {} : { gcTime: 0 }),
  });

/** Who may drive a round. */
export const roundDriversQuery = (api: ApiClient, date: LocalDate) =>
  queryOptions({
    queryKey: orderKeys.answer('round-drivers', date),
    queryFn: async () => (await api.call('rounds', 'getRound', { date }, undefined, { quiet: true })).drivers,
  });
