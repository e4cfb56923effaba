import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const purchaseOrderQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: nounKeys('purchase-orders').record(id),
    queryFn: () => api.call('purchase-orders', 'get', { id }),
  });

/** What a supplier sells; nothing as long as none is chosen. */
export const articlesQuery = (api: ApiClient, supplierId: number | null) =>
  queryOptions({
    queryKey: nounKeys('purchase-orders').answer('listSupplierArticles', supplierId),
    queryFn: async () =>
      supplierId === null ? [] : (await api.call('purchase-orders', 'listSupplierArticles', { id: supplierId })).items,
  });
