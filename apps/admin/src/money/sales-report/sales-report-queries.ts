import { queryOptions } from '@tanstack/react-query';
import type { salesQuery } from '@traiteur/contract/money/sales-report.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { withAge } from '@traiteur/front/queries/with-age.ts';
import type * as z from 'zod/mini';
import { orderKeys } from '../../orders/order-queries.ts';

export const salesReportQuery = (api: ApiClient, query: z.output<typeof salesQuery>) =>
  queryOptions({
    queryKey: orderKeys.answer('sales-report', query),
    queryFn: ({ signal }) =>
      withAge(({ onAge }) => api.call('sales-report', 'getSalesReport', query, undefined, { signal, onAge })),
  });
