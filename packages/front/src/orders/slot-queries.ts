import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '../queries/noun-keys.ts';

export const slotKeys = nounKeys('delivery-slots');

export const slotsQuery = (api: ApiClient, place: { country: string; postalCode: string }) =>
  queryOptions({
    queryKey: slotKeys.answer('listDeliverySlots', place),
    queryFn: () => api.call('delivery-slots', 'listDeliverySlots', place),
  });
