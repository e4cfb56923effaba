import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const onlineKeys = nounKeys('online-payments');

/** Whether clients can pay online. It does not change while the server runs. */
export const paymentOptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: onlineKeys.answer('options'),
    queryFn: () => api.call('online-payments', 'getPaymentOptions', {}),
    staleTime: Infinity,
  });
