import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const invoiceKeys = nounKeys('invoices');

export const invoiceQuery = (api: ApiClient, id: number) =>
  queryOptions({ queryKey: invoiceKeys.record(id), queryFn: () => api.call('invoices', 'get', { id }) });

/** What an order was given, the newest first. It stands with the orders: whatever changes an order may give it another one. */
export const orderInvoicesQuery = (api: ApiClient, orderId: number) =>
  queryOptions({
    queryKey: nounKeys('orders').answer('invoices', orderId),
    queryFn: () => api.call('invoices', 'list', { orderId }),
  });
