import { queryOptions } from '@tanstack/react-query';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** Keyed with the orders, which say what is owed. */
export const statementsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: nounKeys('orders').answer('statements'),
    queryFn: ({ pageParam }) =>
      api.call('statements', 'listOpenStatements', { ...(pageParam !== '' && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const companyStatementQuery = (api: ApiClient, companyId: number) =>
  queryOptions({
    queryKey: nounKeys('orders').answer('statement-of-company', companyId),
    queryFn: () => api.call('statements', 'listOpenStatements', { companyId }),
    enabled: api.offers('statements', 'listOpenStatements'),
  });

export const companyInvoicesQuery = (api: ApiClient, companyId: number) =>
  queryOptions({
    queryKey: nounKeys('orders').answer('invoices-of-company', companyId),
    queryFn: () => api.call('invoices', 'list', { companyId, limit: 12 }),
    enabled: api.offers('invoices', 'list'),
  });
