import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { productionKey } from '../production/production-queries.ts';

/** Beside the plan: what a colleague ticks is read again. */
export const packingKey = [...productionKey, 'packing'];

export const packingQuery = (api: ApiClient, date: string | undefined) =>
  queryOptions({
    queryKey: [...packingKey, date],
    queryFn: () => api.call('packing', 'getPacking', { date }, undefined, { quiet: true }),
  });
