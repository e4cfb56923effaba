import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { invoices } from '@traiteur/contract/money/invoices.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { QueryText } from '@traiteur/front/routing/use-query-in-address.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const invoiceKeys = nounKeys('invoices');

export const invoiceQuery = (api: ApiClient, id: number) =>
  queryOptions({ queryKey: invoiceKeys.record(id), queryFn: () => api.call('invoices', 'get', { id }) });

/** The newest first. Keyed with the orders, since a change of an order may issue an invoice. */
export const orderInvoicesQuery = (api: ApiClient, orderId: number) =>
  queryOptions({
    queryKey: nounKeys('orders').answer('invoices', orderId),
    queryFn: () => api.call('invoices', 'list', { orderId }),
  });

/** Which invoices to print: ids, or the list's search and filters. */
export const invoicePapersQuery = invoices.operations.listInvoicePapers.query;
export type InvoicePapersQuery = QueryText<typeof invoicePapersQuery>;

/** In pages small enough to show progress. Not cached. */
export const invoicePapersPages = (api: ApiClient, query: InvoicePapersQuery) =>
  infiniteQueryOptions({
    queryKey: ['invoice-papers', query],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const page = { ...query, limit: '25', after: pageParam || undefined };
      return api.call('invoices', 'listInvoicePapers', page, undefined, { signal });
    },
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
