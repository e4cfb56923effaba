import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '../queries/noun-keys.ts';

export const slotKeys = nounKeys('delivery-slots');

/** The slots that an address can still have. */
export const slotsQuery = (api: Client, place: { country: string; postalCode: string }) =>
  queryOptions({
    queryKey: slotKeys.answer('listDeliverySlots', place),
    queryFn: () => api.call('delivery-slots', 'listDeliverySlots', place),
  });
