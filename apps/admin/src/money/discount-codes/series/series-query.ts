import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const codeKeys = nounKeys('discount-codes');

/** The newest ones only. */
export const seriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: codeKeys.answer('series'),
    queryFn: () => api.call('discount-codes', 'listDiscountCodeSeries', { limit: 20 }),
  });
