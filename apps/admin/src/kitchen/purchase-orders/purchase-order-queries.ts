import { queryOptions } from '@tanstack/react-query';
import type { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

type ApiOfScreen = ReturnType<typeof useApi>;

export const purchaseOrderQuery = (api: ApiOfScreen, id: number) =>
  queryOptions({
    queryKey: nounKeys('purchase-orders').record(id),
    queryFn: () => api.call('purchase-orders', 'get', { id }),
  });

/** What a supplier sells; nothing as long as none is chosen. */
export const articlesQuery = (api: ApiOfScreen, supplierId: number | null) =>
  queryOptions({
    queryKey: nounKeys('purchase-orders').answer('listSupplierArticles', supplierId),
    queryFn: async () =>
      supplierId === null ? [] : (await api.call('purchase-orders', 'listSupplierArticles', { id: supplierId })).items,
  });
