import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
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
