import { queryOptions } from '@tanstack/react-query';
import { localDate } from '@traiteur/contract/statement/fields.ts';
import { searchText } from '@traiteur/contract/statement/lists.ts';
import { rootParameters, type TraceStart } from '@traiteur/contract/kitchen/traces.ts';
import type { TraceRoot } from '@traiteur/domain/kitchen/traces.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import * as z from 'zod/mini';

/** What is looked for, or where a trace begins and of which days it tells. */
export const traceInAddress = z.strictObject({
  search: z.optional(searchText),
  ...rootParameters,
  from: z.optional(localDate),
  to: z.optional(localDate),
});

type TraceWish = z.output<typeof traceInAddress>;

const parameterOf: Record<TraceRoot, keyof typeof rootParameters> = {
  goods: 'ingredientBatchId',
  lot: 'cookedBatchId',
  dish: 'productId',
  order: 'orderId',
  client: 'clientId',
};

/** The place of a trace within its screen. */
export const traceAt = ({ kind, id }: Pick<TraceStart, 'kind' | 'id'>): string => `?${parameterOf[kind]}=${id}`;

export const hasRoot = (wish: TraceWish): boolean =>
  Object.values(parameterOf).some((name) => wish[name] !== undefined);

export const traceQuery = (api: ApiClient, { search: _search, ...wish }: TraceWish) =>
  queryOptions({
    queryKey: nounKeys('traces').answer('traceBatch', wish),
    queryFn: () => api.call('traces', 'traceBatch', wish),
    enabled: hasRoot(wish),
  });

export const startsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: nounKeys('traces').answer('listTraceStarts', search),
    queryFn: ({ signal }) => api.call('traces', 'listTraceStarts', { words: search }, undefined, { signal }),
    enabled: search !== '',
  });
