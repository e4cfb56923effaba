import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const supplierInvoiceQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: nounKeys('supplier-invoices').record(id),
    queryFn: () => api.call('supplier-invoices', 'get', { id }),
  });

/** The orders of a supplier that an invoice may be for, the latest first; none as long as nobody knows whose it is. */
export const ordersToChargeQuery = (api: ApiClient, supplierId: number | null) =>
  queryOptions({
    queryKey: nounKeys('purchase-orders').answer('ordersToCharge', supplierId),
    async queryFn() {
      if (supplierId === null) return [];
      const { items } = await api.call('purchase-orders', 'list', { supplierId, limit: 100 });
      return items.filter(({ status }) => status === 'sent' || status === 'received');
    },
  });
